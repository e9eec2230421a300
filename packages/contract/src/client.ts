import type { Answer, Input } from './endpoint.ts'
import type { EndpointName, Endpoints } from './endpoints.ts'
import type { Problem } from './problem.ts'
import { methodOf, urlOf, type Address, type Route } from './route.ts'

/**
 * Result of a call. A refusal is a value; only a broken network (status 0) has no answer of the
 * server.
 */
export type Result<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly problem: Problem }

/**
 * The part of `fetch` that the client uses: `window.fetch` in a browser, the API itself in the
 * server's process.
 */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

type Call<Name extends EndpointName> = (
  ...input: Record<never, never> extends Input<Endpoints[Name]>
    ? [input?: Input<Endpoints[Name]>, init?: RequestInit]
    : [input: Input<Endpoints[Name]>, init?: RequestInit]
) => Promise<Result<Answer<Endpoints[Name]>>>

/** The whole API as functions, one for each endpoint. */
export type Client = { readonly [Name in EndpointName]: Call<Name> }

export type Routes = Readonly<Record<string, Route>>

/** Parts of a call that go into its address, headers and body. */
type Parts = Address & {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

type Request = { readonly route: Route; readonly parts: Parts; readonly init: RequestInit }

const broken = (status: number, code: string): Problem => ({
  type: 'about:blank',
  title: code,
  status,
  code,
  detail: '',
})

/** Returns the problem of a call without an answer. */
export const noAnswer = (): Problem => broken(0, 'network-error')

/** Returns the problem of a refused answer; one by its status where it is no problem document. */
export async function problemOf(response: Response): Promise<Problem> {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json')
  return isProblem ? ((await response.json()) as Problem) : broken(response.status, 'http-error')
}

/** Calls a route of the API; never throws. */
async function call(fetch: Fetch, { route, parts, init }: Request): Promise<Result<unknown>> {
  const headers = new Headers(init.headers)
  headers.set('accept', 'application/json')
  for (const [name, value] of Object.entries(parts.headers ?? {})) headers.set(name, value)
  const isJson = parts.body !== undefined && !(parts.body instanceof Blob)
  if (isJson) headers.set('content-type', 'application/json')
  const body = isJson ? JSON.stringify(parts.body) : ((parts.body as Blob | undefined) ?? null)
  try {
    const response = await fetch(urlOf(route, parts), { ...init, method: methodOf(route), headers, body })
    if (response.status === 204) return { ok: true, data: null }
    if (response.ok) return { ok: true, data: await response.json() }
    return { ok: false, problem: await problemOf(response) }
  } catch {
    return { ok: false, problem: noAnswer() }
  }
}

function missing(name: string): never {
  throw new TypeError(`No route is called ${name}`)
}

/**
 * Makes the typed client. The same one serves the browser (`window.fetch`), the storefront's server
 * side (the API called in the process) and the tests: `routes` says which calls it has with it, all
 * of them or those with which a page opens. These are called in the same moment, so that a call
 * that is made while the page closes still goes out; the others once `others` brought them. That
 * they do not come is a broken network.
 */
export function createClient(fetch: Fetch, routes: Routes, others?: () => Promise<Routes>): Client {
  const make =
    (name: string) =>
    async (parts: Parts = {}, init: RequestInit = {}): Promise<Result<unknown>> => {
      let route = routes[name]
      if (!route && others) {
        try {
          route = (await others())[name]
        } catch {
          return { ok: false, problem: noAnswer() }
        }
      }
      return call(fetch, { route: route ?? missing(name), parts, init })
    }
  const made = new Map<string | symbol, unknown>()
  const get = (_: object, name: string | symbol): unknown => {
    // `await` on the client itself asks whether it is a promise.
    if (typeof name === 'symbol' || name === 'then') return undefined
    if (!made.has(name)) made.set(name, make(name))
    return made.get(name)
  }
  return new Proxy({}, { get }) as Client
}
