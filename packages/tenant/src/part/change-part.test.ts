import { emptyDatabase } from '@mostrador/database/testing'
import fc from 'fast-check'
import { sql, type QueryResult, type RootOperationNode, type UnknownRow } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { canonicalForm } from '../document/canonical-form.ts'
import { changeTenant } from '../document/change-tenant.ts'
import { exportTenant } from '../file/export-tenant.ts'
import { compareDocuments } from '@mostrador/domain/revision/compare-documents'
import type { Operation } from '@mostrador/domain/revision/operation'
import type { ImportWorld } from '../file/import-world.ts'
import { importTenant } from '../file/import-tenant.ts'
import { partOf } from './part-of.ts'
import { branchContactSchema } from '../schema/branch-contact-schema.ts'
import { menuSchema } from '../schema/menu-schema.ts'
import type { TenantFile } from '../schema/tenant-schema.ts'
import { smallTenant, testWorld } from '../testing/small-tenant.ts'
import { anyContact, anyMenu, anyTenant } from '../testing/generated-tenants.ts'
import { untilAllCame } from '../testing/until-all-came.ts'

const companyKey = 'azar'

/** Changes nothing and lies in no menu: with it the whole company is loaded. */
const elsewhere: Operation = { kind: 'set', place: ['company', 'name'], from: 'Azar', to: 'Azar' }

let world: ImportWorld

beforeAll(async () => {
  world = await testWorld()
})

const style = fc.record({
  how: fc.constantFrom('all', 'all', 'some', 'spoilt'),
  isOfPlates: fc.boolean(),
  which: fc.nat(1000),
})

type Style = { readonly how: string; readonly which: number }

/** Operations of which some are left out, or one is spoilt. */
function styled(operations: readonly Operation[], { how, which }: Style): readonly Operation[] {
  const some = operations.filter((_, at) => how !== 'some' || (at + which) % 3 > 0)
  const at = which % Math.max(1, some.length)
  return some.map((one, index) => (how === 'spoilt' && index === at ? spoilt(one) : one))
}

/** Operations in one menu that lead to another. */
const menuChange = fc.tuple(anyTenant, anyMenu, style).map(([file, other, { isOfPlates, ...one }]) => {
  const menus = file.branches.flatMap((branch) => (branch.menus ?? []).map((menu) => ({ branch, menu })))
  const chosen = menus[one.which % Math.max(1, menus.length)]
  if (!chosen) return { file, operations: [] }
  const { branch, menu } = chosen
  const [before, after] = [menu, { key: menu.key, ...other }].map((value) => canonicalForm(menuSchema, value))
  const operations = compareDocuments(before, after, ['branches', branch.key, 'menus', menu.key]).filter(
    ({ place }) => !isOfPlates || (place[4] === 'plates' && place.length > 6),
  )
  return { file, operations: styled(operations, one) }
})

/**
 * Operations that lead a contact to another, or only what contacts of a branch say over its menus.
 */
const contactChange = fc.tuple(anyTenant, style).chain(([file, { isOfPlates, ...one }]) => {
  const branches = file.branches.filter(({ branchContacts = [] }) => branchContacts.length > 0)
  const branch = branches[one.which % Math.max(1, branches.length)]
  const contacts = branch?.branchContacts ?? []
  const chosen = isOfPlates ? contacts : contacts.slice(0, 1)
  return fc.tuple(...chosen.map(anyContact(branch?.menus ?? []))).map((others) => {
    const operations = chosen.flatMap((contact, at) => {
      const [before, after] = [contact, { key: contact.key, ...others[at] }].map((value) =>
        canonicalForm(branchContactSchema, value),
      )
      return compareDocuments(before, after, [
        'branches',
        branch?.key ?? '',
        'branchContacts',
        contact.key,
      ]).filter(({ place }) => !isOfPlates || place[4] === 'menus')
    })
    return { file, operations: styled(operations, one) }
  })
})

/** An operation that saw something else, or that wants what cannot be. */
function spoilt(operation: Operation): Operation {
  if (operation.kind !== 'set') return { ...operation, kind: 'move', from: null, to: 'e' }
  return typeof operation.to === 'number'
    ? { ...operation, to: operation.to > 500 ? -1 : operation.to + 0.001 }
    : { ...operation, from: 'algo' }
}

