import { randomUUID } from 'node:crypto'
import type { Client } from '@mostrador/contract/client'
import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import { contactOf, got } from './calls.ts'
import type { PlacedOrder } from './follow-up.ts'

type Plate = MenuInfo['plates'][number]

/**
 * Mode of a plain order, and which of the plates without questions and without a discount.
 */
export type PlainWish = {
  readonly type: 'TAKE_AWAY' | 'DELIVERY'
  readonly choose: (plates: readonly Plate[]) => Plate | undefined
  /** One of it, or two where it costs less than this: modes have a minimum. */
  readonly atLeast?: number
  readonly phone?: string | undefined
  readonly name?: string | undefined
  /**
   * Whether the mode's discounts are claimed, at their face value: for tests in which the server
   * corrects them.
   */
  readonly isDiscounted?: boolean
  /** Note of the diner for the kitchen, of the plate. */
  readonly notes?: string
}

/**
 * An order of one plate, paid by other means than cash, with the surcharges of its mode. Amounts
 * are added up here, by hand, where they are fixed: the journeys do not borrow the arithmetic of
 * what they test.
 */
export async function plainBody(
  client: Client,
  alias: string,
  { type, choose, atLeast = 0, phone, name, isDiscounted = false, notes = '' }: PlainWish,
): Promise<OrderRequestBody> {
  const contact = await contactOf(client, alias)
  const mode = contact.deliveryConfig.orderModes.find((one) => one.type === type)
  const payment = mode?.paymentTypes.find(({ paymentMethod }) => paymentMethod === 'OTHER')
  if (!mode || !payment) throw new Error(`${alias} has no ${type} that is paid by other means.`)
  const menu = got(await client.getMenu({ params: { alias, orderModeId: mode.id } }))
  const plate = choose(menu.plates.filter((one) => isPlain(one, menu)))
  if (!plate) throw new Error(`${alias} has no plain plate.`)
  const quantity = plate.price < atLeast ? 2 : 1
  const params = { id: mode.id }
  const { generalSurcharges } = got(await client.listGeneralSurcharges({ params }))
  const { generalDiscounts } = isDiscounted
    ? got(await client.listGeneralDiscounts({ params }))
    : { generalDiscounts: [] }
  const row = ({ name: of, type: kind, value }: (typeof generalSurcharges)[number]) => ({
    name: of,
    type: kind,
    value,
    amount: value,
  })
  const surcharges = generalSurcharges.map((one) => ({ ...row(one), surchargeReferenceId: one.id }))
  return {
    ...(await timeOf(client, mode)),
    items: [{ referenceId: plate.id, name: plate.showName, price: plate.price, quantity, notes }],
    type,
    price: plate.price * quantity,
    total: surcharges.reduce((sum, { amount }) => sum + amount, plate.price * quantity),
    surcharges,
    discounts: generalDiscounts.map((one) => ({ ...row(one), discountReferenceId: one.id })),
    paymentType: payment.id,
    branchContact: contact.id,
    orderModeId: mode.id,
    phone: phone ?? '11 2345-6789',
    customerName: name ?? 'Pedido de prueba',
    customerEmail: 'prueba@correo.test',
  }
}

const isPlain = ({ id, visible, soldOut, sizes, garnishGroups }: Plate, { discounts }: MenuInfo): boolean =>
  visible &&
  !soldOut &&
  sizes.length === 0 &&
  garnishGroups.length === 0 &&
  discounts.every(({ plates }) => !plates.includes(id))

type Timed = { readonly id: string; readonly orderType: string }

/**
 * When an order is wanted: the next hour of a mode that takes no others, at the wall of Buenos
 * Aires; else now.
 */
async function timeOf(
  client: Client,
  { id, orderType }: Timed,
): Promise<Pick<OrderRequestBody, 'scheduled' | 'scheduledAt'>> {
  if (orderType !== 'SCHEDULED') return {}
  const { schedulerDaysInfo } = got(await client.getSchedule({ params: { orderModeId: id } }))
  const [day] = schedulerDaysInfo
  const instant = new Date(`${day?.date}T${day?.availableHours[0]}:00-03:00`)
  return { scheduled: true, scheduledAt: instant.toISOString() }
}

/**
 * Places an order for what the server says that it costs, where a journey is not about the price.
 */
export async function placeAsTold(client: Client, body: OrderRequestBody): Promise<PlacedOrder> {
  const headers = () => ({ 'idempotency-key': randomUUID() })
  const refused = await client.placeOrder({ headers: headers(), body })
  if (refused.ok) return refused.data
  const errors = refused.problem.errors?.filter(({ expected }) => expected !== undefined) ?? []
  const told = new Map(errors.map(({ path = '', expected }) => [path, expected]))
  const discounts = body.discounts?.map((row, at) => {
    const amount = told.get(`discounts.${at}`)
    told.delete(`discounts.${at}`)
    return { ...row, amount: amount === undefined ? row.amount : Number(amount) }
  })
  const changed = { ...body, ...Object.fromEntries(told), ...(discounts && { discounts }) }
  const again = await client.placeOrder({ headers: headers(), body: changed })
  if (!again.ok) throw new Error(`${JSON.stringify(refused.problem)}\n${JSON.stringify(again.problem)}`)
  return again.data
}
