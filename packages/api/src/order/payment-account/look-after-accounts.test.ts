import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import { mercadoPagoWorld, WEBHOOK_SECRET, type MercadoPagoWorld } from '../../testing/mercadopago-world.ts'
import { lookAfterAccounts } from './look-after-accounts.ts'
import { renewAccount } from './renew-account.ts'
import { connectedAccount } from './account-store.ts'

let world: MercadoPagoWorld

/** Connected on 20 November, it ends on 19 May; renewed from 20 March on, warned of on 5 May. */
beforeEach(async () => {
  world = await mercadoPagoWorld()
  await world.connect()
})
afterEach(() => world.close())

const at = (day: string): void => void (world.api.clock.now = new Date(`${day}T15:00:00Z`))
const key = () => ({ branchId: world.contact.branchId, providerName: 'mercadopago' })
const row = () =>
  world.api.ports.database.selectFrom('payment_accounts').selectAll().executeTakeFirstOrThrow()

/** Looks after everything until nothing is due any more. */
async function look(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await lookAfterAccounts(world.api.ports, undefined as never)
}

/** Does all jobs that are due, as the worker does. */
async function work(): Promise<void> {
  await ensureRecurringJobs(world.api.ports)
  while ((await runDueJobs(world.api.ports)) > 0);
}

const subjects = async (): Promise<readonly (string | null)[]> => {
  const mails = await world.api.ports.database
    .selectFrom('sent_mails')
    .select('subject')
    .where('kind', '=', 'payment-account-news')
    .orderBy('id')
    .execute()
  return mails.map(({ subject }) => subject)
}

const account = async () => {
  const params = { id: world.contact.branchId }
  const owner = await world.ownerAgain()
  const [one] = dataOf(await owner.listPaymentAccounts({ params }))
  return one
}

/** spec('decisions accounts-by-authorisation.2') */
test('it is renewed before its end, by one of two servers, and nobody is told', async () => {
  at('2027-03-01')
  await work()
  expect(world.accounts.renewals()).toBe(0)
  const before = await row()
  at('2027-04-04')
  const { ports } = world.api
  await Promise.all([
    lookAfterAccounts(ports, undefined as never),
    lookAfterAccounts(ports, undefined as never),
  ])
  expect(world.accounts.renewals()).toBe(1)
  const after = await row()
  expect(after.sealed).not.toBe(before.sealed)
  expect(after).toMatchObject({ expires_at: new Date('2027-10-01T15:00:00Z'), renewing_since: null })
  await work()
  expect(world.accounts.renewals()).toBe(1)
  expect(await subjects()).toEqual([])
  // A renewed account is renewed again: the next pair is good.
  at('2027-08-20')
  await work()
  expect(world.accounts.renewals()).toBe(2)
})

test('two who ask at the very same moment ask once', async () => {
  at('2027-04-04')
  const { ports } = world.api
  const authorisation = ports.payments.authorisations?.get('mercadopago')
  const seen = await connectedAccount(ports.database, key())
  if (!authorisation || !seen) throw new Error('It is connected.')
  await Promise.all(Array.from({ length: 8 }, () => renewAccount(ports, seen, authorisation)))
  expect([world.accounts.renewalsAsked(), world.accounts.renewals()]).toEqual([1, 1])
  expect(await account()).toMatchObject({ connected: true })
})

/** spec('decisions accounts-by-authorisation.2') */
test('a renewal that fails while the provider is away is tried again with growing pauses', async () => {
  world.server.fault = 'down'
  at('2027-04-04')
  await look()
  expect(await row()).toMatchObject({ renew_tries: 1, renew_at: new Date('2027-04-04T16:00:00Z') })
  world.api.clock.now = new Date('2027-04-04T16:00:00Z')
  await look()
  expect(await row()).toMatchObject({ renew_tries: 2, renew_at: new Date('2027-04-04T20:00:00Z') })
  world.server.fault = undefined
  world.api.clock.now = new Date('2027-04-04T20:00:00Z')
  await look()
  expect(await row()).toMatchObject({ renew_tries: 0, lost_at: null })
  expect(world.accounts.renewals()).toBe(1)
})

