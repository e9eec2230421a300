import { emptyDatabase } from '@mostrador/database/testing'
import { applyOperations, valueAt } from '@mostrador/domain/revision/apply-operations'
import { compareDocuments } from '@mostrador/domain/revision/compare-documents'
import { keyBefore, keyOf, positionOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import { mirroredAt, mirroredPlace } from '@mostrador/domain/revision/mirrored-place'
import {
  inverseOf,
  type DocumentPlace,
  type Operation,
  type Thing,
} from '@mostrador/domain/revision/operation'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { canonicalForm } from './canonical-form.ts'
import { changeTenant } from './change-tenant.ts'
import { checkTenantFile } from '../check/check-tenant-file.ts'
import { exportTenant, takeTenant } from '../file/export-tenant.ts'
import { documentOfFile } from '../history/tenant-document.ts'
import { importTakenFile } from '../file/import-taken.ts'
import type { ImportWorld } from '../file/import-world.ts'
import { importTenant } from '../file/import-tenant.ts'
import { readDocument } from './read-document.ts'
import { tenantSchema, type TenantFile } from '../schema/tenant-schema.ts'
import { testWorld } from '../testing/small-tenant.ts'
import { anyTenant } from '../testing/generated-tenants.ts'
import { untilAllCame } from '../testing/until-all-came.ts'
import { undoRevision } from '../history/undo-revision.ts'
import { withoutStrays } from './without-strays.ts'

/** Whether one of two places is the other, or lies in it. */
const doMeet = (one: readonly string[], other: readonly string[]): boolean =>
  one.slice(0, other.length).every((step, at) => step === other[at])

const companyKey = 'azar'
const AUTHORS = 3
const MEETING_FIELDS = 3

let world: ImportWorld

beforeAll(async () => {
  world = await testWorld()
})

/**
 * Turn of an author, who looks at the shop or goes on with an older look, and brings some fields
 * or things to his or her wish, or undoes a change of any author.
 */
const turn = fc.record({
  author: fc.nat(AUTHORS - 1),
  looks: fc.boolean(),
  what: fc.constantFrom('change', 'change', 'field', 'field', 'undo'),
  which: fc.nat(1000),
  most: fc.constantFrom(1, 2, 3, 50),
})
type Turn = ReturnType<typeof turn.generate>['value']

/** Turns that are taken at once, one such round after the other. */
const rounds = fc.array(fc.array(turn, { minLength: 1, maxLength: AUTHORS }), { minLength: 3, maxLength: 7 })

const story = fc.record({
  start: anyTenant,
  /** Shop that each of the authors wants. */
  wishes: fc.array(anyTenant, { minLength: AUTHORS, maxLength: AUTHORS }),
  rounds,
  /** How many revisions are taken back at the end. */
  back: fc.nat(6),
})

/** The shop as it has to be, computed beside the database, and what was accepted so far. */
type Told = {
  file: Thing
  readonly accepted: Operation[]
  /** The text of the file after each revision. */
  readonly texts: Map<number, string>
}

const textOf = (file: unknown): string => JSON.stringify(file)
const documentOfTold = ({ file: { company, branches } }: Told): Thing => documentOfFile({ company, branches })

/** Operations over what an author saw; none where there is nothing to want. */
function wanted(seen: Thing, wish: TenantFile, { what, which, most }: Turn): readonly Operation[] {
  const all = compareDocuments(seen, documentOfFile(wish))
  if (what === 'field') {
    // One of the few fields at which they all begin: there they meet.
    const fields = all.filter(({ kind }) => kind === 'set').slice(0, MEETING_FIELDS)
    return fields.slice(which % MEETING_FIELDS).slice(0, 1)
  }
  const from = all.length === 0 ? 0 : which % all.length
  return all.slice(from, from + most)
}

type Outcome = NonNullable<Awaited<ReturnType<typeof undoRevision>>>

type Sent = {
  readonly operations: readonly Operation[]
  readonly send: () => Promise<Outcome | undefined>
}

async function sent(one: Turn, seen: Thing, wish: TenantFile): Promise<Sent> {
  if (one.what !== 'undo') {
    const operations = wanted(seen, wish, one)
    return {
      operations,
      send: () => changeTenant({ companyKey, operations, author: { door: 'CONSOLE' } }, world),
    }
  }
  const rows = await world.db
    .selectFrom('revisions')
    .select(['number', 'operations'])
    .where('number', '>', 1)
    .execute()
  const row = rows[one.which % Math.max(1, rows.length)]
  if (!row) return { operations: [], send: async () => undefined }
  return {
    operations: inverseOf(row.operations as unknown as readonly Operation[]),
    send: () => undoRevision({ companyKey, number: row.number }, world),
  }
}

/** Expects the value that an operation saw to be there still. */
function expectSeen(document: Thing, operation: Operation): void {
  if (operation.kind === 'move') return
  const { kind, place } = operation
  const seen = kind === 'set' ? operation.from : kind === 'remove' ? operation.thing : undefined
  expect([place, valueAt(document, place)]).toEqual([place, seen])
}

/** Puts what was accepted into the shop as it has to be. */
function tell(told: Told, operations: readonly Operation[], number: number): void {
  let document = told.file
  for (const operation of operations) {
    expectSeen(document, operation)
    const applied = applyOperations(document, [operation])
    expect(applied).toMatchObject({ ok: true })
    if (applied.ok) ({ document } = applied)
  }
  told.file = canonicalForm(tenantSchema, withoutStrays(told.file, document)) as Thing
  told.texts.set(number, textOf(told.file))
  told.accepted.push(...operations)
}

/**
 * Whether an operation is about a place: of a thing that goes, what contacts say of it goes too.
 */
const isAbout = (operation: Operation, place: DocumentPlace): boolean =>
  doMeet(operation.place, place) ||
  (operation.kind === 'remove' &&
    mirroredAt(place) !== undefined &&
    doMeet(operation.place, mirroredPlace(place)))

/** Returns the fields of a value at a place, by their keys. */
function fieldsOf(value: unknown, place: DocumentPlace): readonly (readonly [DocumentPlace, unknown])[] {
  if (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => typeof (one as Thing | null)?.key === 'string')
  )
    return thingsOf(value).flatMap((one) => fieldsOf(one, [...place, keyOf(one)]))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[place, value]]
  return Object.entries(value).flatMap(([field, inner]) => fieldsOf(inner, [...place, field]))
}

