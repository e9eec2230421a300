/** Service worker that deletes the caches of an earlier one, and unregisters. */
const LEAVING = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) if (name.startsWith('mostrador-')) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(leave())
})
`

/** Answers `/sw.js` where menus are not kept; undefined to serve the storefront's own file. */
export function leavingWorker(keepsMenus: boolean): (() => Response) | undefined {
  if (keepsMenus) return undefined
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }
  return () => new Response(LEAVING, { headers })
}
