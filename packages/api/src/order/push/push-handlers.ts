import { orderPushCopy } from '@mostrador/copy/order-push'
import type { PushNote } from '@mostrador/domain/push/push-wish'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { contactsWhere } from '../../people/permission/may.ts'
import { findTarget, listDevices, removeDevice, saveDevice } from './device-store.ts'
import { noteOutcome } from './note-outcome.ts'

const MOST_DEVICES = 20

const LONGEST_DEVICE = 300

const TEST_TOPIC = 'test'
const TEST_SECONDS = 60

const listPushDevices: Handler<'listPushDevices'> = async ({ database, push }, { staff }) => {
  const [publicKey, devices] = await Promise.all([push.publicKey(), listDevices(database, staff)])
  return yes({ publicKey, devices })
}

/** Keeps a browser. Its branch contacts are judged again at each note. */
const savePushDevice: Handler<'savePushDevice'> = async (api, { body, staff, call }) => {
  if (!(await api.rateLimiter.take('push-device', staff.id))) return no('too-many-requests')
  const allowed = new Set(contactsWhere(staff, ['orders.see']))
  if (!body.contactIds.every((id) => allowed.has(id))) return no('branch-contact-not-found')
  if (!api.push.mayCall(body.endpoint)) return no('push-address-refused')
  const devices = await listDevices(api.database, staff)
  const isNew = !devices.some(({ current }) => current)
  if (isNew && devices.length >= MOST_DEVICES) return no('too-many-push-devices')
  await saveDevice(api.database, {
    ...body,
    id: api.newId(),
    staffUserId: staff.id,
    sessionId: staff.sessionId,
    device: (call.headers.get('user-agent') ?? '').slice(0, LONGEST_DEVICE),
    now: api.now(),
  })
  const saved = (await listDevices(api.database, staff)).find(({ current }) => current)
  // The session ended meanwhile, and its devices with it.
  return saved ? yes(saved) : no('not-signed-in')
}

const removePushDevice: Handler<'removePushDevice'> = async ({ database }, { params, staff }) =>
  (await removeDevice(database, { id: params.id, staffUserId: staff.id }))
    ? yes(null)
    : no('push-device-not-found')

/** Sends a note at once, so that its person sees how one looks. */
const tryPushDevice: Handler<'tryPushDevice'> = async (api, { params, staff }) => {
  if (!(await api.rateLimiter.take('push-device', staff.id))) return no('too-many-requests')
  const { id } = params
  const to = await findTarget(api.database, { id, staffUserId: staff.id })
  if (!to) return no('push-device-not-found')
  const note: PushNote = {
    title: orderPushCopy.testTitle,
    body: orderPushCopy.testBody,
    path: '/console/account',
    tag: TEST_TOPIC,
  }
  const outcome = await api.push.send({
    to,
    body: JSON.stringify(note),
    topic: TEST_TOPIC,
    seconds: TEST_SECONDS,
  })
  await noteOutcome(api.database, { id, outcome, now: api.now() })
  return yes({ taken: outcome.ok })
}

/** Handlers of notes to devices. */
export const pushHandlers = {
  listPushDevices,
  savePushDevice,
  removePushDevice,
  tryPushDevice,
}
