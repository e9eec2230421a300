import type { Database } from '@mostrador/database/rows'
import type { Transaction } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenPasskey } from '../../testing/given-passkey.ts'
import { mercadoPagoWorld, type MercadoPagoWorld } from '../../testing/mercadopago-world.ts'
import { onSharedDevice } from '../../testing/on-shared-device.ts'

let world: MercadoPagoWorld

beforeEach(async () => void (world = await mercadoPagoWorld()))
afterEach(() => world.close())

const rows = () => world.api.ports.database.selectFrom('payment_accounts').selectAll().execute()
const finish = (body: { state: string; code?: string }, client = world.owner) =>
  client.finishPaymentAuthorisation({ body })
const codeOf = async (answer: ReturnType<typeof finish>): Promise<string> => {
  const result = await answer
  return result.ok ? 'connected' : result.problem.code
}
const list = async (branchId = world.contact.branchId) =>
  dataOf(await world.owner.listPaymentAccounts({ params: { id: branchId } }))

const offered = async (): Promise<readonly string[]> => {
  const params = { id: world.contact.id }
  const { deliveryConfig } = dataOf(await world.api.client.getBranchContact({ params }))
  return (deliveryConfig.orderModes[0]?.paymentTypes ?? []).flatMap(
    ({ onlinePayment }) => onlinePayment?.providerName ?? [],
  )
}

/** spec('decisions accounts-by-authorisation.1') */
test('an owner connects an account: its tokens are sealed, who did it is told, and it charges', async () => {
  const { owner, contact, connect } = world
  expect(await list()).toEqual([
    {
      provider: 'mercadopago',
      title: 'Mercado Pago',
      authorisable: true,
      connected: false,
      way: null,
      lost: null,
      authorised: null,
      uses: [{ local: 'Palermo', modes: ['Delivery', 'En el local', 'Autoservicio', 'Take away'] }],
    },
  ])
  await connect()
  const [row] = await rows()
  expect(row).toMatchObject({ way: 'AUTHORISED', account_id: '2880736', lost_at: null })
  expect(JSON.stringify(row)).not.toMatch(/APP_USR|TG-/)
  expect(await list()).toMatchObject([
    {
      connected: true,
      way: 'AUTHORISED',
      authorised: {
        name: 'OMBUPARRILLA',
        id: '…0736',
        live: true,
        at: '2026-11-20T15:00:00.000Z',
        until: '2027-05-19T15:00:00.000Z',
        renewal: 'RENEWS',
        alsoAt: [],
      },
    },
  ])
  const told = dataOf(await owner.listRevisions({ params: { id: contact.branchId }, query: {} })).revisions
  expect(told[0]).toMatchObject({
    sentences: ['Conectó la cuenta de Mercado Pago (OMBUPARRILLA)'],
    door: 'CONSOLE',
    undoable: false,
  })
  expect(told[0]?.by).not.toBeNull()
  expect(await offered()).toEqual(['mercadopago'])
})

/** spec('decisions accounts-by-authorisation.1') */
test('an authorisation is good once, for ten minutes, and for the person who began it', async () => {
  const back = await world.sayYes()
  const other = await world.api.as(await world.api.given.staff({ role: 'OWNER', company: world.contact }))
  expect(await codeOf(finish(back, other))).toBe('payment-authorisation-foreign')
  const twice = await Promise.all([codeOf(finish(back)), codeOf(finish(back))])
  expect(twice.toSorted()).toEqual(['connected', 'payment-authorisation-over'])
  expect(await codeOf(finish({ state: 'of nobody', code: back.code }))).toBe('payment-authorisation-over')

  const late = await world.sayYes()
  world.api.clock.now = new Date('2026-11-20T15:10:00Z')
  expect(await codeOf(finish(late))).toBe('payment-authorisation-over')
})

/** spec('decisions accounts-by-authorisation.1') */
test('a no, a spent code, a foreign country or a provider that is away write nothing', async () => {
  const { sayYes, server, accounts } = world
  const { state } = await sayYes()
  expect(await codeOf(finish({ state }))).toBe('payment-authorisation-denied')
  // It was used up by that.
  expect(await codeOf(finish({ state, code: 'any' }))).toBe('payment-authorisation-over')

  // Another browser used the code, or somebody took it along: it goes with its own state alone.
  const first = await sayYes()
  const second = await sayYes()
  expect(await codeOf(finish({ state: second.state, code: first.code }))).toBe('payment-authorisation-void')

  for (const fault of ['down', 'slow', 'nonsense', 'lost', 'endless'] as const) {
    const back = await sayYes()
    server.fault = fault
    expect(await codeOf(finish(back))).toBe('payment-provider-failed')
    server.fault = undefined
  }
  accounts.signedIn = { id: 77, nickname: 'CALETA', country_id: 'CL' }
  expect(await codeOf(finish(await sayYes()))).toBe('payment-account-other-country')
  expect(await rows()).toEqual([])
  expect(await world.api.ports.database.selectFrom('revisions').select('number').execute()).toEqual([])
})

