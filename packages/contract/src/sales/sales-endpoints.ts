import { ORDER_MODE_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { PAYMENT_METHODS } from '@mostrador/domain/payment/payment-type'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { noContact, notSignedIn, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { idParams } from '../wire.ts'
import { day, salesDays } from './sales-wire.ts'

const sales = { orders: z.int(), amount: z.number() }
const salesSchema = z.object(sales)

/** Sales of a branch contact on one day. Every list of parts adds up to `sold`. */
export const salesDaySchema = z.object({
  day: z.string(),
  /** The day of sales that it is now at the shop. */
  today: z.string(),
  sold: salesSchema,
  /** Part of `sold` that is still in progress. */
  inProgress: salesSchema,
  canceled: salesSchema,
  refunded: salesSchema,
  /**
   * Parts of `sold.amount`: items + surcharges - discounts - loyalty + serviceFee + deliveryFee.
   */
  made: z.object({
    items: z.number(),
    surcharges: z.number(),
    discounts: z.number(),
    loyalty: z.number(),
    serviceFee: z.number(),
    deliveryFee: z.number(),
  }),
  /**
   * `collected` is the money that came in: of cash, the rounded amount where a law rounds it, as
   * in the till.
   */
  payments: z.array(
    z.object({ method: z.enum(PAYMENT_METHODS), name: z.string(), ...sales, collected: z.number() }),
  ),
  /** `name` is the shop's name of the mode; null for that of its type. */
  modes: z.array(z.object({ type: z.enum(ORDER_MODE_TYPES), name: z.string().nullable(), ...sales })),
  /** Hours of the shop's wall clock (0 to 23) with orders. */
  hours: z.array(z.object({ hour: z.int(), ...sales })),
  /**
   * The ten that sold most units; with `otherPlates`, less `menuDiscounts`, they are `made.items`.
   */
  plates: z.array(z.object({ id: z.string(), name: z.string(), quantity: z.int(), amount: z.number() })),
  otherPlates: z.object({ plates: z.int(), quantity: z.int(), amount: z.number() }),
  /** Amount that discounts of the menu on several units (2x1) took off the plates. */
  menuDiscounts: z.number(),
  /**
   * The same weekday of the four weeks before, the last one first: of a day that is not over, up to
   * the same hour.
   */
  before: z.array(z.object({ day: z.string(), ...sales })),
})

export type SalesDay = z.infer<typeof salesDaySchema>

/** Orders that finished in a period, by how they ended. */
const finishedTotalsSchema = z.object({ sold: salesSchema, canceled: salesSchema, refunded: salesSchema })

export type FinishedTotals = z.infer<typeof finishedTotalsSchema>

export type SalesDays = z.infer<typeof salesDays>

const ofPeriod = { params: idParams, query: z.object({ days: salesDays }) } as const

export const salesEndpoints = {
  getSalesDay: endpoint({
    route: routes.getSalesDay,
    summary:
      'What a branch contact sold on one day of its own clock, in parts that add up, beside the same weekday of four weeks',
    access: 'staff',
    permission: 'reports.money',
    params: idParams,
    query: z.object({ day: day.optional() }),
    answer: salesDaySchema,
    refusals: [notSignedIn, noContact],
  }),
  getFinishedTotals: endpoint({
    route: routes.getFinishedTotals,
    summary: 'What the finished orders of some days come to, by how they ended',
    access: 'staff',
    permission: 'reports.money',
    ...ofPeriod,
    answer: finishedTotalsSchema,
    refusals: [notSignedIn, noContact],
  }),
  exportFinished: endpoint({
    route: routes.exportFinished,
    summary: 'The finished orders of some days as CSV, without anything of a diner; for owners and managers',
    access: 'staff',
    permission: 'reports.money',
    ...ofPeriod,
    answer: z.null(),
    answerTypes: ['text/csv'],
    refusals: [notSignedIn, noContact, tooMany],
  }),
}
