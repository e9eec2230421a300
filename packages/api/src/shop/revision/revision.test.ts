import type { Client } from '@mostrador/contract/client'
import { importTenant } from '@mostrador/tenant/file/import-tenant'
import { smallTenant, testWorld } from '@mostrador/tenant/testing/small-tenant'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const BIFE = 'menus/carta/plates/bife'

type Ids = {
  readonly companyId: string
  readonly branchId: string
  readonly plateId: string
  readonly alias: string
  readonly orderModeId: string
}

let api: TestApi
let ids: Ids
let owner: Client

/** A shop that came by its file, with an owner who works in the console. */
beforeEach(async () => {
  api = await startTestApi()
  await importSmall()
  const { rows } = await sql<Ids>`
    select p.company_id as "companyId", p.branch_id as "branchId", p.id as "plateId", a.alias,
      m.id as "orderModeId"
    from plates p join order_modes m on m.menu_id = p.menu_id
      join aliases a on a.branch_contact_id = m.branch_contact_id
    where p.key = 'bife' order by m.position limit 1`.execute(api.ports.database)
  if (!rows[0]) throw new Error('The shop sells no bife')
  ids = rows[0]
  await hire()
})

/** A file takes out the staff that it does not name: the owner comes after it. */
async function hire(): Promise<void> {
  owner = await api.as(await api.given.staff({ role: 'OWNER', company: ids as unknown as GivenContact }))
}

async function importSmall(change: (file: ReturnType<typeof smallTenant>) => void = () => undefined) {
  const file = smallTenant()
  change(file)
  const world = { ...(await testWorld()), db: api.ports.database, newId: api.ports.newId, now: api.clock.now }
  const result = await importTenant(file, world)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
}

const ours = () => ({ params: { id: ids.branchId } })
const sheet = async () => dataOf(await owner.getDocument({ ...ours(), query: { place: BIFE } })).value

/** Changes fields of the bife, each over what was seen of it; what says nothing is left out. */
const change = (fields: Readonly<Record<string, { readonly from?: unknown; readonly to?: unknown }>>) =>
  owner.changeDocument({
    ...ours(),
    body: {
      operations: Object.entries(fields).map(([field, { from, to }]) => ({
        kind: 'set',
        place: [...BIFE.split('/'), field],
        from,
        to,
      })),
    },
  })
const list = async (before?: number) =>
  dataOf(await owner.listRevisions({ params: { id: ids.branchId }, query: { before } }))
const undo = (number: number) => owner.undoRevision({ params: { id: ids.branchId, number } })

/** The price of the bife on the menu that diners read. */
async function dinersPay(): Promise<number | undefined> {
  const { alias, orderModeId } = ids
  const menu = dataOf(await api.client.getMenu({ params: { alias, orderModeId }, query: {} }))
  return menu.plates.find(({ id }) => id === ids.plateId)?.price
}

test('a price is changed in the console, diners pay it at once, and it is taken back', async () => {
  expect(await sheet()).toMatchObject({
    name: 'Bife de chorizo',
    description: 'Con hueso',
    price: 18_500.5,
  })
  expect(await dinersPay()).toBe(18_500.5)
  expect(await change({ price: { from: 18_500.5, to: 19_900 } })).toEqual({ ok: true, data: { revision: 2 } })
  expect(await dinersPay()).toBe(19_900)
  expect(await list()).toMatchObject({
    more: false,
    revisions: [
      {
        number: 2,
        at: api.clock.now.toISOString(),
        door: 'CONSOLE',
        by: 'Sofía',
        undoes: null,
        undone: false,
        undoable: true,
        sentences: ['Parrilla › Carta › Bife de chorizo · precio: 18.500,5 → 19.900'],
        count: 1,
      },
      { number: 1, door: 'FILE', by: null, undoable: false },
    ],
  })
  expect(await undo(2)).toEqual({ ok: true, data: { revision: 3 } })
  expect(await dinersPay()).toBe(18_500.5)
  expect((await list()).revisions.map(({ undoes, undone }) => [undoes, undone])).toEqual([
    [2, false],
    [null, true],
    [null, false],
  ])
})

test('a change that another person made meanwhile is told, and not overwritten', async () => {
  await change({ price: { from: 18_500.5, to: 19_900 } })
  expect(await change({ price: { from: 18_500.5, to: 25_000 } })).toMatchObject({
    problem: {
      status: 409,
      code: 'changed-meanwhile',
      errors: [{ path: `${BIFE}/price`, expected: 19_900, by: 'Sofía', at: api.clock.now.toISOString() }],
    },
  })
  // Another field is nobody's business.
  expect(await change({ description: { from: 'Con hueso' } })).toMatchObject({ ok: true })
  expect(await sheet()).toMatchObject({ name: 'Bife de chorizo', price: 19_900 })
  expect(await sheet()).not.toHaveProperty('description')
})

test('a price that the tenant’s own check refuses is refused at its field, and nothing is kept', async () => {
  const both = { price: { from: 18_500.5, to: 19_900.005 }, name: { from: 'Bife de chorizo', to: 'Ojo' } }
  expect(await change(both)).toMatchObject({
    problem: {
      status: 422,
      code: 'change-refused',
      errors: [{ path: `${BIFE}/price`, code: 'too-many-decimals' }],
    },
  })
  expect(await change({ name: { from: 'Bife de chorizo', to: '  ' } })).toMatchObject({
    problem: { status: 422, errors: [{ path: `${BIFE}/name` }] },
  })
  expect((await list()).revisions).toHaveLength(1)
})

