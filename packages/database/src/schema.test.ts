import { randomUUID } from 'node:crypto'
import { BRANDING_SOURCES } from '@mostrador/domain/branding/branding-source'
import { DINER_EVENT_TYPES } from '@mostrador/domain/analytics/diner-event'
import { DOWNLOAD_STATES } from '@mostrador/domain/download/download-state'
import { GROUP_ENDINGS, GROUP_PAYERS } from '@mostrador/domain/group-order/group-order'
import { POINTS_PROTECTIONS } from '@mostrador/domain/loyalty/points-lock'
import { MENU_DISCOUNT_TYPES } from '@mostrador/domain/menu/menu'
import { INDICATOR_DISPLAYS } from '@mostrador/domain/menu/indicator-display'
import { ADDRESS_REDIRECTS } from '@mostrador/domain/customisation/address-redirect'
import { BRANCH_GEOCODERS } from '@mostrador/domain/delivery/branch-geocoders'
import { VOICES } from '@mostrador/domain/branding/voice'
import { MAP_PROVIDERS } from '@mostrador/domain/delivery/map-providers'
import { HOST_STATES, HOST_WAYS } from '@mostrador/domain/company/host-proof'
import { LINE_SOURCES } from '@mostrador/domain/cart/cart-line'
import { ALERT_OUTCOMES, TOLD_BY } from '@mostrador/domain/order-alert/alert-ladder'
import { ORDER_MODE_TYPES, ORDER_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { ORDER_CHANNELS, ORDER_STATUSES } from '@mostrador/domain/order/order-status'
import { ACCOUNT_LOSSES, ACCOUNT_WAYS } from '@mostrador/domain/payment/payment-account'
import { PAYMENT_TEST_STATES } from '@mostrador/domain/payment/payment-test'
import { PAYMENT_METHODS, PAYMENT_STATUSES, PAYMENT_UPLOADS } from '@mostrador/domain/payment/payment-type'
import { API_KEY_PERMISSIONS, OWN_ROLE_PERMISSIONS } from '@mostrador/domain/permission/permission'
import { PERSON_PROOFS } from '@mostrador/domain/permission/proof'
import { PHONE_COUNTRIES } from '@mostrador/domain/phone/phone-countries'
import { PUSH_WISHES } from '@mostrador/domain/push/push-wish'
import { ADJUSTMENT_TYPES } from '@mostrador/domain/pricing/adjustment'
import { SHIPMENT_ACTORS, SHIPMENT_STATUSES } from '@mostrador/domain/shipment/shipment-status'
import { DAYS_OF_WEEK } from '@mostrador/domain/scheduling/day-of-week'
import { INTERRUPTION_KINDS } from '@mostrador/domain/interruption/interruption'
import { CONSOLE_DOORS, REVISION_DOORS } from '@mostrador/domain/revision/revision-door'
import { SCHEDULED_STATES } from '@mostrador/domain/scheduled-change/scheduled-state'
import { QUESTION_TYPES } from '@mostrador/domain/survey/survey'
import type { Insertable } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DiscountCodesTable, OrdersTable, PaymentAttemptsTable } from './rows.ts'
import { readColumns, type CatalogColumn } from './schema-catalog.ts'
import { emptyDatabase, openTestDatabase, type TestDatabase } from './testing.ts'

