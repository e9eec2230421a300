import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { followUpOrderSchema } from '../order/order-schema.ts'
import {
  fileTurnLater,
  noContact,
  noOrder,
  noPermission,
  notSignedIn,
  tooMany,
  workShareSpent,
} from '../refusals.ts'
import * as routes from '../routes.ts'
import { sheetChoice, sheetQuery } from '../spreadsheet/sheet-choice.ts'
import { MOST_MOVEMENTS } from './most-movements.ts'
import { alias, amount, id, idParams, instant } from '../wire.ts'
import { seen } from '../seen.ts'

const LARGEST_SHEET = 5 * 1024 * 1024

/** First and last day of a movement, which every calendar knows. */
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2099-12-31']

const named = {
  orderId: id,
  /** The short daily number: #42. */
  number: z.int(),
  customerName: z.string(),
}

const marked = {
  ...named,
  total: amount,
  /** Amount that the diner was asked to send. */
  amount,
  reference: z.string().nullable(),
}

const awaitedSchema = z.object({
  ...marked,
  since: instant,
  until: instant,
  saidAt: instant.nullable(),
  receipt: z.string().nullable(),
})

/** Money that came into an account. */
export const movementSchema = z.object({ id, day: z.iso.date(), amount, text: z.string() })

/** Transfer matched lately, by a movement or by a member of staff. */
const paidSchema = z.object({
  ...marked,
  paidAt: instant,
  by: z.string().nullable(),
  reason: z.string(),
  movement: movementSchema.nullable(),
})

/** Transfer that staff have to send back by hand. */
const owedSchema = z.object({
  ...named,
  amount,
  canceledAt: instant,
  /** Whether the order was canceled before the money came. */
  isLate: z.boolean(),
  /** The movement that brought it, where there is one. */
  movement: movementSchema.nullable(),
})

/** Transfer sent back lately, and by whom. */
const returnedSchema = z.object({ ...named, amount, returnedAt: instant, by: z.string().nullable() })

/** Movement that pays nothing yet, its verdict, and the orders that it may be of. */
const openMovementSchema = movementSchema.extend({
  kind: z.enum([
    'MATCH',
    'AMOUNT_DIFFERS',
    'POSSIBLE',
    'PAID_TWICE',
    'UNKNOWN',
    // The movement fits orders that the caller may not see, alone or beside the named ones.
    'ELSEWHERE',
    'PERHAPS_ELSEWHERE',
  ]),
  orders: z.array(z.object({ ...named, amount, isCanceled: z.boolean(), isMatched: z.boolean() })),
})

export const transfersSchema = z.object({
  accounts: z.array(z.object({ account: z.string(), name: z.string(), shown: z.string() })),
  awaited: z.array(awaitedSchema),
  movements: z.array(openMovementSchema),
  owed: z.array(owedSchema),
  returned: z.array(returnedSchema),
  paid: z.array(paidSchema),
})

export type TransfersWire = z.output<typeof transfersSchema>
export type OpenMovementWire = z.output<typeof openMovementSchema>
export type AwaitedTransferWire = z.output<typeof awaitedSchema>

const cells = z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])))
const ofOrder = idParams.extend({ orderId: id })
const noTransfer = { status: 404, code: 'transfer-not-found' } as const
const changed = { status: 409, code: 'transfer-changed' } as const
const staff = [notSignedIn, noPermission, noContact] as const

export const transferEndpoints = {
  sayTransferred: endpoint({
    route: routes.sayTransferred,
    summary: 'The diner says that the transfer of an order was sent; nothing is paid by that',
    access: 'public',
    params: z.object({ alias, code: seen(40) }),
    body: z.object({ receipt: z.string().trim().max(60).default('') }),
    answer: followUpOrderSchema,
    refusals: [noOrder, noTransfer, tooMany],
  }),
  listTransfers: endpoint({
    route: routes.listTransfers,
    summary: 'The transfers that a branch contact waits for, what came in, and what is to be sent back',
    access: 'staff',
    permission: 'orders.paid',
    params: idParams,
    answer: transfersSchema,
    refusals: staff,
  }),
  confirmTransfer: endpoint({
    route: routes.confirmTransfer,
    summary: 'Says that the transfer of an order is there, by whoever looked, and why',
    access: 'staff',
    permission: 'orders.paid',
    params: ofOrder,
    body: z.object({ reason: z.string().trim().min(1).max(200) }),
    answer: transfersSchema,
    refusals: [...staff, noTransfer, changed],
  }),
  returnTransfer: endpoint({
    route: routes.returnTransfer,
    summary: 'Says that the money of a canceled order was sent back',
    access: 'staff',
    permission: 'orders.refund',
    params: ofOrder,
    answer: z.null(),
    status: 204,
    refusals: [...staff, noTransfer, changed],
  }),
  readBankSheet: endpoint({
    route: routes.readBankSheet,
    summary: "The cells of a bank's list (xlsx, or csv in UTF-8 or Windows-1252, at most 5 MB); kept nowhere",
    access: 'staff',
    permission: 'orders.paid',
    params: idParams,
    query: sheetQuery,
    body: z.file(),
    largestBody: LARGEST_SHEET,
    answer: z.object({ cells, ...sheetChoice }),
    refusals: [
      ...staff,
      tooMany,
      fileTurnLater,
      { status: 422, code: 'sheet-unreadable' },
      { status: 422, code: 'sheet-too-large' },
    ],
    bodyLimits: { person: 'read-sheet-person', company: 'read-sheet-company' },
  }),
  importMovements: endpoint({
    route: routes.importMovements,
    summary:
      'Takes in what came into an account, all or nothing and each once however often it is sent; what can only be one order is found paid',
    access: 'staff',
    permission: 'orders.paid',
    params: idParams,
    body: z.object({
      account: z.string().min(1).max(80),
      movements: z
        .array(
          z.object({
            day: z.iso.date().refine((day) => FIRST_DAY <= day && day <= LAST_DAY),
            amount: amount.positive(),
            text: z.string().max(500),
          }),
        )
        .min(1)
        .max(MOST_MOVEMENTS),
    }),
    largestBody: LARGEST_SHEET,
    answer: transfersSchema.extend({
      /** Numbers of new movements, of known ones, and of those that pay an order now. */
      taken: z.object({ fresh: z.int(), known: z.int(), matched: z.int() }),
    }),
    refusals: [...staff, noTransfer, { status: 422, code: 'amount-malformed' }, workShareSpent],
  }),
  settleMovement: endpoint({
    route: routes.settleMovement,
    summary:
      'Says whose a movement is (an order), that it is no order’s (`aside`), or takes back what was said; `seen` is what it was before',
    access: 'staff',
    permission: 'orders.paid',
    params: idParams.extend({ movementId: id }),
    body: z.object({ orderId: id.nullable(), aside: z.boolean().default(false), seen: id.nullable() }),
    answer: transfersSchema,
    refusals: [...staff, noTransfer, { status: 404, code: 'movement-not-found' }, changed],
  }),
}