test('staff who may no longer change the accounts of the brand cannot finish an authorisation', async () => {
  const { api, contact, sayYes } = world
  const manager = await api.given.staff({ role: 'OWNER', company: contact })
  const client = await api.as(manager)
  const back = await sayYes(client)
  await api.ports.database
    .updateTable('staff_memberships')
    .set({ role: 'CASHIER' })
    .where('staff_user_id', '=', manager.id)
    .execute()
  expect(await codeOf(finish(back, client))).toBe('permission-missing')
  expect(await rows()).toEqual([])
})

test('one account may charge for several brands of a company, which is said of each', async () => {
  const { api, contact, connect, sayYes } = world
  const sister = await api.given.branchContact({ sameCompanyAs: contact })
  await connect()
  expect(await codeOf(finish(await sayYes(world.owner, sister)))).toBe('connected')
  const { name } = await api.ports.database
    .selectFrom('branches')
    .select('name')
    .where('id', '=', contact.branchId)
    .executeTakeFirstOrThrow()
  expect((await list(sister.branchId))[0]?.authorised?.alsoAt).toEqual([name])
})

/** spec('decisions accounts-by-authorisation.5') */
test('an account is disconnected once: its keys are gone, diners are not offered it, and it may come back', async () => {
  const { owner, contact, connect } = world
  const params = { id: contact.branchId, provider: 'mercadopago' }
  expect(await owner.disconnectPaymentAccount({ params })).toMatchObject({ ok: false })
  await connect()
  const both = await Promise.all([
    owner.disconnectPaymentAccount({ params }),
    owner.disconnectPaymentAccount({ params }),
  ])
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect((await rows())[0]).toMatchObject({ sealed: '', lost_why: 'DISCONNECTED', look_at: null })
  expect(await list()).toMatchObject([{ connected: false, lost: { why: 'DISCONNECTED' } }])
  expect(await offered()).toEqual([])
  await connect()
  expect(await list()).toMatchObject([{ connected: true, lost: null }])
  expect(await offered()).toEqual(['mercadopago'])
})

/** spec('decisions shared-devices.6') */
test('on a shared device nobody connects an account, nor takes one away', async () => {
  const { api, owner, contact, connect, sayYes } = world
  await connect()
  const answer = await sayYes()
  await onSharedDevice(api, contact)
  const params = { id: contact.branchId, provider: 'mercadopago' }
  const refused = { problem: { status: 403, code: 'not-on-shared-device' } }
  const body = { branchContactId: contact.id }
  expect(await owner.beginPaymentAuthorisation({ params, body })).toMatchObject(refused)
  expect(await finish(answer)).toMatchObject(refused)
  expect(await owner.disconnectPaymentAccount({ params })).toMatchObject(refused)
  expect(await rows()).toMatchObject([{ lost_at: null }])
  // A wish that was begun elsewhere is not used up.
  expect(await codeOf(finish(answer, await world.ownerAgain()))).toBe('connected')
})

const db = () => world.api.ports.database

/** Events between the check of an owner's call and its first write. */
const HAPPENED = {
  'was dismissed': () => db().deleteFrom('staff_memberships').execute(),
  'became a cashier': () => db().updateTable('staff_memberships').set({ role: 'CASHIER' }).execute(),
  'was signed out': () => db().deleteFrom('staff_sessions').execute(),
  'got a passkey, and did not show it': async () => {
    const { id } = await db().selectFrom('staff_users').select('id').executeTakeFirstOrThrow()
    await givenPasskey(world.api, id)
  },
}

/** spec('decisions proofs-of-fields.9') */
test.each([
  ['was dismissed', 'permission-missing'],
  ['became a cashier', 'permission-missing'],
  ['was signed out', 'not-signed-in'],
  ['got a passkey, and did not show it', 'passkey-first'],
] as const)('an owner who %s while the provider answered connects no account', async (what, code) => {
  const answer = await world.sayYes()
  const authorisation = world.api.ports.payments.authorisations?.get('mercadopago')
  if (!authorisation) throw new Error('MercadoPago has no authorisation')
  const { ownerOf } = authorisation
  vi.spyOn(authorisation, 'ownerOf').mockImplementation(async (token) => {
    const owner = await ownerOf(token)
    await HAPPENED[what]()
    return owner
  })
  expect(await codeOf(finish(answer))).toBe(code)
  expect(await rows()).toEqual([])
})

/** spec('decisions proofs-of-fields.9') */
test.each([
  ['was dismissed', 'permission-missing'],
  ['became a cashier', 'permission-missing'],
  ['was signed out', 'not-signed-in'],
  ['got a passkey, and did not show it', 'disconnected'],
] as const)('of an owner who %s while another change is made: %s', async (what, code) => {
  const { owner, contact, connect } = world
  await connect()
  const params = { id: contact.branchId, provider: 'mercadopago' }
  const begin = db().transaction.bind(db())
  vi.spyOn(db(), 'transaction').mockImplementationOnce(() => {
    const begun = begin()
    const execute = begun.execute.bind(begun)
    return Object.assign(begun, {
      execute: async <T>(work: (transaction: Transaction<Database>) => Promise<T>): Promise<T> => {
        await HAPPENED[what]()
        return execute(work)
      },
    })
  })
  const answer = await owner.disconnectPaymentAccount({ params })
  expect(answer.ok ? 'disconnected' : answer.problem.code).toBe(code)
  expect(await rows()).toMatchObject([{ lost_why: code === 'disconnected' ? 'DISCONNECTED' : null }])
})
