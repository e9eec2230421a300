import { asChosen } from '../availability/as-chosen.ts'
import type { OffSale } from '../availability/sale-rule.ts'
import { DEFAULT_NOTES_LIMIT } from '../customisation/notes-limit.ts'
import { discountOfPlate, unitDiscount } from '../discount/menu-discounts.ts'
import type { Menu, MenuDiscount, Plate, Size } from '../menu/menu.ts'
import type { CartLine, ExtraGroup, PlateSelection } from './cart-line.ts'
import { chooseExtras } from './choose-extras.ts'
import { DEFAULT_MAX_QUANTITY } from './max-quantity.ts'

/** Reasons why a selection cannot be a line of the cart. */
export const LINE_REFUSAL_CODES = [
  'plate-missing',
  'sold-out',
  'off-hours',
  'not-in-mode',
  'size-missing',
  'size-required',
  'garnish-missing',
  'option-sold-out',
  'garnish-amount',
  'quantity-invalid',
  'max-quantity',
  'notes-too-long',
] as const

export type LineRefusalCode = (typeof LINE_REFUSAL_CODES)[number]

/**
 * Refused selection: its plate, by name as far as that is known, its garnish group, and the limit
 * that it passes (units for `max-quantity`, characters for `notes-too-long`).
 */
export type LineRefusal = {
  readonly code: LineRefusalCode
  readonly plateId: string
  readonly plateName: string | null
  readonly groupId: string | null
  readonly limit: number | null
}

/**
 * `discounts` default to the menu's own, `notesLimit` to 250 characters; `null` is without limit.
 */
export type PriceLineInput = {
  readonly menu: Menu
  readonly selection: PlateSelection
  readonly lineId: string
  readonly discounts?: readonly MenuDiscount[]
  readonly notesLimit?: number | null
}

/** A line with the menu's own prices, or why there can be none. */
export type PricedLine =
  | { readonly ok: true; readonly line: CartLine }
  | { readonly ok: false; readonly refusal: LineRefusal }

type SizeChoice =
  | { readonly ok: true; readonly size: Size | null }
  | { readonly ok: false; readonly code: 'size-missing' | 'option-sold-out' | 'size-required' }

/** A plate with one size only does not ask for it. Source: 000 §2 Menu page, "Opciones". */
function chooseSize(plate: Plate, sizeId: string | null): SizeChoice {
  const [only = null, other] = plate.sizes
  const size = sizeId === null ? only : plate.sizes.find(({ id }) => id === sizeId)
  if (size === undefined) return { ok: false, code: 'size-missing' }
  if (sizeId === null && other) return { ok: false, code: 'size-required' }
  return size?.soldOut ? { ok: false, code: 'option-sold-out' } : { ok: true, size }
}

type LineParts = {
  readonly input: PriceLineInput
  readonly plate: Plate
  readonly size: Size | null
  readonly extras: readonly ExtraGroup[]
}

/** A discount is taken off the plate or its size; extras are always paid in full. */
function assembleLine({ input, plate, size, extras }: LineParts): CartLine {
  const { menu, selection, lineId, discounts = menu.discounts } = input
  const priceWithoutModifiers = size?.price ?? plate.price
  const items = extras.flatMap((group) => group.groupItems)
  const originalPrice = items.reduce((sum, item) => sum + item.price * item.quantity, priceWithoutModifiers)
  const discount = discountOfPlate(discounts, plate.id)
  const offEachUnit = discount ? unitDiscount(discount, priceWithoutModifiers) : 0
  const category = menu.categories.find(({ id }) => id === plate.categoryId)
  return {
    id: lineId,
    referenceId: plate.id,
    referenceType: 'PLATE',
    name: nameOf(plate),
    price: originalPrice - offEachUnit,
    originalPrice,
    priceWithoutModifiers,
    quantity: selection.quantity,
    notes: selection.notes.trim(),
    categoryId: plate.categoryId,
    categoryShowName: category?.showName || category?.name || '',
    sizeId: size?.id ?? null,
    sizeName: size?.name ?? null,
    source: selection.source,
    maxQuantity: plate.maxQuantity,
    upsell: selection.source === 'upselled',
    discount:
      discount && offEachUnit > 0
        ? {
            itemId: plate.id,
            type: discount.type,
            discountReferenceId: discount.id,
            amount: offEachUnit * selection.quantity,
          }
        : null,
    extras,
  }
}

/** A plate whose season is over is no longer on the menu. */
const OFF_SALE = {
  mode: 'not-in-mode',
  over: 'plate-missing',
  hours: 'off-hours',
  full: 'sold-out',
} as const satisfies Record<OffSale, LineRefusalCode>

/**
 * Returns why a plate is unavailable at the moment of the menu, and later; undefined for an
 * available one.
 */
function absenceOf({ soldOut, offSale, later }: Plate): LineRefusalCode | undefined {
  if (later !== undefined) return undefined
  if (soldOut && (offSale === undefined || offSale === 'hours')) return 'sold-out'
  return offSale && OFF_SALE[offSale]
}

const nameOf = (plate: Plate): string => plate.showName || plate.name

/**
 * Makes a selection into a line of the cart at the menu's prices, or says why there can be none.
 * Browser and server call it alike, and nothing in a selection is a price. Source: 000 §5 Items,
 * decisions.md.
 */
export function priceLine(input: PriceLineInput): PricedLine {
  const { menu, selection, notesLimit = DEFAULT_NOTES_LIMIT } = input
  const found = menu.plates.find(({ id, visible }) => id === selection.plateId && visible)
  const plate = found && asChosen(found)
  const refuse = (code: LineRefusalCode, where: Partial<LineRefusal> = {}): PricedLine => {
    const plateName = plate ? nameOf(plate) : null
    return {
      ok: false,
      refusal: { code, plateId: selection.plateId, plateName, groupId: null, limit: null, ...where },
    }
  }
  if (!plate) return refuse('plate-missing')
  const absence = absenceOf(plate)
  if (absence) return refuse(absence)

  const maximum = plate.maxQuantity ?? DEFAULT_MAX_QUANTITY
  if (!Number.isSafeInteger(selection.quantity) || selection.quantity < 1) return refuse('quantity-invalid')
  if (selection.quantity > maximum) return refuse('max-quantity', { limit: maximum })
  if (notesLimit !== null && selection.notes.trim().length > notesLimit) {
    return refuse('notes-too-long', { limit: notesLimit })
  }

  const sized = chooseSize(plate, selection.sizeId)
  if (!sized.ok) return refuse(sized.code)
  const chosen = chooseExtras(plate, selection.groups)
  if (!chosen.ok) return refuse(chosen.code, { groupId: chosen.groupId })
  return { ok: true, line: assembleLine({ input, plate, size: sized.size, extras: chosen.extras }) }
}
