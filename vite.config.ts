/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  base: './',
  build: { target: 'es2022' },
  test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'node' },
});
