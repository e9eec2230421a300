import { children, type ThingMapping } from './children.ts'
import { amounts, derived, fields, renamed, renamedAmounts, within } from './fields.ts'
import { exceptions, weeklyHours } from './hours.ts'
import { links, reference } from './references.ts'

/** Account that diners transfer to, whole or not at all. */
const transfer = derived(
  ({ place, row }) => {
    row.transfer = place.item.transfer ?? null
  },
  ({ row, item }) => {
    if (row.transfer !== null) item.transfer = row.transfer
  },
)

/** 000 §3 Payment type. */
export const paymentType: ThingMapping = {
  table: 'payment_types',
  own: 'payment_type_id',
  around: ['branch_id'],
  parts: [
    fields('paymentMethod', 'showName', 'active', 'upload'),
    renamed({ windowMinutes: 'payment_window_minutes' }),
    within(
      'onlinePayment',
      renamed({ providerName: 'provider_name', paymentMethod: 'online_payment_method' }),
    ),
    transfer,
  ],
}

/** Delivery terms of an order mode and of a zone. */
export const deliveryTerms = renamedAmounts({
  cardFee: 'fee_card',
  cashFee: 'fee_cash',
  minimumOrderPrice: 'minimum_order_price',
  freeDeliveryFrom: 'free_delivery_from',
})

export const delays = renamed({
  minDelayInMinutes: 'min_delay_minutes',
  maxDelayInMinutes: 'max_delay_minutes',
})

const generalDiscount: ThingMapping = {
  table: 'general_discounts',
  own: 'general_discount_id',
  around: ['order_mode_id', 'branch_id'],
  parts: [
    fields('name', 'type', 'percentage', 'active'),
    amounts('amount'),
    links('paymentTypes', {
      list: 'paymentTypes',
      table: 'general_discount_payment_types',
      own: 'general_discount_id',
      other: 'payment_type_id',
    }),
  ],
}

const generalSurcharge: ThingMapping = {
  table: 'general_surcharges',
  own: 'general_surcharge_id',
  around: ['order_mode_id', 'branch_id'],
  parts: [
    fields('name', 'type', 'percentage', 'active'),
    amounts('amount'),
    links('paymentTypes', {
      list: 'paymentTypes',
      table: 'general_surcharge_payment_types',
      own: 'general_surcharge_id',
      other: 'payment_type_id',
    }),
  ],
}

const scheduleConfig: ThingMapping = {
  table: 'schedule_configs',
  own: 'schedule_config_id',
  around: ['schedule_id', 'branch_id'],
  parts: [
    fields('firstDay', 'lastDay', 'slotMinutes', 'slotCapacity', 'daysAhead'),
    weeklyHours('schedule_config_id'),
  ],
}

const schedule: ThingMapping = {
  table: 'schedules',
  own: 'schedule_id',
  around: ['order_mode_id', 'branch_id'],
  parts: [fields('name', 'active'), children('configs', scheduleConfig)],
}

/** Null in the file is without limit, which the column writes as 0; an absent one is null there. */
const ownNotesLimit = (field: string, column: string) =>
  derived(
    ({ place, row }) => {
      const said = place.item[field]
      row[column] = said === null ? 0 : (said ?? null)
    },
    ({ row, item }) => {
      if (row[column] !== null) item[field] = row[column] === 0 ? null : row[column]
    },
  )

/** 000 §3 Order mode. */
export const orderMode: ThingMapping = {
  table: 'order_modes',
  own: 'order_mode_id',
  around: ['branch_contact_id', 'branch_id'],
  parts: [
    reference('menu', { list: 'menus', column: 'menu_id' }),
    fields('type', 'showName', 'active', 'orderEnabled', 'orderType', 'leadMinutes', 'useSchedule'),
    fields('categoriesNotInCart'),
    delays,
    within('delivery', deliveryTerms),
    within('fees', amounts('userFee'), fields('percentageUserFee')),
    within(
      'notesLimit',
      ownNotesLimit('order', 'order_notes_limit'),
      ownNotesLimit('item', 'item_notes_limit'),
    ),
    links('paymentTypes', {
      list: 'paymentTypes',
      table: 'order_mode_payment_types',
      own: 'order_mode_id',
      other: 'payment_type_id',
    }),
    children('generalDiscounts', generalDiscount),
    children('generalSurcharges', generalSurcharge),
    children('schedules', schedule),
    exceptions('order_mode_id'),
  ],
}
