/** How a copied text is written: with Markdown's marks, or plainly. */
export type TextForm = 'markdown' | 'plain';

/** Emphasis, and words of the board that must not be read as marks ("*+1/*+1"). */
export type TextStyle = {
  readonly strong: (text: string) => string;
  readonly code: (text: string) => string;
  readonly words: (text: string) => string;
};

export const STYLES: Readonly<Record<TextForm, TextStyle>> = {
  markdown: { strong: (text) => `**${escaped(text)}**`, code: (text) => `\`${text}\``, words: escaped },
  plain: { strong: (text) => text, code: (text) => `[${text}]`, words: (text) => text },
};

function escaped(text: string): string {
  return text.replace(/([\\*_`[\]<>#])/g, '\\$1');
}