/** Each accepted operation is seen, but where a later one is about the same place. */
function expectNothingLost(document: Thing, accepted: readonly Operation[]): void {
  for (const [at, operation] of accepted.entries()) {
    const later = accepted.slice(at + 1)
    const { place } = operation
    if (operation.kind === 'move') {
      const list = place.slice(0, -1)
      if (later.some((one) => isAbout(one, list))) continue
      const things = thingsOf(valueAt(document, list))
      const isThere = operation.to === null || positionOf(things, operation.to) >= 0
      const before = isThere ? operation.to : keyBefore(things, things.length - 1)
      expect([place, keyBefore(things, positionOf(things, place.at(-1) ?? ''))]).toEqual([place, before])
      continue
    }
    const value =
      operation.kind === 'set' ? operation.to : operation.kind === 'add' ? operation.thing : undefined
    for (const [field, said] of fieldsOf(value, place))
      if (!later.some((one) => isAbout(one, field)))
        expect([field, valueAt(document, field)]).toEqual([field, said])
  }
}

/** The database says what the shop has to be; that is valid, and what the console reads. */
async function expectToBe(told: Told): Promise<void> {
  const file = await exportTenant(world.db, companyKey)
  expect(textOf(file)).toBe(textOf(told.file))
  expect(checkTenantFile(file)).toMatchObject({ ok: true })
  const document = documentOfTold(told)
  for (const branch of thingsOf(document.branches)) {
    const place = ['branches', keyOf(branch)]
    const { value } = await readDocument(world.db, { companyKey, place })
    expect(textOf(value)).toBe(textOf(branch))
  }
  expectNothingLost(document, told.accepted)
}

type Came = Record<'accepted' | 'stale' | 'refused' | 'undone', number>

function count(came: Came, { what }: Turn, result: Outcome): void {
  if (result.ok) came[what === 'undo' ? 'undone' : 'accepted'] += 1
  else came['conflict' in result ? 'stale' : 'refused'] += 1
}

/** A round is sent at once: in which order it was taken, the numbers of its revisions say. */
async function takeRound(round: readonly (readonly [Turn, Sent])[], told: Told, came: Came): Promise<void> {
  const results = await Promise.all(round.map(([, { send }]) => send()))
  const made: { readonly number: number; readonly operations: readonly Operation[] }[] = []
  for (const [at, [one, { operations }]] of round.entries()) {
    const result = results[at]
    if (!result) continue
    count(came, one, result)
    if (result.ok && result.revision !== undefined) made.push({ number: result.revision, operations })
  }
  made.sort((one, other) => one.number - other.number)
  for (const { number, operations } of made) tell(told, operations, number)
}

/** The last revisions are taken back, newest first: each time the shop is what it was before. */
async function takeBack(told: Told, most: number): Promise<void> {
  const numbers = [...told.texts.keys()].toSorted((one, other) => other - one)
  for (const [at, number] of numbers.slice(0, -1).slice(0, most).entries()) {
    expect(await undoRevision({ companyKey, number }, world)).toMatchObject({ ok: true })
    expect(textOf(await exportTenant(world.db, companyKey))).toBe(told.texts.get(numbers[at + 1] ?? 0))
  }
}

/** spec('decisions tenant-history.6') */
test('whatever several people do at once over what each has seen, nothing that was accepted is lost, and all of it is taken back byte for byte', async () => {
  const came: Came = { accepted: 0, stale: 0, refused: 0, undone: 0 }
  const each = fc.asyncProperty(story, async ({ start, wishes, rounds: all, back }) => {
    await emptyDatabase(world.db)
    expect(await importTenant(start, world)).toMatchObject({ ok: true, revision: 1 })
    const file = canonicalForm(tenantSchema, start) as Thing
    const told: Told = { file, accepted: [], texts: new Map([[1, textOf(file)]]) }
    const seen = wishes.map(() => documentOfTold(told))
    for (const round of all) {
      for (const { author, looks } of round) if (looks) seen[author] = documentOfTold(told)
      const turns: [Turn, Sent][] = []
      for (const one of round)
        turns.push([one, await sent(one, seen[one.author] ?? {}, wishes[one.author] ?? start)])
      await takeRound(turns, told, came)
      await expectToBe(told)
    }
    const taken: unknown = JSON.parse(textOf(await takeTenant(world.db, companyKey)))
    expect(await importTakenFile(taken, {}, world)).toMatchObject({ ok: true, changed: false })
    await takeBack(told, back)
  })
  await untilAllCame(each, came, 15)
  expect(Math.min(...Object.values(came))).toBeGreaterThan(0)
}, 180_000)
