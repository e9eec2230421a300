import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import { askAgain } from './ask-again.ts'

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
  const menu = await askAgain(() => fetchMenu(url))
  return menu && menu.hash !== hash ? meet(menu) : menu
}
