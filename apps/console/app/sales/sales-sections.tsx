import type { SalesDay } from '@mostrador/contract/sales/sales-endpoints'
import { orderModeName } from '@mostrador/copy/order-mode'
import { paymentTypeName } from '@mostrador/copy/payment'
import { ordersText, salesCopy } from '@mostrador/copy/sales'
import { hoursBetween } from '@mostrador/domain/sales/sales-day'
import { Card } from '@mostrador/ui/card.tsx'
import { useMoney } from '../workplace/contact-context.ts'
import { SalesTable, SumRow, type SalesRow } from './sales-table.tsx'

type PartsProps = { readonly sales: SalesDay }

/** Tables of a day's sales by source, each with the sum of its rows. */
export function SalesSections({ sales }: PartsProps) {
  const { wire } = useMoney()
  if (sales.sold.orders === 0) return null
  const payments = sales.payments.map((one) => {
    const name = paymentTypeName({ paymentMethod: one.method, showName: one.name })
    // Where the law rounds cash, the till is counted by the cash received.
    const note = one.collected === one.amount ? undefined : salesCopy.collected(wire(one.collected))
    return { ...one, name, note, key: `${one.method} ${one.name}` }
  })
  const modes = sales.modes.map((one) => {
    const name = orderModeName({ type: one.type, showName: one.name })
    return { ...one, name, key: `${one.type} ${name}` }
  })
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Card title={salesCopy.byHour} className="md:col-span-2">
        <HoursChart hours={sales.hours} />
      </Card>
      <Card title={salesCopy.byPayment}>
        <SalesTable heading={salesCopy.payment} countHeading={salesCopy.orders} {...ofOrders(payments)} />
      </Card>
      <Card title={salesCopy.byMode}>
        <SalesTable heading={salesCopy.mode} countHeading={salesCopy.orders} {...ofOrders(modes)} />
      </Card>
      <Plates sales={sales} />
      <Made sales={sales} />
    </div>
  )
}

type Named = Omit<SalesRow, 'count'> & { readonly orders: number }

const ofOrders = (parts: readonly Named[]): { rows: SalesRow[] } => ({
  rows: parts.map(({ key, name, orders, amount, note }) => ({ key, name, count: orders, amount, note })),
})

function Plates({ sales: { plates, otherPlates } }: PartsProps) {
  const best = plates.map(({ id, name, quantity, amount }) => ({ key: id, name, count: quantity, amount }))
  const others = {
    key: '',
    name: salesCopy.otherPlates(otherPlates.plates),
    count: otherPlates.quantity,
    amount: otherPlates.amount,
  }
  return (
    <Card title={salesCopy.bestPlates}>
      <SalesTable
        heading={salesCopy.plate}
        countHeading={salesCopy.units}
        rows={otherPlates.plates > 0 ? [...best, others] : best}
        barOf="count"
      />
    </Card>
  )
}

/** Composition of the sum, from plates to payments. */
function Made({ sales: { made, menuDiscounts, sold } }: PartsProps) {
  const { wire } = useMoney()
  const rows = [
    { name: salesCopy.items, amount: made.items + menuDiscounts },
    { name: salesCopy.menuDiscounts, amount: -menuDiscounts },
    { name: salesCopy.surcharges, amount: made.surcharges },
    { name: salesCopy.discounts, amount: -made.discounts },
    { name: salesCopy.loyalty, amount: -made.loyalty },
    { name: salesCopy.serviceFee, amount: made.serviceFee },
    { name: salesCopy.deliveryFee, amount: made.deliveryFee },
  ].filter(({ amount }, at) => at === 0 || amount !== 0)
  return (
    <Card title={salesCopy.made}>
      <table className="w-full text-14">
        <thead className="sr-only">
          <tr>
            <th scope="col">{salesCopy.part}</th>
            <th scope="col">{salesCopy.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, amount }) => (
            <tr key={name}>
              <th scope="row" className="py-1.5 text-left font-normal wrap-anywhere">
                {name}
              </th>
              <td className="price py-1.5 text-right">{wire(amount)}</td>
            </tr>
          ))}
        </tbody>
        <SumRow sums={[wire(sold.amount)]} />
      </table>
    </Card>
  )
}

/** Sales of a day by hour, as columns from the first sale to the last, and as a table. */
function HoursChart({ hours }: Pick<SalesDay, 'hours'>) {
  const { wire } = useMoney()
  const passed = hoursBetween(hours.map(({ hour }) => hour)).map(
    (hour) => hours.find((one) => one.hour === hour) ?? { hour, orders: 0, amount: 0 },
  )
  // Without amounts the number of orders makes the columns.
  const by = passed.some(({ amount }) => amount > 0) ? 'amount' : 'orders'
  const best = passed.reduce((most, one) => (one[by] > most[by] ? one : most))
  return (
    <>
      <p className="pb-3 text-14">
        {salesCopy.bestHour(best.hour, by === 'amount' ? wire(best.amount) : ordersText(best.orders))}
      </p>
      <ol aria-hidden className="flex h-40 items-stretch gap-1 border-b border-line md:gap-2">
        {passed.map((one) => (
          <li key={one.hour} className="flex min-w-0 grow basis-0 flex-col justify-end">
            <span
              className="block min-h-px rounded-t-control bg-brand forced-colors:bg-[CanvasText]"
              style={{ height: `${(one[by] / best[by]) * 100}%` }}
            />
          </li>
        ))}
      </ol>
      <ol aria-hidden className="flex gap-1 pt-1 text-12 text-muted md:gap-2">
        {passed.map(({ hour }) => (
          <li key={hour} className="price min-w-0 grow basis-0 text-center">
            {hour}
          </li>
        ))}
      </ol>
      <details className="pt-3">
        <summary className="hit-44 w-fit cursor-pointer text-14 font-semibold">
          {salesCopy.seeNumbers}
        </summary>
        <div className="max-w-md pt-3">
          <SalesTable
            heading={salesCopy.hour}
            countHeading={salesCopy.orders}
            rows={passed.map(({ hour, orders, amount }) => ({
              key: String(hour),
              name: salesCopy.hourOf(hour),
              count: orders,
              amount,
            }))}
          />
        </div>
      </details>
    </>
  )
}
