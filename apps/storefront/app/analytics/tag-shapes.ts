import type { Product } from './product.ts'
import type { Step } from './journey.ts'

/** A name and what goes with it, as web analytics and the pixel take them. */
export type TagEvent = readonly [name: string, data: Readonly<Record<string, unknown>>]

/**
 * Whether a step is the purchase: the order itself, or its payment where the local waits for that.
 */
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

/** A step as Google's published e-commerce events have it, of every version since the fourth. */
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

/**
 * The same for containers that were made for the version before: what stands under `ecommerce`
 * beside it.
 */
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
 * A step as a tag manager's data layer takes it. Each is cleared first, or it would be merged with
 * the one before.
 */
export const dataLayerPushes = (step: Step): readonly Readonly<Record<string, unknown>>[] =>
  analyticsEvents(step).flatMap(([event, data]) => [
    { ecommerce: null },
    { event, ecommerce: { ...data, ...legacyShape(event, step) } },
  ])

/**
 * A call of the pixel: its event, what goes with it, and the id by which the same event told
 * elsewhere is known.
 */
export type PixelCall = readonly [...TagEvent, id?: { readonly eventID: string }]

const PIXEL_NAMES = {
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
} as const

/** A step as the social pixel's published standard events have it. */
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