const enumerations: Readonly<Record<string, readonly string[]>> = {
  'alerts.channel': TOLD_BY,
  'alerts.outcome': ALERT_OUTCOMES,
  'analytics_events.type': DINER_EVENT_TYPES,
  'branch_contacts.order_channel': ORDER_CHANNELS,
  'branches.address_redirect': ADDRESS_REDIRECTS,
  'branches.map_provider': MAP_PROVIDERS,
  'branches.voice': VOICES,
  'branches.geocoding_provider': BRANCH_GEOCODERS,
  'branches.indicator_display': INDICATOR_DISPLAYS,
  'branding_versions.source': BRANDING_SOURCES,
  'discount_codes.type': ADJUSTMENT_TYPES,
  'downloads.state': DOWNLOAD_STATES,
  'general_discounts.type': ADJUSTMENT_TYPES,
  'general_surcharges.type': ADJUSTMENT_TYPES,
  'group_orders.ending': GROUP_ENDINGS,
  'group_orders.payer': GROUP_PAYERS,
  'host_proofs.state': HOST_STATES,
  'host_proofs.way': HOST_WAYS,
  'interruptions.kind': INTERRUPTION_KINDS,
  'loyalty_programs.protection': POINTS_PROTECTIONS,
  'menu_discounts.type': MENU_DISCOUNT_TYPES,
  'order_events.status': ORDER_STATUSES,
  'order_lines.discount_type': MENU_DISCOUNT_TYPES,
  'order_lines.source': LINE_SOURCES,
  'order_modes.order_type': ORDER_TYPES,
  'order_modes.type': ORDER_MODE_TYPES,
  'orders.payment_method': PAYMENT_METHODS,
  'orders.payment_status': PAYMENT_STATUSES,
  'orders.payment_upload': PAYMENT_UPLOADS,
  'orders.status': ORDER_STATUSES,
  'orders.type': ORDER_MODE_TYPES,
  'payment_accounts.lost_why': ACCOUNT_LOSSES,
  'payment_accounts.way': ACCOUNT_WAYS,
  'payment_attempts.status': PAYMENT_STATUSES,
  'payment_attempts.upload': PAYMENT_UPLOADS,
  'payment_tests.status': PAYMENT_TEST_STATES,
  'payment_types.payment_method': PAYMENT_METHODS,
  'payment_types.upload': PAYMENT_UPLOADS,
  'push_subscriptions.wants': PUSH_WISHES,
  'revisions.door': REVISION_DOORS,
  'scheduled_changes.door': CONSOLE_DOORS,
  'drafts.shown': PERSON_PROOFS,
  'scheduled_changes.shown': PERSON_PROOFS,
  'scheduled_changes.state': SCHEDULED_STATES,
  'shipment_events.actor': SHIPMENT_ACTORS,
  'shipment_events.status': SHIPMENT_STATUSES,
  'shipment_stacks.status': SHIPMENT_STATUSES,
  'shipments.status': SHIPMENT_STATUSES,
  'survey_answers.question_type': QUESTION_TYPES,
  'survey_questions.type': QUESTION_TYPES,
  'working_hours.day_of_week': DAYS_OF_WEEK,
}

/**
 * Enumerations of journeys that the domain does not name yet; each leaves this list when it does.
 */
const unnamed = [
  'abandoned_carts.navigation_event',
  'aliases.kind',
  'branch_contacts.sign_in',
  'branches.color_mode_type',
  'cases.error_type',
  'cases.kind',
  'cases.status',
  'files.kind',
  'loyalty_points.kind',
  'order_adjustments.kind',
  'order_adjustments.origin',
  'order_events.actor',
  'sandbox_payments.status',
]

/**
 * Tables whose rows belong to no company: the world's, and those of people who may work for
 * several.
 */
const withoutCompany = [
  'countries',
  'push_keys',
  'push_subscriptions',
  'rate_limits',
  'sandbox_payments',
  'staff_accounts',
  'staff_passkeys',
  'staff_second_factors',
  'staff_sessions',
  'staff_users',
  'staff_verifications',
]

let database: TestDatabase
let columns: readonly CatalogColumn[]

beforeAll(async () => {
  database = await openTestDatabase()
  columns = await readColumns(database.db)
})

beforeEach(() => emptyDatabase(database.db))

