import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'

/** Whether the document is one that was loaded anew. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}

/**
 * Where the menu changed between the document and its answer, as a draft does under the token of
 * its preview, scripts that draw it would write other prices than the document has. The document is
 * loaded anew, once; if it is an old one again, the menu is taken as it is.
 */
export function meetOtherMenu(menu: MenuInfo): MenuInfo | undefined {
  if (isReloaded()) return menu
  location.reload()
  return undefined
}
