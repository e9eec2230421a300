import type { Client } from '@mostrador/contract/client'
import type { PushDevices } from '@mostrador/contract/push/push-endpoints'
import { remember, remembered } from '../layout/remembered.ts'

/** The worker's scope is the console; a shop's pages have another one. */
const WORKER = '/console/sw.js'
const SCOPE = '/console/'

/** Whether notes can be turned on in a browser, or what stands in the way. */
export type PushWay = 'ready' | 'denied' | 'install-first' | 'unsupported'

/** Facts about a browser that decide whether notes work in it. */
export type Browser = {
  readonly userAgent: string
  readonly isInstalled: boolean
  readonly hasPush: boolean
  readonly permission: NotificationPermission
}

/** An iPad says that it is a Mac, and has fingers. */
const isApple = (userAgent: string): boolean => /iPhone|iPad|iPod/.test(userAgent)

/** Finds whether a browser can show notes; an iPhone does so only for an installed page. */
export function pushWay({ userAgent, isInstalled, hasPush, permission }: Browser): PushWay {
  if (!hasPush) return isApple(userAgent) && !isInstalled ? 'install-first' : 'unsupported'
  return permission === 'denied' ? 'denied' : 'ready'
}

/** Whether the console runs as an installed app. */
export const isInstalled = (): boolean =>
  (globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false) ||
  Reflect.get(navigator, 'standalone') === true

/** Reads the facts of this browser. */
export const thisBrowser = (): Browser => ({
  userAgent: navigator.userAgent,
  isInstalled: isInstalled(),
  hasPush: 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis,
  permission: 'Notification' in globalThis ? Notification.permission : 'default',
})

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (character) => character.codePointAt(0) ?? 0)
}

const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** Starts the console's own worker and waits until it is active. */
async function startWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  const worker = registration.active ?? registration.waiting ?? registration.installing
  if (worker && worker.state !== 'activated')
    await new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated' || worker.state === 'redundant') resolve()
      })
    })
  return registration
}

async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(SCOPE)
  return found && new URL(found.scope).pathname === SCOPE ? found : undefined
}

type Address = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/**
 * Subscribes this browser at its push service for the sender's key, and drops a subscription for
 * another key.
 * @throws the browser's error where its push service is unreachable
 */
async function addressFor(publicKey: string): Promise<Address> {
  const { pushManager } = await startWorker()
  const before = await pushManager.getSubscription()
  const isSame = before && textOf(before.options.applicationServerKey) === publicKey
  if (before && !isSame) await before.unsubscribe()
  const made = isSame
    ? before
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
  return {
    endpoint: made.endpoint,
    p256dh: textOf(made.getKey('p256dh')),
    auth: textOf(made.getKey('auth')),
  }
}

/** Branch contacts that a device gets notes of, and for which orders. */
export type PushChoice = Pick<PushDevices['devices'][number], 'wants' | 'contactIds'>

export type NotOn = 'denied' | 'no-service' | 'refused'

/** Turns notes on in this browser, or changes them; undefined on success. */
export async function enablePush(
  api: Pick<Client, 'savePushDevice'>,
  { publicKey, ...choice }: PushChoice & { readonly publicKey: string },
): Promise<NotOn | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const address = await addressFor(publicKey).catch(() => undefined)
  if (!address) return 'no-service'
  const saved = await api.savePushDevice({ body: { ...address, ...choice } })
  if (!saved.ok) return 'refused'
  remember('push', JSON.stringify(choice))
  return undefined
}

/** Turns notes off in this browser, on the server first; returns whether it did. */
export async function disablePush(api: Pick<Client, 'removePushDevice'>, id: string): Promise<boolean> {
  const removed = await api.removePushDevice({ params: { id } })
  if (!removed.ok && removed.problem.status !== 404) return false
  remember('push', '')
  const registration = await ownRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe().catch(() => false)
  return true
}

/** Reads the choice kept on this device; undefined while notes are off. */
function chosenBefore(): PushChoice | undefined {
  try {
    const kept = JSON.parse(remembered('push') ?? 'null') as Partial<PushChoice> | null
    const { wants, contactIds } = kept ?? {}
    return wants && Array.isArray(contactIds) ? { wants, contactIds } : undefined
  } catch {
    return undefined
  }
}

/**
 * Registers this browser's address again where notes are on and the server has lost it, after a
 * new session or new sender keys. Silent: it asks no permission.
 */
export async function keepPushEnabled(
  api: Pick<Client, 'listPushDevices' | 'savePushDevice'>,
): Promise<void> {
  const choice = chosenBefore()
  if (!choice || pushWay(thisBrowser()) !== 'ready' || Notification.permission !== 'granted') return
  const known = await api.listPushDevices()
  if (!known.ok || known.data.devices.some(({ current }) => current)) return
  const address = await addressFor(known.data.publicKey)
  await api.savePushDevice({ body: { ...address, ...choice } })
}
