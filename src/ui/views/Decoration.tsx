import type { ReactNode, Ref } from 'react';

/** Parts of a drawing that a screen reader passes over: the same facts stand in its text form. */
export function Decoration(props: {
  readonly className?: string;
  /** Pixels to the right. */
  readonly x?: number;
  readonly ref?: Ref<SVGGElement>;
  readonly children: ReactNode;
}): ReactNode {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group in SVG takes no focus
    <g
      aria-hidden="true"
      {...(props.ref && { ref: props.ref })}
      {...(props.className && { className: props.className })}
      {...(props.x !== undefined && { style: { transform: `translateX(${props.x}px)` } })}
    >
      {props.children}
    </g>
  );
}
