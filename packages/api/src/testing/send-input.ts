import type { Endpoint } from '@mostrador/contract/endpoint'
import { methodOf, pathOf } from '@mostrador/contract/route'
import { z } from 'zod'
import { plausible, type Known } from './hostile-values.ts'
import type { TestApi } from './start-test-api.ts'

/** The parts of what an endpoint takes. */
export const PARTS = ['params', 'query', 'headers', 'body'] as const

/** One of them. */
export type Cte = (typeof PARTS)[number]

/** Input of an endpoint, which its schemas may or may not take. */
export type Input = Partial<Record<Cte, unknown>>

/**
 * An input that an endpoint's schemas take, made of what is known by the names of fields; a file is
 * left out.
 */
export const plausibleInput = (endpoint: Endpoint, known: Known): Input =>
  Object.fromEntries(
    PARTS.flatMap((part) => {
      const schema = endpoint[part]
      return schema && !(schema instanceof z.ZodFile) ? [[part, plausible(schema, known)]] : []
    }),
  )

/** Also of what is nested more deeply than `JSON.stringify` can walk. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return '['.repeat(100_000) + ']'.repeat(100_000)
  }
}

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

/**
 * One call: of which endpoint, with what, by whom (headers), and at which origin, by default the
 * shared one.
 */
export type Sent = {
  readonly endpoint: Endpoint
  readonly input: Input
  readonly headers?: Readonly<Record<string, string>>
  readonly origin?: string
}

/** Sends an input as it is, also where no typed client would. */
export function sendInput(
  { fetch }: Pick<TestApi, 'fetch'>,
  { endpoint: { route }, input, headers: own = {}, origin = '' }: Sent,
): Promise<Response> {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = pathOf(route).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(params[name])),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) query.append(name, textOf(value))
  const headers = new Headers({ 'content-type': 'application/json', ...own })
  for (const [name, value] of Object.entries(input.headers ?? {}))
    headers.set(name, textOf(value).replace(/[^\x20-\x7e]/g, '?'))
  const method = methodOf(route)
  const hasBody = method === 'POST' || method === 'PUT'
  return fetch(`${origin}${path}?${query.toString()}`, {
    method,
    headers,
    ...(hasBody && { body: jsonOf(input.body ?? {}) }),
  })
}
