import { MENU_DISCOUNT_TYPES } from '../menu/menu.ts'
import { LARGEST_AMOUNT } from '../money/major.ts'
import { ORDER_MODE_TYPES } from '../order-mode/order-mode-type.ts'
import {
  LINE_SOURCES,
  type CartLine,
  type ExtraGroup,
  type ExtraItem,
  type LineDiscount,
} from './cart-line.ts'
import type { Cart } from './cart.ts'

type Check = (value: unknown) => boolean

const LONGEST_LIST = 300

const text: Check = (value) => typeof value === 'string'
const flag: Check = (value) => typeof value === 'boolean'
const whole: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0
const amount: Check = (value) => whole(value) && Number(value) <= LARGEST_AMOUNT
const quantity: Check = (value) => whole(value) && Number(value) >= 1
const instant: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))

const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)

const nullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= LONGEST_LIST && value.every(check)

/** Every field of `T` has its check, so that a field added to the type cannot be forgotten here. */
const shape =
  <T>(checks: Readonly<Record<keyof T & string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check>(checks).every(([field, check]) => check(Reflect.get(value, field)))

const extraItem = shape<ExtraItem>({
  referenceId: text,
  referenceType: oneOf(['GARNISH']),
  name: text,
  quantity,
  price: amount,
})

const extraGroup = shape<ExtraGroup>({
  groupId: text,
  groupName: text,
  minGarnishAmount: whole,
  maxGarnishAmount: whole,
  multipleSelection: flag,
  mandatory: flag,
  cantAct: whole,
  groupItems: listOf(extraItem),
})

const lineDiscount = shape<LineDiscount>({
  itemId: text,
  type: oneOf(MENU_DISCOUNT_TYPES),
  discountReferenceId: text,
  amount,
})

const cartLine = shape<CartLine>({
  id: text,
  referenceId: text,
  referenceType: oneOf(['PLATE']),
  name: text,
  price: amount,
  originalPrice: amount,
  priceWithoutModifiers: amount,
  quantity,
  notes: text,
  categoryId: text,
  categoryShowName: text,
  sizeId: nullOr(text),
  sizeName: nullOr(text),
  source: oneOf(LINE_SOURCES),
  maxQuantity: nullOr(whole),
  upsell: flag,
  discount: nullOr(lineDiscount),
  extras: listOf(extraGroup),
})

const cart = shape<Cart>({
  alias: text,
  branchContactId: text,
  orderModeId: text,
  mode: oneOf(ORDER_MODE_TYPES),
  menuHash: text,
  lines: listOf(cartLine),
  paymentTypeId: nullOr(text),
  savedAt: instant,
})

/**
 * Whether a value has the shape of a cart in every field: storage may hold foreign data, and older
 * versions of ours.
 */
export const isStoredCart = (value: unknown): value is Cart => cart(value)

/**
 * Reads a cart out of the browser's storage, which is untrusted; undefined for anything but a
 * cart.
 */
export function parseStoredCart(json: string): Cart | undefined {
  try {
    const value: unknown = JSON.parse(json)
    if (isStoredCart(value)) return value
  } catch {
    // Invalid JSON is no cart either.
  }
  return undefined
}
