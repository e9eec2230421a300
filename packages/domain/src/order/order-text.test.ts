import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeTicket } from '../pricing/ticket.ts'
import { anyMenuAndLines, anyTerms } from '../testing/arbitrary-cart.ts'
import { garnish, group, lineOn, menuOf, plate, selection } from '../testing/sample-menu.ts'
import { orderText, type OrderTextInput, type OrderTextWords } from './order-text.ts'

const words: OrderTextWords = {
  title: (code) => `Pedido ${code}`,
  customer: 'Nombre',
  phone: 'Teléfono',
  table: 'Mesa',
  address: 'Dirección',
  scheduledFor: 'Programado para',
  notes: 'Aclaraciones',
  row: ({ kind, name }) => name ?? (kind === 'items' ? 'Productos' : kind),
  cashTotal: 'En efectivo',
  total: 'Total',
  payment: 'Pago',
  paysWith: 'Abona con',
  followUp: 'Seguimiento',
  andMore: (count) => `… y ${count} más`,
}

const menu = menuOf([
  plate('Pizza', {
    sizes: [{ id: 'g', name: 'Grande', price: 1_000_000 }],
    garnishGroups: [group('extra', { multipleSelection: true, garnishes: [garnish('Aceitunas', 50_050)] })],
  }),
])
const olives = [{ groupId: 'extra', items: [{ garnishId: 'Aceitunas', quantity: 2 }] }]
const line = lineOn(menu, selection('Pizza', { quantity: 2, notes: 'bien\ncocida', groups: olives }))

const orderOf = (lines: OrderTextInput['lines'], rest: Partial<OrderTextInput> = {}): OrderTextInput => ({
  code: '0123456789',
  branchContactName: 'Fuego Lento Palermo',
  orderModeName: 'Delivery',
  customerName: 'Ana',
  phone: '+5491123456789',
  tableNumber: null,
  address: 'Gorriti 4500',
  scheduledFor: null,
  lines,
  ticket: makeTicket({
    lines: [line],
    menuDiscounts: [],
    surcharges: [],
    discounts: [{ id: 'd', name: 'Efectivo 10%', type: 'PERCENT', value: 10, paymentTypeIds: [] }],
    serviceFee: { userFee: 0, percentageUserFee: 0 },
    delivery: null,
    paymentTypeId: null,
  }),
  cashTotal: null,
  paymentName: 'Efectivo',
  paysWith: 2_500_000,
  notes: '',
  link: 'https://example.com/menu/palermo/order/0123456789',
  currency: { code: 'ARS', symbol: '$', mantissa: 2 },
  ...rest,
})

/** The amounts at the ends of the lines of a text: "Promo: -$ 1.234,50" is -123450. */
const amountsIn = (text: string): readonly number[] =>
  Array.from(text.matchAll(/: (-?)\$ ([\d.]+)(?:,(\d\d))?\*?$/gm), ([, sign, whole = '', cents = '00']) =>
    Number(`${sign}${whole.replaceAll('.', '')}${cents}`),
  )

