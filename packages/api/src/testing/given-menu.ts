import type {
  Database,
  GarnishGroupsTable,
  GeneralDiscountsTable,
  MenuDiscountsTable,
  PlatesTable,
} from '@mostrador/database/rows'
import type { Insertable, Kysely } from 'kysely'
import type { GivenContact } from './given-contact.ts'
import { nextTestId } from './test-ports.ts'

/** A garnish group that a test wants on a plate; prices in minor units. */
type GroupOptions = Partial<Insertable<GarnishGroupsTable>> & {
  readonly garnishes: readonly {
    readonly name: string
    readonly price?: number
    readonly ingredients?: string[]
  }[]
}

/** Options of a plate; prices in minor units. */
export type PlateOptions = Partial<Insertable<PlatesTable>> & {
  readonly sizes?: readonly { readonly name: string; readonly price: number }[]
  readonly groups?: readonly GroupOptions[]
}

/** A plate that a test was given. */
export type GivenPlate = {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly sizes: readonly { readonly id: string; readonly name: string; readonly price: number }[]
  readonly groups: readonly {
    readonly id: string
    readonly garnishes: readonly { readonly id: string; readonly name: string; readonly price: number }[]
  }[]
}

type Tenant = { readonly company_id: string; readonly branch_id: string }

const tenantOf = (contact: GivenContact): Tenant => ({
  company_id: contact.companyId,
  branch_id: contact.branchId,
})

async function sizesOf(
  db: Kysely<Database>,
  tenant: Tenant,
  { id, sizes }: Pick<GivenPlate, 'id' | 'sizes'>,
) {
  if (sizes.length === 0) return
  const rows = sizes.map((size, position) => ({ ...tenant, plate_id: id, key: size.id, position, ...size }))
  await db.insertInto('sizes').values(rows).execute()
}

async function group(
  db: Kysely<Database>,
  contact: GivenContact,
  wanted: { plateId: string; options: GroupOptions },
) {
  const tenant = tenantOf(contact)
  const id = nextTestId()
  const { garnishes, ...fields } = wanted.options
  const given = garnishes.map(({ price = 0, ...one }) => ({ id: nextTestId(), price, ...one }))
  const row = { ...tenant, menu_id: contact.menuId, id, key: id, name: 'Guarnición', ...fields }
  await db.insertInto('garnish_groups').values(row).execute()
  await db
    .insertInto('garnishes')
    .values(
      given.map((one, position) => ({ ...tenant, garnish_group_id: id, key: one.id, position, ...one })),
    )
    .execute()
  const link = { ...tenant, plate_id: wanted.plateId, garnish_group_id: id }
  await db.insertInto('plate_garnish_groups').values(link).execute()
  return { id, garnishes: given }
}

/** A plate of a branch contact's menu, by default one of 1.000,00. */
export async function givenPlate(
  db: Kysely<Database>,
  contact: GivenContact,
  { sizes: wantedSizes = [], groups: wantedGroups = [], ...fields }: PlateOptions = {},
): Promise<GivenPlate> {
  const id = nextTestId()
  const row = {
    ...tenantOf(contact),
    menu_id: contact.menuId,
    category_id: contact.categoryId,
    id,
    key: id,
    name: 'Milanesa',
    show_name: fields.name ?? 'Milanesa',
    price: 100_000,
    ...fields,
  }
  await db.insertInto('plates').values(row).execute()
  const sizes = wantedSizes.map((size) => ({ id: nextTestId(), ...size }))
  await sizesOf(db, tenantOf(contact), { id, sizes })
  const groups = []
  for (const options of wantedGroups) groups.push(await group(db, contact, { plateId: id, options }))
  return { id, name: row.show_name, price: row.price, sizes, groups }
}

/** Options of a discount of the menu. */
export type MenuDiscountOptions = Pick<Insertable<MenuDiscountsTable>, 'type'> &
  Partial<Insertable<MenuDiscountsTable>> & { readonly plates: readonly GivenPlate[] }

/** A discount of the menu on some plates. */
export async function givenMenuDiscount(
  db: Kysely<Database>,
  contact: GivenContact,
  { plates, ...fields }: MenuDiscountOptions,
): Promise<string> {
  const tenant = tenantOf(contact)
  const id = nextTestId()
  await db
    .insertInto('menu_discounts')
    .values({ ...tenant, menu_id: contact.menuId, id, key: id, name: 'Promo', ...fields })
    .execute()
  await db
    .insertInto('menu_discount_plates')
    .values(plates.map((plate) => ({ ...tenant, menu_discount_id: id, plate_id: plate.id })))
    .execute()
  return id
}

/**
 * Options of a general discount or surcharge: of which mode, by default the contact's
 * first.
 */
export type AdjustmentOptions = Pick<Insertable<GeneralDiscountsTable>, 'type'> &
  Partial<Insertable<GeneralDiscountsTable>>

const adjustment = (contact: GivenContact, name: string, fields: AdjustmentOptions) => {
  const id = nextTestId()
  const [order_mode_id = ''] = Object.values(contact.modes)
  return { ...tenantOf(contact), id, key: id, name, order_mode_id, ...fields }
}

/** A general discount of an order mode. */
export async function givenGeneralDiscount(
  db: Kysely<Database>,
  contact: GivenContact,
  fields: AdjustmentOptions,
): Promise<string> {
  const row = adjustment(contact, 'Descuento', fields)
  await db.insertInto('general_discounts').values(row).execute()
  return row.id
}

/** A general surcharge of an order mode. */
export async function givenGeneralSurcharge(
  db: Kysely<Database>,
  contact: GivenContact,
  fields: AdjustmentOptions,
): Promise<string> {
  const row = adjustment(contact, 'Recargo', fields)
  await db.insertInto('general_surcharges').values(row).execute()
  return row.id
}
