import { exportMenuSheet } from './export-menu-sheet.ts'
import { readSheet } from './read-sheet.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const menuSheetHandlers = {
  exportMenuSheet,
  readSheet,
}