/** Outcome of a change: its sentences, the document after it, and the revision in its bytes. */
async function outcomeOf(file: TenantFile, operations: readonly Operation[]) {
  await emptyDatabase(world.db)
  expect(await importTenant(file, world)).toMatchObject({ ok: true })
  const contacts = await world.db.selectFrom('branch_contacts').select(['id', 'key']).execute()
  const result = await changeTenant({ companyKey, operations, author: { door: 'CONSOLE' } }, world)
  const { rows } = await sql`select number, door, branch_keys, operations::text, sentences from revisions
    order by number`.execute(world.db)
  const versions = world.db.selectFrom('branch_contacts').select(['key', 'catalog_version']).orderBy('key')
  return {
    result: result.ok
      ? {
          ...result,
          branchContactIds: contacts
            .filter(({ id }) => result.branchContactIds.includes(id))
            .map(({ key }) => key)
            .toSorted(),
        }
      : result,
    document: JSON.stringify(await exportTenant(world.db, companyKey)),
    revisions: rows,
    versions: await versions.execute(),
  }
}

const SLOW = 180_000

test(
  'a change of a menu comes to the same as of the whole, byte for byte',
  async () => {
    const came = { accepted: 0, plates: 0 }
    const each = fc.asyncProperty(menuChange, async ({ file, operations }) => {
      const part = partOf(operations)
      if (!part) return
      const outcome = await outcomeOf(file, operations)
      expect(outcome).toEqual(await outcomeOf(file, [...operations, elsewhere]))
      if (outcome.result.ok) came.accepted += 1
      if (part.kind === 'menu' && part.plateKeys) came.plates += 1
    })
    await untilAllCame(each, came, 40)
    expect(Math.min(came.accepted, came.plates)).toBeGreaterThan(0)
  },
  SLOW,
)

/** spec('decisions locals-own.8') */
test(
  'a change of a contact, or of what contacts say, comes to the same as of the whole, byte for byte',
  async () => {
    const came = { accepted: 0, refused: 0, whole: 0, several: 0 }
    const each = fc.asyncProperty(contactChange, async ({ file, operations }) => {
      const part = partOf(operations)
      if (part?.kind !== 'contact') return
      const outcome = await outcomeOf(file, operations)
      expect(outcome).toEqual(await outcomeOf(file, [...operations, elsewhere]))
      came[outcome.result.ok ? 'accepted' : 'refused'] += 1
      if (part.isWhole) came.whole += 1
      if (part.contactKeys.length > 1) came.several += 1
    })
    await untilAllCame(each, came, 60)
    expect(Math.min(...Object.values(came))).toBeGreaterThan(0)
  },
  SLOW,
)

const plate = ['branches', 'parrilla', 'menus', 'carta', 'plates', 'bife']
const set = (...place: readonly string[]): Operation => ({ kind: 'set', place, from: 1, to: 2 })

test.each([
  ['a field of a plate', [set(...plate, 'price')], ['bife']],
  [
    'a size of one and a field of another',
    [set(...plate, 'sizes', 'medio', 'price'), set(...plate.slice(0, 5), 'agua', 'name')],
    ['bife', 'agua'],
  ],
  ['a plate by another key', [set(...plate, 'key')], undefined],
  ['a category beside a plate', [set(...plate, 'price'), set(...plate.slice(0, 4), 'name')], undefined],
])('%s is a part of a menu', (_, operations, plateKeys) => {
  expect(partOf(operations)).toEqual({ kind: 'menu', branchKey: 'parrilla', menuKey: 'carta', plateKeys })
})

const centre = ['branches', 'parrilla', 'branchContacts', 'centro']
const here = [...centre, 'menus', 'carta', 'plates', 'bife']

test.each([
  ['a field of one', [set(...centre, 'name')], { isWhole: true, contactKeys: ['centro'] }],
  ['what one says', [set(...here, 'price')], { isWhole: false, contactKeys: ['centro'] }],
  [
    'what two say',
    [set(...here, 'price'), set(...here.with(3, 'norte'), 'visible')],
    { isWhole: false, contactKeys: ['centro', 'norte'] },
  ],
  ['both of one', [set(...here, 'price'), set(...centre, 'blocked')], { isWhole: true }],
])('%s is a part of contacts', (_, operations, part) => {
  expect(partOf(operations)).toMatchObject({ kind: 'contact', branchKey: 'parrilla', ...part })
})

