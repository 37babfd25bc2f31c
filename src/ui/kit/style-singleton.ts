/**
 * Stands in for the package `react-style-singleton` (see `vite.config.ts`): a constructed style sheet in place of a `<style>`
 * element, so that the page's policy need not allow style elements. Only what Radix's scroll lock imports is here.
 */
import { createElement, type ReactElement, useEffect } from 'react';

/** Makes a component that keeps its styles on the page as long as one instance is mounted; the first one's styles count. */
export function styleSingleton(): (props: { readonly styles: string }) => ReactElement {
  const sheet = sharedSheet();
  return ({ styles }) => createElement(SharedStyles, { sheet, styles });
}

type SharedSheet = { readonly add: (css: string) => void; readonly remove: () => void };

function SharedStyles({ sheet, styles }: { readonly sheet: SharedSheet; readonly styles: string }): null {
  useEffect(() => {
    sheet.add(styles);
    return sheet.remove;
  }, [sheet, styles]);
  return null;
}

function sharedSheet(): SharedSheet {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  return {
    add: (css) => {
      users += 1;
      if (sheet !== null) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove: () => {
      users -= 1;
      if (users > 0) return;
      const gone = sheet;
      sheet = null;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== gone);
    },
  };
}
