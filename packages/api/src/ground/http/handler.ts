import type { Answer, Parsed } from '@mostrador/contract/endpoint'
import type { EndpointName, Endpoints } from '@mostrador/contract/endpoints'
import type { ProblemError } from '@mostrador/contract/problem'
import type { HostOwner } from '../hosts.ts'
import type { Api, StaffMember, StaffOrProgram } from '../ports.ts'

/** A rider on shift, as a token tells it, and the place that it opens. */
export type RiderMember = {
  readonly id: string
  readonly name: string
  readonly phone: string
  readonly companyId: string
  readonly branchId: string
  readonly branchContactId: string
  /** Whether the rider chose a PIN for another phone. */
  readonly hasPin: boolean
}

/** Data of the call besides its parsed parts. */
export type Call = {
  readonly id: string
  /** The caller's address, as the trusted proxy tells it. */
  readonly ip: string
  readonly headers: Headers
  readonly url: string
  /** Tenant whose own host was called; undefined on the shared one. */
  readonly owner: HostOwner | undefined
  /**
   * Takes what so many things cost that the call makes or reads, of the shares of its caller and
   * company, before they are made; false where a share is spent. What no staff call costs nothing.
   * Things that are read at once, before anything is answered, are not given back.
   */
  readonly mayDo: (things: number, kind?: 'READ') => Promise<boolean>
}

/** Refusal declared by the endpoint, by its code, with entries for the problem's list. */
type RefusalOf<Name extends EndpointName> = {
  readonly code: Endpoints[Name]['refusals'][number]['code']
  readonly errors?: readonly ProblemError[]
}

/** Result of a handler: yes with data and headers, no with a declared code, or a response. */
export type Outcome<Name extends EndpointName> =
  | {
      readonly ok: true
      readonly data: Answer<Endpoints[Name]>
      readonly headers?: readonly (readonly [string, string])[]
    }
  | {
      readonly ok: false
      readonly refusal: RefusalOf<Name>
      readonly headers?: readonly (readonly [string, string])[]
    }
  | Response

type Staff<Name extends EndpointName> = Endpoints[Name]['access'] extends 'staff'
  ? { readonly staff: Endpoints[Name] extends { readonly keys: true } ? StaffOrProgram : StaffMember }
  : unknown

type Rider<Name extends EndpointName> = Endpoints[Name]['access'] extends 'rider'
  ? { readonly rider: RiderMember }
  : unknown

/**
 * Input of a handler. Endpoints for staff get the member who is signed in, or the program where
 * they are open to programs; those for riders get the rider.
 */
export type HandlerInput<Name extends EndpointName> = Parsed<Endpoints[Name]> & {
  readonly call: Call
} & Staff<Name> &
  Rider<Name>

export type Handler<Name extends EndpointName> = (
  api: Api,
  input: HandlerInput<Name>,
) => Promise<Outcome<Name>>

/** Handler for every endpoint: a forgotten one is a type error. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> }

/** Returns a handler's yes. */
export const yes = <Data>(data: Data, headers: readonly (readonly [string, string])[] = []) =>
  ({ ok: true, data, headers }) as const

/** Returns a handler's no, by a declared code. */
export const no = <const Code extends string>(code: Code, errors?: readonly ProblemError[]) =>
  ({ ok: false, refusal: errors ? { code, errors } : { code } }) as const

/** Returns a handler's no with headers, such as cookies. */
export const noWith = <const Code extends string>(
  code: Code,
  headers: readonly (readonly [string, string])[],
  errors?: readonly ProblemError[],
) => ({ ok: false, refusal: errors ? { code, errors } : { code }, headers }) as const