/** spec('decisions accounts-by-authorisation.2') */
test('where the answer was lost nobody asks again: the owners are told, and it charges on', async () => {
  world.server.fault = 'lost'
  at('2027-04-04')
  await work()
  world.server.fault = undefined
  expect(await subjects()).toEqual([
    expect.stringMatching(/^No sabemos si se renovó la conexión de .* con Mercado Pago$/),
  ])
  expect(await account()).toMatchObject({ connected: true, authorised: { renewal: 'LOST' } })
  at('2027-04-10')
  await work()
  expect(world.accounts.renewals()).toBe(1)
  expect(await subjects()).toHaveLength(1)
  // Connecting it anew makes it as it was.
  await world.connect(await world.ownerAgain())
  expect(await account()).toMatchObject({ connected: true, authorised: { renewal: 'RENEWS' } })
})

test('a renewal whose process died counts as lost', async () => {
  at('2027-04-04')
  const { database } = world.api.ports
  await database.updateTable('payment_accounts').set({ renewing_since: world.api.clock.now }).execute()
  await look()
  expect(await row()).toMatchObject({ renewal_lost_at: null })
  world.api.clock.now = new Date('2027-04-04T15:04:00Z')
  await look()
  expect((await row()).renewal_lost_at).not.toBeNull()
  expect(world.accounts.renewals()).toBe(0)
})

/** spec('decisions accounts-by-authorisation.4') */
test('fourteen days before its end the owners are told once, and at its end diners are not offered it', async () => {
  world.server.fault = 'down'
  at('2027-05-05')
  await work()
  await work()
  expect(await subjects()).toEqual([expect.stringMatching(/vence pronto$/)])
  expect(await account()).toMatchObject({ connected: true, authorised: { renewal: 'ENDING' } })
  at('2027-05-19')
  await work()
  expect(await account()).toMatchObject({ connected: false, lost: { why: 'EXPIRED' } })
  // The mail of two weeks ago is forgotten by now.
  expect(await subjects()).toEqual([expect.stringMatching(/^Venció la conexión/)])
})

/** spec('decisions accounts-by-authorisation.3') */
test('an owner who takes the rights away is noticed at the renewal, and told once', async () => {
  world.accounts.revoke(2_880_736)
  at('2027-04-04')
  await work()
  await work()
  expect(await account()).toMatchObject({ connected: false, lost: { why: 'REVOKED' } })
  expect(await subjects()).toEqual([expect.stringMatching(/^Mercado Pago ya no deja cobrar a /)])
  const params = { id: world.contact.branchId }
  const [last] = dataOf(await (await world.ownerAgain()).listRevisions({ params, query: {} })).revisions
  expect(last).toMatchObject({
    by: null,
    sentences: ['La cuenta de Mercado Pago (OMBUPARRILLA) dejó de aceptar cobros y quedó desconectada'],
  })
})

/** spec('decisions accounts-by-authorisation.3') */
test('a key that is refused at a charge has the account looked at now; one that opens stays', async () => {
  await work()
  const provider = await world.api.ports.payments.open('mercadopago', world.contact.branchId)
  const attempt = { attemptId: '018f3c1e-0000-7000-8000-000000000001', reference: '131', token: null }
  world.accounts.revoke(2_880_736)
  expect(await provider?.find(attempt)).toMatchObject({ ok: false, isKeyRefused: true })
  await work()
  expect(await account()).toMatchObject({ connected: false, lost: { why: 'REVOKED' } })
})

async function tell(body: unknown, secret = WEBHOOK_SECRET): Promise<number> {
  const { query, headers } = world.mp.notification('555', secret)
  query.delete('attempt')
  headers.set('content-type', 'application/json')
  const path = `/api/payments/mercadopago/notifications?${query.toString()}`
  const answer = await world.api.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return answer.status
}

/** spec('decisions accounts-by-authorisation.3') */
test('a notification of MercadoPago about the application must be signed, and is never believed', async () => {
  await work()
  const told = { type: 'mp-connect', action: 'application.deauthorized', user_id: 2_880_736 }
  expect(await tell(told, 'a secret of somebody else')).toBe(401)
  expect((await row()).doubted_at).toBeNull()
  // Signed, and not true.
  expect(await tell(told)).toBe(204)
  expect((await row()).doubted_at).not.toBeNull()
  await work()
  expect(await row()).toMatchObject({ doubted_at: null, lost_at: null })
  world.accounts.revoke(2_880_736)
  expect(await tell(told)).toBe(204)
  await work()
  expect(await row()).toMatchObject({ lost_why: 'REVOKED' })
  for (const other of [{ ...told, user_id: 1 }, { type: 'payment' }, [], null])
    expect(await tell(other)).toBe(204)
})
