import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'

/** How long to wait before asking again for a menu that did not come. */
const RETRY_MS = [1000, 4000, 10_000]

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function fetchMenu(url: string): Promise<MenuInfo | undefined> {
  const response = await fetch(url).catch(() => undefined)
  return response?.ok ? ((await response.json()) as MenuInfo) : undefined
}

type MenuOfDocument = {
  /** Where the menu is, and the hash of the one that the document was drawn from. */
  readonly url: string
  readonly hash: string
  /** Whether the document was loaded anew just now. */
  readonly isReloaded: boolean
  readonly reload: () => void
}

/**
 * Brings the menu that the document was drawn from; the head has preloaded it, so it is mostly
 * there before the scripts are. Answers undefined when it does not come: the page then stays as the
 * server wrote it, with links that work.
 *
 * Where the menu changed between the document and this answer, as a draft does under the token of
 * its preview, the server has another one by now: scripts that draw it would write other prices
 * than the document has. The document is then loaded anew, once; if it is an old one again, the
 * menu is taken as it is.
 */
export async function bringMenu({ url, hash, isReloaded, reload }: MenuOfDocument) {
  for (const wait of [0, ...RETRY_MS]) {
    await pause(wait)
    const menu = await fetchMenu(url)
    if (menu?.hash === hash || (menu && isReloaded)) return menu
    if (menu) {
      reload()
      return undefined
    }
  }
  return undefined
}
