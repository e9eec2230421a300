import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'

/** How long to wait before asking again for a menu that did not come. */
const RETRY_MS = [1000, 4000, 10_000]

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function fetchMenu(url: string): Promise<MenuInfo | undefined> {
  const response = await fetch(url).catch(() => undefined)
  return response?.ok ? ((await response.json()) as MenuInfo) : undefined
}

/**
 * Brings the menu that the document was drawn from; the head has preloaded it, so it is mostly
 * there before the scripts are. Answers undefined when it does not come: the page then stays as the
 * server wrote it, with links that work. `url`: where the menu is; `hash`: of the one that the
 * document was drawn from; `meet`: what is to be done with another one.
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
