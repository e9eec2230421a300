import { majorOf } from '@mostrador/contract/money/minor-of'
import type { SalesDay } from '@mostrador/contract/sales/sales-endpoints'
import { yes, type Handler } from '../../ground/http/handler.ts'
import { countSalesDay, type CountedDay } from './sales-day-store.ts'

function onTheWire({ mantissa, ...day }: CountedDay): SalesDay {
  const major = <One extends { readonly amount: number }>(one: One): One => ({
    ...one,
    amount: majorOf(one.amount, mantissa),
  })
  const { items, surcharges, discounts, loyalty, serviceFee, deliveryFee } = day.made
  return {
    ...day,
    sold: major(day.sold),
    inProgress: major(day.inProgress),
    canceled: major(day.canceled),
    refunded: major(day.refunded),
    made: {
      items: majorOf(items, mantissa),
      surcharges: majorOf(surcharges, mantissa),
      discounts: majorOf(discounts, mantissa),
      loyalty: majorOf(loyalty, mantissa),
      serviceFee: majorOf(serviceFee, mantissa),
      deliveryFee: majorOf(deliveryFee, mantissa),
    },
    payments: day.payments.map((one) => ({
      ...major(one),
      collected: majorOf(one.collected, mantissa),
    })),
    modes: day.modes.map(major),
    hours: day.hours.map(major),
    plates: day.plates.map(major),
    otherPlates: major(day.otherPlates),
    menuDiscounts: majorOf(day.menuDiscounts, mantissa),
    before: day.before.map(major),
  }
}

/**
 * Returns the sales of a branch contact on a day of its own clock, for those who run it: a
 * cashier's till is counted by another person. One query.
 */
export const getSalesDay: Handler<'getSalesDay'> = async (api, { params, query }) => {
  const of = { contactId: params.id, day: query.day ?? null, now: api.now() }
  return yes(onTheWire(await countSalesDay(api.database, of)))
}
