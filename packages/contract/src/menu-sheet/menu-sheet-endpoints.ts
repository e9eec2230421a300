import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  fileTurnLater,
  noPermission,
  notSignedIn,
  tooMany,
  tooManySince,
  workShareSpent,
} from '../refusals.ts'
import * as routes from '../routes.ts'
import { documentPlace, LARGEST_CHANGE, MOST_OPERATIONS } from '../revision/document-schema.ts'
import { REVISION_DOORS } from '@mostrador/domain/revision/revision-door'
import { idParams, instant } from '../wire.ts'
import { sheetChoice, sheetQuery } from '../spreadsheet/sheet-choice.ts'

/** The largest spreadsheet in bytes: a menu of a thousand plates is a fiftieth of it. */
const LARGEST_SHEET = 5 * 1024 * 1024

const cells = z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])))

const noBranch = { status: 404, code: 'branch-not-found' } as const

/** Change that a sheet would take back. */
const takenBackSchema = z.object({
  number: z.int(),
  at: instant,
  door: z.enum(REVISION_DOORS),
  /** Member of staff, or a program's key; null for a command, and for a person who left. */
  by: z.string().nullable(),
  /** Sentences about the places that the sheet changes, the first of `count`. */
  sentences: z.array(z.string()),
  count: z.int(),
})

export type TakenBackWire = z.input<typeof takenBackSchema>

export const menuSheetEndpoints = {
  readSheet: endpoint({
    route: routes.readSheet,
    summary:
      'The cells of a spreadsheet (xlsx, or csv in UTF-8 or Windows-1252, at most 5 MB), as it has them: nothing is changed',
    access: 'staff',
    permission: ['menu.edit', 'menu.prices'],
    params: idParams,
    query: sheetQuery,
    body: z.file(),
    largestBody: LARGEST_SHEET,
    answer: z.object({
      menu: cells,
      /** Sheet called "grupos"; null for none. */
      groups: cells.nullable(),
      ...sheetChoice,
    }),
    refusals: [
      notSignedIn,
      noPermission,
      noBranch,
      tooMany,
      fileTurnLater,
      { status: 422, code: 'sheet-unreadable' },
      { status: 422, code: 'sheet-too-large' },
    ],
    bodyLimits: { person: 'read-sheet-person', company: 'read-sheet-company' },
  }),
  exportMenuSheet: endpoint({
    route: routes.exportMenuSheet,
    summary: 'A menu of the branch as a spreadsheet, which brings it back without a change',
    access: 'staff',
    permission: ['menu.edit', 'menu.prices'],
    params: idParams,
    query: z.object({
      /** Its key. */
      menu: z.string().min(1).max(120),
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
    }),
    answer: z.null(),
    answerTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
    refusals: [notSignedIn, noPermission, noBranch, tooMany, { status: 404, code: 'place-not-found' }],
  }),
  getTakenBack: endpoint({
    route: routes.getTakenBack,
    summary:
      'What a sheet that was taken at a change would take back of those made since, by the places of the menu that it changes; nothing is changed',
    access: 'staff',
    permission: ['menu.edit', 'menu.prices'],
    params: idParams,
    body: z.object({
      menu: z.string().min(1).max(120),
      /** The number of the change that the sheet says. */
      since: z.int().min(0).max(2_147_483_647),
      /** Within the menu: `plates/bife/price`. */
      places: z.array(documentPlace).min(1).max(MOST_OPERATIONS),
    }),
    largestBody: LARGEST_CHANGE,
    answer: z.object({ changes: z.array(takenBackSchema) }),
    refusals: [notSignedIn, noPermission, noBranch, tooManySince, workShareSpent],
  }),
}
