/**
 * The service worker of a server that keeps no menus in browsers: it deletes what an earlier one
 * kept, and leaves.
 */
const LEAVING = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) if (name.startsWith('mostrador-')) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(leave())
})
`

/**
 * Answers `/sw.js` where menus are not to be kept; undefined where the storefront's own file is to
 * be served.
 */
export function leavingWorker(keepsMenus: boolean): (() => Response) | undefined {
  if (keepsMenus) return undefined
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }
  return () => new Response(LEAVING, { headers })
}
