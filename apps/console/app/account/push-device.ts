import type { Client } from '@mostrador/contract/client'
import type { PushDevices } from '@mostrador/contract/push/push-endpoints'
import { remember, remembered } from '../layout/remembered.ts'

/** The worker that shows notes, and what it is for: the console, and nothing of a shop's pages. */
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

/** How it stands with notes in a browser: those of an iPhone come to an installed page alone. */
export function pushWay({ userAgent, isInstalled, hasPush, permission }: Browser): PushWay {
  if (!hasPush) return isApple(userAgent) && !isInstalled ? 'install-first' : 'unsupported'
  return permission === 'denied' ? 'denied' : 'ready'
}

/** Whether the console is used as an app of its own. */
export const isInstalled = (): boolean =>
  (globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false) ||
  Reflect.get(navigator, 'standalone') === true

/** This browser. */
export const thisBrowser = (): Browser => ({
  userAgent: navigator.userAgent,
  isInstalled: isInstalled(),
  hasPush: 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis,
  permission: 'Notification' in globalThis ? Notification.permission : 'default',
})

/** The bytes of a text in base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (character) => character.codePointAt(0) ?? 0)
}

const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** The console's own worker, at work; others are of a shop's pages. */
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
 * The address of this browser at its push service, for a sender with this key; one that it had for
 * another sender goes.
 * @throws what the browser says where it reaches no push service
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

/** Why notes could not be turned on: the person, the browser, or what the server said. */
export type NotOn = 'denied' | 'no-service' | 'refused'

/** Turns notes on in this browser, or changes them; undefined where it went well. */
export async function turnOn(
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

/** Turns notes off in this browser. What the server knows of it goes first. */
export async function turnOff(api: Pick<Client, 'removePushDevice'>, id: string): Promise<boolean> {
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
 * Says the address of this browser to the server once more, where it was turned on and the server
 * does not know it any more: the session is another one, or the keys of the sender are. Nobody
 * waits for it, and nobody is asked for anything.
 */
export async function keepTurnedOn(api: Pick<Client, 'listPushDevices' | 'savePushDevice'>): Promise<void> {
  const choice = chosenBefore()
  if (!choice || pushWay(thisBrowser()) !== 'ready' || Notification.permission !== 'granted') return
  const known = await api.listPushDevices()
  if (!known.ok || known.data.devices.some(({ current }) => current)) return
  const address = await addressFor(known.data.publicKey)
  await api.savePushDevice({ body: { ...address, ...choice } })
}