describe('the schema and the domain', () => {
  /**
   * spec('000 §3.6') spec('001 §4.8') spec('decisions enumerations.1')
   * spec('decisions enumerations.3') spec('decisions enumerations.4')
   */
  it('agree on every enumeration', () => {
    const inSql = columns.flatMap(({ table, name, values }) =>
      values ? [[`${table}.${name}`, values] as const] : [],
    )
    const named = inSql.filter(([column]) => !unnamed.includes(column))

    expect(Object.fromEntries(named)).toEqual(enumerations)
    expect(unnamed.filter((column) => !inSql.some(([name]) => name === column))).toEqual([])
  })

  it.each([
    ['a role', 'staff_roles_permissions_check', OWN_ROLE_PERMISSIONS],
    ['a key of a program', 'api_keys_permissions_check', API_KEY_PERMISSIONS],
  ])('agree on what %s may let do', async (_, constraint, permissions) => {
    const { rows } = await database.pool.query<{ definition: string }>(
      'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1',
      [constraint],
    )
    const known = [...(rows[0]?.definition ?? '').matchAll(/'([^']+)'::text/g)].map(([, name]) => name)

    expect(known.toSorted()).toEqual(permissions.toSorted())
  })

  it('agree on the countries that have a phone field', async () => {
    const rows = await database.db.selectFrom('countries').select('id').execute()

    expect(rows.map((row) => row.id.toUpperCase()).sort()).toEqual([...PHONE_COUNTRIES].sort())
  })
})

describe('the tenant', () => {
  it('is carried by every table', () => {
    const tables = new Set(columns.map((column) => column.table))
    const carrying = new Set(
      columns.filter((column) => column.name === 'company_id').map((column) => column.table),
    )

    expect([...tables].filter((table) => !carrying.has(table)).sort()).toEqual(
      ['companies', ...withoutCompany].sort(),
    )
  })

  it('starts the primary key of every table that has a branch, unless the key is one for the whole world', async () => {
    const { rows } = await database.pool.query<{ table: string; first: string }>(`
      select c.relname as "table", a.attname as first from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'p' and k.connamespace = current_schema()::regnamespace
        and exists (select from pg_attribute where attrelid = k.conrelid and attname = 'branch_id')`)

    expect(
      Object.fromEntries(
        rows.filter(({ first }) => first !== 'branch_id').map((row) => [row.table, row.first]),
      ),
    ).toEqual({
      aliases: 'alias',
      api_keys: 'company_id',
      files: 'id',
      hosts: 'company_id',
      idempotency_keys: 'branch_contact_id',
      jobs: 'id',
      shared_devices: 'id',
      staff_memberships: 'company_id',
    })
  })
})

describe('a value that is read', () => {
  it('is a number for money and percentages, text for a local day, a Date for an instant', async () => {
    const order = await anOrder()
    await insertCode({ company_id: order.company_id, branch_id: order.branch_id })

    const { db } = database
    const read = await db
      .selectFrom('orders')
      .select(['total', 'local_day', 'created_at'])
      .executeTakeFirstOrThrow()
    const code = await db.selectFrom('discount_codes').select('percentage').executeTakeFirstOrThrow()

    expect({ ...read, ...code }).toEqual({
      total: 150_00,
      local_day: '2026-11-20',
      created_at: new Date(at),
      percentage: 10,
    })
  })
})

