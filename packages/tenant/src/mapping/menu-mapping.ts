import { PLATE_FIELDS } from '@mostrador/domain/menu/menu'
import { ORDER_MODE_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { children, type ThingMapping } from './children.ts'
import { amounts, derived, fields, showName } from './fields.ts'
import { soldHours } from './hours.ts'
import { picture, pictureFocus } from './names.ts'
import type { Aspect } from './aspect.ts'
import { links, reference } from './references.ts'

const size: ThingMapping = {
  table: 'sizes',
  own: 'size_id',
  around: ['plate_id', 'branch_id'],
  parts: [fields('name'), amounts('price')],
}

const garnish: ThingMapping = {
  table: 'garnishes',
  own: 'garnish_id',
  around: ['garnish_group_id', 'branch_id'],
  parts: [fields('name', 'description', 'ingredients', 'visible'), amounts('price')],
}

const garnishGroup: ThingMapping = {
  table: 'garnish_groups',
  own: 'garnish_group_id',
  around: ['menu_id', 'branch_id'],
  parts: [
    fields('name', 'mandatory', 'multipleSelection', 'minGarnishAmount', 'maxGarnishAmount'),
    children('garnishes', garnish),
  ],
}

/**
 * Times and modes of sale of a category or a plate. The modes are a set, in the order of their
 * list.
 */
const soldWhen: readonly Aspect[] = [
  soldHours,
  fields('firstDay', 'lastDay'),
  derived(
    ({ place, row }) => {
      const named = place.item.orderModes as readonly string[]
      row.order_modes = ORDER_MODE_TYPES.filter((type) => named.includes(type))
    },
    ({ row, item }) => {
      item.orderModes = row.order_modes
    },
  ),
]

const category: ThingMapping = {
  table: 'categories',
  own: 'category_id',
  around: ['menu_id', 'branch_id'],
  parts: [
    fields('name', 'description', 'visible'),
    showName,
    ...soldWhen,
    picture('image', 'category_id', 'CATEGORY'),
    pictureFocus,
    links('indicators', {
      list: 'indicators',
      table: 'category_indicators',
      own: 'category_id',
      other: 'indicator_id',
      ordered: true,
    }),
  ],
}

/** Place of a plate in one of the menu's two lists of plates; null where it is not in it. */
const placeIn = (list: string, column: string): Aspect =>
  derived(({ place, row }) => {
    const keys = (place.parent?.item[list] ?? []) as readonly string[]
    row[column] = keys.includes(place.key) ? keys.indexOf(place.key) : null
  })

/** Assembles one of the menu's two lists of plates. */
const listOf = (list: string, column: string): Aspect =>
  derived(
    () => undefined,
    ({ row, item, stock }) => {
      const named = stock.where('plates', 'menu_id', row.id).filter((plate) => plate[column] !== null)
      item[list] = named.toSorted((a, b) => Number(a[column]) - Number(b[column])).map((plate) => plate.key)
    },
  )

/** 000 §3 Plate, as a menu has it. */
export const plate: ThingMapping = {
  table: 'plates',
  own: 'plate_id',
  around: ['menu_id', 'branch_id'],
  parts: [
    reference('category', { list: 'categories', column: 'category_id' }),
    fields('name', 'ingredients', 'dailyCount', ...PLATE_FIELDS),
    showName,
    amounts('price'),
    ...soldWhen,
    placeIn('remarkeds', 'remarked_position'),
    placeIn('upselleds', 'upselled_position'),
    children('sizes', size),
    links('garnishGroups', {
      list: 'garnishGroups',
      table: 'plate_garnish_groups',
      own: 'plate_id',
      other: 'garnish_group_id',
      ordered: true,
    }),
    links('indicators', {
      list: 'indicators',
      table: 'plate_indicators',
      own: 'plate_id',
      other: 'indicator_id',
      ordered: true,
    }),
    picture('image', 'plate_id', 'PLATE'),
    pictureFocus,
  ],
}

const menuDiscount: ThingMapping = {
  table: 'menu_discounts',
  own: 'menu_discount_id',
  around: ['menu_id', 'branch_id'],
  parts: [
    fields('name', 'type', 'percentage', 'buy', 'pay', 'active'),
    amounts('fixedDiscount', 'finalPrice'),
    links('plates', {
      list: 'plates',
      table: 'menu_discount_plates',
      own: 'menu_discount_id',
      other: 'plate_id',
      ordered: true,
    }),
  ],
}

/** 000 §3 Menu. */
export const menu: ThingMapping = {
  table: 'menus',
  own: 'menu_id',
  around: ['branch_id'],
  parts: [
    fields('name'),
    children('categories', category),
    children('garnishGroups', garnishGroup),
    children('plates', plate),
    listOf('remarkeds', 'remarked_position'),
    listOf('upselleds', 'upselled_position'),
    children('discounts', menuDiscount),
  ],
}
