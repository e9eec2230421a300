import type { PlacedOrderRequest } from '@mostrador/contract/order/place-order-schema'
import type { ProblemError } from '@mostrador/contract/problem'
import { readDinerPhone } from '@mostrador/domain/phone/diner-phone'
import { defaultSlot, slotInstant } from '@mostrador/domain/scheduling/slots'
import type { Catalog } from '../../ground/catalog.ts'
import { freeSchedule, type ScheduleAsker } from '../../shop/order-mode/free-schedule.ts'
import type { Api } from '../../ground/ports.ts'

const SLOT_CODES: ReadonlySet<string> = new Set(['slot-unavailable', 'slot-full'])

export type RefusedOrder = {
  readonly request: PlacedOrderRequest
  readonly catalog: Catalog
  readonly browserId: string | undefined
}

/**
 * Returns the caller who asks for another slot: phone and browser of the order, and the slot that
 * was full for them.
 */
function askerOf(
  { request, catalog, browserId }: RefusedOrder,
  errors: readonly ProblemError[],
): ScheduleAsker {
  // Stryker disable next-line MethodExpression: a full slot is the only refusal of its order
  const isFull = errors.some(({ code }) => code === 'slot-full')
  return {
    browserId,
    phoneKey: readDinerPhone(request.phone, catalog.contact.branch.country)?.key,
    refusedAt: isFull && request.scheduledAt ? new Date(request.scheduledAt) : undefined,
  }
}

/**
 * Adds to a slot's refusal the wanted slot and the first free one, as instants, where the order
 * moves next; never the one that was full for it, none where no slot is left. At most one query,
 * none for other refusals. Source: 000 §4 Scheduling.
 */
export async function withFirstSlot(
  api: Pick<Api, 'database' | 'now'>,
  order: RefusedOrder,
  errors: readonly ProblemError[],
): Promise<readonly ProblemError[]> {
  const { request, catalog } = order
  const mode = catalog.modes.find(({ id }) => id === request.orderModeId)
  // Stryker disable next-line LogicalOperator: saves the query of a schedule that nobody is told
  if (!mode || !errors.some(({ code }) => SLOT_CODES.has(code))) return errors
  const { schedulerDaysInfo } = await freeSchedule(api, { catalog, mode }, askerOf(order, errors))
  const first = defaultSlot(schedulerDaysInfo)
  const { timeZone } = catalog.contact.info
  // Stryker disable next-line OptionalChaining: a slot that is offered has an instant
  const expected = first && slotInstant(first.date, first.time, timeZone)?.toISOString()
  const moved = {
    ...(request.scheduledAt && { claimed: request.scheduledAt }),
    // Stryker disable next-line ConditionalExpression: JSON leaves out what is undefined
    ...(expected !== undefined && { expected }),
  }
  return errors.map((error) => (SLOT_CODES.has(error.code) ? { ...error, ...moved } : error))
}
