import type { SalesDay } from '@mostrador/contract/sales/sales-endpoints'
import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { draw } from '../testing/draw.tsx'
import { workplace } from '../testing/given-workplace.ts'
import { TodayPage } from './today-page.tsx'

const nothing = { orders: 0, amount: 0 }
const days = ['2026-11-13', '2026-11-06', '2026-10-30', '2026-10-23']

const emptyDay: SalesDay = {
  day: '2026-11-20',
  today: '2026-11-23',
  sold: nothing,
  inProgress: nothing,
  canceled: nothing,
  refunded: nothing,
  made: { items: 0, surcharges: 0, discounts: 0, loyalty: 0, serviceFee: 0, deliveryFee: 0 },
  payments: [],
  modes: [],
  hours: [],
  plates: [],
  otherPlates: { plates: 0, quantity: 0, amount: 0 },
  menuDiscounts: 0,
  before: days.map((day) => ({ day, ...nothing })),
}

const fullDay: SalesDay = {
  ...emptyDay,
  sold: { orders: 4, amount: 1000.5 },
  inProgress: { orders: 1, amount: 200 },
  canceled: { orders: 2, amount: 77 },
  made: { items: 900, surcharges: 50.5, discounts: 100, loyalty: 0, serviceFee: 50, deliveryFee: 100 },
  payments: [
    { method: 'CASH', name: 'Efectivo', orders: 3, amount: 800.5, collected: 800.5 },
    { method: 'CARD', name: 'Tarjeta', orders: 1, amount: 200, collected: 200 },
  ],
  modes: [{ type: 'IN_DINING', name: 'En la mesa', orders: 4, amount: 1000.5 }],
  hours: [
    { hour: 0, orders: 1, amount: 200.5 },
    { hour: 22, orders: 3, amount: 800 },
  ],
  plates: [{ id: 'a', name: 'Milanesa', quantity: 5, amount: 700 }],
  otherPlates: { plates: 3, quantity: 4, amount: 250 },
  menuDiscounts: 50,
  before: [
    { day: '2026-11-13', orders: 5, amount: 800.4 },
    { day: '2026-11-06', orders: 3, amount: 1200.6 },
    { day: '2026-10-30', ...nothing },
    { day: '2026-10-23', ...nothing },
  ],
}

function drawn(day: SalesDay): string {
  const queries = createQueryClient()
  queries.setQueryData(['sales', workplace.contact.id, '2026-11-20'], day)
  return draw(<TodayPage />, { role: 'manager', queries, path: '/palermo/today?day=2026-11-20' })
}

/** Text without tags. */
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ')

/** spec('decisions beyond-the-documents.33') */
test('sales, orders and average stand beside the same weekday and the usual one', () => {
  const text = textOf(drawn(fullDay))
  expect(text).toContain('Viernes 20/11')
  expect(text).toMatch(/Ventas \$ 1\.000,50 25% más que el viernes anterior/)
  expect(text).toContain('Igual que el promedio de 2 viernes')
  expect(text).toContain('Pedidos 4 20% menos que el viernes anterior')
  expect(text).toContain('Promedio por pedido $ 250,13')
  expect(text).toContain('1 pedido en curso, ya sumado')
  expect(text).toContain('2 pedidos cancelados, sin sumar')
  expect(text).not.toContain('pago devuelto')
})

/** spec('decisions beyond-the-documents.33') */
test('every table ends with the sum of its rows, and hours pass beyond midnight', () => {
  const text = textOf(drawn(fullDay))
  expect(text).toMatch(/Efectivo 3 \$ 800,50 Tarjeta 1 \$ 200 Total 4 \$ 1\.000,50/)
  expect(text).toContain('En la mesa 4')
  expect(text).toMatch(/22 h 3 \$ 800 23 h 0 \$ 0 00 h 1 \$ 200,50 Total 4 \$ 1\.000,50/)
  expect(text).toMatch(/Milanesa 5 \$ 700 Otros 3 platos 4 \$ 250 Total 9 \$ 950/)
  expect(text).toMatch(/Productos \$ 950 Promociones de la carta -\$ 50 Recargos \$ 50,50/)
  expect(text).toMatch(/Envíos \$ 100 Total \$ 1\.000,50/)
})

type Sales = SalesDay['sold']
const orders = (orders: number, amount = orders * 100): Sales => ({ orders, amount })

/** Texts of sales, orders and average: of the day, of the week before, and the usual ones. */
function figuresOf(sold: Sales, then: readonly Sales[], isToday = false): string[] {
  const before = days.map((day, at) => ({ day, ...(then[at] ?? nothing) }))
  const today = isToday ? '2026-11-20' : emptyDay.today
  const hours = sold.orders > 0 ? [{ hour: 12, ...sold }] : []
  const text = textOf(drawn({ ...emptyDay, today, before, sold, hours }))
  const [, ...figures] =
    /(Ventas \$.*) (Pedidos \d.*) (Promedio por pedido.*?)(?: Por hora| *$)/.exec(text) ?? []
  return figures.map((figure) => figure.trim())
}

