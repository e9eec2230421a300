import type { Client, Result } from '@mostrador/contract/client'
import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import { nextCatalog } from '@mostrador/database/next-catalog'
import type { Database, RidersTable } from '@mostrador/database/rows'
import type { Insertable, Kysely } from 'kysely'
import type { Publisher } from '../ground/realtime/publisher.ts'
import { givenContact, type ContactOptions, type GivenContact } from './given-contact.ts'
import {
  givenGeneralDiscount,
  givenGeneralSurcharge,
  givenMenuDiscount,
  givenPlate,
  type AdjustmentOptions,
  type GivenPlate,
  type MenuDiscountOptions,
  type PlateOptions,
} from './given-menu.ts'
import {
  givenRider,
  givenShipment,
  givenStackRow,
  type GivenRider,
  type GivenShipment,
  type GivenStack,
  type ShipmentOptions,
  type StackOptions,
} from './given-rider.ts'
import { givenStaff, type StaffLogin, type StaffOptions } from './given-staff.ts'
import { orderBody, type OrderOptions } from './order-body.ts'
import { nextTestId } from './test-ports.ts'

type PlacedOrder = Answer<Endpoints['placeOrder']>

/**
 * Builders that bring their own world. Amounts that they take are minor units, as in the database.
 */
export type Given = {
  readonly branchContact: (options?: ContactOptions) => Promise<GivenContact>
  readonly plate: (contact: GivenContact, options?: PlateOptions) => Promise<GivenPlate>
  readonly menuDiscount: (contact: GivenContact, options: MenuDiscountOptions) => Promise<string>
  readonly generalDiscount: (contact: GivenContact, options: AdjustmentOptions) => Promise<string>
  readonly generalSurcharge: (contact: GivenContact, options: AdjustmentOptions) => Promise<string>
  /** Counts a plate: so many units are left of it at this contact. */
  readonly stock: (contact: GivenContact, plate: GivenPlate, remaining: number) => Promise<void>
  /**
   * Writes to the database as an import does: the catalogue's version grows and every process is
   * told.
   */
  readonly change: (contact: GivenContact, write: (db: Kysely<Database>) => Promise<unknown>) => Promise<void>
  readonly staff: (options: StaffOptions) => Promise<StaffLogin & { readonly id: string }>
  /** The body that an honest storefront would send now. */
  readonly orderBody: (contact: GivenContact, options: OrderOptions) => Promise<OrderRequestBody>
  /**
   * An order placed through the API; without items it is one of a new plate. `client` is the
   * browser that places it.
   */
  readonly order: (
    contact: GivenContact,
    options?: Partial<OrderOptions> & { readonly client?: Client },
  ) => Promise<PlacedOrder & { readonly id: string }>
  /** A rider on shift, with a token. */
  readonly rider: (contact: GivenContact, fields?: Partial<Insertable<RidersTable>>) => Promise<GivenRider>
  /** A shipment of a delivery, by default on offer, of a new order. */
  readonly shipment: (contact: GivenContact, options?: ShipmentOptions) => Promise<GivenShipment>
  /** A stack of two shipments or more, by default on offer. */
  readonly shipmentStack: (contact: GivenContact, options?: StackOptions) => Promise<GivenStack>
}

type World = {
  readonly database: Kysely<Database>
  readonly publisher: Publisher
  readonly client: Client
  readonly now: () => Date
}

const placed = (result: Result<PlacedOrder>): PlacedOrder => {
  if (!result.ok) throw new Error(`${result.problem.code}: ${JSON.stringify(result.problem.errors)}`)
  return result.data
}

type Change = Given['change']

const changer =
  ({ database, publisher, now }: World): Change =>
  async ({ id }, write) => {
    await write(database)
    await database.updateTable('branch_contacts').set(nextCatalog(now())).where('id', '=', id).execute()
    await publisher.publish({
      channel: 'catalog',
      event: 'catalog-changed',
      data: { branchContactIds: [id] },
    })
  }

type Maker<Options, Thing> = (db: Kysely<Database>, contact: GivenContact, options: Options) => Promise<Thing>

/** A builder of something in the catalogue: what it makes, everybody reads from then on. */
const changing =
  <Options, Thing>(change: Change, make: Maker<Options, Thing>) =>
  async (contact: GivenContact, options: Options): Promise<Thing> => {
    const made: Thing[] = []
    await change(contact, async (db) => made.push(await make(db, contact, options)))
    return made[0] as Thing
  }

const stocker =
  (change: Change): Given['stock'] =>
  (contact, { id }, remaining) => {
    const place = {
      company_id: contact.companyId,
      branch_id: contact.branchId,
      branch_contact_id: contact.id,
    }
    const row = { ...place, plate_id: id, remaining }
    return change(contact, (db) => db.insertInto('plate_stocks').values(row).execute())
  }

const placer =
  ({ client, database }: World, givePlate: Given['plate']): Given['order'] =>
  async (contact, { client: browser = client, ...options } = {}) => {
    const items = options.items ?? [{ plate: await givePlate(contact) }]
    const body = await orderBody(client, contact, { ...options, items })
    const answer = placed(await browser.placeOrder({ headers: { 'idempotency-key': nextTestId() }, body }))
    const { id } = await database
      .selectFrom('orders')
      .select('id')
      .where('code', '=', answer.code)
      .executeTakeFirstOrThrow()
    return { ...answer, id }
  }

type DeliveryOptions = ShipmentOptions & { readonly stack?: { readonly id: string; readonly order: number } }

const shipper =
  ({ database, now }: World, order: Given['order']) =>
  async (contact: GivenContact, options: DeliveryOptions = {}): Promise<GivenShipment> => {
    const delivery = options.order ?? (await order(contact, { mode: 'DELIVERY' }))
    return givenShipment(database, contact, { ...options, order: delivery, now: now() })
  }

const stacker =
  ({ database, now }: World, ship: ReturnType<typeof shipper>): Given['shipmentStack'] =>
  async (contact, { shipments: wanted = [{}, {}], ...options } = {}) => {
    const stack = await givenStackRow(database, contact, { ...options, now: now() })
    const { status = 'LOOKING_FOR_DRIVER', rider } = options
    const inherited = { status, ...(rider && { rider }) }
    const shipments = []
    for (const [at, one] of wanted.entries())
      shipments.push(await ship(contact, { ...inherited, ...one, stack: { id: stack.id, order: at + 1 } }))
    return { ...stack, shipments }
  }

/** Makes the builders of one test API. */
export function createGiven(world: World): Given {
  const change = changer(world)
  const makePlate = changing(change, givenPlate)
  const plate: Given['plate'] = (contact, options = {}) => makePlate(contact, options)
  const order = placer(world, plate)
  const ship = shipper(world, order)
  return {
    branchContact: (options) => givenContact(world.database, options),
    plate,
    menuDiscount: changing(change, givenMenuDiscount),
    generalDiscount: changing(change, givenGeneralDiscount),
    generalSurcharge: changing(change, givenGeneralSurcharge),
    stock: stocker(change),
    change,
    staff: (options) => givenStaff(world.database, options),
    orderBody: (contact, options) => orderBody(world.client, contact, options),
    order,
    rider: (contact, fields) => givenRider(world.database, contact, { now: world.now(), ...fields }),
    shipment: ship,
    shipmentStack: stacker(world, ship),
  }
}
