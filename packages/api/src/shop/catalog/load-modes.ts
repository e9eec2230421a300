import { notesLimitOf, type OwnNotesLimit } from '@mostrador/domain/customisation/notes-limit'
import {
  readCustomisations,
  type CustomisationSource,
} from '@mostrador/domain/customisation/read-customisations'
import { isOffered } from '@mostrador/domain/payment/offered-payment'
import { modesThatNeed } from '@mostrador/domain/order-mode/find-modes'
import type { PaymentProviders } from '@mostrador/payments/payment-provider'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { customisationsJson } from './load-customisations.ts'
import { workingDaysJson } from './load-contact.ts'
import type { CatalogMode, CatalogPaymentType } from '../../ground/catalog.ts'

type Row = Omit<CatalogMode, 'notesLimit'> & {
  readonly notesLimit: OwnNotesLimit
  readonly customisations: readonly CustomisationSource[]
}

const adjustmentsJson = (
  table: 'general_discounts' | 'general_surcharges',
  own: string,
): RawBuilder<unknown> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'type', g.type,
    'value', coalesce(g.percentage, g.amount),
    'paymentTypeIds', (select coalesce(jsonb_agg(gp.payment_type_id), '[]')
      from ${sql.table(`${own}_payment_types`)} gp
      where gp.branch_id = g.branch_id and gp.${sql.ref(`${own}_id`)} = g.id)
  ) order by g.position, g.id), '[]')
  from ${sql.table(table)} g where g.branch_id = m.branch_id and g.order_mode_id = m.id and g.active)`

const paymentTypesJson = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'paymentMethod', p.payment_method, 'showName', p.show_name,
    'active', p.active, 'upload', p.upload, 'paymentWindowMinutes', p.payment_window_minutes, 'transfer', p.transfer,
    'onlinePayment', case when p.provider_name is null or exists (select from payment_accounts a
        where a.branch_id = p.branch_id and a.provider_name = p.provider_name and a.lost_at is not null)
      then null else
      jsonb_build_object('providerName', p.provider_name, 'paymentMethod', coalesce(p.online_payment_method, '')) end
  ) order by p.position, p.id), '[]')
  from order_mode_payment_types mp
  join payment_types p on p.branch_id = mp.branch_id and p.id = mp.payment_type_id
  where mp.branch_id = m.branch_id and mp.order_mode_id = m.id)`

const scheduleConfigsJson = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('firstDay', c.first_day, 'lastDay', c.last_day,
    'slotMinutes', c.slot_minutes, 'slotCapacity', c.slot_capacity, 'daysAhead', c.days_ahead,
    'workingDays', ${workingDaysJson(sql`w.branch_id = c.branch_id and w.schedule_config_id = c.id`)}
  ) order by s.position, c.position, c.id), '[]')
  from schedules s join schedule_configs c on c.branch_id = s.branch_id and c.schedule_id = s.id
  where s.branch_id = m.branch_id and s.order_mode_id = m.id and s.active)`

/** Providers open in this process: a payment type without one is not offered. */
export type OpenProviders = Pick<PaymentProviders, 'isOpen'>

const withOpenProvider = (type: CatalogPaymentType, { isOpen }: OpenProviders): CatalogPaymentType =>
  type.onlinePayment && !isOpen(type.onlinePayment.providerName) ? { ...type, onlinePayment: null } : type

/** Loads modes of branch contacts, inactive ones too, in order. */
export async function loadModes(
  { database, payments }: { readonly database: Kysely<Database>; readonly payments: OpenProviders },
  contactIds: readonly string[],
): Promise<readonly CatalogMode[]> {
  const { rows } = await sql<{ mode: Row }>`
    select jsonb_build_object(
      'id', m.id, 'key', m.key, 'branchContactId', m.branch_contact_id, 'menuId', m.menu_id, 'type', m.type, 'showName', m.show_name,
      'active', m.active, 'orderEnabled', m.order_enabled, 'orderType', m.order_type, 'useSchedule', m.use_schedule,
      'minDelayInMinutes', m.min_delay_minutes, 'maxDelayInMinutes', m.max_delay_minutes, 'leadMinutes', m.lead_minutes,
      'deliveryTerms', jsonb_build_object('card', m.fee_card, 'cash', m.fee_cash,
        'minimumOrderPrice', m.minimum_order_price, 'freeDeliveryFrom', m.free_delivery_from),
      'hasZones', m.type = any(${modesThatNeed('address')}::text[]) and exists (select 1 from delivery_zones z
        where z.branch_id = m.branch_id and z.branch_contact_id = m.branch_contact_id and z.active),
      'serviceFee', jsonb_build_object('userFee', m.user_fee, 'percentageUserFee', m.percentage_user_fee),
      'notesLimit', jsonb_build_object('order', m.order_notes_limit, 'item', m.item_notes_limit),
      'categoriesNotInCart', (select coalesce(jsonb_agg(c.id order by c.position), '[]') from categories c
        where c.branch_id = m.branch_id and c.menu_id = m.menu_id and c.key = any(m.categories_not_in_cart)),
      'customisations', ${customisationsJson(sql`m.branch_id`, ['NOTES_LIMIT'])},
      'scheduleConfigs', ${scheduleConfigsJson}, 'paymentTypes', ${paymentTypesJson},
      'discounts', ${adjustmentsJson('general_discounts', 'general_discount')},
      'surcharges', ${adjustmentsJson('general_surcharges', 'general_surcharge')}) as mode
    from order_modes m where m.branch_contact_id = any(${[...contactIds]}::uuid[])
    order by m.position, m.id`.execute(database)
  return rows.map(({ mode: { customisations, ...mode } }) => {
    const paymentTypes = mode.paymentTypes.map((type) => withOpenProvider(type, payments))
    return {
      ...mode,
      paymentTypes,
      // Without a payment type no order is taken: the menu says so before a cart is filled.
      orderEnabled: mode.orderEnabled && paymentTypes.some(isOffered),
      notesLimit: notesLimitOf(mode.notesLimit, readCustomisations(customisations).notesLimit),
    }
  })
}
