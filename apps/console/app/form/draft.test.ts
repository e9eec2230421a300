import { applyOperations } from '@mostrador/domain/revision/apply-operations'
import type { Thing } from '@mostrador/domain/revision/operation'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changesOf,
  discarded,
  draftOf,
  isDirty,
  movedBehind,
  withField,
  withNews,
  withOwn,
  withoutThing,
  withRefusals,
  withSaved,
  withTheirs,
  withThing,
  withUnread,
  type Draft,
  type Merging,
} from './draft.ts'

const bife: Thing = {
  key: 'bife',
  name: 'Bife',
  price: 100,
  sizes: [
    { key: 'chico', name: 'Chico', price: 80 },
    { key: 'grande', name: 'Grande', price: 120 },
  ],
}

const typed = (draft: Draft, place: string, to: unknown): Draft => withField(draft, place.split('/'), to)
const conflictsOf = ({ conflicts }: Draft): Readonly<Record<string, unknown>> => Object.fromEntries(conflicts)
const sizesOf = ({ mine }: Draft) => (mine.sizes as readonly Thing[]).map(({ key }) => key)

test('only what was changed is an operation, over what was seen', () => {
  const draft = typed(draftOf(bife), 'price', 110)
  expect(changesOf(draft)).toEqual([{ kind: 'set', place: ['price'], from: 100, to: 110 }])
  expect([isDirty(draftOf(bife)), isDirty(draft), isDirty(typed(draft, 'price', 100))]).toEqual([
    false,
    true,
    false,
  ])
})

test('others’ changes of untouched fields are taken over, and what was typed stays', () => {
  const draft = withNews(typed(draftOf(bife), 'price', 110), { ...bife, name: 'Ojo de bife' })
  expect(draft.mine).toMatchObject({ name: 'Ojo de bife', price: 110 })
  expect([...draft.news]).toEqual(['name'])
  expect(conflictsOf(draft)).toEqual({})
  expect(changesOf(draft)).toEqual([{ kind: 'set', place: ['price'], from: 100, to: 110 }])
})

test('a field that both changed is a conflict until somebody decides', () => {
  const met = withNews(typed(draftOf(bife), 'price', 110), { ...bife, price: 105 })
  expect(met.mine.price).toBe(110)
  expect(conflictsOf(met)).toEqual({ price: 100 })
  // Typing on does not resolve the conflict.
  expect(conflictsOf(typed(met, 'price', 111))).toEqual({ price: 100 })
  const own = withOwn(met, ['price'])
  expect([conflictsOf(own), changesOf(own)]).toEqual([
    {},
    [{ kind: 'set', place: ['price'], from: 105, to: 110 }],
  ])
  const theirs = withTheirs(met, ['price'])
  expect([conflictsOf(theirs), theirs.mine.price, isDirty(theirs)]).toEqual([{}, 105, false])
})

test('a conflict ends by itself where both say the same, or the other one takes it back', () => {
  const met = withNews(typed(draftOf(bife), 'price', 110), { ...bife, price: 105 })
  expect(conflictsOf(withNews(met, { ...bife, price: 106 }))).toEqual({ price: 100 })
  expect(conflictsOf(withNews(met, { ...bife, price: 110 }))).toEqual({})
  expect(conflictsOf(withNews(met, bife))).toEqual({})
  expect(conflictsOf(typed(met, 'price', 105))).toEqual({})
  expect(conflictsOf(withNews(typed(draftOf(bife), 'price', 110), { ...bife, price: 110 }))).toEqual({})
})

test('things of a list are known by their keys: rows that others move take no field of another one', () => {
  const draft = typed(draftOf(bife), 'sizes/chico/price', 85)
  const [chico, grande] = bife.sizes as readonly Thing[]
  const moved = withNews(draft, { ...bife, sizes: [grande, chico] })
  expect(moved.mine.sizes).toEqual([grande, { ...chico, price: 85 }])
})

test('a thing that another took out while it was changed here comes back, as a conflict', () => {
  const draft = typed(typed(draftOf(bife), 'sizes/chico/price', 85), 'sizes/chico/name', 'Mini')
  const [, grande] = bife.sizes as readonly Thing[]
  const met = withNews(draft, { ...bife, sizes: [grande] })
  expect(met.mine.sizes).toEqual([{ key: 'chico', name: 'Mini', price: 85 }, grande])
  expect(Object.keys(conflictsOf(met))).toEqual(['sizes/chico'])
  expect(sizesOf(withTheirs(met, ['sizes', 'chico']))).toEqual(['grande'])
  expect(changesOf(withOwn(met, ['sizes', 'chico']))).toMatchObject([
    { kind: 'add', place: ['sizes', 'chico'] },
  ])
})

