import { PUSH_WISHES } from '@mostrador/domain/push/push-wish'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { noContact, notSignedIn, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { id, idParams, instant } from '../wire.ts'

const wish = z.enum(PUSH_WISHES)

const contactIds = z.array(id).min(1).max(500)

/** Browser that takes notes, as its owner sees it. */
const deviceSchema = z.object({
  id,
  /** Whether it was turned on in the calling session. */
  current: z.boolean(),
  /** Description of the device by its browser; '' for none. */
  device: z.string(),
  wants: wish,
  contactIds: z.array(id),
  createdAt: instant,
  /** Time at which a push service last took a note for it; null for never. */
  lastSentAt: instant.nullable(),
  /** Time at which one last refused a note, if that is later; null where all is well. */
  lastFailedAt: instant.nullable(),
})

/** Devices of a person, and the key by which a browser knows the sender. */
const devicesSchema = z.object({ publicKey: z.string(), devices: z.array(deviceSchema) })

export type PushDevices = z.infer<typeof devicesSchema>

const noDevice = { status: 404, code: 'push-device-not-found' } as const

export const pushEndpoints = {
  listPushDevices: endpoint({
    route: routes.listPushDevices,
    summary: 'The devices to which whoever is signed in is sent new orders',
    access: 'staff',
    permission: 'session',
    answer: devicesSchema,
    refusals: [notSignedIn],
  }),
  savePushDevice: endpoint({
    route: routes.savePushDevice,
    summary: 'Sends new orders of some branch contacts to this browser, in the place of what it had',
    access: 'staff',
    permission: 'session',
    body: z.object({
      endpoint: z.string().max(1000),
      p256dh: z.string().regex(/^[\w-]{86,88}=?$/),
      auth: z.string().regex(/^[\w-]{21,24}(?:==)?$/),
      wants: wish,
      contactIds,
    }),
    answer: deviceSchema,
    refusals: [
      notSignedIn,
      noContact,
      { status: 422, code: 'push-address-refused' },
      { status: 422, code: 'too-many-push-devices' },
      tooMany,
    ],
  }),
  removePushDevice: endpoint({
    route: routes.removePushDevice,
    summary: 'Sends a device of whoever is signed in nothing more',
    access: 'staff',
    permission: 'session',
    params: idParams,
    answer: z.null(),
    status: 204,
    refusals: [notSignedIn, noDevice],
  }),
  tryPushDevice: endpoint({
    route: routes.tryPushDevice,
    summary: 'Sends a device of whoever is signed in a note to try it',
    access: 'staff',
    permission: 'session',
    params: idParams,
    answer: z.object({ taken: z.boolean() }),
    refusals: [notSignedIn, noDevice, tooMany],
  }),
}
