import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'

function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}

/**
 * Decides where the menu changed between the document and its own answer. Diners go on with the
 * new menu, since a reload would lose their input meanwhile. The preview of a draft, which changes
 * with each key in the console, is reloaded once; after that the menu is taken as it is.
 */
export function meetOtherMenu(menu: MenuInfo, isPreview: boolean): MenuInfo | undefined {
  if (!isPreview || isReloaded()) return menu
  location.reload()
  return undefined
}
