/** Grant of a provider for an account whose owner let our application charge for it. */
export type AccountGrant = {
  readonly accessToken: string
  /** Good once: of it comes the next pair. */
  readonly refreshToken: string
  readonly publicKey: string
  readonly accountId: string
  readonly isLive: boolean
  /** Life of the access token from now on, in milliseconds. */
  readonly lifetimeMs: number
}

export type AccountOwner = {
  readonly accountId: string
  readonly name: string
  /** ISO 3166, in small letters as ours: the only country, and currency, that it charges in. */
  readonly country: string
}

/**
 * Reason why there is no grant. `void`: the code or the token opens nothing any more. `not-done`:
 * nothing was done, and the same may pass later. `lost`: it may have been done, but the answer is
 * lost; a token for one use may be used up.
 */
export type GrantFailure = {
  readonly ok: false
  readonly failure: 'void' | 'not-done' | 'lost'
  readonly detail: string
}

/** An answer about a grant. Never thrown. */
export type GrantAnswer<Value> = { readonly ok: true; readonly value: Value } | GrantFailure

/**
 * An event of the operator's application that the provider tells: which account it is about. It is
 * never believed: the provider is asked whether the account still opens.
 */
export type AccountEvent =
  | { readonly ok: true; readonly accountId: string }
  | { readonly ok: false; readonly reason: 'signature' | 'not-an-account' }

/**
 * The operator's application at a provider, by which owners connect their accounts without giving a
 * key away. Source: RFC 6749 §4.1 and §6, RFC 7636.
 */
export type AccountAuthorisation = {
  /** Page on which the owner agrees or not, and from which they return with `code` or `error`. */
  readonly pageUrl: (wish: {
    readonly state: string
    readonly challenge: string
    readonly redirectUrl: string
  }) => string
  /** Makes a grant of a code, once. */
  readonly exchange: (given: {
    readonly code: string
    readonly verifier: string
    readonly redirectUrl: string
  }) => Promise<GrantAnswer<AccountGrant>>
  /** Makes the next grant of a refresh token, once. */
  readonly renew: (refreshToken: string) => Promise<GrantAnswer<AccountGrant>>
  /** Finds the owner of an access token; `void` for one that opens nothing any more. */
  readonly ownerOf: (accessToken: string) => Promise<GrantAnswer<AccountOwner>>
  readonly readEvent: (
    call: { readonly query: URLSearchParams; readonly headers: Headers },
    body: unknown,
  ) => AccountEvent
  /** Adds the application's own fields to an account's grant. */
  readonly complete: (account: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
}
