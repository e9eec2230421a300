/** As many addresses of one page as are kept. */
const MOST_ADDRESSES = 150

/** Tells of a newer version; `take` brings it, and the page with it. */
export type OnNewVersion = (take: () => void) => void

/** What this page was made of, for the worker that came after it. */
function addressesOfPage(): readonly string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const own = loaded.filter((name) => name.startsWith(`${location.origin}/`))
  return [location.origin + location.pathname, ...own].slice(0, MOST_ADDRESSES)
}

function watchVersions(registration: ServiceWorkerRegistration, onNewVersion: OnNewVersion): void {
  const tell = (): void => {
    const { waiting } = registration
    if (!waiting || !navigator.serviceWorker.controller) return
    onNewVersion(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
      waiting.postMessage({ kind: 'take-over' })
    })
  }
  tell()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell)
  })
}

/** A robot looks at a page once and has no bad connection. */
const isWanted = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && isSecureContext && !navigator.webdriver

/** Lets the browser keep the last menu. In development nothing is kept. Never throws. */
export async function keepLastMenu(onNewVersion: OnNewVersion): Promise<void> {
  if (!isWanted()) return
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { scope: '/menu/' })
    watchVersions(registration, onNewVersion)
    const { active } = await navigator.serviceWorker.ready
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
    active?.postMessage({ kind: 'keep', addresses: addressesOfPage() })
  } catch {
    // A browser that keeps nothing has the menu as long as it has a connection.
  }
}
