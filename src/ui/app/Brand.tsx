import type { ReactNode } from 'react';

/** Four layers and the head that reads them. */
export const Brand = (): ReactNode => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <g fill="none" strokeWidth="2" strokeLinecap="round">
      <path d="M3 4.5h14" stroke="var(--L2)" />
      <path d="M3 8.2h14" stroke="var(--L4)" />
      <path d="M3 11.9h14" stroke="var(--L6)" />
      <path d="M3 15.6h14" stroke="var(--L7b)" />
    </g>
    <path d="M12.2 1.5v17" stroke="var(--ink)" strokeWidth="1.6" />
    <circle cx="12.2" cy="8.2" r="2.6" fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.6" />
  </svg>
);
