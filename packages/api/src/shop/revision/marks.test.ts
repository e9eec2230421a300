import type { Client } from '@mostrador/contract/client'
import type { SoldOutChange } from '@mostrador/contract/menu/menu-schema'
import { exportTenant } from '@mostrador/tenant/file/export-tenant'
import { undoRevision } from '@mostrador/tenant/history/undo-revision'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { tenantWorld } from './tenant-world.ts'

type Thing = SoldOutChange['thing']
type Lasting = Extract<SoldOutChange, { soldOut: true }>['lasting']
type Person = { readonly id: string; readonly client: Client }

let api: TestApi
let contact: GivenContact
let tostada: GivenPlate
let owner: Person
let cook: Person

/** On a Friday at noon, at a contact that opens at noon each day. */
beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({ hours: { start: 12 * 60, duration: 12 * 60 } })
  tostada = await api.given.plate(contact, {
    key: 'tostada',
    name: 'Tostada',
    show_name: 'Tostada de la casa',
    ingredients: ['palta'],
    sizes: [
      { name: 'Chica', price: 1000 },
      { name: 'Grande', price: 2000 },
    ],
    groups: [{ name: 'Súmale', garnishes: [{ name: 'Guacamole', ingredients: ['palta'] }] }],
  })
  owner = await hire('Olga', { role: 'OWNER', company: contact })
  cook = await hire('Nadia', { role: 'KITCHEN', contacts: [contact] })
})

async function hire(name: string, where: Parameters<typeof api.given.staff>[0]): Promise<Person> {
  const staff = await api.given.staff(where)
  await api.ports.database.updateTable('staff_users').set({ name }).where('id', '=', staff.id).execute()
  return { id: staff.id, client: await api.as(staff) }
}

const plate = (): Thing => ({ kind: 'PLATE', id: tostada.id })
const PALTA: Thing = { kind: 'INGREDIENT', id: 'palta' }

const mark = async (by: Person, thing: Thing, lasting: Lasting = { kind: 'TOMORROW' }) =>
  dataOf(await by.client.setSoldOut({ params: { id: contact.id }, body: { thing, soldOut: true, lasting } }))
const unmark = async (by: Person, thing: Thing) =>
  dataOf(await by.client.setSoldOut({ params: { id: contact.id }, body: { thing, soldOut: false } }))
const ours = () => ({ params: { id: contact.branchId } })
const list = async (by = owner, place?: string) =>
  dataOf(await by.client.listRevisions({ ...ours(), query: { place } })).revisions
const undo = (by: Person, number: number) =>
  by.client.undoRevision({ params: { id: contact.branchId, number } })

/** Whether the plate is to be had, as the console reads it. */
async function isMarked(): Promise<boolean | undefined> {
  const menu = dataOf(await owner.client.getConsoleMenu({ params: { id: contact.id } }))
  return menu.categories[0]?.plates[0]?.marked
}

/** spec('decisions tenant-history.7') */
test('a mark and its end are told by who made them, at which contact, and until when by its wall', async () => {
  await mark(cook, plate())
  await mark(cook, plate(), { kind: 'TWO_HOURS' })
  await mark(owner, plate(), { kind: 'NOTICE' })
  await unmark(owner, plate())
  const told = (await list()).map(({ number, by, sentences, door, isMark, undoable }) => [
    number,
    by,
    sentences,
    door,
    isMark && undoable,
  ])
  expect(told).toEqual([
    [4, 'Olga', ['Volvió a vender "Tostada de la casa" en Palermo'], 'CONSOLE', true],
    [3, 'Olga', ['Marcó "Tostada de la casa" como agotado hasta nuevo aviso, en Palermo'], 'CONSOLE', true],
    [2, 'Nadia', ['Marcó "Tostada de la casa" como agotado hasta las 14:00, en Palermo'], 'CONSOLE', true],
    [
      1,
      'Nadia',
      ['Marcó "Tostada de la casa" como agotado hasta el sábado 21/11 a las 12:00, en Palermo'],
      'CONSOLE',
      true,
    ],
  ])
})