/** spec('decisions beyond-the-documents.33') */
test.each([
  {
    of: 'nothing after nothing, beside a usual one',
    now: nothing,
    earlier: [nothing, orders(2), orders(2)],
    are: [
      'Ventas $ 0 Sin ventas el viernes anterior 100% menos que el promedio de 2 viernes',
      'Pedidos 0 Sin ventas el viernes anterior 100% menos que el promedio de 2 viernes',
      'Promedio por pedido — Sin ventas este día',
    ],
  },
  {
    of: 'nothing after something',
    now: nothing,
    earlier: [orders(2)],
    are: [
      'Ventas $ 0 100% menos que el viernes anterior',
      'Pedidos 0 100% menos que el viernes anterior',
      'Promedio por pedido — Sin ventas este día',
    ],
  },
  {
    of: 'something after nothing',
    now: orders(3),
    earlier: [nothing, orders(2), orders(2)],
    are: [
      'Ventas $ 300 Sin ventas el viernes anterior 50% más que el promedio de 2 viernes',
      'Pedidos 3 Sin ventas el viernes anterior 50% más que el promedio de 2 viernes',
      'Promedio por pedido $ 100 Sin ventas el viernes anterior Igual que el promedio de 2 viernes',
    ],
  },
  {
    of: 'something after what was free',
    now: orders(3),
    earlier: [orders(3, 0), orders(3, 0)],
    are: [
      'Ventas $ 300 Más que el viernes anterior Más que el promedio de 2 viernes',
      'Pedidos 3 Igual que el viernes anterior Igual que el promedio de 2 viernes',
      'Promedio por pedido $ 100 Más que el viernes anterior Más que el promedio de 2 viernes',
    ],
  },
  {
    of: 'something after a little more',
    now: orders(1000),
    earlier: [orders(1001, 100_100)],
    are: [
      'Ventas $ 100.000 Casi igual que el viernes anterior',
      'Pedidos 1000 Casi igual que el viernes anterior',
      'Promedio por pedido $ 100 Igual que el viernes anterior',
    ],
  },
])('$of is told as it is', ({ now, earlier, are }) => {
  expect(figuresOf(now, earlier)).toEqual(are)
})

test('a day that is not over is measured up to this hour, in every sentence', () => {
  expect(figuresOf(orders(3), [nothing, orders(2), orders(2)], true)[0]).toBe(
    'Ventas $ 300 Sin ventas el viernes anterior a esta hora 50% más que el promedio de 2 viernes a esta hora',
  )
  expect(figuresOf(nothing, [orders(2)], true)).toEqual([
    'Ventas $ 0 100% menos que el viernes anterior a esta hora',
    'Pedidos 0 100% menos que el viernes anterior a esta hora',
    'Promedio por pedido — Todavía sin ventas',
  ])
})

test('an empty day says so; the first day of a shop has nothing to be measured with', () => {
  expect(textOf(drawn(emptyDay))).toContain('Este día no hubo ventas')
  const first = textOf(drawn({ ...fullDay, before: emptyDay.before }))
  expect(first).toContain('Sin ventas el viernes anterior')
  expect(first).not.toContain('promedio de')
  // A day of nothing beside one that sold is no empty page.
  expect(textOf(drawn({ ...emptyDay, before: fullDay.before }))).toContain(
    '100% menos que el viernes anterior',
  )
})

test('a day of free orders is drawn by their number', () => {
  const free = { ...fullDay, hours: fullDay.hours.map((hour) => ({ ...hour, amount: 0 })) }
  const html = drawn(free)
  expect(textOf(html)).toContain('La mejor hora: 22 h, 3 pedidos')
  expect(html).toMatch(/height:100%.*height:0%.*height:33\.3/s)
  expect(textOf(drawn(fullDay))).toContain('La mejor hora: 22 h, $ 800')
})

test('where the law rounds cash, its row says what there is in the till', () => {
  const [cash, card] = fullDay.payments
  if (!cash || !card) throw new Error('The day has both.')
  const text = textOf(drawn({ ...fullDay, payments: [{ ...cash, collected: 800 }, card] }))
  expect(text).toMatch(/Efectivo En la caja: \$ 800 3 \$ 800,50 Tarjeta 1 \$ 200 Total 4 \$ 1\.000,50/)
  expect(textOf(drawn(fullDay))).not.toContain('En la caja')
})
