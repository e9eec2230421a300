import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { anyInstant, bodyLatitude, bodyLongitude, id, idParams } from '../wire.ts'
import { noToken, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { seen } from '../seen.ts'

const phone = seen(40)
const wrongCode = { status: 400, code: 'security-code-wrong' } as const
const badPhone = { status: 422, code: 'phone-invalid' } as const
const missing = { status: 422, code: 'rider-data-missing' } as const
// Its list has the digits by which the shop knows the device.
const otherDevice = { status: 409, code: 'device-not-released' } as const
// Their list has the digits of the device too, and how many tries are left.
const wrongPin = [
  { status: 422, code: 'rider-pin-wrong' },
  { status: 422, code: 'rider-pin-used-up' },
] as const
const carries = { status: 409, code: 'shift-carries' } as const
const blocked = { status: 403, code: 'rider-blocked' } as const

/**
 * 001 §3 Rider, as their own page may know it. `token` is that of the shift which began; null
 * where one ended.
 */
const riderSchema = z.object({ id, name: z.string(), phone, active: z.boolean() })

const withCode = z.object({
  name: seen(200),
  phone,
  /**
   * As it was typed: an older code, kept before marks were dropped, is compared with that first.
   */
  securityCode: z.string().max(200),
  /** PIN that lets another phone in without the shop: beyond the documents. */
  pin: seen(20).optional(),
  riderUser: z.object({ branchContact: z.object({ id }) }),
  active: z.boolean(),
})

/** Most positions of one call: those of a quarter of an hour without a connection. */
const MOST_POSITIONS = 200

/** decisions.md, Paths that are not shown. */
export const positionSchema = z.object({
  lat: bodyLatitude,
  lng: bodyLongitude,
  accuracy: z.number().min(0).max(100_000),
  // A phone with a wrong clock holds up nothing: such a position is skipped.
  at: anyInstant,
})

export const riderEndpoints = {
  getRiderByPhone: endpoint({
    route: routes.getRiderByPhone,
    summary: 'A rider of a branch contact by phone',
    access: 'public',
    query: z.object({ branchContactId: id, phone }),
    answer: riderSchema.omit({ phone: true }),
    refusals: [{ status: 404, code: 'rider-not-found' }, tooMany],
  }),
  createRider: endpoint({
    route: routes.createRider,
    summary: 'Registers a rider with the security code and starts the shift',
    access: 'public',
    body: withCode,
    answer: riderSchema.extend({ token: z.string().nullable() }),
    status: 201,
    refusals: [wrongCode, badPhone, missing, carries, blocked, otherDevice, ...wrongPin, tooMany],
  }),
  updateRider: endpoint({
    route: routes.updateRider,
    summary: 'Starts or ends a shift with the security code',
    access: 'public',
    params: idParams,
    body: withCode,
    answer: riderSchema.extend({ token: z.string().nullable() }),
    refusals: [
      wrongCode,
      blocked,
      badPhone,
      missing,
      { status: 404, code: 'rider-not-found' },
      carries,
      otherDevice,
      ...wrongPin,
      tooMany,
    ],
  }),
  sendRiderPosition: endpoint({
    route: routes.sendRiderPosition,
    summary: 'Where the rider is or was: one position, or those that waited while there was no connection',
    access: 'rider',
    body: z.union([
      positionSchema,
      z.object({ positions: z.array(positionSchema).min(1).max(MOST_POSITIONS) }),
    ]),
    answer: z.null(),
    status: 204,
    refusals: [noToken, tooMany],
    limit: 'rider-position',
  }),
  whoAmI: endpoint({
    route: routes.whoAmI,
    summary: 'The rider that a token belongs to',
    access: 'rider',
    answer: z.object({
      riderId: id,
      name: z.string(),
      phone,
      branchContactId: id,
      /** Whether the rider chose a PIN: beyond the documents. */
      hasPin: z.boolean(),
    }),
    refusals: [noToken],
  }),
  chooseRiderPin: endpoint({
    route: routes.chooseRiderPin,
    summary: 'The rider chooses the PIN by which another phone is let in without the shop',
    access: 'rider',
    body: z.object({ pin: seen(20) }),
    answer: z.null(),
    status: 204,
    refusals: [
      noToken,
      { status: 422, code: 'pin-malformed' },
      { status: 422, code: 'pin-too-easy' },
      tooMany,
    ],
    limit: 'rider-pin',
  }),
}
