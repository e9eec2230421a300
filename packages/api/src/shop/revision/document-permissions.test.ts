import type { Client } from '@mostrador/contract/client'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import type { Permission } from '@mostrador/domain/permission/permission'
import { beforeEach, expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import { givenImportedShop } from '../../testing/given-imported-shop.ts'
import { onSharedDevice } from '../../testing/on-shared-device.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact

/** A shop that came by its file. */
beforeEach(async () => {
  api = await startTestApi()
  contact = await givenImportedShop(api)
})

/** A person with a role of the company's own, in the whole branch. */
async function whoMay(...permissions: Permission[]): Promise<Client> {
  await api.ports.database
    .insertInto('staff_roles')
    .values({
      company_id: contact.companyId,
      key: 'propio',
      name: 'Propio',
      permissions,
      created_at: new Date(0),
    })
    .execute()
  return api.as(await api.given.staff({ role: 'propio', branch: contact }))
}

const params = () => ({ params: { id: contact.branchId } })
const change = (client: Client, ...operations: OperationWire[]) =>
  client.changeDocument({ ...params(), body: { operations } })
const read = (client: Client, place?: string) => client.getDocument({ ...params(), query: { place } })

const bife = ['menus', 'carta', 'plates', 'bife']
const price: OperationWire = { kind: 'set', place: [...bife, 'price'], from: 18_500.5, to: 1 }
const name: OperationWire = {
  kind: 'set',
  place: [...bife, 'name'],
  from: 'Bife de chorizo',
  to: 'Ojo de bife',
}
const hours: OperationWire = {
  kind: 'set',
  place: ['branchContacts', 'centro', 'hours', 'MONDAY'],
  to: ['10:00-11:00'],
}

const lacks = (path: Permission) => ({
  problem: { status: 403, code: 'permission-missing', errors: [{ path }] },
})

/** spec('decisions who-may-what.3') */
test('an editor of the menu changes no price, neither in place nor with a new plate', async () => {
  const editor = await whoMay('menu.edit')
  expect(await change(editor, name, price)).toMatchObject(lacks('menu.prices'))
  const flan = { key: 'flan', category: 'carnes', name: 'Flan', price: 1 }
  const adding: OperationWire = {
    kind: 'add',
    place: ['menus', 'carta', 'plates', 'flan'],
    thing: flan,
    after: null,
  }
  expect(await change(editor, adding)).toMatchObject(lacks('menu.prices'))
  expect(await change(editor, name)).toMatchObject({ ok: true })
})

test('staff with prices change those alone, and read the menu around them', async () => {
  const pricer = await whoMay('menu.prices')
  expect(await change(pricer, price)).toMatchObject({ ok: true })
  expect(await change(pricer, name)).toMatchObject(lacks('menu.edit'))
  expect(await read(pricer, bife.join('/'))).toMatchObject({ ok: true })
  expect(await read(pricer, 'discountCodes')).toMatchObject(lacks('discounts'))
  expect(await read(pricer)).toMatchObject({ problem: { status: 403, code: 'permission-missing' } })
})

test('an undo needs the permissions of the things it touches, besides the activity', async () => {
  const owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
  expect(await change(owner, price)).toMatchObject({ ok: true })
  const reader = await whoMay('activity', 'menu.edit')
  const undo = () => reader.undoRevision({ params: { id: contact.branchId, number: 2 } })
  expect(await undo()).toMatchObject(lacks('menu.prices'))
  await api.ports.database
    .updateTable('staff_roles')
    .set({ permissions: ['activity', 'menu.prices'] })
    .execute()
  expect(await undo()).toMatchObject({ ok: true })
})

/** spec('decisions proofs-of-fields.3') */
test('a PIN does not say to which account diners transfer, by whichever door', async () => {
  const owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
  const type = ['paymentTypes', 'transferencia']
  const transfer = { alias: 'don.pepe', holder: 'Don Pepe SRL', mark: 'BOTH' }
  const thing = { key: 'transferencia', paymentMethod: 'OTHER', showName: 'Transferencia', transfer }
  const toAlias = (from: string, to: string): OperationWire => ({
    kind: 'set',
    place: [...type, 'transfer', 'alias'],
    from,
    to,
  })
  expect(await change(owner, { kind: 'add', place: type, thing, after: null })).toMatchObject({ ok: true })
  expect(await change(owner, toAlias('don.pepe', 'don.pepe.2'))).toMatchObject({ ok: true })
  await onSharedDevice(api, contact)
  const byPin = {
    status: 403,
    code: 'permission-missing',
    errors: expect.arrayContaining([expect.objectContaining({ code: 'not-on-shared-device' })]),
  }
  expect(await change(owner, toAlias('don.pepe.2', 'de.otro'))).toMatchObject({ problem: byPin })
  const adding: OperationWire = {
    kind: 'add',
    place: ['paymentTypes', 'otra'],
    thing: { ...thing, key: 'otra' },
    after: null,
  }
  expect(await change(owner, adding)).toMatchObject({ problem: byPin })
  expect(await owner.undoRevision({ params: { id: contact.branchId, number: 3 } })).toMatchObject({
    problem: byPin,
  })
  const body = {
    operations: [toAlias('don.pepe.2', 'de.otro')],
    when: { branchContactId: contact.id, date: '2026-11-21', time: '10:00' },
  }
  expect(await owner.scheduleChange({ ...params(), body })).toMatchObject({ problem: byPin })
  // A PIN may turn the way to pay off.
  const off: OperationWire = { kind: 'set', place: [...type, 'active'], to: false }
  expect(await change(owner, off)).toMatchObject({ ok: true })
  expect(await read(owner, 'paymentTypes/transferencia')).toMatchObject({
    data: { value: { transfer: { alias: 'don.pepe.2' } } },
  })
})

test('the manager of one contact changes that contact, and nothing of the brand', async () => {
  const manager = await api.as(await api.given.staff({ role: 'MANAGER', contacts: [contact] }))
  const before = await read(manager, 'branchContacts/centro/hours')
  const seen = before.ok ? (before.data.value as { readonly MONDAY?: unknown }).MONDAY : undefined
  expect(await change(manager, { ...hours, from: seen })).toMatchObject({ ok: true })
  expect(await change(manager, price)).toMatchObject(lacks('menu.prices'))
  expect(await read(manager, 'menus')).toMatchObject({ problem: { status: 403 } })
})

/** spec('decisions locals-own.3') */
test('the manager of one contact says a price there, and at no other contact', async () => {
  const norte = await api.given.branchContact({ orderModes: [], sameBranchAs: contact })
  const manager = await api.as(await api.given.staff({ role: 'MANAGER', contacts: [contact] }))
  const agua = ['branchContacts', 'centro', 'menus', 'carta', 'plates', 'agua']
  const own: OperationWire = { kind: 'set', place: [...agua, 'price'], to: 1800 }
  expect(await change(manager, own)).toMatchObject({ ok: true, data: { revision: 2 } })
  expect(await read(manager, agua.join('/'))).toMatchObject({ data: { value: { key: 'agua', price: 1800 } } })
  const there = { ...own, place: own.place.with(1, norte.alias) }
  expect(await change(manager, there)).toMatchObject(lacks('menu.prices'))
  expect(await change(manager, own, there)).toMatchObject(lacks('menu.prices'))
  expect(await read(manager, there.place.slice(0, 3).join('/'))).toMatchObject({ problem: { status: 403 } })
  const cook = await api.as(await api.given.staff({ role: 'KITCHEN', contacts: [contact] }))
  const hidden: OperationWire = { kind: 'set', place: [...agua, 'visible'], to: false }
  expect(await change(cook, hidden)).toMatchObject(lacks('menu.edit'))
})

test('an override that a branch contact does not have is read as empty', async () => {
  const owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
  const at = (place: string) => read(owner, `branchContacts/centro/${place}`)
  expect(await at('menus/carta/plates/agua')).toMatchObject({ data: { value: { key: 'agua' } } })
  expect(await at('menus/carta/plates/agua/sizes')).toMatchObject({ data: { value: [] } })
  expect(await at('menus/carta/plates/agua/price')).toMatchObject({ problem: { status: 404 } })
  expect(await read(owner, 'branchContacts/norte/menus')).toMatchObject({ problem: { status: 404 } })
})
