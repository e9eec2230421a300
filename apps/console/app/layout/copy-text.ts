/**
 * Copies a text; answers whether it did. A page over plain HTTP has no clipboard, and a browser may
 * refuse it: what is to be copied stands there, to be selected by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
