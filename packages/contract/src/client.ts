import { callRoute } from './call-route.ts'
import type { Fetch, Parts, Result } from './call-route.ts'
import type { Answer, Input } from './endpoint.ts'
import type { EndpointName, Endpoints } from './endpoints.ts'
import { routes } from './routes.ts'

export { urlOf } from './call-route.ts'
export type { Fetch, Result } from './call-route.ts'

type Call<Name extends EndpointName> = (
  ...input: Record<never, never> extends Input<Endpoints[Name]>
    ? [input?: Input<Endpoints[Name]>, init?: RequestInit]
    : [input: Input<Endpoints[Name]>, init?: RequestInit]
) => Promise<Result<Answer<Endpoints[Name]>>>

/** The whole API as functions, one for each endpoint. */
export type Client = { readonly [Name in EndpointName]: Call<Name> }

/**
 * Makes the typed client. The same one serves the browser (`window.fetch`), the storefront's server
 * side (the API called in the process) and the tests.
 */
export function createClient(fetch: Fetch, init: RequestInit = {}): Client {
  const entries = Object.entries(routes).map(([name, route]) => [
    name,
    (parts: Parts = {}, own: RequestInit = {}) =>
      callRoute(fetch, { route, parts, init: { ...init, ...own } }),
  ])
  return Object.fromEntries(entries) as Client
}
