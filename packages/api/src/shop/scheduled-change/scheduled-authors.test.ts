import type { Client } from '@mostrador/contract/client'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenProgram } from '../../testing/given-program.ts'
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

const dearer = priceOf('agua', 1500, 1600)
const dearest = priceOf('agua', 1500, 9000)
const paramsOf = (changeId: string) => ({ id: shop.branchId, changeId })
type Edit = Parameters<Client['changeScheduled']>[0]['body']
const edit = (by: Client, id: string, body: Edit) => by.changeScheduled({ params: paramsOf(id), body })
const tuesday = () => ({ branchContactId: shop.id, date: '2026-11-24', time: '06:00' })
const TUESDAY_AT = new Date('2026-11-24T09:00:00.000Z')

/** A manager of the brand by a name. */
async function manager(name: string) {
  const { id, ...login } = await api.given.staff({ role: 'MANAGER', branch: shop.contact })
  await api.ports.database.updateTable('staff_users').set({ name }).where('id', '=', id).execute()
  return { id, client: await api.as(login) }
}

/** Dismisses a person. */
const dismiss = ({ id }: { readonly id: string }) =>
  api.ports.database.deleteFrom('staff_memberships').where('staff_user_id', '=', id).execute()

const newest = async () => (await scheduled.revisions())[0]

/** spec('decisions proofs-of-fields.5') */
test('other steps are those of their editor: they go with the editor, and not with the first author', async () => {
  const [nora, mario] = [await manager('Nora'), await manager('Mario')]
  const { id } = await scheduled.kept([dearer], { by: nora.client })
  dataOf(await edit(mario.client, id, { version: 1, operations: [dearest] }))
  expect(await scheduled.one(id)).toMatchObject({ by: 'Mario' })
  expect(await newest()).toMatchObject({
    by: 'Mario',
    sentences: [
      'Cambió lo programado para el lunes 23/11 a las 06:00: Parrilla › Carta › Agua · precio: 1.500 → 9.000',
    ],
    undoable: false,
  })
  await dismiss(mario)
  await scheduled.at(MONDAY_AT)
  expect(await scheduled.one(id)).toMatchObject({ state: 'FAILED' })
  expect(await scheduled.prices()).toMatchObject({ agua: 1500 })
})

/** spec('decisions proofs-of-fields.5') */
test('an edited change is made in the editor’s name though its first author was dismissed', async () => {
  const [nora, mario] = [await manager('Nora'), await manager('Mario')]
  const { id } = await scheduled.kept([dearer, priceOf('bife', 18_500.5, 20_000)], { by: nora.client })
  dataOf(await edit(mario.client, id, { version: 1, partly: true }))
  await dismiss(nora)
  await scheduled.at(MONDAY_AT)
  expect(await newest()).toMatchObject({ by: 'Mario', scheduledAt: expect.any(String) })
  expect(await scheduled.prices()).toMatchObject({ agua: 1600 })
})

/** spec('decisions proofs-of-fields.5') */
test('a change that is moved stays its author’s, and is the mover’s where the author is gone', async () => {
  const [nora, mario] = [await manager('Nora'), await manager('Mario')]
  const [first, second] = [
    await scheduled.kept([dearer], { by: nora.client }),
    await scheduled.kept([priceOf('bife', 18_500.5, 20_000)], { by: nora.client }),
  ]
  dataOf(await edit(mario.client, first.id, { version: 1, when: tuesday() }))
  expect(await scheduled.one(first.id)).toMatchObject({ by: 'Nora' })
  expect(await newest()).toMatchObject({
    by: 'Mario',
    sentences: [
      'Lo programado para el lunes 23/11 a las 06:00 pasó al martes 24/11 a las 06:00: Parrilla › Carta › Agua · precio: 1.500 → 1.600',
    ],
  })
  await dismiss(nora)
  dataOf(await edit(mario.client, second.id, { version: 1, when: tuesday() }))
  expect(await scheduled.one(second.id)).toMatchObject({ by: 'Mario' })
  await scheduled.at(TUESDAY_AT)
  expect(await scheduled.prices()).toEqual({ agua: 1500, bife: 20_000 })
})

/** spec('decisions proofs-of-fields.5') */
test('the history names a change that was called off, with the person who did it', async () => {
  const { id } = await scheduled.kept([dearer])
  const mario = await manager('Mario')
  dataOf(await mario.client.cancelScheduled({ params: paramsOf(id), body: { version: 1 } }))
  expect(await newest()).toMatchObject({
    by: 'Mario',
    sentences: [
      'Se canceló lo programado para el lunes 23/11 a las 06:00: Parrilla › Carta › Agua · precio: 1.500 → 1.600',
    ],
  })
})

/** spec('decisions proofs-of-fields.5') */
test('an editor is asked what the steps take: no role, no key and no PIN more than its own', async () => {
  const { id } = await scheduled.kept([dearer])
  const kitchen = await api.as(await api.given.staff({ role: 'KITCHEN', contacts: [shop.contact] }))
  const program = await givenProgram(api, shop, ['menu.prices', 'payments'])
  const named: OperationWire = {
    kind: 'set',
    place: ['paymentTypes', 'efectivo', 'showName'],
    from: 'Efectivo',
    to: 'Alias: de.otro',
  }
  expect(await edit(kitchen, id, { version: 1, operations: [dearest] })).toMatchObject({
    problem: { status: 403, errors: [{ path: 'menu.prices' }] },
  })
  // No key opens the calls of waiting changes.
  expect(await edit(program, id, { version: 1, operations: [dearest] })).toMatchObject({ ok: false })
  await onSharedDevice(api, shop)
  expect(await edit(shop.owner, id, { version: 1, operations: [named] })).toMatchObject({
    problem: { status: 403, errors: [{ code: 'not-on-shared-device', path: named.place.join('/') }] },
  })
  expect(await scheduled.one(id)).toMatchObject({ version: 1, by: 'Sofía' })
  expect(await edit(shop.owner, id, { version: 1, operations: [dearest] })).toMatchObject({ ok: true })
})

/** spec('decisions proofs-of-fields.2') */
test('a PIN calls off a change of the account, and neither moves it nor makes it', async () => {
  const transfer = { alias: 'de.otro', holder: 'Otro', mark: 'BOTH' }
  const thing = { key: 'transferencia', paymentMethod: 'OTHER', showName: 'Transferencia', transfer }
  const { id } = await scheduled.kept([
    { kind: 'add', place: ['paymentTypes', 'transferencia'], thing, after: 'tarjeta' },
  ])
  await sql`update scheduled_changes set staff_user_id = null`.execute(api.ports.database)
  await onSharedDevice(api, shop)
  const refused = { problem: { status: 403, code: 'permission-missing' } }
  expect(await edit(shop.owner, id, { version: 1, when: tuesday() })).toMatchObject(refused)
  const params = paramsOf(id)
  expect(await shop.owner.applyScheduled({ params, body: { version: 1 } })).toMatchObject(refused)
  expect(await shop.owner.cancelScheduled({ params, body: { version: 1 } })).toMatchObject({ ok: true })
})
