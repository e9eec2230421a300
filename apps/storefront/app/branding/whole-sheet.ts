import { askAgain } from '../frame/ask-again.ts'
import { adopt } from './use-tenant-sheet.ts'

async function fetchSheet(url: string): Promise<string | undefined> {
  const response = await fetch(url).catch(() => undefined)
  return response?.ok ? response.text() : undefined
}

/**
 * Loads the whole style sheet beside the page's own one, which holds only what the server drew, and
 * comes before it; resolves whether it came. It is adopted, so that it stays when the document is
 * drawn anew. The page's own stays too: where a sheet goes, browsers read the fonts of all others
 * again, and show one that missed the first paint, which moves the page. docs/decisions/187.
 */
export async function bringWholeSheet(url: string): Promise<boolean> {
  const css = await askAgain(() => fetchSheet(url))
  if (css !== undefined) adopt(css)
  return css !== undefined
}
