import { createHash, randomUUID } from 'node:crypto'
import { textOf } from '../../http/read-untrusted.ts'

/** An account at the MercadoPago of a test. */
type FakeAccount = { readonly id: number; readonly nickname: string; readonly country_id: string }

/** The operator's application, as the MercadoPago of a test knows it. */
export type FakeApplication = {
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUrl: string
}

type Code = {
  readonly account: FakeAccount
  readonly challenge: string
  readonly redirectUrl: string
  isUsed: boolean
}
type Pair = { readonly account: FakeAccount; readonly access: string; readonly refresh: string }

/** Actions of a test on the accounts of its MercadoPago, and questions about them. */
export type MercadoPagoAccounts = {
  /** Answers requests about accounts; undefined for other paths. */
  readonly answer: (request: Request, body: unknown) => Response | undefined
  readonly opens: (accessToken: string) => boolean
  /** The owner who is signed in at its authorisation page from now on. */
  signedIn: FakeAccount
  /** How long its tokens say that they hold, in seconds. */
  lifetime: number
  /** The owner says yes on the page; the address to which the browser is sent back. */
  readonly sayYes: (pageUrl: string) => URL
  /** The owner takes the application's rights away: nothing of the account opens any more. */
  readonly revoke: (accountId: number) => void
  /** How many pairs were made by refresh tokens. */
  readonly renewals: () => number
  /** How often somebody asked for one, also by a token that was used up. */
  readonly renewalsAsked: () => number
}

const json = (body: unknown, status = 200): Response => Response.json(body, { status })

/** How MercadoPago says no to who asks for tokens. Source: its reference of /oauth/token. */
const refused = (error: string): Response => json({ error, message: error, status: 400 }, 400)

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** The accounts of a MercadoPago: codes and refresh tokens are good once, as RFC 6749 has it. */
// oxlint-disable-next-line max-lines-per-function -- one closure over what the provider keeps; in pieces it would be a class of setters
export function mercadoPagoAccounts(application: FakeApplication): MercadoPagoAccounts {
  const codes = new Map<string, Code>()
  const pairs = new Map<string, Pair>()
  let renewed = 0
  let asked = 0

  function pairOf(account: FakeAccount): Response {
    const access = `APP_USR-${randomUUID()}-${account.id}`
    const refresh = `TG-${randomUUID()}-${account.id}`
    pairs.set(refresh, { account, access, refresh })
    return json({
      access_token: access,
      token_type: 'bearer',
      expires_in: accounts.lifetime,
      scope: 'offline_access read write',
      user_id: account.id,
      refresh_token: refresh,
      public_key: `APP_USR-pub-${account.id}`,
      live_mode: true,
    })
  }

  function byCode(body: unknown): Response {
    const code = codes.get(textOf(body, 'code') ?? '')
    const isRight =
      code &&
      !code.isUsed &&
      code.redirectUrl === textOf(body, 'redirect_uri') &&
      code.challenge === challengeOf(textOf(body, 'code_verifier') ?? '')
    if (!isRight) return refused('invalid_grant')
    code.isUsed = true
    return pairOf(code.account)
  }

  function byRefresh(body: unknown): Response {
    asked += 1
    const pair = pairs.get(textOf(body, 'refresh_token') ?? '')
    if (!pair) return refused('invalid_grant')
    pairs.delete(pair.refresh)
    renewed += 1
    return pairOf(pair.account)
  }

  function tokens(body: unknown): Response {
    const isOurs =
      textOf(body, 'client_id') === application.clientId &&
      textOf(body, 'client_secret') === application.clientSecret
    if (!isOurs) return refused('invalid_client')
    switch (textOf(body, 'grant_type')) {
      case 'authorization_code':
        return byCode(body)
      case 'refresh_token':
        return byRefresh(body)
      default:
        return refused('unsupported_grant_type')
    }
  }

  /** Reads the owner's wish from the address, once the application may have it. */
  function wishOf(url: URL): { readonly redirectUrl: string; readonly state: string; challenge: string } {
    const of = (name: string): string => url.searchParams.get(name) ?? ''
    const isWhole =
      of('client_id') === application.clientId &&
      of('redirect_uri') === application.redirectUrl &&
      of('response_type') === 'code' &&
      of('code_challenge_method') === 'S256'
    if (!isWhole) throw new Error(`MercadoPago would not ask anybody this: ${url.href}`)
    return { redirectUrl: of('redirect_uri'), state: of('state'), challenge: of('code_challenge') }
  }

  function backTo(redirectUrl: string, said: Readonly<Record<string, string>>): URL {
    const back = new URL(redirectUrl)
    for (const [name, value] of Object.entries(said)) back.searchParams.set(name, value)
    return back
  }

  function sayYes(pageUrl: string): URL {
    const { redirectUrl, state, challenge } = wishOf(new URL(pageUrl))
    const code = `TG-${randomUUID()}`
    codes.set(code, { account: accounts.signedIn, challenge, redirectUrl, isUsed: false })
    return backTo(redirectUrl, { code, state })
  }

  function page(url: URL): Response {
    const { redirectUrl, state } = wishOf(url)
    const no = backTo(redirectUrl, { error: 'access_denied', state }).href
    const links = [
      ['Autorizar', sayYes(url.href).href],
      ['Cancelar', no],
    ].map(([name, href]) => `<p><a href="${(href ?? '').replaceAll('&', '&amp;')}">${name}</a></p>`)
    return new Response(
      `<!doctype html><html lang="es"><title>Mercado Pago</title><h1>Mercado Pago</h1>${links.join('')}</html>`,
      { headers: { 'content-type': 'text/html; charset=utf-8' } },
    )
  }

  const ofAccess = (access: string): Pair | undefined =>
    [...pairs.values()].find((one) => one.access === access)

  const accounts: MercadoPagoAccounts = {
    signedIn: { id: 2_880_736, nickname: 'OMBUPARRILLA', country_id: 'AR' },
    lifetime: 15_552_000,
    opens: (access) => ofAccess(access) !== undefined,
    answer: (request, body) => {
      const url = new URL(request.url)
      switch (`${request.method} ${url.pathname}`) {
        case 'GET /authorization':
          return page(url)
        case 'POST /oauth/token':
          return tokens(body)
        case 'GET /users/me': {
          const access = (request.headers.get('authorization') ?? '').replace('Bearer ', '')
          const pair = ofAccess(access)
          return pair ? json(pair.account) : json({ message: 'invalid access token', status: 401 }, 401)
        }
        default:
          return undefined
      }
    },
    sayYes,
    revoke: (accountId) => {
      for (const pair of pairs.values()) if (pair.account.id === accountId) pairs.delete(pair.refresh)
    },
    renewals: () => renewed,
    renewalsAsked: () => asked,
  }
  return accounts
}
