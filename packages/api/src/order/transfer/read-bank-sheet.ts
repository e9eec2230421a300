import { yes, type Handler } from '../../ground/http/handler.ts'
import { cellsOfSheet } from '../../shop/menu-sheet/read-sheet.ts'
import { companyOfCall } from '../../people/permission/company-of-call.ts'

/** Reads the cells of a bank’s list, which the console turns into movements; keeps nothing. */
export const readBankSheet: Handler<'readBankSheet'> = async (api, { body, query, params, staff }) => {
  const companyId = companyOfCall(staff, params.id) ?? params.id
  const read = await cellsOfSheet(api, { companyId, file: body, wanted: query.sheet })
  if ('ok' in read) return read
  return yes({ cells: read.menu, sheet: read.sheet, sheets: read.sheets })
}
