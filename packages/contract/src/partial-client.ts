import { callRoute } from './call-route.ts'
import type { Fetch, Parts, Result } from './call-route.ts'
import type { Client } from './client.ts'
import type { Route } from './route.ts'

type Routes = Readonly<Record<string, Route>>

/** The routes that a page calls while it opens, and how to bring all of them. */
export type PartialRoutes = { readonly first: Routes; readonly all: () => Promise<Routes> }

/**
 * The typed client of a page that opens with few routes: those are called in the same moment, so that a call that
 * is made while the page closes still goes out; the others once all routes are there. That they do not come is a
 * broken network.
 */
export function createPartialClient(fetch: Fetch, { first, all }: PartialRoutes): Client {
  const make =
    (name: string) =>
    (parts: Parts = {}, init: RequestInit = {}): Promise<Result<unknown>> => {
      const route = first[name]
      if (route) return callRoute(fetch, { route, parts, init })
      return all().then(
        (routes) => callRoute(fetch, { route: routes[name] ?? missing(name), parts, init }),
        () => callRoute(unreachable, { route: NOWHERE, parts: {}, init: {} }),
      )
    }
  const made = new Map<string | symbol, unknown>()
  const get = (_: object, name: string | symbol): unknown => {
    // Whoever waits for the client itself asks whether it is a promise.
    if (typeof name === 'symbol' || name === 'then') return undefined
    if (!made.has(name)) made.set(name, make(name))
    return made.get(name)
  }
  return new Proxy({}, { get }) as Client
}

const NOWHERE: Route = { method: 'GET', path: '/' }

const unreachable: Fetch = () => Promise.reject(new TypeError('The routes did not come'))

function missing(name: string): never {
  throw new TypeError(`No route is called ${name}`)
}
