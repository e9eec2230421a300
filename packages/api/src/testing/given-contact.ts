import type { BranchContactsTable, BranchesTable, Database, OrderModesTable } from '@mostrador/database/rows'
import {
  ORDER_MODE_TYPES,
  orderModeSlug,
  type OrderModeType,
} from '@mostrador/domain/order-mode/order-mode-type'
import { DAYS_OF_WEEK } from '@mostrador/domain/scheduling/day-of-week'
import type { Insertable, Kysely } from 'kysely'
import { nextTestId } from './test-ports.ts'

/** A branch contact that a test was given, with the world that it lives in. */
export type GivenContact = {
  readonly companyId: string
  readonly companyAlias: string
  readonly branchId: string
  readonly branchAlias: string
  readonly id: string
  readonly alias: string
  readonly menuId: string
  readonly categoryId: string
  /** The id of each order mode that was asked for. */
  readonly modes: Readonly<Partial<Record<OrderModeType, string>>>
  readonly payments: Readonly<Record<'cash' | 'other' | 'card', string>>
}

/**
 * Options of a test's branch contact; without them it is a shop that is open and takes orders.
 */
export type ContactOptions = {
  readonly orderModes?: readonly OrderModeType[]
  /** Another contact of the same branch, or of the same company in a new branch. */
  readonly sameBranchAs?: GivenContact
  readonly sameCompanyAs?: GivenContact
  /** Another contact of the same branch that sells the same menu, and is paid in the same ways. */
  readonly sameMenuAs?: GivenContact
  /** Opening hours of every day in minutes since midnight; default all day. Null is never. */
  readonly hours?: { readonly start: number; readonly duration: number } | null
  readonly branch?: Partial<Insertable<BranchesTable>>
  readonly contact?: Partial<Insertable<BranchContactsTable>>
  readonly mode?: Partial<Insertable<OrderModesTable>>
}

type Tenant = { readonly company_id: string; readonly branch_id: string }
type Aliased = { readonly id: string; readonly alias: string }

/** A slug that no other thing of this test process has. */
const slugOf = (noun: string, id: string): string => `${noun}-${Number.parseInt(id.slice(-12), 16)}`

async function company(
  db: Kysely<Database>,
  { sameBranchAs, sameCompanyAs }: ContactOptions,
): Promise<Aliased> {
  const known = sameBranchAs ?? sameCompanyAs
  if (known) return { id: known.companyId, alias: known.companyAlias }
  const id = nextTestId()
  const alias = slugOf('company', id)
  await db.insertInto('companies').values({ id, key: alias, name: 'Ombú' }).execute()
  await db.insertInto('aliases').values({ alias, kind: 'company', company_id: id }).execute()
  return { id, alias }
}

async function branch(db: Kysely<Database>, companyId: string, options: ContactOptions): Promise<Aliased> {
  const { sameBranchAs } = options
  if (sameBranchAs) return { id: sameBranchAs.branchId, alias: sameBranchAs.branchAlias }
  const id = nextTestId()
  const alias = slugOf('branch', id)
  await db
    .insertInto('branches')
    .values({
      company_id: companyId,
      id,
      key: alias,
      name: 'Fuego Lento',
      country_id: 'ar',
      ...options.branch,
    })
    .execute()
  await db
    .insertInto('aliases')
    .values({ alias, kind: 'branch', company_id: companyId, branch_id: id })
    .execute()
  return { id, alias }
}

async function contact(db: Kysely<Database>, tenant: Tenant, options: ContactOptions): Promise<Aliased> {
  const id = nextTestId()
  const alias = slugOf('contact', id)
  await db
    .insertInto('branch_contacts')
    .values({
      ...tenant,
      id,
      key: alias,
      name: 'Palermo',
      time_zone: 'America/Argentina/Buenos_Aires',
      street: 'Honduras',
      number: '4900',
      ...options.contact,
    })
    .execute()
  await db
    .insertInto('aliases')
    .values({ ...tenant, alias, kind: 'branchContact', branch_contact_id: id })
    .execute()
  return { id, alias }
}

