import { describe, expect, test } from 'vitest'
import { clientErrorOf } from './client-error.ts'

const stackOf = (message: string, build: string): string =>
  [
    message,
    '    at onClick (chrome-extension://abc/app/content.js:1:2)',
    `    at total (https://shop.test/assets/ticket-${build}.js?v=2:12:345)`,
    '    at https://connect.facebook.net/es_LA/fbevents.js:1:1',
  ].join('\n')

/** spec('decisions beyond-the-documents.21') */
test('reports of the same error in another order, build and shop are one; another place or page is another', () => {
  const one = clientErrorOf({
    stack: stackOf("TypeError: Cannot read 'price' of plate 12", 'a1B2c3D4'),
    url: 'https://shop.test/menu/palermo/take-away?phone=+5491123456789',
  })
  const again = clientErrorOf({
    stack: stackOf("TypeError: Cannot read 'name' of plate 7", 'Zz_9-8Yx'),
    url: 'https://other.test/menu/belgrano/delivery#x',
  })
  expect(again.fingerprint).toBe(one.fingerprint)
  expect(one).toMatchObject({ frame: 'ticket.js:12:345', route: '/menu/{alias}/{mode}' })
  const onCart = clientErrorOf({
    stack: stackOf("TypeError: Cannot read 'x' of plate 1", 'a1B2c3D4'),
    url: '/menu/a/preview',
  })
  const elsewhere = clientErrorOf({
    stack: stackOf('RangeError: too long', 'a1B2c3D4'),
    url: '/menu/a/delivery',
  })
  expect(new Set([one, onCart, elsewhere].map(({ fingerprint }) => fingerprint)).size).toBe(3)
})

test('the sentence comes from the stack, else from the payload, else from the part that reports', () => {
  expect(clientErrorOf({ payload: 'No tiene fullAddress este comensal' }).message).toBe(
    'No tiene fullAddress este comensal',
  )
  expect(clientErrorOf({ component: 'menu', payload: { status: 0, code: 'network-error' } }).message).toBe(
    'network-error',
  )
  expect(clientErrorOf({ component: 'orders' }).message).toBe('orders')
  expect(clientErrorOf({}).message).toBe('?')
  // Safari and Firefox begin with the first frame.
  const safari = clientErrorOf({
    payload: { message: 'boom' },
    stack: 'add@https://a.test/assets/cart-abcdefgh.js:3:4',
  })
  expect([safari.message, safari.frame]).toEqual(['boom', 'cart.js:3:4'])
})

test('a payload keeps what the product writes, and none of what a diner typed', () => {
  const { payload, message, stack } = clientErrorOf({
    fullAddress: 'Gorriti 5123, Palermo',
    payload: {
      status: 503,
      code: 'request-failed',
      detail: 'Sin envío a Palermo',
      name: 'Ana Pérez',
      lat: -34.58123,
      phone: 1123456789,
      items: [{ notes: 'timbre 2', quantity: 2 }],
      a: { b: { c: { d: { e: 1 } } } },
    },
    stack: 'Error: Palermo\n    at f (https://a.test/assets/a.js?phone=1123456789:1:2)',
  })
  expect(payload).toEqual({
    status: 503,
    code: 'request-failed',
    detail: 'Sin envío a […]',
    name: '[…]',
    lat: '[…]',
    phone: '[…]',
    items: [{ notes: '[…]', quantity: 2 }],
    a: { b: { c: { d: '[…]' } } },
  })
  expect([message, stack].join()).not.toMatch(/Palermo|11234/)
})

test('an error is known by its part, its text without what differs, its place and its page', () => {
  const { fingerprint, message } = clientErrorOf({
    component: 'cart',
    payload: "  “Milanesa” and 'Flan'   cost $ 1.234,50\tor 7 ",
    stack: 'f@https://a.test/assets/cart-abcdefgh.js:3:4',
    url: '/menu/palermo/delivery',
  })
  expect(message).toBe("“Milanesa” and 'Flan'   cost $ 1.234,50\tor 7")
  expect(fingerprint).toBe("cart|“…” and '…' cost $ # or #|cart.js:3:4|/menu/{alias}/{mode}")
  expect(clientErrorOf({ payload: 'boom' })).toEqual({
    message: 'boom',
    component: '',
    frame: '',
    route: '',
    stack: '',
    payload: 'boom',
    fingerprint: '|boom||',
  })
})