describe('the database alone', () => {
  it('approves one payment of an order, however many are tried', async () => {
    const order = await anOrder()
    const attempt = (status: 'APPROVED' | 'REJECTED') =>
      database.db.insertInto('payment_attempts').values(paymentOf(order, status)).execute()

    await attempt('REJECTED')
    await attempt('APPROVED')
    await attempt('REJECTED')

    await expect(attempt('APPROVED')).rejects.toThrow('payment_attempts_approved_once')
  })

  it('gives no two orders one code', async () => {
    const order = await anOrder()

    await expect(insertOrder({ ...order, id: randomUUID(), number: 2 })).rejects.toThrow('orders_code_key')
  })

  it('gives no two orders of a branch contact one number on one day', async () => {
    const order = await anOrder()

    await expect(insertOrder({ ...order, id: randomUUID(), code: '0000000002' })).rejects.toThrow(
      'orders_number',
    )
  })

  it('refuses an order whose amounts do not add up', async () => {
    const order = await anOrder()

    await expect(
      insertOrder({ ...order, id: randomUUID(), code: '0000000002', number: 2, delivery_fee: 1 }),
    ).rejects.toThrow('orders_check')
  })

  it('knows a phone once in a branch, and again in another', async () => {
    const one = await aBranch()
    const other = await aBranch()
    const customerOf = (branch: Tenant) =>
      database.db
        .insertInto('customers')
        .values({ ...branch, ...stamps(), id: randomUUID(), ...phone })
        .execute()

    await customerOf(one)
    await customerOf(other)

    await expect(customerOf(one)).rejects.toThrow('customers_branch_id_phone_key_key')
  })

  it('knows a discount code once in a branch', async () => {
    const branch = await aBranch()

    await insertCode(branch)

    await expect(insertCode(branch)).rejects.toThrow('discount_codes_branch_id_code_key')
  })

  it('never counts more uses of a code than it has', async () => {
    const branch = await aBranch()
    await insertCode(branch, { limited_usage: true, usage_limit: 1, uses_count: 1 })

    await expect(
      database.db
        .updateTable('discount_codes')
        .set((eb) => ({ uses_count: eb('uses_count', '+', 1) }))
        .execute(),
    ).rejects.toThrow('discount_codes_check')
  })

  /** spec('decisions wire-conventions.2') */
  it('keeps one name space for the aliases of companies, branches and branch contacts', async () => {
    const branch = await aBranch()
    const { company_id, branch_id } = branch

    await database.db.insertInto('aliases').values({ alias: 'ombu', kind: 'company', company_id }).execute()

    await expect(
      database.db
        .insertInto('aliases')
        .values({ alias: 'ombu', kind: 'branch', company_id, branch_id })
        .execute(),
    ).rejects.toThrow('aliases_pkey')
  })

  /** spec('decisions who-sees-what.5') */
  it('lets no row point into another tenant', async () => {
    const order = await anOrder()
    const stranger = await aBranch()

    await expect(
      database.db
        .insertInto('payment_attempts')
        .values({ ...paymentOf(order, 'PENDING'), ...stranger })
        .execute(),
    ).rejects.toThrow('payment_attempts_branch_id_order_id_fkey')
  })
})

type Tenant = { readonly company_id: string; readonly branch_id: string }

const at = '2026-11-20T15:00:00.000Z'
const phone = { phone: '11 2345-6789', phone_key: '+541123456789' }
const stamps = () => ({ created_at: at, updated_at: at })

async function aBranch(): Promise<Tenant> {
  const { db } = database
  const [company_id, branch_id] = [randomUUID(), randomUUID()]
  await db.insertInto('companies').values({ id: company_id, key: company_id, name: 'Ombú' }).execute()
  await db
    .insertInto('branches')
    .values({ company_id, id: branch_id, key: 'fuego-lento', name: 'Fuego Lento', country_id: 'ar' })
    .execute()
  return { company_id, branch_id }
}

async function anOrder(): Promise<Insertable<OrdersTable>> {
  const tenant = await aBranch()
  const contact = { ...tenant, id: randomUUID(), key: 'palermo', name: 'Palermo' }
  await database.db
    .insertInto('branch_contacts')
    .values({ ...contact, time_zone: 'America/Argentina/Buenos_Aires' })
    .execute()
  const order: Insertable<OrdersTable> = {
    ...tenant,
    ...phone,
    ...stamps(),
    branch_contact_id: contact.id,
    id: randomUUID(),
    code: '0000000001',
    number: 1,
    local_day: '2026-11-20',
    order_mode_id: randomUUID(),
    type: 'TAKE_AWAY',
    status: 'GENERATED',
    confirmed: true,
    items_price: 150_00,
    total: 150_00,
    ticket: '{}',
    payment_method: 'CASH',
    payment_show_name: 'Efectivo',
  }
  await insertOrder(order)
  return order
}

const insertOrder = (order: Insertable<OrdersTable>) =>
  database.db.insertInto('orders').values(order).execute()

const paymentOf = (
  { company_id, branch_id, id }: Insertable<OrdersTable>,
  status: PaymentAttemptsTable['status'],
): Insertable<PaymentAttemptsTable> => ({
  ...stamps(),
  company_id,
  branch_id,
  order_id: id,
  id: randomUUID(),
  provider_name: 'sandbox',
  upload: 'APP',
  status,
  amount: 150_00,
})

const insertCode = (branch: Tenant, limits: Partial<Insertable<DiscountCodesTable>> = {}) =>
  database.db
    .insertInto('discount_codes')
    .values({ ...branch, id: randomUUID(), code: 'HOLA10', type: 'PERCENT', percentage: 10, ...limits })
    .execute()
