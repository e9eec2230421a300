import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import { indicatorSheet } from '../branding/indicator-sheet.ts'
import { rowsSheet } from './section-rows.ts'

/**
 * Writes a menu's own rules. Loaded apart, because a browser needs them only when the diner goes to
 * another menu.
 */
export const menuSheet = (menu: MenuInfo): string => indicatorSheet(menu.indicators) + rowsSheet(menu)