test('of an ingredient it tells what it took along, and each of that has it in its own history', async () => {
  const pan = await api.given.plate(contact, { key: 'pan', name: 'Pan' })
  await mark(cook, PALTA, { kind: 'NOTICE' })
  const sentence = 'Marcó "palta" como agotado hasta nuevo aviso (1 plato y 1 agregado), en Palermo'
  const [menu] = await api.ports.database.selectFrom('menus').select('key').execute()
  const [group] = await api.ports.database.selectFrom('garnish_groups').select('key').execute()
  const at = (place: string) => `menus/${menu?.key}/${place}`
  const of = async (place: string) => (await list(owner, place)).flatMap(({ sentences }) => sentences)
  expect(await of(at('plates/tostada'))).toEqual([sentence])
  expect(await of(at(`garnishGroups/${group?.key}`))).toEqual([sentence])
  expect(await of(`branchContacts/${contact.alias}`)).toEqual([sentence])
  expect(await of(at('plates/pan'))).toEqual([])
  // The history of a size is in that of its plate.
  await mark(cook, { kind: 'SIZE', id: tostada.sizes[1]?.id ?? '' }, { kind: 'NOTICE' })
  await mark(cook, { kind: 'GARNISH', id: tostada.groups[0]?.garnishes[0]?.id ?? '' }, { kind: 'NOTICE' })
  expect(await of(at('plates/tostada'))).toEqual([
    'Marcó "Tostada de la casa › Grande" como agotado hasta nuevo aviso, en Palermo',
    sentence,
  ])
  expect((await of(at(`garnishGroups/${group?.key}`)))[0]).toBe(
    'Marcó "Súmale › Guacamole" como agotado hasta nuevo aviso, en Palermo',
  )
  expect(pan.id).not.toBe(tostada.id)
})

test('a change that changes nothing is not published', async () => {
  await unmark(cook, plate())
  await mark(cook, plate())
  const before = api.published.length
  await mark(owner, plate())
  expect(api.published).toHaveLength(before)
  expect(await list()).toHaveLength(1)
})

test('a mark that still stands is taken off, which is told and taken back in turn', async () => {
  await mark(cook, plate(), { kind: 'NOTICE' })
  api.published.length = 0
  expect(await undo(owner, 1)).toEqual({ ok: true, data: { revision: 2 } })
  expect(await isMarked()).toBe(false)
  // The board's channel and the shop's each tell of it once.
  const told = ['catalog-changed', 'document-updated', 'document-updated']
  expect(api.published.map(({ event }) => event).toSorted()).toEqual(told)
  expect(await list()).toMatchObject([
    {
      number: 2,
      by: 'Olga',
      door: 'UNDO',
      undoes: 1,
      isMark: true,
      sentences: ['Volvió a vender "Tostada de la casa" en Palermo'],
    },
    { number: 1, undone: true },
  ])
  expect(await undo(owner, 2)).toEqual({ ok: true, data: { revision: 3 } })
  expect(await isMarked()).toBe(true)
  expect((await list()).map(({ undone }) => undone)).toEqual([false, true, false])
  // Where it was marked differently before, it is so again.
  await mark(cook, plate(), { kind: 'TWO_HOURS' })
  expect(await undo(owner, 4)).toEqual({ ok: true, data: { revision: 5 } })
  const [row] = await api.ports.database.selectFrom('sold_out_plates').select('until').execute()
  expect(row).toEqual({ until: null })
})

