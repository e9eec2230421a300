import { listMenuTemplates } from './list-menu-templates.ts'
import { listMenus } from './list-menus.ts'
import { getConsoleMenu } from './get-console-menu.ts'
import { setSoldOut } from './set-sold-out.ts'
import { getMenu } from './get-menu.ts'
import { listDiscounts } from './list-discounts.ts'
import { listEntityIndicators, listIndicators } from './list-indicators.ts'
import { listMenuHashes } from './list-menu-hashes.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const menuHandlers = {
  listMenuTemplates,
  listMenus,
  getConsoleMenu,
  setSoldOut,
  getMenu,
  listDiscounts,
  listEntityIndicators,
  listIndicators,
  listMenuHashes,
}
