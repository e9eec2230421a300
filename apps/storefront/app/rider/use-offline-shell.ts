import { whenIdle } from '@mostrador/ui/when-idle'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Worker of these pages, and its scope. */
const WORKER = '/logistics/offline-worker.js'
const SCOPE = '/logistics/'

/** Cache of the worker. The menus' own worker deletes all other caches called `mostrador-…`. */
const CACHE = 'riders-of-mostrador'

/** Returns the files of this document with a digest in their name: scripts and pictures. */
const ownFiles = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(?:assets|files)\//.test(pathname))
    .map(({ pathname }) => pathname)

/** Most pages and files kept; the oldest are dropped. */
const MOST = 150

async function keepPage(pathname: string, bringRest: () => Promise<unknown>): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  await bringRest()
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  const cache = await caches.open(CACHE)
  await Promise.all([pathname, ...ownFiles()].map((path) => cache.add(path).catch(() => undefined)))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, -MOST).map((key) => cache.delete(key)))
}

const nothingElse = (): Promise<unknown> => Promise.resolve()

/** Lets a rider's page open without a connection, with its lazy parts (`bringRest`). */
export function useOfflineShell(bringRest: () => Promise<unknown> = nothingElse): void {
  const { pathname } = useLocation()
  useEffect(
    () => whenIdle(() => void keepPage(pathname, bringRest).catch(() => undefined)),
    [pathname, bringRest],
  )
}
