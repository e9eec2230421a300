import {
  EXTRA_MINUTES,
  INTERRUPTION_KINDS,
  LONGEST_INTERRUPTION_MESSAGE,
} from '@mostrador/domain/interruption/interruption'
import { INTERRUPTION_LASTINGS } from '@mostrador/domain/interruption/interruption-until'
import { ORDER_MODE_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { noContact, noPermission, notSignedIn } from '../refusals.ts'
import * as routes from '../routes.ts'
import { anyInstant, id, idParams } from '../wire.ts'

/** Interruption of a branch contact; ids are null where it is about something else. */
export const interruptionSchema = z.object({
  id,
  kind: z.enum(INTERRUPTION_KINDS),
  orderModeId: id.nullable(),
  deliveryZoneId: id.nullable(),
  /** Extra minutes of orders taken meanwhile; null for a pause, which takes none. */
  extraMinutes: z.int().nullable(),
  since: z.iso.datetime(),
  until: z.iso.datetime(),
  message: z.string(),
  /** Whether the system began it, because no console heard the branch contact. */
  byItself: z.boolean(),
  /** Person who began it; null if that person has left. */
  by: z.string().nullable(),
})

/**
 * Thing that can be interrupted, and until when it would be; the whole branch contact has neither
 * id.
 */
const interruptibleSchema = z.object({
  orderModeId: id.nullable(),
  deliveryZoneId: id.nullable(),
  modeKey: z.string().nullable(),
  type: z.enum(ORDER_MODE_TYPES).nullable(),
  name: z.string().nullable(),
  /** Null where it opens no more. */
  ends: z.object({ NEXT_SHIFT: z.iso.datetime().nullable(), TOMORROW: z.iso.datetime().nullable() }),
})

/** Interruptions of a branch contact in force, by end, and the things that could be interrupted. */
const interruptionsSchema = z.object({
  interruptions: z.array(interruptionSchema),
  things: z.array(interruptibleSchema),
})

const mode = z.object({ kind: z.literal('MODE'), id })
const zone = z.object({ kind: z.literal('ZONE'), id })
const all = z.object({ kind: z.literal('ALL') })
const lasting = z.enum(INTERRUPTION_LASTINGS)
const message = z.string().trim().max(LONGEST_INTERRUPTION_MESSAGE).default('')

const startSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('PAUSE'),
    thing: z.discriminatedUnion('kind', [all, mode, zone]),
    lasting,
    message,
  }),
  z.object({
    kind: z.literal('BUSY'),
    thing: z.discriminatedUnion('kind', [all, mode]),
    extraMinutes: z.literal(EXTRA_MINUTES),
    lasting,
    message,
  }),
])

export type InterruptionWire = z.output<typeof interruptionSchema>

export type InterruptibleWire = z.output<typeof interruptibleSchema>

export type InterruptionsWire = z.output<typeof interruptionsSchema>

/** Input that begins an interruption. */
export type InterruptionStart = z.output<typeof startSchema>

const over = { status: 404, code: 'interruption-over' } as const

export const interruptionEndpoints = {
  listInterruptions: endpoint({
    route: routes.listInterruptions,
    summary: 'What interrupts a branch contact now, until when, and what could be interrupted',
    access: 'staff',
    permission: ['locals.pause', 'orders.see'],
    params: idParams,
    answer: interruptionsSchema,
    refusals: [notSignedIn, noPermission, noContact],
  }),
  startInterruption: endpoint({
    route: routes.startInterruption,
    summary:
      'Pauses an order mode, a delivery zone or all of a branch contact, or makes its orders take longer, until an end that it says; of two at once the second is refused',
    access: 'staff',
    permission: 'locals.pause',
    params: idParams,
    body: startSchema,
    answer: interruptionsSchema,
    refusals: [
      notSignedIn,
      noPermission,
      noContact,
      { status: 404, code: 'interruption-thing-not-found' },
      { status: 409, code: 'interrupted-already' },
      { status: 422, code: 'no-next-opening' },
    ],
  }),
  extendInterruption: endpoint({
    route: routes.extendInterruption,
    summary: 'Makes what interrupts a branch contact a quarter of an hour longer than `seen`, its end before',
    access: 'staff',
    permission: 'locals.pause',
    params: idParams.extend({ interruptionId: id }),
    body: z.object({ seen: anyInstant }),
    answer: interruptionsSchema,
    refusals: [notSignedIn, noPermission, noContact, over, { status: 409, code: 'interruption-changed' }],
  }),
  endInterruption: endpoint({
    route: routes.endInterruption,
    summary: 'Ends what interrupts a branch contact at once',
    access: 'staff',
    permission: 'locals.pause',
    params: idParams.extend({ interruptionId: id }),
    answer: interruptionsSchema,
    refusals: [notSignedIn, noPermission, noContact, over],
  }),
}
