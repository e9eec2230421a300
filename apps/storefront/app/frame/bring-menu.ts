import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'

/** Waits before a failed menu is asked for again, in milliseconds. */
const RETRY_MS = [1000, 4000, 10_000]

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function fetchMenu(url: string): Promise<MenuInfo | undefined> {
  const response = await fetch(url).catch(() => undefined)
  return response?.ok ? ((await response.json()) as MenuInfo) : undefined
}

/**
 * Loads the menu that the document was rendered from; the head has preloaded it, so it mostly
 * precedes the scripts. Undefined after failures: the page then stays as the server rendered it,
 * with working links. `url` is the menu's address, `hash` the document's menu, and `meet` handles
 * another one.
 */
export async function bringMenu(
  url: string,
  hash: string,
  meet: (menu: MenuInfo) => Promise<MenuInfo | undefined>,
): Promise<MenuInfo | undefined> {
  for (const wait of [0, ...RETRY_MS]) {
    await pause(wait)
    const menu = await fetchMenu(url)
    if (menu) return menu.hash === hash ? menu : meet(menu)
  }
  return undefined
}
