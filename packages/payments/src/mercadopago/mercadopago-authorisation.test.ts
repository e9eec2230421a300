import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startLocalServer, type LocalServer } from '../testing/local-server.ts'
import { mercadoPagoAuthorisation } from './mercadopago-authorisation.ts'
import { mercadoPagoAccounts, type MercadoPagoAccounts } from './testing/mercadopago-accounts.ts'
import { mercadoPagoServer } from './testing/mercadopago-server.ts'

const APPLICATION = {
  clientId: '1585551492',
  clientSecret: 'the secret of the application',
  redirectUrl: 'https://staff.example/console/cobros',
}
const VERIFIER = 'a verifier that nobody else knows, of forty-three letters'

let accounts: MercadoPagoAccounts
let server: LocalServer

beforeEach(async () => {
  accounts = mercadoPagoAccounts(APPLICATION)
  const mp = mercadoPagoServer(accounts)
  server = await startLocalServer(mp.answer)
})
afterEach(() => server.close())

const ours = (differs: { clientSecret?: string; timeoutMs?: number; baseUrl?: string } = {}) =>
  mercadoPagoAuthorisation({
    ...APPLICATION,
    webhookSecret: 'whsec',
    baseUrl: server.url,
    pageBaseUrl: server.url,
    timeoutMs: 5_000,
    ...differs,
  })

const { redirectUrl } = APPLICATION
const challenge = createHash('sha256').update(VERIFIER).digest('base64url')

function codeOf(state = 'a state'): string {
  const back = accounts.sayYes(ours().pageUrl({ state, challenge, redirectUrl }))
  expect(back.searchParams.get('state')).toBe(state)
  return back.searchParams.get('code') ?? ''
}
const exchange = (code: string, verifier = VERIFIER) => ours().exchange({ code, verifier, redirectUrl })

async function connected() {
  const grant = await exchange(codeOf())
  if (!grant.ok) throw new Error(grant.detail)
  return grant.value
}

/** spec('decisions accounts-by-authorisation.1') */
test('a code is a grant once, and only with the verifier of its challenge', async () => {
  const stolen = codeOf()
  expect(await exchange(stolen, 'another verifier')).toMatchObject({ ok: false, failure: 'void' })
  const code = codeOf()
  expect(await exchange(code)).toEqual({
    ok: true,
    value: {
      accessToken: expect.stringMatching(/^APP_USR-/),
      refreshToken: expect.stringMatching(/^TG-/),
      publicKey: 'APP_USR-pub-2880736',
      accountId: '2880736',
      isLive: true,
      lifetimeMs: 180 * 24 * 3_600_000,
    },
  })
  expect(await exchange(code)).toMatchObject({ ok: false, failure: 'void' })
})

test('the owner of an account is told by its access token, until they take the rights away', async () => {
  const { accessToken, refreshToken } = await connected()
  const owner = { accountId: '2880736', name: 'OMBUPARRILLA', country: 'ar' }
  expect(await ours().ownerOf(accessToken)).toEqual({ ok: true, value: owner })
  accounts.revoke(2_880_736)
  expect(await ours().ownerOf(accessToken)).toMatchObject({ failure: 'void' })
  expect(await ours().renew(refreshToken)).toMatchObject({ failure: 'void' })
})

/** spec('decisions accounts-by-authorisation.2') */
test('a refresh token makes the next pair once', async () => {
  const { refreshToken } = await connected()
  const next = await ours().renew(refreshToken)
  if (!next.ok) throw new Error(next.detail)
  expect(next.value.refreshToken).not.toBe(refreshToken)
  expect(await ours().renew(refreshToken)).toMatchObject({ failure: 'void' })
  expect(await ours().renew(next.value.refreshToken)).toMatchObject({ ok: true })
})

test('a wrong secret of ours says nothing about the account', async () => {
  const { refreshToken } = await connected()
  expect(await ours({ clientSecret: 'wrong' }).renew(refreshToken)).toMatchObject({ failure: 'not-done' })
  expect(await ours().renew(refreshToken)).toMatchObject({ ok: true })
})

/** spec('decisions accounts-by-authorisation.2') */
test('a request that was not sent may be tried again; a lost answer may have used up the token', async () => {
  const { refreshToken, accessToken } = await connected()
  server.fault = 'down'
  expect(await ours().renew(refreshToken)).toMatchObject({ failure: 'not-done' })
  expect(await ours().ownerOf(accessToken)).toMatchObject({ failure: 'not-done' })
  server.fault = undefined
  const gone = await startLocalServer(async () => undefined)
  await gone.close()
  expect(await ours({ baseUrl: gone.url }).renew(refreshToken)).toMatchObject({ failure: 'not-done' })
  for (const fault of ['nonsense', 'lost', 'endless'] as const) {
    const pair = await connected()
    server.fault = fault
    expect(await ours().renew(pair.refreshToken)).toMatchObject({ failure: 'lost' })
    server.fault = undefined
    expect(await ours().renew(pair.refreshToken)).toMatchObject({ failure: 'void' })
  }
  server.fault = 'slow'
  expect(await ours({ timeoutMs: 200 }).renew(refreshToken)).toMatchObject({ failure: 'lost' })
})

/** spec('decisions accounts-by-authorisation.2') */
test('a token that is not known is void; one that may not look at its user may charge all the same', async () => {
  for (const [status, failure] of [
    [401, 'void'],
    [403, 'not-done'],
  ] as const) {
    const refusing = await startLocalServer(async () => Response.json({ status }, { status }))
    expect(await ours({ baseUrl: refusing.url }).ownerOf('a token')).toMatchObject({ ok: false, failure })
    await refusing.close()
  }
})

/** spec('decisions accounts-by-authorisation.3') */
test('an event of the application is read with its signature alone, and of accounts alone', () => {
  const call = mercadoPagoServer('x').notification('131', 'whsec')
  const body = { type: 'mp-connect', action: 'application.deauthorized', user_id: 2_880_736 }
  expect(ours().readEvent(call, body)).toEqual({ ok: true, accountId: '2880736' })
  expect(ours().readEvent(mercadoPagoServer('x').notification('131', 'other'), body)).toEqual({
    ok: false,
    reason: 'signature',
  })
  for (const other of [{ ...body, type: 'payment' }, { type: 'mp-connect' }, null, 'text'])
    expect(ours().readEvent(call, other)).toEqual({ ok: false, reason: 'not-an-account' })
})
