import { expect, test } from 'vitest'
import type { Step } from './journey.ts'
import { analyticsEvents, dataLayerPushes, pixelCalls } from './tag-shapes.ts'
import { startTags, type TagWindow } from './tags.ts'

const product = {
  id: 'p1',
  name: 'Milanesa',
  category: 'Platos',
  variant: 'Doble',
  price: 1250.5,
  quantity: 2,
}
const step = (type: Step['type'], more: Partial<Step> = {}): Step => ({
  type,
  at: 0,
  branch: 'b',
  branchContact: 'c',
  currency: 'ARS',
  products: [product],
  ...more,
})
const item = {
  item_id: 'p1',
  item_name: 'Milanesa',
  item_category: 'Platos',
  item_variant: 'Doble',
  price: 1250.5,
  quantity: 2,
}
const goods = { currency: 'ARS', value: 2501, items: [item] }
const order = { code: 'ABC', total: 2701.25, isPaidOnline: false }
const purchase = {
  transaction_id: 'ABC',
  value: 2701.25,
  tax: 0,
  shipping: 0,
  currency: 'ARS',
  items: [item],
}

/** spec('000 §7.37') */
test('steps are the published events of web analytics', () => {
  expect(analyticsEvents(step('ITEM_VIEW', { isChosen: true }))).toEqual([
    ['select_item', { items: [item] }],
    ['view_item', goods],
  ])
  expect(analyticsEvents(step('ITEM_VIEW'))).toEqual([['view_item', goods]])
  expect(analyticsEvents(step('ADD_ITEM'))).toEqual([['add_to_cart', goods]])
  expect(analyticsEvents(step('DELETE_ITEM'))).toEqual([['remove_from_cart', goods]])
  expect(analyticsEvents(step('VIEW_ORDER_SUMMARY'))).toEqual([['view_cart', goods]])
  expect(analyticsEvents(step('CONTINUE_TO_CHECKOUT'))).toEqual([['begin_checkout', goods]])
  expect(analyticsEvents(step('CREATE_ORDER', { order }))).toEqual([['purchase', purchase]])
  for (const type of ['LINK_CLICK', 'ORDER_MODE_SELECT', 'BRANCH_CONTACT_SELECT'] as const)
    expect(analyticsEvents(step(type))).toEqual([])
})

test('an order that is paid online is a purchase once it is paid, and not before', () => {
  const online = { ...order, isPaidOnline: true }
  expect(analyticsEvents(step('CREATE_ORDER', { order: online }))).toEqual([])
  expect(analyticsEvents(step('PAY_ORDER', { order: online }))).toEqual([['purchase', purchase]])
  expect(pixelCalls(step('CREATE_ORDER', { order: online }))).toEqual([])
})

test('the data layer has both published shapes, each after it was cleared', () => {
  const legacy = {
    id: 'p1',
    name: 'Milanesa',
    category: 'Platos',
    variant: 'Doble',
    price: 1250.5,
    quantity: 2,
  }
  expect(dataLayerPushes(step('CREATE_ORDER', { order }))).toEqual([
    { ecommerce: null },
    {
      event: 'purchase',
      ecommerce: {
        ...purchase,
        purchase: { actionField: { id: 'ABC', revenue: 2701.25, tax: 0, shipping: 0 }, products: [legacy] },
      },
    },
  ])
  const shapes = [
    ['ITEM_VIEW', 'detail', { products: [legacy] }],
    ['ADD_ITEM', 'add', { products: [legacy] }],
    ['DELETE_ITEM', 'remove', { products: [legacy] }],
    ['VIEW_ORDER_SUMMARY', 'checkout', { actionField: { step: 1 }, products: [legacy] }],
    ['CONTINUE_TO_CHECKOUT', 'checkout', { actionField: { step: 2 }, products: [legacy] }],
  ] as const
  for (const [type, name, shape] of shapes)
    expect(dataLayerPushes(step(type))[1]).toHaveProperty(`ecommerce.${name}`, shape)
  const [, clicked] = dataLayerPushes(step('ITEM_VIEW', { isChosen: true }))
  expect(clicked).toHaveProperty('ecommerce.click', { products: [legacy] })
})

