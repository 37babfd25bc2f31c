import { useEffect } from 'react';
import { usePreferences } from '../../state';

/** Puts the chosen theme on the root; the system's needs nothing, for every token is written with `light-dark()`. */
export function useTheme(): void {
  const theme = usePreferences((state) => state.theme);
  useEffect(() => {
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  }, [theme]);
}
