/** Puts text on the clipboard; false where the browser refuses (an insecure page, a permission). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