test.each([
  ['nothing at all', []],
  ['a menu by another key', [set(...plate.slice(0, 4), 'key')]],
  [
    'a menu that is taken out',
    [{ kind: 'remove', place: plate.slice(0, 4), thing: {}, after: null } as const],
  ],
  ['two menus', [set(...plate, 'price'), set(...plate.with(3, 'noche'), 'price')]],
  ['a menu and a contact', [set(...plate, 'price'), set(...centre, 'name')]],
  ['fields of two contacts', [set(...centre, 'name'), set(...centre.with(3, 'norte'), 'name')]],
  ['a contact by another key', [set(...centre, 'key')]],
  ['the address of a contact', [set(...centre, 'alias')]],
  ['what ran out at one', [set(...centre, 'soldOut')]],
  ['two branches', [set(...here, 'price'), set(...here.with(1, 'sushi'), 'price')]],
])('%s is a matter of the whole company', (_, operations) => {
  expect(partOf(operations)).toBeUndefined()
})

/** The statements that a change sends, those that open and end its transaction not among them. */
async function statementsOf(operations: readonly Operation[]): Promise<number> {
  let count = 0
  const counting = {
    transformQuery: ({ node }: { readonly node: RootOperationNode }) => {
      count += 1
      return node
    },
    transformResult: async ({ result }: { readonly result: QueryResult<UnknownRow> }) => result,
  }
  const watched = { ...world, db: world.db.withPlugin(counting) }
  const result = await changeTenant(
    { companyKey: 'prueba', operations, author: { door: 'CONSOLE' } },
    watched,
  )
  expect(result).toMatchObject({ ok: true, changed: true })
  return count
}

test('a field of a plate is changed in four statements, and so are fields of many', async () => {
  await emptyDatabase(world.db)
  await importTenant(smallTenant(), world)
  const dearer: Operation = { kind: 'set', place: [...plate, 'price'], from: 18_500.5, to: 19_900 }
  const agua: Operation = { kind: 'set', place: [...plate.with(5, 'agua'), 'price'], from: 1500, to: 1800 }
  expect(await statementsOf([dearer])).toBe(4)
  expect(await statementsOf([{ ...dearer, from: 19_900, to: 20_100 }, agua])).toBe(4)
})

/** spec('decisions locals-own.8') */
test('a price of one contact is changed in four statements, and so is that of several', async () => {
  await emptyDatabase(world.db)
  const file = smallTenant()
  const [given] = file.branches[0].branchContacts ?? []
  if (!given) throw new Error('no contact')
  const { soldOut: _, ...norte } = { ...given, key: 'norte' }
  file.branches[0].branchContacts = [given, norte]
  await importTenant(file, world)
  const price = (contact: string, from: number | undefined, to: number | undefined): Operation => ({
    kind: 'set',
    place: [...here.with(3, contact).with(7, 'agua'), 'price'],
    from,
    to,
  })
  expect(await statementsOf([price('centro', undefined, 1800)])).toBe(4)
  expect(await statementsOf([price('centro', 1800, 1900)])).toBe(4)
  expect(await statementsOf([price('centro', 1900, undefined)])).toBe(4)
  expect(await statementsOf([price('centro', undefined, 1800), price('norte', undefined, 1800)])).toBe(4)
  expect(await statementsOf([{ kind: 'set', place: [...centre, 'blocked'], to: true }])).toBe(4)
})

test('a fault of the menu that stood before is no reason against another change, a new one is told alone', async () => {
  await emptyDatabase(world.db)
  await importTenant(smallTenant(), world)
  await sql`update garnishes set visible = false`.execute(world.db)
  const change = (...operations: Operation[]) =>
    changeTenant({ companyKey: 'prueba', operations, author: { door: 'CONSOLE' } }, world)
  const renamed: Operation = {
    kind: 'set',
    place: [...plate.slice(0, 4), 'categories', 'carnes', 'name'],
    from: 'Carnes',
    to: 'De la parrilla',
  }
  expect(await change(renamed)).toMatchObject({ ok: true, revision: 2 })
  const strange: Operation = { ...renamed, place: [...plate, 'category'], from: 'carnes', to: 'nada' }
  expect(await change({ ...renamed, from: 'De la parrilla', to: 'Carnes' }, strange)).toMatchObject({
    problems: [
      {
        code: 'key-unknown',
        path: 'branches[0].menus[0].plates[0].category',
        place: [...plate, 'category'],
      },
    ],
  })
})