test('a mark that somebody changed meanwhile is told as a conflict, and stays', async () => {
  await mark(cook, plate(), { kind: 'NOTICE' })
  await mark(owner, plate())
  expect(await undo(cook, 1)).toMatchObject({
    problem: {
      status: 409,
      code: 'changed-meanwhile',
      errors: [
        {
          path: `branchContacts/${contact.alias}/soldOut/PLATE/${await menuKey()}/tostada`,
          expected: 'agotado hasta el sábado 21/11 a las 12:00',
          by: 'Olga',
          at: api.clock.now.toISOString(),
        },
      ],
    },
  })
  expect(await isMarked()).toBe(true)
  await unmark(owner, plate())
  expect(await undo(cook, 1)).toMatchObject({ problem: { errors: [{ expected: 'a la venta' }] } })
  expect(await list()).toHaveLength(3)
})

const menuKey = async (): Promise<string> =>
  (await api.ports.database.selectFrom('menus').select('key').executeTakeFirstOrThrow()).key

test('of a mark that the clock ended there is nothing to take back', async () => {
  await mark(cook, plate(), { kind: 'HALF_HOUR' })
  await unmark(cook, plate())
  const undoable = async () => (await list()).map((one) => one.undoable)
  expect(await undoable()).toEqual([true, true])
  api.clock.now = new Date(api.clock.now.getTime() + 30 * 60_000)
  expect(await undoable()).toEqual([false, false])
  // A page that still has it open is not told of somebody else, and nothing is marked that is over.
  expect(await undo(owner, 2)).toEqual({ ok: true, data: { revision: null } })
  expect(await api.ports.database.selectFrom('sold_out_plates').selectAll().execute()).toEqual([])
  expect(await list()).toHaveLength(2)
})

test('a thing that is not in the menu any more is a conflict', async () => {
  await mark(cook, plate(), { kind: 'NOTICE' })
  await api.ports.database.deleteFrom('plates').where('id', '=', tostada.id).execute()
  expect(await undo(owner, 1)).toMatchObject({
    problem: { status: 409, errors: [{ expected: '' }] },
  })
})

/** spec('decisions tenant-history.8') */
test('staff who may mark and nothing else see and take back their own marks', async () => {
  const other = await hire('Teo', { role: 'KITCHEN', contacts: [contact] })
  const place = ['menus', await menuKey(), 'plates', 'tostada', 'description']
  await owner.client.changeDocument({
    ...ours(),
    body: { operations: [{ kind: 'set', place, to: 'Rica' }] },
  })
  await mark(cook, plate(), { kind: 'NOTICE' })
  await mark(other, PALTA, { kind: 'NOTICE' })
  const seen = async (by: Person) => (await list(by)).map(({ number }) => number)
  expect([await seen(owner), await seen(cook), await seen(other)]).toEqual([[3, 2, 1], [2], [3]])
  const answer = dataOf(await cook.client.listRevisions({ ...ours(), query: {} }))
  expect(answer.authors).toEqual([])
  for (const number of [1, 3])
    expect(await undo(cook, number)).toMatchObject({ problem: { status: 404, code: 'revision-not-found' } })
  expect(await undo(cook, 2)).toEqual({ ok: true, data: { revision: 4 } })
  expect(await isMarked()).toBe(false)
  expect(await seen(cook)).toEqual([4, 2])

  const dispatcher = await hire('Rita', { role: 'DISPATCHER', contacts: [contact] })
  const lacks = (path: string) => ({
    problem: { status: 403, code: 'permission-missing', errors: [{ path }] },
  })
  expect(await dispatcher.client.listRevisions({ ...ours(), query: {} })).toMatchObject(lacks('activity'))
  expect(await undo(dispatcher, 3)).toMatchObject(lacks('activity'))
})

test('a mark is taken back by who may mark at its contact, and nobody else', async () => {
  const sibling = await api.given.branchContact({ sameMenuAs: contact })
  await mark(cook, plate(), { kind: 'NOTICE' })
  await api.ports.database
    .updateTable('staff_memberships')
    .set({ branch_contact_id: sibling.id })
    .where('staff_user_id', '=', cook.id)
    .execute()
  expect(await undo(cook, 1)).toMatchObject({
    problem: { code: 'permission-missing', errors: [{ path: 'menu.sold-out' }] },
  })
  expect(await isMarked()).toBe(true)
})

