import type { Client } from '@mostrador/contract/client'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import { needsOfChange } from '@mostrador/domain/permission/change-needs'
import { fieldPlaces } from '@mostrador/tenant/testing/field-places'
import { beforeEach, expect, test } from 'vitest'
import { lacksOf } from '../../people/permission/needs-lacking.ts'
import { dataOf } from '../../testing/data-of.ts'
import { givenPasskey, passkeyShown } from '../../testing/given-passkey.ts'
import { givenScheduled, MONDAY_AT, priceOf } from '../../testing/given-scheduled.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { onSharedDevice } from '../../testing/on-shared-device.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let shop: GivenShop
let scheduled: ReturnType<typeof givenScheduled>

beforeEach(async () => {
  api = await startTestApi()
  shop = await givenShop(api)
  scheduled = givenScheduled(api, shop)
})

const set = (place: readonly string[], from: unknown, to: unknown): OperationWire => ({
  kind: 'set',
  place: [...place],
  ...(from !== undefined && { from }),
  to,
})

const transfer = { alias: 'la.prueba', holder: 'La Prueba SRL', mark: 'BOTH' }
/** Takes a second factor, a person, and a PIN. */
const thing = { key: 'transferencia', paymentMethod: 'OTHER', showName: 'Transferencia', transfer }
const account: OperationWire = {
  kind: 'add',
  place: ['paymentTypes', 'transferencia'],
  thing,
  after: 'tarjeta',
}
const named = set(['paymentTypes', 'efectivo', 'showName'], 'Efectivo', 'En la caja')
const dearer = priceOf('agua', 1500, 1600)
const dearest = priceOf('agua', 1500, 9000)

const paramsOf = (changeId: string) => ({ id: shop.branchId, changeId })
type Edit = Parameters<Client['changeScheduled']>[0]['body']
const edit = (by: Client, id: string, body: Edit) => by.changeScheduled({ params: paramsOf(id), body })
const tuesday = () => ({ branchContactId: shop.id, date: '2026-11-24', time: '06:00' })
const TUESDAY_AT = new Date('2026-11-24T09:00:00.000Z')

/** The proofs that are kept of the changes that wait or ended. */
const proofs = async () =>
  (
    await api.ports.database.selectFrom('scheduled_changes').select('shown').orderBy('created_at').execute()
  ).map(({ shown }) => shown)

/** Says of every change that its author showed this. */
const showing = (shown: 'PIN' | 'PERSON' | 'SECOND_FACTOR' | null) =>
  api.ports.database.updateTable('scheduled_changes').set({ shown }).execute()

/** A manager of the brand by a name. */
async function manager(name: string) {
  const { id, ...login } = await api.given.staff({ role: 'MANAGER', branch: shop.contact })
  await api.ports.database.updateTable('staff_users').set({ name }).where('id', '=', id).execute()
  return { id, client: await api.as(login) }
}

/** Names of the ways to pay. */
const waysToPay = async () => {
  const query = { place: 'paymentTypes' }
  const read = await shop.owner.getDocument({ params: { id: shop.branchId }, query })
  return (dataOf(read).value as { readonly showName: string }[]).map(({ showName }) => showName)
}

/** spec('decisions proofs-of-fields.8') */
test('a change that waits keeps what its author showed: a PIN, a password, or a second factor', async () => {
  await scheduled.kept([dearer])
  await givenPasskey(api, shop.ownerLogin.id)
  await passkeyShown(api)
  api.clock.now = new Date(api.clock.now.getTime() + 1000)
  await scheduled.kept([account])
  await onSharedDevice(api, shop)
  await api.ports.database.updateTable('staff_sessions').set({ by_passkey: false }).execute()
  api.clock.now = new Date(api.clock.now.getTime() + 1000)
  await scheduled.kept([priceOf('bife', 18_500.5, 20_000)])
  expect(await proofs()).toEqual(['PERSON', 'SECOND_FACTOR', 'PIN'])
})

/** spec('decisions proofs-of-fields.8') */
test('an app of codes, which is asked for at each sign-in, was shown', async () => {
  await api.ports.database
    .updateTable('staff_users')
    .set({ two_factor_enabled: true })
    .where('id', '=', shop.ownerLogin.id)
    .execute()
  await scheduled.kept([account])
  expect(await proofs()).toEqual(['SECOND_FACTOR'])
})

/** spec('decisions proofs-of-fields.8') */
test.each([null, 'PIN'] as const)(
  'a field that takes a person is not written in the name of one who showed %s, and that is told',
  async (shown) => {
    const { id } = await scheduled.kept([named, dearer], { partly: true })
    await showing(shown)
    await scheduled.at(MONDAY_AT)
    const message =
      'Para cambiar el nombre de un medio de pago o de un cargo no alcanza con lo que mostró quien lo programó. Alguien que pueda tiene que aplicarlo con su contraseña.'
    expect(await scheduled.one(id)).toMatchObject({
      state: 'FAILED',
      open: true,
      problems: [{ code: 'permission-missing', path: 'paymentTypes/efectivo/showName', message }],
    })
    expect((await scheduled.revisions())[0]).toMatchObject({
      summary: 'No se aplicó lo programado para el lunes 23/11 a las 06:00',
      sentences: [expect.any(String), message],
    })
    expect(await waysToPay()).toContain('Efectivo')
    expect(await scheduled.prices()).toMatchObject({ agua: 1500 })
    // The owner, who is there, makes it.
    const { version = 0 } = (await scheduled.one(id)) ?? {}
    dataOf(await shop.owner.applyScheduled({ params: paramsOf(id), body: { version } }))
    expect(await waysToPay()).toContain('En la caja')
  },
)

