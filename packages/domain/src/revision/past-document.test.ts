import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyOperations, valueAt } from './apply-operations.ts'
import { compareDocuments } from './compare-documents.ts'
import { pastDocument, restoringOperations } from './past-document.ts'
import type { DocumentPlace, Operation, Thing } from './operation.ts'

const KEYS = ['a', 'b', 'c', 'd'] as const

const things = <Fields extends Record<string, fc.Arbitrary<unknown>>>(fields: Fields) =>
  fc.uniqueArray(fc.record({ key: fc.constantFrom(...KEYS), ...fields }), { selector: ({ key }) => key })

/** A branch with a menu of plates, of which any may come, go, move and change at once. */
const document: fc.Arbitrary<Thing> = things({
  price: fc.nat(3),
  groups: fc.subarray(['x', 'y']),
  sizes: things({ price: fc.nat(2) }),
}).map((plates) => ({ branches: [{ key: 'b', menus: [{ key: 'm', plates }] }] }))

const plates = ['branches', 'b', 'menus', 'm', 'plates']

const isAbout = (place: DocumentPlace, { place: own }: Operation): boolean =>
  place.slice(0, own.length).every((step, at) => step === own[at])

const stepsTo = (states: readonly Thing[]): readonly Operation[] =>
  states.flatMap((state, at) => compareDocuments(states[at - 1] ?? state, state))

const applied = (now: Thing, operations: readonly Operation[]): Thing => {
  const done = applyOperations(now, operations)
  if (!done.ok) throw new Error(JSON.stringify(done.conflict))
  return done.document
}

const states = fc.array(document, { minLength: 2, maxLength: 5 })

test('with all that came later taken back, a document is what it was', () => {
  fc.assert(
    fc.property(states, (all) => {
      expect(pastDocument(all.at(-1) ?? {}, stepsTo(all))).toEqual(all[0])
    }),
    { numRuns: 60 },
  )
})

/** spec('decisions tenant-history.1') */
test('a thing goes back to any earlier state, and nothing beside it changes', () => {
  fc.assert(
    fc.property(states, fc.constantFrom(...KEYS), fc.nat(3), (all, key, index) => {
      const [now = {}, then] = [all.at(-1), index % all.length]
      const place = [...plates, key]
      const later = stepsTo(all.slice(then)).filter((operation) => isAbout(place, operation))
      const operations = restoringOperations(now, pastDocument(now, later), place) ?? []
      expect(operations.every((one) => isAbout(one.place.slice(0, place.length), { ...one, place }))).toBe(
        true,
      )
      const back = applied(now, operations)
      expect(valueAt(back, place)).toEqual(valueAt(all[then], place))
      const others = KEYS.filter((one) => one !== key).map((one) => valueAt(back, [...plates, one]))
      expect(others).toEqual(KEYS.filter((one) => one !== key).map((one) => valueAt(now, [...plates, one])))
    }),
    { numRuns: 60 },
  )
})

test('a list goes back to its order', () => {
  fc.assert(
    fc.property(states, (all) => {
      const now = all.at(-1) ?? {}
      const operations = restoringOperations(now, pastDocument(now, stepsTo(all)), plates) ?? []
      expect(applied(now, operations)).toEqual(all[0])
    }),
    { numRuns: 60 },
  )
})

test('beside what is gone a thing stays where it is, and comes back last', () => {
  const menu = (...keys: string[]): Thing => ({
    branches: [{ key: 'b', menus: [{ key: 'm', plates: keys.map((key) => ({ key })) }] }],
  })
  const place = [...plates, 'a']
  const moved: Operation = { kind: 'move', place, from: 'z', to: null }
  expect(restoringOperations(menu('a', 'b'), pastDocument(menu('a', 'b'), [moved]), place)).toEqual([])
  const gone: Operation = { kind: 'remove', place, thing: { key: 'a' }, after: 'z' }
  const back = restoringOperations(menu('b'), pastDocument(menu('b'), [gone]), place)
  expect(back).toEqual([{ kind: 'add', place, thing: { key: 'a' }, after: 'b' }])
})