test('marks are in the way of no undo, and in no document', async () => {
  const place = ['menus', await menuKey(), 'plates', 'tostada', 'description']
  const set = await owner.client.changeDocument({
    ...ours(),
    body: { operations: [{ kind: 'set', place, to: 'Rica' }] },
  })
  expect(set).toEqual({ ok: true, data: { revision: 1 } })
  await mark(cook, plate(), { kind: 'NOTICE' })
  const company = await api.ports.database.selectFrom('companies').select('key').executeTakeFirstOrThrow()
  const file = await exportTenant(api.ports.database, company.key)
  expect(JSON.stringify(file)).toContain(`"soldOut":["${await menuKey()}/tostada"]`)
  const { value } = dataOf(
    await owner.client.getDocument({ ...ours(), query: { place: `branchContacts/${contact.alias}` } }),
  )
  expect(value).not.toHaveProperty('soldOut')
  expect(await undo(owner, 1)).toEqual({ ok: true, data: { revision: 3 } })
  expect(await isMarked()).toBe(true)
  // Back to before the mark is nothing of the document.
  const state = await owner.client.getPastState({
    params: { id: contact.branchId, number: 1 },
    query: { place: `branchContacts/${contact.alias}` },
  })
  expect(dataOf(state)).toMatchObject({ count: 0 })
})

test('an operator takes a mark back by its number', async () => {
  await mark(cook, plate(), { kind: 'NOTICE' })
  const { key: companyKey } = await api.ports.database
    .selectFrom('companies')
    .select('key')
    .executeTakeFirstOrThrow()
  const undone = await undoRevision({ companyKey, number: 1 }, tenantWorld(api.ports))
  expect(undone).toMatchObject({ ok: true, changed: true, revision: 2, branchContactIds: [contact.id] })
  expect((await list())[0]).toMatchObject({ by: null, door: 'UNDO', undoes: 1 })
})

test('of two who mark one thing at once both are told, and the later one holds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const before = (await list())[0]?.number ?? 0
    const turns = [mark(cook, plate(), { kind: 'NOTICE' }), mark(owner, plate(), { kind: 'TWO_HOURS' })]
    await Promise.all(turns)
    const rows = await api.ports.database
      .selectFrom('revisions')
      .select(['number', 'mark'])
      .where('number', '>', before)
      .orderBy('number')
      .execute()
    const [first, second] = rows.map(({ mark: one }) => one as { from: unknown; to: unknown })
    expect(rows.map(({ number }) => number - before)).toEqual([1, 2])
    expect(first?.from).toBeNull()
    expect(second?.from).toEqual(first?.to)
    const [row] = await api.ports.database.selectFrom('sold_out_plates').select('until').execute()
    expect({ until: row?.until?.toISOString() ?? null }).toEqual(second?.to)
    // Of two undos at once one takes it back.
    const last = rows.at(-1)?.number ?? 0
    const undone = await Promise.all([undo(owner, last), undo(owner, last)])
    const winners = undone.filter(({ ok }) => ok)
    expect(winners.length).toBe(1)
    await unmark(owner, plate())
  }
})

test('a contact that is blocked is told and taken back like any change of the document', async () => {
  const place = ['branchContacts', contact.alias, 'blocked']
  const body = { operations: [{ kind: 'set' as const, place, to: true }] }
  expect(await owner.client.changeDocument({ ...ours(), body })).toEqual({ ok: true, data: { revision: 1 } })
  const state = async () =>
    dataOf(await api.client.getBranchContact({ params: { id: contact.id } })).commercialTermsInfo
  expect(await state()).toEqual({ blocked: true })
  expect(await list()).toMatchObject([
    {
      by: 'Olga',
      isMark: false,
      undoable: true,
      sentences: ['Se cerró al público el local "Palermo" (Fuego Lento)'],
    },
  ])
  expect(await undo(owner, 1)).toEqual({ ok: true, data: { revision: 2 } })
  expect(await state()).toEqual({ blocked: false })
})
