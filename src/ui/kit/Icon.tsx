import type { ReactNode } from 'react';

/** Icons of one pen: 16 px, 1.4 px lines. Every one stands beside words or in a button that has a name. */
export function Icon({ name, small = false }: { readonly name: IconName; readonly small?: boolean }): ReactNode {
  return (
    <svg className={small ? 'i s' : 'i'} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {ICONS[name]}
    </svg>
  );
}

const filled = { fill: 'currentColor' } as const;
const ICONS = {
  search: <path d="M11.3 7a4.3 4.3 0 1 1-8.6 0 4.3 4.3 0 0 1 8.6 0Zm-1 3.3 3.2 3.2" />,
  undo: <path d="M5.5 3.5 2.8 6.2l2.7 2.7M3 6.2h6a3.8 3.8 0 0 1 0 7.6H6.5" />,
  redo: <path d="m10.5 3.5 2.7 2.7-2.7 2.7M13 6.2H7a3.8 3.8 0 0 0 0 7.6h2.5" />,
  moon: <path d="M13 9.6A5.4 5.4 0 0 1 6.4 3a5.4 5.4 0 1 0 6.6 6.6Z" />,
  sun: (
    <path d="M8 5.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6ZM8 1.8v1.3M8 12.9v1.3M1.8 8h1.3M12.9 8h1.3M3.6 3.6l.9.9M11.5 11.5l.9.9M3.6 12.4l.9-.9M11.5 4.5l.9-.9" />
  ),
  system: <path d="M2.5 3.5h11v7.5h-11zM6 13.5h4M8 11v2.5" />,
  down: <path d="m4.5 6.5 3.5 3.5 3.5-3.5" />,
  up: <path d="m4.5 9.5 3.5-3.5 3.5 3.5" />,
  right: <path d="m6.5 4.5 3.5 3.5-3.5 3.5" />,
  left: <path d="M9.5 4.5 6 8l3.5 3.5" />,
  first: <path d="M11.5 4 7 8l4.5 4V4ZM4.5 4v8" {...filled} />,
  last: <path d="M4.5 4 9 8l-4.5 4V4ZM11.5 4v8" {...filled} />,
  previous: <path d="M10.5 4 6 8l4.5 4V4Z" {...filled} />,
  next: <path d="M5.5 4 10 8l-4.5 4V4Z" {...filled} />,
  play: <path d="M5.8 4v8l6-4-6-4Z" {...filled} stroke="none" />,
  pause: <path d="M5.5 4v8M10.5 4v8" strokeWidth="2.4" />,
  eye: <path d="M1.8 8S4 4 8 4s6.2 4 6.2 4S12 12 8 12 1.8 8 1.8 8Zm8-0a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0Z" />,
  'eye-off': <path d="M1.8 8S4 4 8 4s6.2 4 6.2 4S12 12 8 12 1.8 8 1.8 8ZM3 13 13 3" />,
  share: <path d="M8 9.5V2.5M5.2 5 8 2.2 10.8 5M4.5 7.5h-1v6h9v-6h-1" />,
  compare: (
    <path d="M8 2v2M8 6v1.5M8 9v1.5M8 12v2M3 4h2q1 0 1 1v6q0 1-1 1H3q-1 0-1-1V5q0-1 1-1ZM11 4h2q1 0 1 1v6q0 1-1 1h-2q-1 0-1-1V5q0-1 1-1Z" />
  ),
  close: <path d="m4.5 4.5 7 7m0-7-7 7" />,
  ban: <path d="M13.4 8A5.4 5.4 0 1 1 2.6 8a5.4 5.4 0 0 1 10.8 0ZM4.3 11.7l7.4-7.4" />,
  check: <path d="m3.5 8.5 3 3 6-6.5" />,
  help: (
    <path d="M13.8 8A5.8 5.8 0 1 1 2.2 8a5.8 5.8 0 0 1 11.6 0ZM6.4 6.4c.2-1 .8-1.5 1.7-1.5 1 0 1.7.6 1.7 1.5 0 1.2-1.7 1.3-1.7 2.6M8.1 11.2v.01" />
  ),
  dots: <path d="M3.5 8h.01M8 8h.01M12.5 8h.01" strokeWidth="2.2" />,
  board: (
    <path d="M3.5 3H6q1 0 1 1v8q0 1-1 1H3.5q-1 0-1-1V4q0-1 1-1ZM10 3h2.5q1 0 1 1v8q0 1-1 1H10q-1 0-1-1V4q0-1 1-1Z" />
  ),
  debugger: (
    <path d="M2 4h2.4M7.6 4H14M2 8h6.9M12.1 8H14M2 12h1.4M6.6 12H14M7.6 4a1.6 1.6 0 1 1-3.2 0 1.6 1.6 0 0 1 3.2 0ZM12.1 8a1.6 1.6 0 1 1-3.2 0 1.6 1.6 0 0 1 3.2 0ZM6.6 12a1.6 1.6 0 1 1-3.2 0 1.6 1.6 0 0 1 3.2 0Z" />
  ),
  inspector: <path d="M3 3h10v10H3zM3 6.5h10M7 6.5V13" />,
  library: <path d="M3 3v10M6 3v10M9.2 3.4l3.4 9.4" />,
  arrow: <path d="M2.5 8h10.5M9.5 4.5 13 8l-3.5 3.5" />,
  copy: <path d="M7 5.5h5.2q1.3 0 1.3 1.3V12q0 1.3-1.3 1.3H7q-1.3 0-1.3-1.3V6.8Q5.7 5.5 7 5.5ZM10.5 5.5v-3h-8v8h3" />,
  warn: <path d="M8 2.5 14 13H2L8 2.5ZM8 6.5v3M8 11.3v.01" />,
  plus: <path d="M8 3.5v9M3.5 8h9" />,
  minus: <path d="M3.5 8h9" />,
  trash: <path d="M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.6 9h5.8l.6-9" />,
  pencil: <path d="m3 13 .6-3L11 2.6l2.4 2.4L6 12.4 3 13ZM9.5 4.1l2.4 2.4" />,
  fold: <path d="M2.5 3h11v10h-11zM6 3v10M11.5 6.5 10 8l1.5 1.5" />,
} as const;

export type IconName = keyof typeof ICONS;
