import { askJson, type AskFailure, type Reply } from '@mostrador/outbound/ask-json'
import type {
  AccountAuthorisation,
  AccountEvent,
  AccountGrant,
  AccountOwner,
  GrantAnswer,
  GrantFailure,
} from '../account-authorisation.ts'
import { fieldOf, numberOf, textOf } from '../http/read-untrusted.ts'
import type { ProviderCall } from '../payment-provider.ts'
import { isSignedByMercadoPago } from './mercadopago-signature.ts'

export type MercadoPagoApplication = {
  readonly clientId: string
  readonly clientSecret: string
  /**
   * Secret that signs MercadoPago's events about any account that the application is connected to.
   */
  readonly webhookSecret: string
  readonly baseUrl: string
  readonly pageBaseUrl: string
  readonly timeoutMs: number
}

const MOST_BYTES = 64 * 1024

const failed = (failure: GrantFailure['failure'], detail: string): GrantFailure => ({
  ok: false,
  failure,
  detail: detail.slice(0, 200),
})

// Codes of connections that were never made: nothing was sent.
const NEVER_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']
const wasNeverSent = ({ detail }: AskFailure): boolean =>
  NEVER_SENT.includes(detail) || detail === 'UND_ERR_CONNECT_TIMEOUT'

/**
 * Codes of a void grant or token: used, expired, revoked, or of an owner who took the
 * application's rights away. Source: MercadoPago's reference of /oauth/token, errors.
 */
const VOID = ['invalid_grant', 'unauthorized_client']

/** Returns why there are no tokens. A wrong secret of ours is no word about the account. */
function failureOf(no: AskFailure): GrantFailure {
  if (no.failure !== 'status') return failed(wasNeverSent(no) ? 'not-done' : 'lost', no.detail)
  const error = textOf(no.json, 'error') ?? textOf(no.json, 'code') ?? ''
  const detail = `${no.status} ${error}`.trim()
  if (VOID.includes(error)) return failed('void', detail)
  const isDoubtful = no.status !== null && no.status >= 500 && no.status !== 503
  return failed(isDoubtful ? 'lost' : 'not-done', detail)
}

/** Reads a pair; a successful answer without one may have used up the token that was sent. */
function grantOf(reply: Reply): GrantAnswer<AccountGrant> {
  if (!reply.ok) return failureOf(reply)
  const { json } = reply
  const accessToken = textOf(json, 'access_token')
  const refreshToken = textOf(json, 'refresh_token')
  const accountId = textOf(json, 'user_id')
  const seconds = numberOf(json, 'expires_in')
  if (!accessToken || !refreshToken || !accountId || !seconds || seconds <= 0)
    return failed('lost', 'a yes without its tokens')
  return {
    ok: true,
    value: {
      accessToken,
      refreshToken,
      publicKey: textOf(json, 'public_key') ?? '',
      accountId,
      isLive: fieldOf(json, 'live_mode') !== false,
      lifetimeMs: seconds * 1000,
    },
  }
}

function ownerOf(reply: Reply): GrantAnswer<AccountOwner> {
  // A 403 may be a limit or a rule of this one question: a void token gets 401.
  if (!reply.ok) return failed(reply.status === 401 ? 'void' : 'not-done', reply.detail)
  const accountId = textOf(reply.json, 'id')
  const country = textOf(reply.json, 'country_id')
  if (!accountId || !country) return failed('not-done', 'a user without id or country')
  const name = textOf(reply.json, 'nickname') ?? ''
  return { ok: true, value: { accountId, name, country: country.toLowerCase() } }
}

/**
 * Reads an event of the topic `mp-connect`. Its signature does not cover the body, which alone
 * names the account: it is only a hint where to look.
 */
function readEvent(call: ProviderCall, body: unknown, secret: string): AccountEvent {
  if (!isSignedByMercadoPago(call, secret)) return { ok: false, reason: 'signature' }
  const accountId = textOf(body, 'user_id')
  const type = textOf(body, 'type') ?? call.query.get('type')
  if (type !== 'mp-connect' || !accountId) return { ok: false, reason: 'not-an-account' }
  return { ok: true, accountId }
}

/**
 * MercadoPago's authorisation code flow with PKCE. Source: MercadoPago's documentation of OAuth
 * (creation, renewal, management) and its reference of /oauth/token.
 */
export function mercadoPagoAuthorisation(application: MercadoPagoApplication): AccountAuthorisation {
  const { clientId, clientSecret, webhookSecret, baseUrl, pageBaseUrl, timeoutMs } = application
  const limits = { timeoutMs, mostBytes: MOST_BYTES }
  const askForTokens = async (grant: Readonly<Record<string, string>>) => {
    const body = { client_id: clientId, client_secret: clientSecret, ...grant }
    return grantOf(await askJson({ method: 'POST', url: `${baseUrl}/oauth/token`, body, ...limits }))
  }
  return {
    pageUrl: ({ state, challenge, redirectUrl }) => {
      const query = new URLSearchParams({
        client_id: clientId,
        response_type: 'code',
        platform_id: 'mp',
        state,
        redirect_uri: redirectUrl,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })
      return `${pageBaseUrl}/authorization?${query.toString()}`
    },
    exchange: ({ code, verifier, redirectUrl }) =>
      askForTokens({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUrl,
      }),
    renew: (refreshToken) => askForTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    ownerOf: async (accessToken) => {
      const headers = { authorization: `Bearer ${accessToken}` }
      return ownerOf(await askJson({ url: `${baseUrl}/users/me`, headers, ...limits }))
    },
    readEvent: (call, body) => readEvent(call, body, webhookSecret),
    complete: (account) => ({ ...account, webhookSecret }),
  }
}
