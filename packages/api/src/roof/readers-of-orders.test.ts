import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '..')

/**
 * Readers of orders that may meet one of a rehearsal, and why that counts it nowhere. Every other
 * file that reads orders says `rehearsal_id`.
 */
const MEETS_IT: Readonly<Record<string, string>> = {
  'people/customer/customer-store.ts': 'by the customer, whom no rehearsed order has',
  'people/customer/erase-store.ts': 'by phone or customer, which no rehearsed order has',
  'roof/upkeep-store.ts': 'by the movements of a bank, of which no rehearsed order has one',
  'order/loyalty/points-store.ts': 'by the ledger of points, where none of it stands',
  'order/order/order-store.ts': 'one order, by its key',
  'order/order/board-store.ts': 'the board and one order: it is worked on like any other',
  'order/order/delay-store.ts': 'one order, by its id',
  'order/order/unpaid-orders.ts': 'by the phone, which no rehearsed order has, or one order by its id',
  'order/order/open-by-code.ts': 'one order, by its code',
  'shop/order-mode/slot-store.ts': 'those that hold a place in a slot, which none of it does',
  'order/order-notice/notice-store.ts': 'one order; who rehearses wishes no notices',
  'order/push/new-order-store.ts': 'whose an order is, by its id',
  'order/order/receipt-store.ts': 'one order; who rehearses leaves no address',
  'order/discount-code/code-store.ts': 'by the uses of a code, where none of it stands',
  'order/discount-code/hold-code.ts': 'by the phone, which no rehearsed order has',
  'after/case/case-store.ts': 'by the cases, of which none is about it',
  'after/survey/summary-store.ts': 'by the answers, of which none is about it',
  'order/shipment/order-of-shipment.ts': 'by the shipment, which it never has',
  'order/shipment/shipment-row.ts': 'by the shipment, which it never has',
  'order/shipment/shipment-store.ts': 'by the shipment, which it never has',
  'order/shipment/move-store.ts': 'by the shipment, which it never has',
  'after/dispatch/stack-store.ts': 'by the shipment, which it never has',
  'after/dispatch/dispatch-store.ts': 'by the shipment, which it never has',
  'after/dispatch/change-shipment-store.ts': 'by the shipment, which it never has',
  'order/shipment/tracking-store.ts': 'by the shipment, which it never has',
  'order/transfer/transfer-store.ts': 'by the transfer, which it never has',
  'order/transfer/movement-store.ts': 'by the transfer, which it never has',
  'people/host/find-tenant.ts': 'whose an order is, by its code',
}

const READS = /\b(?:from|join|update) orders\b|(?:selectFrom|innerJoin|leftJoin|updateTable)\('orders\b/

const sources = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !file.includes('/testing/'))

/** spec('decisions rehearsal.3') */
test('a module that reads orders leaves out rehearsed ones, or says why it may meet them', () => {
  const readers = sources.filter((file) => READS.test(readFileSync(file, 'utf8')))
  expect(readers.length).toBeGreaterThan(30)
  const unsure = readers
    .filter((file) => !readFileSync(file, 'utf8').includes('rehearsal_id'))
    .map((file) => relative(FOLDER, file))
  expect(unsure.filter((file) => !(file in MEETS_IT))).toEqual([])
  // A reason that nobody needs any more goes.
  expect(Object.keys(MEETS_IT).filter((file) => !unsure.includes(file))).toEqual([])
})