test.each([
  ['title', { message: ' ', title: ' No hay carta ', reason: 'x' }, 'No hay carta'],
  ['reason', { reason: 'sin red', detail: 'x' }, 'sin red'],
  ['nothing of its own', { detail: 'x' }, 'menu'],
  ['nothing', null, 'menu'],
  ['a figure', 7, 'menu'],
])('of a payload with %s the sentence is that, or the part', (_, payload, message) => {
  expect(clientErrorOf({ component: ' menu ', payload, stack: null }).message).toBe(message)
})

test('a sentence loses what stands behind an address, and all after 300 characters', () => {
  expect(clientErrorOf({ stack: ' falló https://a.test/x?tel=1 y ' }).message).toBe(
    'falló https://a.test/x y',
  )
  expect(clientErrorOf({ payload: `${'x '.repeat(149)}x🍕` }).message).toBe(`${'x '.repeat(149)}x\ufffd`)
  // The fingerprint does not end in a blank, wherever the sentence is cut.
  expect(clientErrorOf({ payload: 'x '.repeat(200) }).fingerprint).toBe(`|${'x '.repeat(149)}x||`)
  expect(clientErrorOf({ component: 'x '.repeat(60) }).component).toBe('x '.repeat(40))
})

describe('the place of an error', () => {
  test.each([
    ['    at f (https://a.test/assets/total.js:12)', 'total.js:12'],
    ['    at f (/work/packages/domain/src/money/ticket-abcdefgh.json:1:2)', 'ticket-abcdefgh.json:1:2'],
    ['    at f (/work/apps/storefront/app/cart/cart-abcdefgh.mjs:1:2)', 'cart.mjs:1:2'],
    ['    at f (https://a.test/app/x.js?v=1:2:3)', 'x.js:2:3'],
    ['    at f (/work/apps/storefront/app/cart/rows/row.ts:1:2)', 'row.ts:1:2'],
    ['    at f (https://a.test/assets/node_modules/x.js:1:2)', ''],
    ['    at f (moz-extension://1/src/x.js:1:2)', ''],
    ['    at f (https://a.test/other/x.js:1:2)', ''],
    ['Error at /assets/x.js:1:2', ''],
  ])('of %j is %j', (stack, frame) => {
    expect(clientErrorOf({ stack }).frame).toBe(frame)
  })

  test('is looked for in the first forty lines', () => {
    const after = (lines: number): string =>
      clientErrorOf({ stack: `${'x\n'.repeat(lines)}    at f (/assets/x.js:1:2)` }).frame
    expect([after(39), after(40)]).toEqual(['x.js:1:2', ''])
  })
})

test('a file of 80 characters belongs to the place of its frame whole, with its row and its column', () => {
  const line = `    at 12345 (678${'a'.repeat(74)}.js:12:34)`
  expect(clientErrorOf({ stack: line }).stack).toBe(line)
})

test('the sentence of a stack is its first line', () => {
  expect(clientErrorOf({ stack: 'Error: boom\n    at f (x.js:1:2)\nde nadie' }).message).toBe('Error: boom')
  expect(clientErrorOf({ stack: '', payload: 'sin red' }).message).toBe('sin red')
})

test('a stack keeps the places of its frames, and nothing of a person before them', () => {
  const stack = [
    'Error: tel:1123456789 no responde',
    '    at a (https://a.test/assets/a-12345678.js?tel=1123456789:1234567:1234567)',
    'b@https://a.test/1123456789/b-12345678.js:1234567 ',
    '    at c (c-1234567.js:7:8)',
    '    at Gorriti 5123 (d.js:1234567:1)',
    '    at e',
  ]
  expect(clientErrorOf({ stack: stack.join('\n') }).stack.split('\n')).toEqual([
    'Error: tel:[…] no responde',
    '    at a (https://a.test/assets/a-12345678.js:1234567:1234567)',
    'b@https://a.test/[…]/b-12345678.js:1234567 ',
    '    at c (c-1234567.js:7:8)',
    '    at […] (d.js:1234567:1)',
    '    at e',
  ])
  expect(clientErrorOf({ stack: 'x '.repeat(3000) }).stack).toBe('x '.repeat(2000))
})
