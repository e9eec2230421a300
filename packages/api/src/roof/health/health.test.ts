import type { Sent } from '@mostrador/messaging/message-sender'
import { beforeEach, expect, test } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const ANA = { key: 'ana', name: 'Ana', phone: '+5491123450001' }
const BETO = { key: 'beto', name: 'Beto', phone: '+5491123450002', mail: 'beto@example.com' }
const DAY_MS = 86_400_000

let api: TestApi
let contact: GivenContact
let gateway: Sent
let mailServer: Sent

beforeEach(async () => {
  gateway = { ok: true }
  mailServer = { ok: true }
  const quiet = (): void => undefined
  api = await startTestApi({
    messages: { send: async () => gateway },
    mails: { send: async () => mailServer },
    log: { info: quiet, warn: quiet, error: quiet },
  })
  const alerts = JSON.stringify({ warnsBeforeOpening: true, people: [ANA, BETO] })
  contact = await api.given.branchContact({ contact: { alerts }, hours: { start: 20 * 60, duration: 240 } })
})

const at = (time: string): void => {
  api.clock.now = new Date(`2026-11-${time}-03:00`)
}
async function work(): Promise<void> {
  await ensureRecurringJobs(api.ports)
  while ((await runDueJobs(api.ports)) > 0) continue
}
const staff = async (role: 'OWNER' | 'MANAGER' | 'CASHIER', company = contact) =>
  api.as(await api.given.staff({ role, company }))
const health = async (by?: Awaited<ReturnType<typeof staff>>) =>
  dataOf(await (by ?? (await staff('OWNER'))).getHealth({ params: { id: contact.id } }))

/** An account that its owner connected a season ago, and that holds so many days more. */
async function account(days: number, over: object = {}): Promise<void> {
  const { database } = api.ports
  await database.deleteFrom('payment_accounts').execute()
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  await database
    .insertInto('payment_accounts')
    .values({
      ...tenant,
      provider_name: 'mercadopago',
      sealed: 'x',
      way: 'AUTHORISED',
      account_id: '123456789',
      connected_at: new Date(api.clock.now.getTime() - 90 * DAY_MS),
      updated_at: new Date(api.clock.now.getTime() - 90 * DAY_MS),
      expires_at: new Date(api.clock.now.getTime() + days * DAY_MS),
      ...over,
    })
    .execute()
}

/** spec('decisions health.1') */
test('an account is told from fourteen days before its end, and once it is lost but by its owner', async () => {
  const owner = await staff('OWNER')
  const told = async () => (await health(owner)).accounts?.map(({ lost, renewal }) => [lost, renewal])
  expect(await told()).toEqual([])
  await account(15)
  expect(await told()).toEqual([])
  await account(14)
  expect(await told()).toEqual([[null, 'ENDING']])
  await account(60, { renewal_lost_at: api.clock.now })
  expect(await told()).toEqual([[null, 'LOST']])
  for (const [lost_why, expected] of [
    ['REVOKED', [['REVOKED', 'RENEWS']]],
    ['EXPIRED', [['EXPIRED', 'RENEWS']]],
    ['DISCONNECTED', []],
  ] as const) {
    await account(60, { lost_at: api.clock.now, lost_why })
    expect(await told()).toEqual(expected)
  }
})

/** spec('decisions health.1') */
test('staff who may not mend it read nothing: cashiers get 403, other companies 404', async () => {
  await account(3)
  const params = { id: contact.id }
  expect(await (await staff('CASHIER')).getHealth({ params })).toMatchObject({ problem: { status: 403 } })
  const elsewhere = await staff('OWNER', await api.given.branchContact())
  expect(await elsewhere.getHealth({ params })).toMatchObject({ problem: { status: 404 } })
  const here = { branch: contact.branchId, branchContact: contact.id }
  const owner = await staff('OWNER')
  const body = { name: 'Pagos', permissions: ['payments' as const] }
  const { role } = dataOf(await owner.createRole({ params: { id: contact.companyId }, body }))
  const login = await api.given.staff({ contacts: [contact] })
  const { people } = dataOf(await owner.getTeam({ params }))
  const person = people.find(({ email }) => email === login.email)
  const change = { ...here, seen: 'CASHIER', role }
  await owner.setTeamRole({ params: { ...params, personId: person?.id ?? '' }, body: change })
  // Payments of this contact alone: the accounts are of the whole brand.
  expect(await health(await api.as(login))).toEqual({ accounts: null, warnings: null })
})

/** spec('decisions health.2') */
test('the last warning that went out and the last that did not are told, with the reason', async () => {
  const owner = await staff('OWNER')
  expect((await health(owner)).warnings).toEqual({ lastSent: null, lastFailed: null, isFailing: false })
  mailServer = { ok: false, reason: 'rejected', detail: 'no such mailbox' }
  at('20T19:46:00')
  await work()
  expect((await health(owner)).warnings).toMatchObject({
    lastSent: { person: 'Ana', channel: 'MESSAGE' },
    lastFailed: { person: 'Beto', channel: 'MAIL', why: 'REJECTED' },
    isFailing: true,
  })
  // Mended by the next opening: what failed before stays to be read, and is no alarm.
  mailServer = { ok: true }
  at('21T19:46:00')
  await work()
  expect((await health(owner)).warnings).toMatchObject({
    lastSent: { at: api.clock.now.toISOString() },
    lastFailed: { person: 'Beto' },
    isFailing: false,
  })
})

/** spec('decisions health.2') */
test('a gateway that is away until the opening is a failure, not a warning that was stopped', async () => {
  const owner = await staff('OWNER')
  gateway = { ok: false, reason: 'unreachable', detail: 'down' }
  at('20T19:46:00')
  await work()
  at('20T20:00:01')
  await work()
  expect((await health(owner)).warnings).toMatchObject({
    lastFailed: { person: 'Ana', channel: 'MESSAGE', why: 'UNREACHABLE' },
    isFailing: true,
  })
  const alerts = JSON.stringify({ warnsBeforeOpening: true, people: [BETO] })
  await api.ports.database.updateTable('branch_contacts').set({ alerts }).execute()
  expect((await health(owner)).warnings).toMatchObject({ isFailing: false })
})
