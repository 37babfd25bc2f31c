import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, useWords } from '../../kit';

/** One box for cards. `/` brings the focus here from anywhere; Escape empties it, Enter takes the first result. */
export function SearchField(props: {
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly onEnter: () => void;
}): ReactNode {
  const { t } = useWords();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const inField =
        event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]');
      if (event.key !== '/' || inField || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return (
    <label className="search">
      <Icon name="search" small />
      <input
        ref={field}
        type="search"
        value={props.query}
        placeholder={t('library.search')}
        aria-label={t('library.search')}
        onChange={(event) => props.onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') props.onChange('');
          if (event.key === 'Enter') props.onEnter();
        }}
        autoComplete="off"
        spellCheck={false}
      />
      <kbd className="kbd">/</kbd>
    </label>
  );
}
