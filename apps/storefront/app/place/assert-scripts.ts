import { redirectDocument } from 'react-router'

/**
 * A document's policy lets in the scripts of one brand, and they stay as long as the document does:
 * the pages of a brand with other scripts, or with none, are another document. Only for a browser;
 * `scripts` is the brand's id, '' for a brand without any.
 */
export function assertScripts(scripts: string, { url }: Request): void {
  if ((document.documentElement.dataset.scripts ?? '') !== scripts) throw redirectDocument(url)
}
