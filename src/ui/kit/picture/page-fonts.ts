/** The fonts of this page as a style sheet that needs no other file: a picture cannot load any. */
export async function pageFonts(): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  );
  const texts = await Promise.all(faces.map(embedded));
  return texts.join('\n');
}

async function embedded(face: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(face.style.getPropertyValue('src'))?.[1];
  if (address === undefined) return '';
  try {
    const base = face.parentStyleSheet?.href ?? document.baseURI;
    const response = await fetch(new URL(address, base));
    return face.cssText.replace(/url\("?[^")]+"?\)/, `url("${await dataAddress(await response.blob())}")`);
  } catch {
    return ''; // the picture then has the fallback font
  }
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
