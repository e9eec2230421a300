import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyOperations } from '@mostrador/domain/revision/apply-operations'
import { compareDocuments } from '@mostrador/domain/revision/compare-documents'
import { inverseOf, type Operation, type Thing } from '@mostrador/domain/revision/operation'
import { sentenceOf } from './sentence-of.ts'

const menu = {
  name: 'Carta',
  plates: [
    { key: 'bife', name: 'Bife', price: 28_000, garnishGroups: ['salsas'] },
    { key: 'flan', name: 'Flan', price: 5000 },
    { key: 'agua', name: 'Agua', price: 2000 },
  ],
}

const documentAfter = (document: Thing, operations: readonly Operation[]): Thing => {
  const applied = applyOperations(document, operations)
  if (!applied.ok) throw new Error(JSON.stringify(applied.conflict))
  return applied.document
}

const keyOrder = (document: Thing): string[] => (document.plates as { key: string }[]).map(({ key }) => key)

test('a price that changed is one operation, at its key and with what was there', () => {
  const [bife, ...others] = menu.plates
  const dearer = { ...menu, plates: [{ ...bife, price: 30_100 }, ...others] }
  const operations = compareDocuments(menu, dearer)
  expect(operations).toEqual([{ kind: 'set', place: ['plates', 'bife', 'price'], from: 28_000, to: 30_100 }])
  expect(documentAfter(menu, operations)).toEqual(dearer)
})

test('the one plate that was dragged is the one that moves', () => {
  const moved = { ...menu, plates: [menu.plates[1], menu.plates[2], menu.plates[0]] }
  const operations = compareDocuments(menu, moved)
  expect(operations).toEqual([{ kind: 'move', place: ['plates', 'bife'], from: null, to: 'agua' }])
})

test('a value that somebody else changed is a conflict that names it, and nothing is applied', () => {
  const first: Operation = { kind: 'set', place: ['plates', 'flan', 'price'], from: 5000, to: 5500 }
  const second: Operation = { kind: 'set', place: ['plates', 'bife', 'price'], from: 27_000, to: 29_000 }
  expect(applyOperations(menu, [first, second])).toEqual({
    ok: false,
    conflict: { operation: second, found: 28_000 },
  })
})

test('changes of different fields never meet', () => {
  const other = documentAfter(menu, [
    { kind: 'set', place: ['plates', 'bife', 'name'], from: 'Bife', to: 'Bife de chorizo' },
    { kind: 'remove', place: ['plates', 'flan'], thing: menu.plates[1] as Thing, after: 'bife' },
  ])
  const mine: Operation = { kind: 'set', place: ['plates', 'bife', 'price'], from: 28_000, to: 30_100 }
  expect(documentAfter(other, [mine])).toMatchObject({
    plates: [{ key: 'bife', name: 'Bife de chorizo', price: 30_100 }, { key: 'agua' }],
  })
})

test('an added plate whose neighbour is gone comes last', () => {
  const added: Operation = {
    kind: 'add',
    place: ['plates', 'provoleta'],
    thing: { key: 'provoleta', name: 'Provoleta', price: 9000 },
    after: 'gone',
  }
  expect(keyOrder(documentAfter(menu, [added]))).toEqual(['bife', 'flan', 'agua', 'provoleta'])
})

const refused: readonly (readonly [string, Operation])[] = [
  ['a field of a plate that is gone', { kind: 'set', place: ['plates', 'ravioles', 'image'], to: 'x.png' }],
  ['a plate that is there', { kind: 'add', place: ['plates', 'bife'], thing: { key: 'bife' }, after: null }],
  [
    'a plate that changed since',
    { kind: 'remove', place: ['plates', 'bife'], thing: { key: 'bife' }, after: null },
  ],
  [
    'the place of a plate that is gone',
    { kind: 'move', place: ['plates', 'ravioles'], from: null, to: 'bife' },
  ],
  ['a whole plate as if it were a field', { kind: 'set', place: ['plates', 'bife'], from: menu.plates[0] }],
  ['something below a text', { kind: 'set', place: ['name', 'deeper'], to: 'x' }],
  ['the document itself', { kind: 'set', place: [], from: menu, to: {} }],
]

test.each(refused)('%s is refused', (_, operation) => {
  expect(applyOperations(menu, [operation])).toMatchObject({ ok: false, conflict: { operation } })
})

test('a field by the name of what every object inherits is a field like any other', () => {
  const [before, after] = [{ commands: { a: '1' } }, { commands: { a: '1', constructor: { toString: 'x' } } }]
  const operations = compareDocuments(before, after)
  expect(operations).toEqual([
    { kind: 'set', place: ['commands', 'constructor'], from: undefined, to: { toString: 'x' } },
  ])
  expect(operations.map((one) => sentenceOf(one, after))).toEqual([
    'Instrucciones, "constructor": nada → ("toString": "x")',
  ])
  expect(documentAfter(before, operations)).toEqual(after)
  expect(documentAfter(after, inverseOf(operations))).toEqual(before)
})

test('a list of a free shape whose things have one key twice is a value, and comes back whole', () => {
  const [before, after] = [
    {
      commands: {
        cards: [
          { key: 'a', text: '1' },
          { key: 'a', text: '2' },
        ],
      },
    },
    { commands: { cards: [{ key: 'a', text: '2' }] } },
  ]
  const operations = compareDocuments(before, after)
  expect(documentAfter(before, operations)).toEqual(after)
  expect(documentAfter(after, inverseOf(operations))).toEqual(before)
})

/** Documents as a tenant file has them: fields, lists of values, things with things in them. */
const scalar = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.integer({ min: 0, max: 9 }),
  fc.boolean(),
  fc.constant(null),
)
const value = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }),
  fc.record({ a: scalar }, { requiredKeys: [] }),
)
const things = (inner: fc.Arbitrary<object>) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...'abcdefgh'), inner), { selector: ([key]) => key, maxLength: 8 })
    .map((list) => list.map(([key, one]) => ({ key, ...one })))
const thing = fc.record({ name: value, price: value }, { requiredKeys: [] })
const documents = fc.record({
  name: value,
  plates: things(fc.record({ name: value, sizes: things(thing) }, { requiredKeys: [] })),
  hours: fc.record({ monday: fc.array(fc.string({ maxLength: 2 })) }, { requiredKeys: [] }),
})

/** Without lists of nothing, which a document in its canonical form does not have. */
const canonical = (document: unknown): unknown =>
  JSON.parse(
    JSON.stringify(document, (_, one: unknown) => (Array.isArray(one) && one.length === 0 ? undefined : one)),
  )

test('whatever two documents say, the operations lead from one to the other and back', () => {
  fc.assert(
    fc.property(documents, documents, (one, other) => {
      const [before, after] = [canonical(one) as Thing, canonical(other) as Thing]
      const operations = compareDocuments(before, after)
      expect(canonical(documentAfter(before, operations))).toEqual(after)
      expect(canonical(documentAfter(documentAfter(before, operations), inverseOf(operations)))).toEqual(
        before,
      )
    }),
    { numRuns: 500 },
  )
})
