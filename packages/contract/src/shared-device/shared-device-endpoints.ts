import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  noContact,
  noPermission,
  notOnSharedDevice,
  notSignedIn,
  passkeyFirst,
  tooMany,
} from '../refusals.ts'
import * as routes from '../routes.ts'
import { staffSessionSchema } from '../staff/staff-endpoints.ts'
import { id, idParams, instant } from '../wire.ts'

const wrongPassword = { status: 422, code: 'wrong-password' } as const
/** This browser is no shared device, or none any more. */
const notShared = { status: 404, code: 'device-not-shared' } as const

/** Second factor that the company asks for, without which a person cannot share a device. */
const needsFactor = { status: 403, code: 'second-factor-to-share' } as const

const tooManyDevices = { status: 409, code: 'too-many-shared-devices' } as const

/** Minutes without a touch after which a device asks who is there. */
const idleMinutes = z.int().min(1).max(60)

export const deviceSchema = z.object({
  id,
  name: z.string(),
  idleMinutes,
  /** Person who shared it: it ends with their role. */
  by: z.string(),
  createdAt: instant,
  usedAt: instant.nullable(),
  /** People signed in on it now. */
  people: z.array(z.string()),
})

export type SharedDeviceWire = z.output<typeof deviceSchema>

const devices = z.object({ devices: z.array(deviceSchema) })

const tabletSchema = z.object({
  name: z.string(),
  idleMinutes,
  people: z.array(z.object({ id, name: z.string() })),
  /** Names of people without one yet. */
  withoutPin: z.array(z.string()),
  /**
   * Number of its branch contact's orders that were not looked at: it rings for them while no
   * person is signed in.
   */
  newOrders: z.int(),
})

export type TabletWire = z.output<typeof tabletSchema>

const password = z.string().max(200)

export const sharedDeviceEndpoints = {
  listSharedDevices: endpoint({
    route: routes.listSharedDevices,
    summary: "The shared devices of the branch contact's company, with who works on them now",
    access: 'staff',
    permission: 'staff',
    params: idParams,
    answer: devices,
    refusals: [notSignedIn, noPermission, noContact],
  }),
  shareDevice: endpoint({
    route: routes.shareDevice,
    summary:
      'Makes the browser that asks a shared device, on which people of the company come in by their PIN; the password of who asks opens the way',
    access: 'staff',
    permission: 'staff',
    params: idParams,
    body: z.object({ name: z.string().trim().min(1).max(60), idleMinutes, password }),
    answer: devices,
    refusals: [
      notSignedIn,
      noPermission,
      noContact,
      notOnSharedDevice,
      wrongPassword,
      passkeyFirst,
      needsFactor,
      tooManyDevices,
      tooMany,
    ],
  }),
  endSharedDevice: endpoint({
    route: routes.endSharedDevice,
    summary: 'Ends a shared device, with the sessions that were begun on it by a PIN',
    access: 'staff',
    permission: 'staff',
    params: idParams.extend({ deviceId: id }),
    answer: devices,
    refusals: [notSignedIn, noPermission, noContact, notShared],
  }),
  getTablet: endpoint({
    route: routes.getTablet,
    summary:
      'Who can come in by a PIN on the shared device that asks, and how many orders wait; one that would ring for them says so',
    access: 'public',
    query: z.object({ hears: z.literal('1').optional() }),
    answer: tabletSchema,
    refusals: [notShared],
  }),
  signInByPin: endpoint({
    route: routes.signInByPin,
    summary: 'Somebody comes in by a PIN on the shared device that asks; what was open on it before is over',
    access: 'public',
    body: z.object({ person: id, pin: z.string().max(20) }),
    answer: staffSessionSchema,
    refusals: [
      notShared,
      { status: 401, code: 'wrong-pin' },
      // Too many wrong PINs, here or on all devices: only another PIN, or the password, opens it.
      { status: 403, code: 'pin-over' },
      // Asked of all roles of the person, and not shown by who shared the device.
      { status: 403, code: 'device-lacks-factor' },
      tooMany,
    ],
  }),
  setStaffPin: endpoint({
    route: routes.setStaffPin,
    summary:
      'Whoever is signed in chooses a PIN for the shared devices of a company, or takes it back; who has a second factor chooses none on a shared device',
    access: 'staff',
    permission: 'session',
    params: idParams,
    body: z.object({ pin: z.string().max(20).nullable(), password }),
    answer: z.null(),
    status: 204,
    refusals: [
      notSignedIn,
      wrongPassword,
      { status: 404, code: 'company-not-found' },
      notOnSharedDevice,
      passkeyFirst,
      { status: 422, code: 'pin-malformed' },
      { status: 422, code: 'pin-too-easy' },
      tooMany,
    ],
  }),
}
