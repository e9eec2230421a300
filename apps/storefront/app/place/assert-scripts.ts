import { redirectDocument } from 'react-router'

/**
 * Reloads the document for a brand with other scripts, or with none: a document's content security
 * policy allows the scripts of one brand, and they stay as long as it does. Only in a browser;
 * `scripts` is the brand's id, '' for a brand without any.
 */
export function assertScripts(scripts: string, { url }: Request): void {
  if ((document.documentElement.dataset.scripts ?? '') !== scripts) throw redirectDocument(url)
}
