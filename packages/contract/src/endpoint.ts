import type { Permission } from '@mostrador/domain/permission/permission'
import type { z } from 'zod'
import type { Route } from './route.ts'

/**
 * Permission that a member of staff needs: one or, of several, one of them, at the place that the
 * call is about; only a session (`session`); or those that the things read or changed need, which
 * their handler asks for (`by-content`).
 */
type NeededPermission = Permission | readonly [Permission, ...Permission[]] | 'session' | 'by-content'

/**
 * Callers of an endpoint: anybody, signed-in staff with the permission that it names, a rider with
 * a bearer token, an external loyalty user.
 */
type Access =
  | {
      readonly access: 'public' | 'rider' | 'external'
      readonly permission?: never
      readonly keys?: never
    }
  | {
      readonly access: 'staff'
      readonly permission: NeededPermission
      /** Whether a program may call too, with a key that has the same permission. */
      readonly keys?: true
    }

/**
 * One way in which an endpoint says no: the status and the stable machine code of its problem
 * document.
 */
export type Refusal = {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 423 | 429 | 503
  readonly code: string
}

/**
 * Everything there is to know of one endpoint: the validation, the client's types and OpenAPI all
 * come from it.
 */
export type Endpoint = Access & {
  readonly route: Route
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly headers?: z.ZodType
  /** JSON, or the bytes of one file where it is a `z.file()`. */
  readonly body?: z.ZodType
  /**
   * Types of the body besides JSON: the fields of a form, or `any`, for a program that we did not
   * write.
   */
  readonly bodyAlso?: 'form' | 'any'
  /** The largest body in bytes, where it may be larger than that of others, or is no picture. */
  readonly largestBody?: number
  readonly answer: z.ZodType
  /** The media types of an answer that is no JSON: a file, or a page. */
  readonly answerTypes?: readonly [string, ...string[]]
  /** Whether the answer may be 303, which redirects a browser; without media types it always is. */
  readonly redirects?: true
  readonly status?: 200 | 201 | 204
  readonly refusals: readonly Refusal[]
  /**
   * Rate limit that is checked before anything else, the caller's token and a large body included:
   * a flood costs nothing. For riders it counts each token, else each address.
   */
  readonly limit?: string
  /**
   * Rate limits of an endpoint for staff that are checked before its body is read: of the caller,
   * and of the company.
   */
  readonly bodyLimits?: { readonly person: string; readonly company: string }
}

/** Declares an endpoint and keeps its exact type. */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration

type In<S> = S extends z.ZodType ? z.input<S> : undefined
type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type Field<E, Name extends string> = E extends { readonly [K in Name]: infer S } ? S : undefined
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { readonly [K in Name]: Value }
type Optional<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Partial<Value> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value }

/**
 * Input of a caller: only the parts that the endpoint declares, as they are written on the wire.
 */
export type Input<E extends Endpoint> = Part<'params', In<Field<E, 'params'>>> &
  Optional<'query', In<Field<E, 'query'>>> &
  Optional<'headers', In<Field<E, 'headers'>>> &
  Part<'body', In<Field<E, 'body'>>>

/** Input that a handler receives, parsed and defaulted. */
export type Parsed<E extends Endpoint> = {
  readonly params: Out<Field<E, 'params'>>
  readonly query: Out<Field<E, 'query'>>
  readonly headers: Out<Field<E, 'headers'>>
  readonly body: Out<Field<E, 'body'>>
}

export type Answer<E extends Endpoint> = z.input<E['answer']>
