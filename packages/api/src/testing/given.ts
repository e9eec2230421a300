import type { Client, Result } from '@mostrador/contract/client'
import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import type { PlaceOrderBody } from '@mostrador/contract/order/place-order-schema'
import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import type { Publisher } from '../ports.ts'
import { type ContactOptions, type GivenContact, givenContact } from './given-contact.ts'
import {
  type AdjustmentOptions,
  type GivenPlate,
  givenGeneralDiscount,
  givenGeneralSurcharge,
  givenMenuDiscount,
  givenPlate,
  type MenuDiscountOptions,
  type PlateOptions,
} from './given-menu.ts'
import { givenStaff, type StaffLogin, type StaffOptions } from './given-staff.ts'
import { orderBody, type OrderOptions } from './order-body.ts'
import { nextTestId } from './test-ports.ts'

type PlacedOrder = Answer<Endpoints['placeOrder']>

/** Builders that bring their own world. Amounts that they take are minor units, as in the database. */
export type Given = {
  readonly branchContact: (options?: ContactOptions) => Promise<GivenContact>
  readonly plate: (contact: GivenContact, options?: PlateOptions) => Promise<GivenPlate>
  readonly menuDiscount: (contact: GivenContact, options: MenuDiscountOptions) => Promise<string>
  readonly generalDiscount: (contact: GivenContact, options: AdjustmentOptions) => Promise<string>
  readonly generalSurcharge: (contact: GivenContact, options: AdjustmentOptions) => Promise<string>
  /** Counts a plate: so many units are left of it at this contact. */
  readonly stock: (contact: GivenContact, plate: GivenPlate, remaining: number) => Promise<void>
  /** Writes to the database as an import does: the catalogue's version grows and every process is told. */
  readonly change: (contact: GivenContact, write: (db: Kysely<Database>) => Promise<unknown>) => Promise<void>
  readonly staff: (options: StaffOptions) => Promise<StaffLogin & { readonly id: string }>
  /** The body that an honest storefront would send now. */
  readonly orderBody: (contact: GivenContact, options: OrderOptions) => Promise<PlaceOrderBody>
  /** An order placed through the API; without items it is one of a new plate. `client` is the browser that places it. */
  readonly order: (
    contact: GivenContact,
    options?: Partial<OrderOptions> & { readonly client?: Client },
  ) => Promise<PlacedOrder & { readonly id: string }>
}

type World = {
  readonly database: Kysely<Database>
  readonly publisher: Publisher
  readonly client: Client
}

const placed = (result: Result<PlacedOrder>): PlacedOrder => {
  if (!result.ok) throw new Error(`${result.problem.code}: ${JSON.stringify(result.problem.errors)}`)
  return result.data
}

/** Makes the builders of one test API. */
export function createGiven({ database, publisher, client }: World): Given {
  const change: Given['change'] = async ({ id }, write) => {
    await write(database)
    await database
      .updateTable('branch_contacts')
      .set(({ eb }) => ({ catalog_version: eb('catalog_version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await publisher.publish({
      channel: 'catalog',
      event: 'catalog-changed',
      data: { branchContactIds: [id] },
    })
  }
  const changing =
    <Options, Thing>(
      make: (db: Kysely<Database>, contact: GivenContact, options: Options) => Promise<Thing>,
    ) =>
    async (contact: GivenContact, options: Options): Promise<Thing> => {
      const made: Thing[] = []
      await change(contact, async (db) => made.push(await make(db, contact, options)))
      return made[0] as Thing
    }
  const plate = changing(givenPlate)
  const given: Given = {
    branchContact: (options) => givenContact(database, options),
    plate: (contact, options = {}) => plate(contact, options),
    menuDiscount: changing(givenMenuDiscount),
    generalDiscount: changing(givenGeneralDiscount),
    generalSurcharge: changing(givenGeneralSurcharge),
    stock: (contact, { id }, remaining) =>
      change(contact, (db) =>
        db
          .insertInto('plate_stocks')
          .values({
            company_id: contact.companyId,
            branch_id: contact.branchId,
            branch_contact_id: contact.id,
            plate_id: id,
            remaining,
          })
          .execute(),
      ),
    change,
    staff: (options) => givenStaff(database, options),
    orderBody: (contact, options) => orderBody(client, contact, options),
    order: async (contact, { client: browser = client, ...options } = {}) => {
      const items = options.items ?? [{ plate: await given.plate(contact) }]
      const body = await orderBody(client, contact, { ...options, items })
      const answer = placed(await browser.placeOrder({ headers: { 'idempotency-key': nextTestId() }, body }))
      const row = await database
        .selectFrom('orders')
        .select('id')
        .where('code', '=', answer.code)
        .executeTakeFirstOrThrow()
      return { ...answer, id: row.id }
    },
  }
  return given
}