test('a thing that was taken out here while another one changed it is a conflict', () => {
  const draft = withoutThing(draftOf(bife), ['sizes', 'chico'])
  const [chico, grande] = bife.sizes as readonly Thing[]
  const met = withNews(draft, { ...bife, sizes: [{ ...chico, price: 90 }, grande] })
  expect([sizesOf(met), Object.keys(conflictsOf(met))]).toEqual([['grande'], ['sizes/chico']])
  expect(withTheirs(met, ['sizes', 'chico']).mine.sizes).toEqual([{ ...chico, price: 90 }, grande])
  expect(changesOf(withOwn(met, ['sizes', 'chico']))).toMatchObject([
    { kind: 'remove', place: ['sizes', 'chico'], thing: { price: 90 } },
  ])
  expect(conflictsOf(withNews(draft, { ...bife, sizes: [grande] }))).toEqual({})
})

test('things are added last, moved and taken out, and all of it is discarded together', () => {
  const added = withThing(draftOf(bife), ['sizes'], { key: '~1', name: 'Doble', price: 200 })
  expect(sizesOf(added)).toEqual(['chico', 'grande', '~1'])
  const moved = movedBehind(added, ['sizes', '~1'], null)
  expect(sizesOf(moved)).toEqual(['~1', 'chico', 'grande'])
  expect(sizesOf(withoutThing(moved, ['sizes', 'chico']))).toEqual(['~1', 'grande'])
  expect(discarded(moved).mine).toEqual(bife)
  // Others sort the list: what was added stays.
  const [chico, grande] = bife.sizes as readonly Thing[]
  expect(new Set(sizesOf(withNews(added, { ...bife, sizes: [grande, chico] })))).toEqual(
    new Set(['chico', 'grande', '~1']),
  )
})

test('a text that is no value yet is kept, and gone with the next value', () => {
  const draft = withUnread(draftOf(bife), 'price', { text: '1.', problem: 'No' })
  expect(isDirty(draft)).toBe(true)
  expect(withNews(draft, { ...bife, name: 'X' }).unread.get('price')).toMatchObject({ text: '1.' })
  expect(typed(draft, 'price', 1).unread.size).toBe(0)
})

test('a refusal of the server stands at its place until that is changed', () => {
  const told = withRefusals(draftOf(bife), new Map([['sizes/chico/price', 'Mucho']]))
  expect(typed(told, 'name', 'X').told.size).toBe(1)
  expect(typed(told, 'sizes/chico/price', 1).told.size).toBe(0)
})

test('values typed during a save are kept over the saved ones', () => {
  const sent = typed(draftOf(bife), 'name', 'Bife ').mine
  const meanwhile = typed({ ...draftOf(bife), mine: sent }, 'price', 111)
  const saved = withSaved(meanwhile, sent, { ...bife, name: 'Bife', sizes: bife.sizes })
  expect(saved.mine).toMatchObject({ name: 'Bife', price: 111 })
  expect(changesOf(saved)).toEqual([{ kind: 'set', place: ['price'], from: 100, to: 111 }])
})

const thing = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  price: fc.integer({ min: 0, max: 3 }),
  sizes: fc.uniqueArray(
    fc.record({ key: fc.constantFrom('x', 'y', 'z'), price: fc.integer({ min: 0, max: 2 }) }),
    { selector: ({ key }) => key },
  ),
})

/** spec('decisions the-carta.2') */
test('whatever two people do, nothing that was typed here is lost without a word', () => {
  fc.assert(
    fc.property(thing, thing, thing, (base, mine, theirs) => {
      const draft = withNews({ ...draftOf(base), mine }, theirs)
      // The operations always apply to the server's value.
      const applied = applyOperations(draft.base, changesOf(draft))
      expect(applied).toMatchObject({ ok: true, document: draft.mine })
      for (const field of ['name', 'price'] as const)
        if (mine[field] !== base[field]) expect(draft.mine[field]).toBe(mine[field])
        else expect(draft.mine[field]).toBe(theirs[field])
      for (const size of mine.sizes) {
        const before = base.sizes.find(({ key }) => key === size.key)
        const now = (draft.mine.sizes as typeof mine.sizes).find(({ key }) => key === size.key)
        if (before?.price !== size.price) expect(now?.price).toBe(size.price)
      }
    }),
  )
})

test('where a field knows how two changes hold together, nobody is asked', () => {
  const base: Thing = { days: [1], name: 'Bife' }
  const draft = withField(draftOf(base), ['days'], [1, 2])
  const merge = (name: string, { mine, theirs }: Merging) =>
    name === 'days' ? [...new Set([...(mine as number[]), ...(theirs as number[])])] : undefined
  const both = withNews(draft, { ...base, days: [1, 3] }, { merge })
  expect([both.mine.days, both.conflicts.size, changesOf(both)]).toEqual([
    [1, 2, 3],
    0,
    [{ kind: 'set', place: ['days'], from: [1, 3], to: [1, 2, 3] }],
  ])
  const met = withNews(draft, { ...base, days: [1, 3] }, { merge: () => undefined })
  expect([...met.conflicts.keys()]).toEqual(['days'])
})
