import { yes, type Handler } from '../../ground/http/handler.ts'
import { cellsOfSheet } from '../../ground/spreadsheet/read-sheet.ts'
import { companyOfCall } from '../../people/permission/company-of-call.ts'
import { exportMenuSheet } from './export-menu-sheet.ts'

/** Reads a spreadsheet's cells, which the caller interprets; keeps nothing. */
const readSheet: Handler<'readSheet'> = async (api, { body, query, params, staff }) => {
  const companyId = companyOfCall(staff, params.id) ?? params.id
  const read = await cellsOfSheet(api, { companyId, file: body, wanted: query.sheet })
  if ('ok' in read) return read
  const { cells, groups, sheet, sheets } = read
  return yes({ menu: cells, groups, sheet, sheets })
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const menuSheetHandlers = {
  exportMenuSheet,
  readSheet,
}
