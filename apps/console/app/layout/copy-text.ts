/**
 * Copies a text; returns whether it did. Plain HTTP has no clipboard, and a browser may refuse;
 * the caller shows the text for selecting by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