test('the name that diners read is changed, also where the plate has another one for the shop', async () => {
  await importSmall(({ branches: [{ menus }] }) => {
    const [bife] = menus?.[0]?.plates ?? []
    if (bife) bife.showName = 'Bife del patrón'
  })
  await hire()
  expect(await change({ showName: { from: 'Bife del patrón', to: 'El bife' } })).toMatchObject({ ok: true })
  expect(await sheet()).toMatchObject({ name: 'Bife de chorizo', showName: 'El bife' })
  const rows = await api.ports.database.selectFrom('plates').select(['name', 'show_name']).execute()
  expect(rows).toContainEqual({ name: 'Bife de chorizo', show_name: 'El bife' })
})

test('a change that changes nothing is no revision', async () => {
  expect(await change({ price: { from: 18_500.5, to: 18_500.5 } })).toEqual({
    ok: true,
    data: { revision: null },
  })
})

test('a revision of the company itself is taken back from a branch by its owner, one that is not there by nobody', async () => {
  await importSmall(({ company }) => {
    company.name = 'Otra'
  })
  await hire()
  expect((await list()).revisions[0]).toMatchObject({ number: 2, undoable: true })
  expect(await undo(99)).toMatchObject({ problem: { status: 404, code: 'revision-not-found' } })
  expect(await undo(2)).toMatchObject({ ok: true })
})

test('the history comes twenty at a time', async () => {
  for (let price = 1; price <= 21; price += 1) {
    // Changes that are typed sooner are one revision.
    api.clock.now = new Date(api.clock.now.getTime() + 60_000)
    await change({ price: { from: price === 1 ? 18_500.5 : price - 1, to: price } })
  }
  const first = await list()
  expect([first.revisions.length, first.more]).toEqual([20, true])
  const rest = await list(first.revisions.at(-1)?.number)
  expect([rest.revisions.map(({ number }) => number), rest.more]).toEqual([[2, 1], false])
})

test('a description is changed over what is there to the letter, spaces and all', async () => {
  await importSmall(({ branches: [{ menus }] }) => {
    const [bife] = menus?.[0]?.plates ?? []
    if (bife) bife.description = ' Con hueso '
  })
  await hire()
  expect(await change({ description: { from: 'Con hueso', to: 'Sin hueso' } })).toMatchObject({
    problem: { code: 'changed-meanwhile', errors: [{ expected: ' Con hueso ' }] },
  })
  expect(await change({ description: { from: ' Con hueso ', to: 'Sin hueso' } })).toMatchObject({ ok: true })
  expect(await sheet()).toMatchObject({ description: 'Sin hueso' })
})

test('a description that is not there any more is told as an empty text', async () => {
  await change({ description: { from: 'Con hueso' } })
  expect(await change({ description: { from: 'Con hueso', to: 'Sin hueso' } })).toMatchObject({
    problem: { errors: [{ path: `${BIFE}/description`, expected: '' }] },
  })
})

test('a number that no row can have is refused, and asks the database nothing', async () => {
  for (const number of [2_147_483_648, Number.MAX_SAFE_INTEGER]) {
    expect(await undo(number)).toMatchObject({ problem: { status: 404 } })
    const query = { params: { id: ids.branchId }, query: { before: number } }
    expect(await owner.listRevisions(query)).toMatchObject({ problem: { status: 400 } })
  }
})

test('of a thing that changed since no answer says what is in it', async () => {
  const norte = { key: 'norte', name: 'Norte', timeZone: 'America/Argentina/Buenos_Aires' }
  const bring = (name: string) =>
    importSmall(({ branches: [{ branchContacts }] }) => {
      branchContacts?.push({ ...norte, name, riderSecurityCodeHash: 'hash:5555' })
    })
  await bring('Norte')
  await bring('Sur')
  await hire()
  expect(await undo(2)).toMatchObject({
    problem: { code: 'changed-meanwhile', errors: [{ path: 'branchContacts/norte', expected: '' }] },
  })
})

test('staff who may not change the things of a revision cannot undo it either', async () => {
  await importSmall(({ branches }) => {
    branches.push({ key: 'sushi', name: 'Sushi', country: 'ar' })
  })
  const sushi = await api.ports.database
    .selectFrom('branches')
    .select('id')
    .where('key', '=', 'sushi')
    .executeTakeFirstOrThrow()
  const undoing = { params: { id: sushi.id, number: 2 } }
  const company = ids as unknown as GivenContact
  const manager = await api.as(await api.given.staff({ role: 'MANAGER', company }))
  expect(await manager.undoRevision(undoing)).toMatchObject({
    problem: { status: 403, code: 'permission-missing' },
  })
  await hire()
  expect(await owner.undoRevision(undoing)).toMatchObject({ ok: true })
})

test('a change that was told as in a file is told by the sentence of today', async () => {
  await change({ price: { from: 28_000, to: 30_000 } })
  const set = { kind: 'set', place: ['branches', 'lento', 'branchContacts', 'palermo', 'alerts'] }
  await sql`update revisions set operations = ${JSON.stringify([{ ...set, to: { people: [] } }])}::jsonb,
      sentences = array['Lento › Palermo · avisos: nada → {"people":[]}']
    where number = (select max(number) from revisions)`.execute(api.ports.database)
  expect((await list()).revisions[0]?.sentences).toEqual([
    'Lento › Palermo · avisos de pedidos sin mirar: nada → (personas a las que se avisa: nada)',
  ])
})
