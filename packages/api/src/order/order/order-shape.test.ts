import { expect, test } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'
import type { NewOrder } from './new-order.ts'
import { shapeOf, type OrderShape } from './order-shape.ts'
import { statementOfShape } from './order-statement.ts'

type Given = {
  readonly order?: Partial<NewOrder['order']>
  readonly customer?: Partial<NewOrder['customer']>
  readonly rest?: Partial<NewOrder>
}

const ID = '01990000-0000-7000-8000-000000000001'
const AT = new Date('2026-11-20T15:00:00.000Z')

/** An order of a new browser for now, in cash, of a plate that nobody counts. */
function rowsOf({ order, customer, rest }: Given = {}): NewOrder {
  const bare = {
    order: {
      branch_id: ID,
      branch_contact_id: ID,
      order_mode_id: ID,
      id: ID,
      phone_key: '1',
      points_redeemed: 0,
      scheduled_at: null,
      opt_in: false,
      rehearsal_id: null,
      payment_status: null,
      payment_expires_at: null,
      local_day: '2026-11-20',
      created_at: AT,
      ...order,
    },
    customer: { verified_at: null, ...customer },
    lines: [{ plate_id: ID, quantity: 2 }],
    day: '2026-11-20',
    adjustments: [],
    codeUse: null,
    transfer: null,
    slotCapacity: null,
    isKnownBrowser: false,
    isCounted: false,
    limits: { seconds: 60, of_local: 9, unpaid_of_local: 9, unpaid_of_phone: 9 },
    consent: { id: ID, textVersion: null, beganTicked: null },
    ...rest,
  }
  return bare as unknown as NewOrder
}

const BARE: OrderShape = {
  isRehearsed: false,
  payment: 'none',
  code: false,
  points: false,
  slot: false,
  stock: false,
  adjustments: false,
  person: false,
}
const RICH = { ...BARE, slot: true, stock: true, adjustments: true, person: true }
const transfer = { references: [] as readonly string[] } as NewOrder['transfer']
const code = { codeUse: { row: {} } as NewOrder['codeUse'] }

test.each([
  ['nothing of a new browser', {}, BARE],
  ['the person of a browser that had an id', { rest: { isKnownBrowser: true } }, { ...BARE, person: true }],
  ['the person of a consent', { order: { opt_in: true } }, { ...BARE, person: true }],
  ['the person of a verified phone', { customer: { verified_at: AT } }, { ...BARE, person: true }],
  ['the stock of a counted plate', { rest: { isCounted: true } }, { ...BARE, stock: true }],
  [
    'its adjustments',
    { rest: { adjustments: [{} as NewOrder['adjustments'][number]] } },
    { ...BARE, adjustments: true },
  ],
  ['a payment', { order: { payment_expires_at: AT } }, { ...BARE, payment: 'awaited' }],
  ['a transfer', { order: { payment_expires_at: AT }, rest: { transfer } }, { ...BARE, payment: 'transfer' }],
  ['everything and a code', { rest: code }, { ...RICH, code: true }],
  ['everything and points', { order: { points_redeemed: 5 } }, { ...RICH, points: true }],
  ['everything and a slot', { order: { scheduled_at: AT } }, RICH],
  [
    'its own rows alone, in a rehearsal',
    { order: { rehearsal_id: ID, scheduled_at: AT, opt_in: true }, rest: { isCounted: true } },
    { ...BARE, isRehearsed: true, adjustments: true },
  ],
] as const)('an order asks for %s', (_, given, shape) => {
  expect(shapeOf(rowsOf(given as Given))).toEqual(shape)
})

const EITHER = [false, true]
const PAYMENTS = ['none', 'awaited', 'transfer'] as const

/** Every order that can be, as far as its shape goes. */
function* allRows(): Generator<NewOrder> {
  for (const payment of PAYMENTS)
    for (const rehearsal_id of [null, ID])
      for (const points_redeemed of [0, 5])
        for (const scheduled_at of [null, AT])
          for (const opt_in of EITHER)
            for (const isCounted of EITHER)
              for (const hasCode of EITHER)
                for (const adjustments of [[], [{} as NewOrder['adjustments'][number]]])
                  yield rowsOf({
                    order: {
                      rehearsal_id,
                      points_redeemed,
                      scheduled_at,
                      opt_in,
                      payment_expires_at: payment === 'none' ? null : AT,
                    },
                    rest: {
                      ...(hasCode ? code : {}),
                      isCounted,
                      adjustments,
                      // A rehearsed order has none: see `asRehearsed`.
                      transfer: payment === 'transfer' && !rehearsal_id ? transfer : null,
                    },
                  })
}

test('there are few shapes, and the database reads each: nothing is saved under another version', async () => {
  const { ports } = await startTestApi()
  const shapes = new Map([...allRows()].map((rows) => [JSON.stringify(shapeOf(rows)), rows]))
  expect(shapes.size).toBe(38)
  for (const rows of shapes.values())
    expect(await statementOfShape(shapeOf(rows))(ports.database, { rows, version: 7 })).toEqual([])
})
