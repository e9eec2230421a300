import type { Product } from './product.ts'
import type { Step } from './journey.ts'

export type TagEvent = readonly [name: string, data: Readonly<Record<string, unknown>>]

/** Whether a step is the purchase: the order, or its payment where the order is paid online. */
const isPurchase = ({ type, order }: Step): boolean =>
  type === 'PAY_ORDER' || (type === 'CREATE_ORDER' && !order?.isPaidOnline)

const cents = (amount: number): number => Math.round(amount * 100) / 100

const worth = (products: readonly Product[]): number =>
  cents(products.reduce((sum, { price, quantity }) => sum + price * quantity, 0))

const itemOf = ({ id, name, category, variant, price, quantity }: Product) => ({
  item_id: id,
  item_name: name,
  item_category: category,
  ...(variant !== null && { item_variant: variant }),
  price,
  quantity,
})

const legacyOf = ({ id, name, category, variant, price, quantity }: Product) => ({
  id,
  name,
  category,
  ...(variant !== null && { variant }),
  price,
  quantity,
})

/** Fields of a purchase; tax and shipping are always 0. Source: 000 §7 Analytics. */
const purchaseOf = ({ order }: Step) => ({
  transaction_id: order?.code ?? '',
  value: order?.total ?? 0,
  tax: 0,
  shipping: 0,
})

const NAMES = {
  ADD_ITEM: 'add_to_cart',
  DELETE_ITEM: 'remove_from_cart',
  VIEW_ORDER_SUMMARY: 'view_cart',
  CONTINUE_TO_CHECKOUT: 'begin_checkout',
} as const satisfies Partial<Record<Step['type'], string>>

const isNamed = (type: Step['type']): type is keyof typeof NAMES => Object.hasOwn(NAMES, type)

/** Writes a step as Google's e-commerce events, as published since version four. */
export function analyticsEvents(step: Step): readonly TagEvent[] {
  const items = step.products.map(itemOf)
  const goods = { currency: step.currency, value: worth(step.products), items }
  if (isPurchase(step)) return [['purchase', { ...purchaseOf(step), currency: step.currency, items }]]
  if (step.type === 'ITEM_VIEW') {
    const view: TagEvent = ['view_item', goods]
    return step.isChosen ? [['select_item', { items }], view] : [view]
  }
  return isNamed(step.type) ? [[NAMES[step.type], goods]] : []
}

/** Writes a step for containers of the version before: the part beside `ecommerce`. */
function legacyShape(name: string, step: Step): Readonly<Record<string, unknown>> {
  const products = step.products.map(legacyOf)
  switch (name) {
    case 'select_item':
      return { click: { products } }
    case 'view_item':
      return { detail: { products } }
    case 'add_to_cart':
      return { currencyCode: step.currency, add: { products } }
    case 'remove_from_cart':
      return { remove: { products } }
    case 'view_cart':
      return { checkout: { actionField: { step: 1 }, products } }
    case 'begin_checkout':
      return { checkout: { actionField: { step: 2 }, products } }
    default: {
      const { transaction_id: id, value: revenue, tax, shipping } = purchaseOf(step)
      return { purchase: { actionField: { id, revenue, tax, shipping }, products } }
    }
  }
}

/**
 * Writes a step for a tag manager's data layer. Each push is cleared first, or it would be merged
 * with the one before.
 */
export const dataLayerPushes = (step: Step): readonly Readonly<Record<string, unknown>>[] =>
  analyticsEvents(step).flatMap(([event, data]) => [
    { ecommerce: null },
    { event, ecommerce: { ...data, ...legacyShape(event, step) } },
  ])

/** Call of the pixel: its event, its data, and the id that deduplicates it. */
export type PixelCall = readonly [...TagEvent, id?: { readonly eventID: string }]

const PIXEL_NAMES = {
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
} as const

/** Writes a step as the social pixel's published standard events. */
export function pixelCalls(step: Step): readonly PixelCall[] {
  const { products, currency } = step
  const goods = {
    content_type: 'product',
    content_ids: products.map(({ id }) => id),
    contents: products.map(({ id, quantity }) => ({ id, quantity })),
    num_items: products.reduce((sum, { quantity }) => sum + quantity, 0),
    currency,
    value: worth(products),
  }
  if (isPurchase(step)) {
    const { value, transaction_id: eventID } = purchaseOf(step)
    return [['Purchase', { ...goods, value }, { eventID }]]
  }
  const [only] = products
  const named = only && products.length === 1 ? { ...goods, content_name: only.name } : goods
  return analyticsEvents(step).flatMap(([name]): readonly PixelCall[] => {
    if (!Object.hasOwn(PIXEL_NAMES, name)) return []
    // The value of the whole cart has no plate's name.
    return [[PIXEL_NAMES[name as keyof typeof PIXEL_NAMES], name === 'begin_checkout' ? goods : named]]
  })
}
