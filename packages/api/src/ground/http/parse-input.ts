import type { Endpoint } from '@mostrador/contract/endpoint'
import type { ProblemError } from '@mostrador/contract/problem'
import { fieldProblem } from '@mostrador/copy/field-problem'
import type { z } from 'zod'

export type RawInput = {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | readonly string[]>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Parsed parts, or every problem with its path. */
export type ParsedInput =
  | { readonly ok: true; readonly input: Readonly<Record<'params' | 'query' | 'headers' | 'body', unknown>> }
  | {
      readonly ok: false
      readonly where: 'params' | 'query' | 'headers' | 'body'
      readonly errors: readonly ProblemError[]
    }

const valueAt = (raw: unknown, path: readonly PropertyKey[]): unknown => {
  let value = raw
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Readonly<Record<PropertyKey, unknown>>)[step]
  }
  return value
}

/** Returns the first fifty wrong fields, each with its path and a sentence. */
const problemsOf = (error: z.ZodError, raw: unknown): ProblemError[] =>
  error.issues.slice(0, 50).map((issue) => ({
    code: issue.code,
    message: fieldProblem({ ...issue, isMissing: valueAt(raw, issue.path) === undefined }),
    path: issue.path.join('.'),
  }))

/** A NUL is in no database row, and querying for one is an error. */
const hasNul = (value: unknown): boolean => JSON.stringify(value)?.includes('\\u0000') ?? false

const unreadable = [
  { code: 'invalid_format', message: fieldProblem({ code: 'invalid_format', isMissing: false }) },
] as const

/** Judges the parts of a call by the endpoint's schemas; undeclared fields are left out. */
export function parseInput(endpoint: Endpoint, raw: RawInput): ParsedInput {
  const input: Record<'params' | 'query' | 'headers' | 'body', unknown> = {
    params: undefined,
    query: undefined,
    headers: undefined,
    body: undefined,
  }
  for (const where of ['params', 'query', 'headers', 'body'] as const) {
    const schema = endpoint[where]
    if (!schema) continue
    if ((where === 'params' || where === 'query') && hasNul(raw[where]))
      return { ok: false, where, errors: unreadable }
    const parsed = schema.safeParse(raw[where])
    if (!parsed.success) return { ok: false, where, errors: problemsOf(parsed.error, raw[where]) }
    input[where] = parsed.data
  }
  return { ok: true, input }
}
