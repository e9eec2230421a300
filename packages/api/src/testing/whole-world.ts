import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import type { GivenContact } from './given-contact.ts'
import type { GivenPlate } from './given-menu.ts'
import type { GivenRider, GivenShipment } from './given-rider.ts'
import type { StaffLogin } from './given-staff.ts'
import type { Known } from './hostile-values.ts'
import type { TestApi } from './start-test-api.ts'

/**
 * A contact of every mode, with a plate, a rider with a delivery on its way, and a stack on offer.
 */
export type WholeWorld = {
  readonly contact: GivenContact
  readonly rider: GivenRider
  readonly shipment: GivenShipment
  /**
   * Finds the value of this world for the name of an endpoint's field; `path` says of which thing
   * an `id` is.
   */
  readonly knownOf: (path: string) => Known
}

/** Beginning of a world; what is left out is made. */
export type WholeWorldOptions = {
  readonly contact?: GivenContact
  readonly plate?: GivenPlate
  /** The order that the rider brings. */
  readonly order?: { readonly id: string; readonly code: string }
}

/** The noun of a path, which says what an `id` in it is of. */
const nounOf = (path: string): string => /\/([a-z]+)\/(?:order\/)?\{(?:id|plateId)\}/.exec(path)?.[1] ?? ''

type Things = Pick<WholeWorld, 'contact' | 'rider' | 'shipment'> & {
  readonly plate: GivenPlate
  readonly stack: { readonly id: string }
  readonly order: OrderRequestBody
}

const idsOf = ({ contact, rider, shipment, stack, order }: Things): Readonly<Record<string, string>> => ({
  companies: contact.companyId,
  branches: contact.branchId,
  branch: contact.branchId,
  branchcontacts: contact.id,
  ordermodes: order.orderModeId,
  orders: shipment.orderId,
  shipments: shipment.id,
  stacks: stack.id,
  stacking: stack.id,
  riders: rider.id,
  rider: rider.id,
})

const namedIn = ({ contact, rider, shipment, plate, order }: Things): Readonly<Record<string, unknown>> => ({
  ...order,
  alias: contact.alias,
  companyId: contact.companyId,
  branchId: contact.branchId,
  branch: contact.branchId,
  branchContactId: contact.id,
  contactId: contact.id,
  orderModeId: order.orderModeId,
  plateId: plate.id,
  paymentId: order.paymentType,
  code: shipment.orderCode,
  orderCode: shipment.orderCode,
  dinerOrderId: shipment.orderId,
  logisticsOrderId: shipment.logisticsOrderId,
  rider_id: rider.id,
  phone: '+54 9 11 5555 1234',
  country: 'ar',
  lat: -34.6,
  lng: -58.4,
  'idempotency-key': 'a-key-of-this-test',
  'x-session': 'session-of-a-test',
  provider: 'sandbox',
  securityCode: 'abcdefgh',
  scheduled: true,
})

/** Builds a contact with one of everything that an endpoint can name. */
export async function givenWholeWorld(
  { given }: Pick<TestApi, 'given'>,
  options: WholeWorldOptions = {},
): Promise<WholeWorld> {
  const contact = options.contact ?? (await given.branchContact({ mode: { order_type: 'ALL' } }))
  const plate = options.plate ?? (await given.plate(contact))
  const rider = await given.rider(contact)
  const status = 'ON_ROUTE_TO_DROP_OFF'
  const shipment = await given.shipment(contact, {
    status,
    rider,
    ...(options.order && { order: options.order }),
  })
  const stack = await given.shipmentStack(contact)
  const order = await given.orderBody(contact, { items: [{ plate }] })
  const things = { contact, plate, rider, shipment, stack, order }
  const [ids, named] = [idsOf(things), namedIn(things)]
  const knownOf = (path: string) => (name: string) => {
    if (name === 'id') return ids[nounOf(path)]
    if (name === 'type' && path.includes('entityindicators')) return 'PLATE'
    return Object.hasOwn(named, name) ? named[name] : undefined
  }
  return { contact, rider, shipment, knownOf }
}

/** The cookies that an answer sets, as a browser sends them back. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

/** The cookie of a member of staff who signs in. */
export const cookieOfStaff = async (
  { fetch }: Pick<TestApi, 'fetch'>,
  { email, password }: StaffLogin,
): Promise<string> =>
  cookiesOf(
    await fetch('/api/staff/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }),
  )
