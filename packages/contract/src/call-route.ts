import type { Problem } from './problem.ts'
import type { Route } from './route.ts'

/** What a call comes back with. A refusal is a value; only a broken network (status 0) has no answer of the server. */
export type Result<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly problem: Problem }

/** The part of `fetch` that the client uses: `window.fetch` in a browser, the API itself in the server's process. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

/** What is put into the address, the headers and the body of a call. */
export type Parts = {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** One call of a route. */
export type Request = { readonly route: Route; readonly parts: Parts; readonly init: RequestInit }

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

/** Calls a route of the API; never throws. */
export async function callRoute(fetch: Fetch, { route, parts, init }: Request): Promise<Result<unknown>> {
  const headers = new Headers(init.headers)
  headers.set('accept', 'application/json')
  for (const [name, value] of Object.entries(parts.headers ?? {})) headers.set(name, value)
  const isJson = parts.body !== undefined && !(parts.body instanceof Blob)
  if (isJson) headers.set('content-type', 'application/json')
  const body = isJson ? JSON.stringify(parts.body) : ((parts.body as Blob | undefined) ?? null)
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
