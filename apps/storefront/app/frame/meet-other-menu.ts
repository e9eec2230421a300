import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'

/** Whether the document is one that was loaded anew. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}

/**
 * Where the menu changed between the document and its answer, scripts that draw it write other
 * prices than the document has. Diners go on with what is true now: to load the document anew would
 * take away what they touched meanwhile. The preview of a draft, which changes with each key of
 * somebody else, is loaded anew, once; if it is an old one again, the menu is taken as it is.
 */
export function meetOtherMenu(menu: MenuInfo, isPreview: boolean): MenuInfo | undefined {
  if (!isPreview || isReloaded()) return menu
  location.reload()
  return undefined
}
