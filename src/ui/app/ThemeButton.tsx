import type { ReactNode } from 'react';
import { prefer, usePreferences } from '../../state';
import { IconButton, useWords } from '../kit';

const NEXT = { system: 'light', light: 'dark', dark: 'system' } as const;
const SIGN = { system: 'system', light: 'sun', dark: 'moon' } as const;

/** Goes round: as the system has it, light, dark. */
export function ThemeButton(): ReactNode {
  const { t } = useWords();
  const theme = usePreferences((state) => state.theme);
  return (
    <IconButton label={t(`app.theme.${theme}`)} icon={SIGN[theme]} onClick={() => prefer({ theme: NEXT[theme] })} />
  );
}