/** spec('000 §9.22') */
test('the rows of any message come to the total that it says', () => {
  fc.assert(
    fc.property(anyMenuAndLines, anyTerms, ({ menu: { discounts }, lines }, terms) => {
      const ticket = makeTicket({ ...terms, lines, menuDiscounts: discounts })
      const text = orderText(orderOf(lines, { ticket, paysWith: null }), words)
      const said = amountsIn(text.split('\n\n').at(-2) ?? '')
      expect(said.at(-1)).toBe(ticket.total)
      expect(said.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(ticket.total)
    }),
    { numRuns: 200 },
  )
})

describe('orderText', () => {
  /** spec('000 §4.35') */
  test('tells the whole order', () => {
    expect(orderText(orderOf([line]), words)).toBe(
      `*Pedido 0123456789*
Fuego Lento Palermo · Delivery
Nombre: Ana
Teléfono: +5491123456789
Dirección: Gorriti 4500

2 × Pizza (Grande): $ 22.002
   2 × Aceitunas
   _bien cocida_

Productos: $ 22.002
Efectivo 10%: -$ 2.200,20
*Total: $ 19.801,80*
Pago: Efectivo
Abona con: $ 25.000

Seguimiento: https://example.com/menu/palermo/order/0123456789`,
    )
  })

  test('tells hour, table and notes where there are any, and no row without its value', () => {
    const plain = {
      ...line,
      sizeName: null,
      notes: ' ',
      extras: line.extras.map((group) => ({
        ...group,
        groupItems: group.groupItems.map((one) => ({ ...one, quantity: 1 })),
      })),
    }
    const order = orderOf([plain, { ...plain, quantity: 1, extras: [] }], {
      customerName: ' ',
      phone: null,
      address: null,
      tableNumber: '7',
      scheduledFor: 'viernes 20:30',
      notes: ' sin   timbre\n',
      paymentName: '',
      paysWith: null,
    })
    expect(orderText(order, words).split('\n\n').slice(0, 2).join('\n\n')).toBe(
      `*Pedido 0123456789*
Fuego Lento Palermo · Delivery
Programado para: viernes 20:30
Mesa: 7
Aclaraciones: sin timbre

2 × Pizza: $ 22.002
   Aceitunas
1 × Pizza: $ 11.001`,
    )
    expect(orderText(order, words)).not.toMatch(/Pago|Abona/)
  })

  test('names garnishes one after the other, and no amount that is nothing', () => {
    const extras = line.extras.map((group) => ({
      ...group,
      groupItems: group.groupItems.flatMap((one) => [one, { ...one, name: 'Ajo', quantity: 1 }]),
    }))
    const ticket = { ...orderOf([]).ticket, linesPrice: 0, discounts: [], total: 0 }
    for (const paysWith of [0, null]) {
      const text = orderText(orderOf([{ ...line, price: 0, extras }], { ticket, paysWith }), words)
      expect(text.split('\n\n').slice(1, 3)).toEqual([
        '2 × Pizza (Grande): $ 0\n   2 × Aceitunas, Ajo\n   _bien cocida_',
        '*Total: $ 0*\nPago: Efectivo',
      ])
    }
  })

  test('cuts what people type at its length, and says that it is cut', () => {
    const nameOf = (customerName: string): string =>
      /^Nombre: (.*)$/m.exec(orderText(orderOf([line], { customerName }), words))?.[1] ?? ''
    expect(nameOf('a'.repeat(60))).toBe('a'.repeat(60))
    expect(nameOf('a'.repeat(61))).toBe(`${'a'.repeat(59)}…`)
    expect(nameOf(`${'a'.repeat(58)} bcd`)).toBe(`${'a'.repeat(58)}…`)
    const text = orderText(orderOf([line], { address: 'b'.repeat(300), notes: 'c'.repeat(300) }), words)
    expect(text).toContain(`Dirección: ${'b'.repeat(199)}…\n`)
    expect(text).toContain(`Aclaraciones: ${'c'.repeat(139)}…\n`)
  })

  test('is filled to its last character before an item gives way', () => {
    const many = Array.from({ length: 100 }, () => line)
    const lengths = Array.from({ length: 60 }, (_, more) => {
      const link = `https://example.com/${'x'.repeat(more)}`
      return orderText(orderOf(many, { link }), words).length
    })
    expect(Math.max(...lengths)).toBe(1500)
  })

  test('says only how many items there are where not one fits', () => {
    const text = orderText(orderOf([line, line], { link: 'x'.repeat(1400) }), words)
    expect(text.split('\n\n')[1]).toBe('… y 2 más')
  })

  test('lines that do not fit are counted, and the total and the link stay', () => {
    const text = orderText(orderOf(Array.from({ length: 100 }, () => line)), words)
    const shown = text.split('2 × Pizza').length - 1
    expect(text).toContain(`… y ${100 - shown} más`)
    expect(text).toContain('*Total: $ 19.801,80*')
    expect(text.endsWith('/order/0123456789')).toBe(true)
    expect(text.length).toBeLessThanOrEqual(1500)
  })

  test('never cuts an emoji in half', () => {
    for (const start of ['', 'a']) {
      const text = orderText(orderOf([line], { customerName: start + '🍕'.repeat(100) }), words)
      expect(() => encodeURIComponent(text)).not.toThrow()
      expect(text).toContain('🍕…')
    }
  })

  test('stays short and well formed, whatever people typed', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 2000 })
    fc.assert(
      fc.property(anyText, fc.nat(80), (typed, count) => {
        const order = orderOf(
          Array.from({ length: count }, () => ({ ...line, name: typed, notes: typed })),
          { customerName: typed, address: typed, notes: typed },
        )
        const text = orderText(order, words)
        // Characters beyond the basic plane count twice, and only items give way.
        expect(text.length).toBeLessThanOrEqual(1600)
        expect(() => encodeURIComponent(text)).not.toThrow()
      }),
    )
  })
})

test('says what is handed over in cash under a total that the law rounds', () => {
  const currency = { code: 'CLP', symbol: '$', mantissa: 0 }
  const { total } = orderOf([line]).ticket
  const text = orderText(orderOf([line], { currency, cashTotal: total - 5, paysWith: null }), words)
  expect(text).toContain('*Total: $ 1.980.180*\n*En efectivo: $ 1.980.175*\nPago: Efectivo')
  expect(orderText(orderOf([line], { currency, cashTotal: total }), words)).not.toContain('En efectivo')
})