test('the pixel hears its standard events, and a purchase under the code of the order', () => {
  const data = {
    content_type: 'product',
    content_ids: ['p1'],
    contents: [{ id: 'p1', quantity: 2 }],
    num_items: 2,
    currency: 'ARS',
    value: 2501,
  }
  const named = { ...data, content_name: 'Milanesa' }
  expect(pixelCalls(step('ITEM_VIEW', { isChosen: true }))).toEqual([['ViewContent', named]])
  expect(pixelCalls(step('ADD_ITEM'))).toEqual([['AddToCart', named]])
  expect(pixelCalls(step('CONTINUE_TO_CHECKOUT'))).toEqual([['InitiateCheckout', data]])
  expect(pixelCalls(step('CREATE_ORDER', { order }))).toEqual([
    ['Purchase', { ...data, value: 2701.25 }, { eventID: 'ABC' }],
  ])
})

test('only those are asked for that the brand has, each by its own address, and each hears once', () => {
  const asked: string[] = []
  const page: TagWindow = {}
  const ids = { tagManager: 'GTM-AB12', webAnalytics: 'G-ABCD1', pixel: '12345' }
  const hear = startTags(ids, page, (address) => asked.push(address))
  hear(step('ADD_ITEM'))
  expect(asked).toEqual([
    'https://www.googletagmanager.com/gtm.js?id=GTM-AB12',
    'https://www.googletagmanager.com/gtag/js?id=G-ABCD1&l=webAnalyticsLayer',
    'https://connect.facebook.net/es_LA/fbevents.js',
  ])
  expect(page.dataLayer?.slice(1)).toMatchObject([{ ecommerce: null }, { event: 'add_to_cart' }])
  const commands = page.webAnalyticsLayer?.map((call) => Array.from(call as ArrayLike<unknown>))
  expect(commands?.slice(1)).toMatchObject([
    ['config', 'G-ABCD1'],
    ['event', 'add_to_cart', goods],
  ])
  expect(page.fbq?.queue).toMatchObject([
    ['init', '12345'],
    ['track', 'PageView'],
    ['trackSingle', '12345', 'AddToCart', { value: 2501 }],
  ])

  const none: TagWindow = {}
  startTags({}, none, (address) => asked.push(address))(step('ADD_ITEM'))
  expect([none, asked.length]).toEqual([{}, 3])
})

test('a product without a variant sends none, and several plates send no name', () => {
  const plain = { ...product, variant: null }
  const [[, data] = []] = analyticsEvents(step('ADD_ITEM', { products: [plain] }))
  expect(JSON.stringify(data)).not.toContain('variant')
  expect(JSON.stringify(dataLayerPushes(step('ADD_ITEM', { products: [plain] })))).not.toContain('variant')
  const two = pixelCalls(step('ADD_ITEM', { products: [product, plain] }))
  expect(two).toMatchObject([['AddToCart', { num_items: 4, value: 5002 }]])
  expect(JSON.stringify(two)).not.toContain('content_name')
  expect(JSON.stringify(pixelCalls(step('ADD_ITEM', { products: [] })))).not.toContain('content_name')
})

test('each script finds in the page what its publisher says, and a pixel that came is called itself', () => {
  const page: TagWindow = {}
  const ids = { tagManager: 'GTM-AB12', webAnalytics: 'G-ABCD1', pixel: '12345' }
  const hear = startTags(ids, page, () => undefined)
  expect(page.dataLayer).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }])
  expect(Array.from(page.webAnalyticsLayer?.[0] as ArrayLike<unknown>)).toEqual(['js', expect.any(Date)])
  expect([page.fbq?.loaded, page.fbq?.version]).toEqual([true, '2.0'])
  expect(page.fbq?.push).toBe(page.fbq)
  expect(page._fbq).toBe(page.fbq)
  const called: unknown[] = []
  Object.assign(page.fbq ?? {}, { callMethod: (...call: unknown[]) => called.push(call) })
  hear(step('ADD_ITEM'))
  expect(called).toMatchObject([['trackSingle', '12345', 'AddToCart', { value: 2501 }]])
  expect(page.fbq?.queue).toHaveLength(2)
})
