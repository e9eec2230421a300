import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'

/** Text as chats, contact cards and PDF files paste it. */
const pasted = (text: string): string =>
  `\u202a\u200b${text.slice(0, 2)}\u00ad${text.slice(2)}\ufeff\u00a0\u202c`

type Parsed = { readonly success: boolean; readonly data?: unknown }
type Shape = { readonly shape: Readonly<Record<string, { safeParse: (value: unknown) => Parsed }>> }

const FIELDS = [
  ['signIn.body.email', 'ana@example.com'],
  ['mailPasswordLink.body.email', 'ana@example.com'],
  ['inviteStaff.body.email', 'ana@example.com'],
  ['foundCompany.body.email', 'ana@example.com'],
  ['claimReward.body.email', 'ana@example.com'],
  ['claimReward.body.name', 'Ana Pérez'],
  ['placeOrder.body.customerEmail', 'ana@example.com'],
  ['placeOrder.body.customerName', 'Ana 👨‍👩‍👧'],
  ['placeOrder.body.tableUid', 'T 7'],
  ['placeOrder.body.phone', '11 2345-6789'],
  ['validateDiscountCode.body.code', 'PROMO10'],
  ['startDinerSession.body.code', '123456'],
  ['showSecondFactor.body.code', '123456'],
  ['getOrder.params.code', 'ABCDEFGH12'],
  ['listOrders.query.phone', '11 2345-6789'],
  ['getOrderingCustomer.params.phone', '11 2345-6789'],
  ['releaseRiderDevice.body.code', '4471'],
] as const

test.each(FIELDS)('%s is read without what cannot be seen', (path, seen) => {
  const [name = '', part = '', field = ''] = path.split('.')
  const schema = (endpoints as unknown as Record<string, Record<string, Shape>>)[name]?.[part]?.shape[field]
  expect(schema?.safeParse(pasted(seen))).toMatchObject({ success: true, data: seen })
})
