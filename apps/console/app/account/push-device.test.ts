import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { remember } from '../layout/remembered.ts'
import { keepPushEnabled, disablePush, enablePush, type PushChoice } from './push-device.ts'

const KEY = 'BAAB'
const choice: PushChoice = { wants: 'EVERY', contactIds: ['palermo'] }

let permission: NotificationPermission
let happened: string[]
let current: { key: string } | null
let hasService: boolean

const subscriptionFor = (key: string) => ({
  endpoint: `https://push.test/${key}`,
  options: { applicationServerKey: Uint8Array.from(atob(key), (one) => one.codePointAt(0) ?? 0).buffer },
  getKey: () => Uint8Array.of(251, 255).buffer,
  unsubscribe: async () => {
    happened.push(`unsubscribe ${key}`)
    current = null
    return true
  },
})

beforeEach(() => {
  permission = 'granted'
  happened = []
  current = null
  hasService = true
  const pushManager = {
    getSubscription: async () => current && subscriptionFor(current.key),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      if (!hasService) throw new Error('no push service')
      current = { key: btoa(String.fromCodePoint(...applicationServerKey)) }
      happened.push(`subscribe ${current.key}`)
      return subscriptionFor(current.key)
    },
  }
  const registration = { pushManager, active: { state: 'activated' }, scope: 'https://caja.test/console/' }
  vi.stubGlobal('navigator', {
    userAgent: 'Chrome',
    serviceWorker: { register: async () => registration, getRegistration: async () => registration },
  })
  vi.stubGlobal('PushManager', Object)
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: async () => permission,
  })
  remember('push', '')
})

afterEach(() => void vi.unstubAllGlobals())

type Api = Parameters<typeof keepPushEnabled>[0] & Parameters<typeof disablePush>[0]

/** A server that knows this device or does not, and says yes or no. */
function serverThat({ knows = false, says = true, publicKey = KEY } = {}) {
  const saved: unknown[] = []
  const answer = <Data>(data: Data) => (says ? { ok: true, data } : { ok: false, problem: { status: 429 } })
  const api = {
    listPushDevices: async () => ({
      ok: true,
      data: { publicKey, devices: knows ? [{ current: true }] : [] },
    }),
    savePushDevice: async ({ body }: { body: unknown }) => {
      saved.push(body)
      return answer({})
    },
    removePushDevice: async () => answer(null),
  } as unknown as Api
  return { api, saved }
}

test('the browser says its address, and the device remembers what was chosen', async () => {
  const { api, saved } = serverThat()
  expect(await enablePush(api, { ...choice, publicKey: KEY })).toBeUndefined()
  expect(saved).toEqual([{ endpoint: 'https://push.test/BAAB', p256dh: '-_8', auth: '-_8', ...choice }])
})

test('a refused permission, a browser without push service and a refusing server are told apart', async () => {
  const on = (api: Api) => enablePush(api, { ...choice, publicKey: KEY })
  expect(await on(serverThat({ says: false }).api)).toBe('refused')
  hasService = false
  current = null
  expect(await on(serverThat().api)).toBe('no-service')
  permission = 'denied'
  const { api, saved } = serverThat()
  expect(await on(api)).toBe('denied')
  expect(saved).toEqual([])
  await keepPushEnabled(api)
  expect(saved).toEqual([])
})

test('the address is said anew where the server does not know it, and nobody is asked', async () => {
  await enablePush(serverThat().api, { ...choice, publicKey: KEY })
  const known = serverThat({ knows: true })
  await keepPushEnabled(known.api)
  expect(known.saved).toEqual([])
  const forgot = serverThat()
  await keepPushEnabled(forgot.api)
  expect(forgot.saved).toMatchObject([choice])
  expect(happened).toEqual(['subscribe BAAB'])

  // A sender with other keys needs another address.
  const other = serverThat({ publicKey: 'CCCC' })
  await keepPushEnabled(other.api)
  expect(happened.slice(1)).toEqual(['unsubscribe BAAB', 'subscribe CCCC'])
  expect(other.saved).toMatchObject([{ endpoint: 'https://push.test/CCCC' }])
})

test('where notes were turned off, or never on, nothing is said', async () => {
  const before = serverThat()
  await keepPushEnabled(before.api)
  await enablePush(serverThat().api, { ...choice, publicKey: KEY })
  expect(await disablePush(serverThat({ says: false }).api, 'id')).toBe(false)
  expect(await disablePush(serverThat().api, 'id')).toBe(true)
  expect(happened.at(-1)).toBe('unsubscribe BAAB')
  await keepPushEnabled(before.api)
  remember('push', '{"wants":')
  await keepPushEnabled(before.api)
  expect(before.saved).toEqual([])
})
