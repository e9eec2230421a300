import type { Answer, Input } from './endpoint.ts'
import type { EndpointName, Endpoints } from './endpoints.ts'
import type { Problem } from './problem.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

/** What a call comes back with. A refusal is a value; only a broken network (status 0) has no answer of the server. */
export type Result<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly problem: Problem }

type Call<Name extends EndpointName> = (
  ...input: Record<never, never> extends Input<Endpoints[Name]>
    ? [input?: Input<Endpoints[Name]>, init?: RequestInit]
    : [input: Input<Endpoints[Name]>, init?: RequestInit]
) => Promise<Result<Answer<Endpoints[Name]>>>

/** The whole API as functions, one for each endpoint. */
export type Client = { readonly [Name in EndpointName]: Call<Name> }

/** The part of `fetch` that the client uses: `window.fetch` in a browser, the API itself in the server's process. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

type Parts = {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

type Request = { readonly route: Route; readonly parts: Parts; readonly init: RequestInit }

/** Writes the address of a call: `{name}` filled from the parameters, lists repeated in the query. */
export function urlOf(route: Route, { params = {}, query = {} }: Parts): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one))
    }
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

const broken = (status: number, code: string): Problem => ({
  type: 'about:blank',
  title: code,
  status,
  code,
  detail: '',
})

async function call(fetch: Fetch, { route, parts, init }: Request): Promise<Result<unknown>> {
  const headers = new Headers(init.headers)
  headers.set('accept', 'application/json')
  for (const [name, value] of Object.entries(parts.headers ?? {})) headers.set(name, value)
  if (parts.body !== undefined) headers.set('content-type', 'application/json')
  const body = parts.body === undefined ? null : JSON.stringify(parts.body)
  try {
    const response = await fetch(urlOf(route, parts), { ...init, method: route.method, headers, body })
    if (response.status === 204) return { ok: true, data: null }
    if (response.ok) return { ok: true, data: await response.json() }
    const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json')
    return {
      ok: false,
      problem: isProblem ? ((await response.json()) as Problem) : broken(response.status, 'http-error'),
    }
  } catch {
    return { ok: false, problem: broken(0, 'network-error') }
  }
}

/**
 * Makes the typed client. The same one serves the browser (`window.fetch`), the storefront's server
 * side (the API called in the process) and the tests.
 */
export function createClient(fetch: Fetch, init: RequestInit = {}): Client {
  const entries = Object.entries(routes).map(([name, route]) => [
    name,
    (parts: Parts = {}, own: RequestInit = {}) => call(fetch, { route, parts, init: { ...init, ...own } }),
  ])
  return Object.fromEntries(entries) as Client
}
