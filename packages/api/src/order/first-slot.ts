import type { PlacedOrderRequest } from '@mostrador/contract/order/place-order-schema'
import type { ProblemError } from '@mostrador/contract/problem'
import { defaultSlot, slotInstant } from '@mostrador/domain/scheduling/slots'
import type { Catalog } from '../catalog/catalog-cache.ts'
import { freeSchedule } from '../order-mode/free-schedule.ts'
import type { Api } from '../ports.ts'

const SLOT_CODES: ReadonlySet<string> = new Set(['slot-unavailable', 'slot-full'])

/** An order that was refused, and the browser that sent it. */
export type RefusedOrder = {
  readonly request: PlacedOrderRequest
  readonly catalog: Catalog
  readonly browserId: string | undefined
}

/**
 * Writes into the refusal of a slot which one was wanted and which is the first that is free, as instants: that is
 * where the order moves to. Nothing is expected where no slot is left. At most one query, none for any other refusal.
 * Source: 000 §4 Scheduling.
 */
export async function withFirstSlot(
  api: Pick<Api, 'database' | 'now'>,
  { request, catalog, browserId }: RefusedOrder,
  errors: readonly ProblemError[],
): Promise<readonly ProblemError[]> {
  const mode = catalog.modes.find(({ id }) => id === request.orderModeId)
  if (!mode || !errors.some(({ code }) => SLOT_CODES.has(code))) return errors
  const { schedulerDaysInfo } = await freeSchedule(api, { catalog, mode }, browserId)
  const first = defaultSlot(schedulerDaysInfo)
  const { timeZone } = catalog.contact.info
  const expected = first && slotInstant(first.date, first.time, timeZone)?.toISOString()
  const moved = {
    ...(request.scheduledAt && { claimed: request.scheduledAt }),
    ...(expected !== undefined && { expected }),
  }
  return errors.map((error) => (SLOT_CODES.has(error.code) ? { ...error, ...moved } : error))
}