/** spec('decisions proofs-of-fields.8') */
test('work of the counter that a PIN left is made, and so is that of before proofs were kept', async () => {
  const [one, other] = [
    await scheduled.kept([dearer]),
    await scheduled.kept([priceOf('bife', 18_500.5, 20_000)]),
  ]
  await showing('PIN')
  await api.ports.database
    .updateTable('scheduled_changes')
    .set({ shown: null })
    .where('id', '=', other.id)
    .execute()
  await scheduled.at(MONDAY_AT)
  expect(await scheduled.one(one.id)).toMatchObject({ state: 'APPLIED' })
  expect(await scheduled.prices()).toEqual({ agua: 1600, bife: 20_000 })
})

/** spec('decisions proofs-of-fields.8') */
test('a password left the account: not once its author has a second factor, which it had not shown', async () => {
  const { id } = await scheduled.kept([account])
  await givenPasskey(api, shop.ownerLogin.id)
  await scheduled.at(MONDAY_AT)
  expect(await scheduled.one(id)).toMatchObject({
    state: 'FAILED',
    problems: [
      {
        path: 'paymentTypes/transferencia/transfer/alias',
        message:
          'Para cambiar a qué cuenta transfieren los clientes no alcanza con lo que mostró quien lo programó. Alguien que pueda tiene que aplicarlo con su segundo paso.',
      },
    ],
  })
  expect(await waysToPay()).not.toContain('Transferencia')
})

/** spec('decisions proofs-of-fields.8') */
test('a second factor that was shown is good at the time, though its session is over', async () => {
  await givenPasskey(api, shop.ownerLogin.id)
  await passkeyShown(api)
  const { id } = await scheduled.kept([account])
  await api.ports.database.deleteFrom('staff_sessions').execute()
  await scheduled.at(MONDAY_AT)
  shop = { ...shop, owner: await api.as(shop.ownerLogin) }
  scheduled = givenScheduled(api, shop)
  expect(await scheduled.one(id)).toMatchObject({ state: 'APPLIED' })
  expect(await waysToPay()).toContain('Transferencia')
})

/** spec('decisions proofs-of-fields.8') */
test('a person without a second factor leaves the account by a password, which is all that there is', async () => {
  const { id } = await scheduled.kept([account])
  await scheduled.at(MONDAY_AT)
  expect(await scheduled.one(id)).toMatchObject({ state: 'APPLIED' })
})

/** spec('decisions proofs-of-fields.8') */
test('a move by a colleague keeps the proof of the author, unless that is too little: then it is the mover’s', async () => {
  const mario = await manager('Mario')
  const [kept, short] = [await scheduled.kept([dearer]), await scheduled.kept([named])]
  await showing('PIN')
  dataOf(await edit(mario.client, kept.id, { version: 1, when: tuesday() }))
  dataOf(await edit(mario.client, short.id, { version: 1, when: tuesday() }))
  const rows = await api.ports.database.selectFrom('scheduled_changes').select(['id', 'shown']).execute()
  expect(new Map(rows.map(({ id, shown }) => [id, shown]))).toEqual(
    new Map([
      [kept.id, 'PIN'],
      [short.id, 'PERSON'],
    ]),
  )
  expect(await scheduled.one(short.id)).toMatchObject({ by: 'Mario' })
  await scheduled.at(TUESDAY_AT)
  expect(await waysToPay()).toContain('En la caja')
})

/** spec('decisions proofs-of-fields.8') */
test('other steps, and another time by the author, are worth what is shown with them', async () => {
  const [first, second] = [
    await scheduled.kept([dearer]),
    await scheduled.kept([priceOf('bife', 18_500.5, 20_000)]),
  ]
  await onSharedDevice(api, shop)
  dataOf(await edit(shop.owner, first.id, { version: 1, operations: [dearest] }))
  dataOf(await edit(shop.owner, second.id, { version: 1, when: tuesday() }))
  expect(await proofs()).toEqual(['PIN', 'PIN'])
})

/** spec('decisions proofs-of-fields.8') */
test('every field takes of one who is not there what it takes of one who is', async () => {
  const steps = fieldPlaces().map((place) => ({ kind: 'set' as const, place, to: 'x' }))
  const takes = (who: Parameters<typeof lacksOf>[0]) =>
    lacksOf(who, 'prueba')(api.ports.database, needsOfChange(steps)).then((lacking) => [
      ...new Set(lacking.flatMap((need) => ('takes' in need ? [need.takes] : ['permission']))),
    ])
  const absent = shop.ownerLogin.id
  expect(await takes({ absent, shown: 'PERSON' })).toEqual([])
  await givenPasskey(api, absent)
  for (const [shown, lacking] of [
    [null, ['KEY', 'PERSON', 'SECOND_FACTOR']],
    ['PIN', ['KEY', 'PERSON', 'SECOND_FACTOR']],
    ['PERSON', ['SECOND_FACTOR']],
    ['SECOND_FACTOR', []],
  ] as const)
    expect([shown, (await takes({ absent, shown })).toSorted()]).toEqual([shown, lacking])
})
