import { ORDER_MODE_SLUGS } from '@mostrador/domain/order-mode/find-modes'

/** As many addresses as are told of at once. */
const MOST_ADDRESSES = 150

/**
 * How long after the worker came something may arrive that was asked for before it, in
 * milliseconds.
 */
const ARRIVING_MS = 10_000

/** Tells of a newer version; `take` brings it, and the page with it. */
export type OnNewVersion = (take: () => void) => void

/** Lets the worker keep what it was not asked for. */
function keep(worker: ServiceWorker, addresses: readonly string[]): void {
  const own = addresses.filter((address) => address.startsWith(`${location.origin}/`))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  worker.postMessage({ kind: 'keep', addresses: own.slice(0, MOST_ADDRESSES) })
}

/**
 * Tells a worker that came after the page what the page is made of, and for a while what was still
 * on its way: the rest it sees itself. One that does not stand between this page and the network is
 * told all.
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

/**
 * The worker of a registration, once it is at work; the pages of its scope that had none are its
 * own by then.
 */
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

/**
 * The worker's file, which is told by its address what the order modes are called there: it is no
 * part of a build.
 */
const WORKER = `/sw.js?${new URLSearchParams(ORDER_MODE_SLUGS.map((slug) => ['mode', slug])).toString()}`

/** A robot looks at a page once and has no bad connection. */
const isWanted = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && isSecureContext && !navigator.webdriver

/**
 * Lets the browser keep the menus of a shop; answers the worker that does. In development nothing
 * is kept. Never throws.
 */
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
    // A browser that keeps nothing has the menu as long as it has a connection.
    return undefined
  }
}

/**
 * Keeps the document of a menu that is looked at: a diner who navigated to it inside the page has
 * not requested it. A worker that took the place of this one in another tab is told instead.
 */
export function keepMenu(worker: ServiceWorker, pathname: string): void {
  keep(navigator.serviceWorker.controller ?? worker, [location.origin + pathname])
}
