import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyOperations } from './apply-operations.ts'
import { compareDocuments } from './compare-documents.ts'
import { mirroredAt, mirroredPlace } from './mirrored-place.ts'
import { inverseOf, type Operation, type Thing } from './operation.ts'

const centre = ['branches', 'parrilla', 'branchContacts', 'centro']
const bife = [...centre, 'menus', 'carta', 'plates', 'bife']
const contact = (menus?: readonly Thing[]): Thing => ({
  branches: [
    {
      key: 'parrilla',
      menus: [{ key: 'carta', plates: [{ key: 'bife', price: 100 }] }],
      branchContacts: [{ key: 'centro', name: 'Centro', ...(menus && { menus }) }],
    },
  ],
})
const dearer: Operation = { kind: 'set', place: [...bife, 'price'], to: 120 }
const hidden: Operation = { kind: 'set', place: [...bife.with(7, 'agua'), 'visible'], to: false }

function after(document: Thing, operations: readonly Operation[]): Thing {
  const applied = applyOperations(document, operations)
  if (!applied.ok) throw new Error(JSON.stringify(applied.conflict))
  return applied.document
}

test.each([
  [[...centre, 'menus'], 'list'],
  [[...centre, 'menus', 'carta'], 'thing'],
  [bife, 'thing'],
  [[...bife, 'price'], 'field'],
  [[...bife, 'sizes', 'medio'], 'thing'],
  [[...bife, 'hours', 'MONDAY'], 'field'],
  [bife.slice(2), 'thing'],
  [[...centre, 'name'], undefined],
  [[...centre, 'orderModes', 'menus'], undefined],
  [['branches', 'parrilla', 'menus', 'carta', 'plates', 'bife'], undefined],
])('%j is a %s of what a contact says over its branch', (place, kind) => {
  expect(mirroredAt(place)).toBe(kind)
})

test('a thing of a contact is the one of the menu at the same keys', () => {
  const ofMenu = ['branches', 'parrilla', 'menus', 'carta', 'plates', 'bife']
  expect(mirroredPlace(bife)).toEqual(ofMenu)
  expect(mirroredPlace(bife.slice(2))).toEqual(ofMenu.slice(2))
})

/** spec('decisions locals-own.1') */
test('a thing of a contact comes with the first field that is said of it, and goes with the last', () => {
  const said = after(contact(), [dearer])
  expect(said).toEqual(contact([{ key: 'carta', plates: [{ key: 'bife', price: 120 }] }]))
  const both = after(said, [hidden])
  expect(both).toEqual(
    contact([
      {
        key: 'carta',
        plates: [
          { key: 'agua', visible: false },
          { key: 'bife', price: 120 },
        ],
      },
    ]),
  )
  expect(after(both, inverseOf([dearer]))).toEqual(
    contact([{ key: 'carta', plates: [{ key: 'agua', visible: false }] }]),
  )
  expect(after(both, inverseOf([dearer, hidden]))).toEqual(contact())
})

/** spec('decisions locals-own.1') */
test('two who say something of one contact at once never meet, and neither does the undo of one', () => {
  const both = after(contact(), [dearer, hidden])
  expect(after(contact(), [hidden, dearer])).toEqual(both)
  expect(applyOperations(both, [dearer])).toMatchObject({ ok: false, conflict: { found: 120 } })
  // Each thing is told by its fields, never as one that was added or taken out.
  expect(compareDocuments(contact(), both)).toEqual(
    [hidden, dearer].map((one) => ({ ...one, from: undefined })),
  )
  expect(compareDocuments(both, contact()).map(({ kind }) => kind)).toEqual(['set', 'set'])
})

test('a part of a branch is changed as the whole is', () => {
  const inside = { ...dearer, place: dearer.place.slice(6) }
  const applied = applyOperations({ key: 'carta' }, [inside], bife.slice(2, 6))
  expect(applied).toEqual({ ok: true, document: { key: 'carta', plates: [{ key: 'bife', price: 120 }] } })
})

test('a thing of a contact can be added whole and taken out as it was seen', () => {
  const thing = { key: 'bife', price: 120 }
  const added: Operation = { kind: 'add', place: bife, thing, after: null }
  expect(after(contact(), [added])).toEqual(after(contact(), [dearer]))
  expect(after(after(contact(), [added]), inverseOf([added]))).toEqual(contact())
  const stale: Operation = { kind: 'remove', place: bife, thing: { key: 'bife', price: 1 }, after: null }
  expect(applyOperations(after(contact(), [dearer]), [stale])).toMatchObject({ ok: false })
})

test.each<[string, Operation]>([
  ['a field of a contact that is not there', { ...dearer, place: dearer.place.with(3, 'norte') }],
  ['a thing as if it were a field', { kind: 'set', place: bife, to: { key: 'bife' } }],
  ['something behind a price', { kind: 'set', place: [...bife, 'price', 'sum'], to: 1 }],
])('%s is refused', (_, operation) => {
  const document = after(contact(), [dearer])
  expect(applyOperations(document, [operation])).toMatchObject({ ok: false, conflict: { operation } })
})

const anyThings = (fields: fc.Arbitrary<object>) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...'abcd'), fields), { selector: ([key]) => key, maxLength: 4 })
    .map((list) =>
      list
        .map(([key, rest]): Thing => ({ key, ...rest }))
        .filter((one) => Object.keys(one).length > 1)
        .toSorted((one, other) => (String(one.key) < String(other.key) ? -1 : 1)),
    )
const list = (field: string, things: fc.Arbitrary<readonly Thing[]>) =>
  things.map((some) => (some.length > 0 ? { [field]: some } : {}))
const price = fc.record({ price: fc.integer({ min: 0, max: 3 }) }, { requiredKeys: [] })
const anyPlate = fc
  .tuple(price, list('sizes', anyThings(price)))
  .map(([own, sizes]) => ({ ...own, ...sizes }))
const anyMenus = anyThings(list('plates', anyThings(anyPlate)))

test('the operations between any two contacts lead from one to the other and back', () => {
  fc.assert(
    fc.property(anyMenus, anyMenus, (one, other) => {
      const [before, then] = [one, other].map((menus) => contact(menus.length > 0 ? menus : undefined))
      if (!before || !then) throw new Error('no documents')
      const operations = compareDocuments(before, then)
      expect(after(before, operations)).toEqual(then)
      expect(after(then, inverseOf(operations))).toEqual(before)
    }),
  )
})
