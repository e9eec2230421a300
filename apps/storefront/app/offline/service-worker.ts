import { ORDER_MODE_SLUGS } from '@mostrador/domain/order-mode/find-modes'

const MOST_ADDRESSES = 150

/** Time after the worker's start in which earlier requests may still complete, in milliseconds. */
const ARRIVING_MS = 10_000

/** Hears of a newer version; `take` activates it and reloads the page. */
export type OnNewVersion = (take: () => void) => void

function keep(worker: ServiceWorker, addresses: readonly string[]): void {
  const own = addresses.filter((address) => address.startsWith(`${location.origin}/`))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  worker.postMessage({ kind: 'keep', addresses: own.slice(0, MOST_ADDRESSES) })
}

/**
 * Tells a worker that started after the page the files of the page, and for a while those still
 * loading: the rest it sees itself. A worker that does not control the page is told all.
 */
function keepWhatCameBefore(worker: ServiceWorker): void {
  const observer = new PerformanceObserver((list) =>
    keep(
      worker,
      list.getEntries().map(({ name }) => name),
    ),
  )
  observer.observe({ type: 'resource', buffered: true })
  if (navigator.serviceWorker.controller) setTimeout(() => observer.disconnect(), ARRIVING_MS)
}

/** Returns the active worker of a registration; its pages are controlled by then. */
async function workerOf({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = active ?? waiting ?? installing
  if (!worker) throw new Error('a registration without a worker')
  if (worker.state === 'activated') return worker
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker)
      if (worker.state === 'redundant') reject(new Error('the worker was not taken'))
    })
  })
}

function watchVersions(registration: ServiceWorkerRegistration, onNewVersion: OnNewVersion): void {
  const tell = (): void => {
    const { waiting } = registration
    if (!waiting || !navigator.serviceWorker.controller) return
    onNewVersion(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
      waiting.postMessage({ kind: 'take-over' })
    })
  }
  tell()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell)
  })
}

/** Address of the worker's file with the order modes' slugs: the file is part of no build. */
const WORKER = `/sw.js?${new URLSearchParams(ORDER_MODE_SLUGS.map((slug) => ['mode', slug])).toString()}`

/** Robots open a page once and have no bad connection. */
const isWanted = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && isSecureContext && !navigator.webdriver

/** Starts the worker that keeps menus; undefined where there is none. Never throws. */
export async function startWorker(onNewVersion: OnNewVersion): Promise<ServiceWorker | undefined> {
  if (!isWanted()) return undefined
  try {
    const cameFirst = navigator.serviceWorker.controller !== null
    const registration = await navigator.serviceWorker.register(WORKER, { scope: '/menu/' })
    watchVersions(registration, onNewVersion)
    const worker = await workerOf(registration)
    if (!cameFirst) keepWhatCameBefore(worker)
    return worker
  } catch {
    // Without a worker the menu needs a connection.
    return undefined
  }
}

/**
 * Keeps the document of an opened menu: a diner who navigated to it inside the page has not
 * requested it. A worker that replaced this one in another tab is told instead.
 */
export function keepMenu(worker: ServiceWorker, pathname: string): void {
  keep(navigator.serviceWorker.controller ?? worker, [location.origin + pathname])
}