async function hours(
  db: Kysely<Database>,
  owner: Tenant & { branch_contact_id: string },
  options: ContactOptions,
) {
  const { start, duration } = options.hours ?? { start: 0, duration: 24 * 60 }
  if (options.hours === null) return
  const row = { ...owner, start_minute: start, duration_minutes: duration }
  await db
    .insertInto('working_hours')
    .values(DAYS_OF_WEEK.map((day_of_week) => ({ ...row, id: nextTestId(), day_of_week })))
    .execute()
}

async function menu(db: Kysely<Database>, tenant: Tenant): Promise<{ menuId: string; categoryId: string }> {
  const menuId = nextTestId()
  const categoryId = nextTestId()
  await db
    .insertInto('menus')
    .values({ ...tenant, id: menuId, key: slugOf('menu', menuId), name: 'Menu' })
    .execute()
  await db
    .insertInto('categories')
    .values({
      ...tenant,
      menu_id: menuId,
      id: categoryId,
      key: 'plates',
      name: 'Platos',
      show_name: 'Platos',
    })
    .execute()
  return { menuId, categoryId }
}

async function payments(db: Kysely<Database>, tenant: Tenant): Promise<GivenContact['payments']> {
  const rows = [
    { key: 'cash', payment_method: 'CASH', show_name: 'Efectivo', upload: null },
    { key: 'other', payment_method: 'OTHER', show_name: 'Otro', upload: null },
    { key: 'card', payment_method: 'CARD', show_name: 'Tarjeta', upload: 'APP' },
  ] as const
  const ids = rows.map((row, position) => {
    const id = nextTestId()
    return { ...tenant, ...row, key: slugOf(row.key, id), id, position }
  })
  await db.insertInto('payment_types').values(ids).execute()
  const [cash, other, card] = ids.map(({ id }) => id)
  return { cash: cash ?? '', other: other ?? '', card: card ?? '' }
}

type ModeParent = {
  readonly row: Tenant & { readonly branch_contact_id: string; readonly menu_id: string }
  readonly paymentIds: readonly string[]
}

async function mode(
  db: Kysely<Database>,
  { row, paymentIds }: ModeParent,
  wanted: Insertable<OrderModesTable>,
) {
  const { branch_contact_id: _, menu_id: __, ...tenant } = row
  await db.insertInto('order_modes').values(wanted).execute()
  await db
    .insertInto('order_mode_payment_types')
    .values(paymentIds.map((payment_type_id) => ({ ...tenant, order_mode_id: wanted.id, payment_type_id })))
    .execute()
  return wanted.id
}

/**
 * A branch contact with a company, a branch, a menu with one category, ways to pay, order modes and
 * hours.
 */
export async function givenContact(
  db: Kysely<Database>,
  options: ContactOptions = {},
): Promise<GivenContact> {
  const { sameMenuAs } = options
  if (sameMenuAs && !options.sameBranchAs) return givenContact(db, { ...options, sameBranchAs: sameMenuAs })
  const owner = await company(db, options)
  const itsBranch = await branch(db, owner.id, options)
  const tenant = { company_id: owner.id, branch_id: itsBranch.id }
  const itself = await contact(db, tenant, options)
  await hours(db, { ...tenant, branch_contact_id: itself.id }, options)
  const { menuId, categoryId } = sameMenuAs ?? (await menu(db, tenant))
  const itsPayments = sameMenuAs?.payments ?? (await payments(db, tenant))
  const row = { ...tenant, branch_contact_id: itself.id, menu_id: menuId }
  const modes: Partial<Record<OrderModeType, string>> = {}
  for (const [position, type] of (options.orderModes ?? ORDER_MODE_TYPES).entries()) {
    const fields = { id: nextTestId(), key: orderModeSlug(type), position, type, ...options.mode }
    modes[type] = await mode(db, { row, paymentIds: Object.values(itsPayments) }, { ...row, ...fields })
  }
  return {
    companyId: owner.id,
    companyAlias: owner.alias,
    branchId: itsBranch.id,
    branchAlias: itsBranch.alias,
    id: itself.id,
    alias: itself.alias,
    menuId,
    categoryId,
    modes,
    payments: itsPayments,
  }
}
