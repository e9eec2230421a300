import { expect, test } from 'vitest'
import { browserFamily } from './browser-family.ts'
import { clientErrorOf } from './client-error.ts'
import { maskPersonal } from './mask-personal.ts'
import { aliasOfPage, pageRoute } from './page-route.ts'

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

test.each([
  'Falló +54 9 11 2345-6789',
  'Falló 1123456789',
  'para ana.perez@correo.com.ar',
  'Authorization: Bearer abc.def-123456',
  'token=9f8e7d6c5b',
  'order ZK7M2Q9R4T not found',
  'id 0198c000-0000-7000-8000-0000000000aa',
  'en -34.58123,-58.42345',
  'Av. Corrientes 1234 fuera de zona',
  'calle 9 de Julio 55',
  'no llega a Gorriti 5123',
  'no llega a General Paz 870',
])('nothing of a person is left of "%s"', (text) => {
  const left = maskPersonal(text)
  expect(left).toContain('[…]')
  for (const secret of [
    '6789',
    '345',
    'perez',
    'abc',
    '9f8e',
    'ZK7M',
    '0198',
    '58',
    '123',
    '55',
    '870',
    'Gorriti',
    'Paz',
  ])
    if (text.includes(secret)) expect(left).not.toContain(secret)
})

test.each(['Minified React error #418', 'Error 503', 'status 404 of /api/diner/log', 'Step 3 of 4 failed'])(
  'what is nobody’s stays: "%s"',
  (text) => expect(maskPersonal(text)).toBe(text),
)

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

test.each([
  [null, ''],
  ['/', '/'],
  ['https://shop.test/menu/palermo/order/ZK7M2Q9R4T?token_ws=1', '/menu/{alias}/order/{orderCode}'],
  ['/menu/palermo/delivery/pastas/ravioles', '/menu/{alias}/{mode}/{category}/{plate}'],
  ['/logistics/palermo/rider/logIn', '/logistics/{alias}/rider/{registerPageVariant}'],
  ['/somewhere/ana@x.com/9/9/9/9', '/{other}'],
])('the page of %s is %s', (url, route) => expect(pageRoute(url)).toBe(route))

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Chrome 141, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari 18, iOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Mobile/15E148 Instagram 350.1',
    'Instagram 350, iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0',
    'Edge 141, Windows',
  ],
  ['node', ''],
  [null, ''],
])('%s is %s', (agent, family) => expect(browserFamily(agent)).toBe(family))

test('an address says whose page it is, where it is below an alias', () => {
  const aliases = ['https://a.test/menu/palermo/preview?x', '/logistics/norte/shipments', '/guia', null].map(
    aliasOfPage,
  )
  expect(aliases).toEqual(['palermo', 'norte', null, null])
})
