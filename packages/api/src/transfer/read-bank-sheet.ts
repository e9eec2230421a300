import { cellsOfSheet } from '../menu-sheet/read-sheet.ts'
import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'

/** Reads the cells of a bank's list, of which the console makes what came in; keeps nothing. */
export const readBankSheet: Handler<'readBankSheet'> = async (_, { body, query }) => {
  const read = await cellsOfSheet(body, query.sheet)
  return typeof read === 'string'
    ? no(read)
    : yes({ cells: read.menu, sheet: read.sheet, sheets: read.sheets })
}
