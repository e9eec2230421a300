import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Operation } from '../revision/operation.ts'
import { applyFitting, foresee, MetPlaces, relatedTo } from './foresee.ts'

const DOCUMENT = {
  plates: [
    { key: 'bife', price: 100 },
    { key: 'agua', price: 10 },
  ],
}

/** Whether one of two places is the other, or lies in it. */
const doMeet = (one: readonly string[], other: readonly string[]): boolean =>
  one.slice(0, other.length).every((step, at) => step === other[at])

const price = (key: string, from: number, to: number): Operation => ({
  kind: 'set',
  place: ['plates', key, 'price'],
  from,
  to,
})
const remove = (key: string, was: number): Operation => ({
  kind: 'remove',
  place: ['plates', key],
  thing: { key, price: was },
  after: null,
})
const change = (id: string, operations: readonly Operation[], partly = false) => ({ id, operations, partly })

test.each([
  [['plates', 'bife', 'price'], ['plates', 'bife', 'price'], true],
  [['plates', 'bife'], ['plates', 'bife', 'price'], true],
  [['plates', 'bife', 'price'], ['plates', 'bife'], true],
  [['plates', 'bife', 'price'], ['plates', 'bife', 'name'], false],
  [['plates', 'bife'], ['plates', 'agua'], false],
])('%j and %j are about the same: %s', (one, other, expected) => {
  const met = new MetPlaces()
  met.add([{ place: one }])
  expect(met.meets(other)).toBe(expected)
})

/** spec('decisions prices-and-time.7') */
describe('the part of a change that fits', () => {
  test('is applied, and the others say what stands there', () => {
    const operations = [price('bife', 100, 112), price('agua', 11, 12), remove('vino', 1)]
    expect(applyFitting(DOCUMENT, operations)).toEqual({
      document: { plates: [{ key: 'bife', price: 112 }, DOCUMENT.plates[1]] },
      fitting: [operations[0]],
      misfits: [
        { operation: operations[1], found: 10 },
        { operation: operations[2], found: undefined },
      ],
    })
  })

  test('is all of it where all of it fits, one over what the other left', () => {
    const operations = [price('bife', 100, 112), price('bife', 112, 120)]
    expect(applyFitting(DOCUMENT, operations)).toMatchObject({ fitting: operations, misfits: [] })
  })

  test('is no less than what fits alone, whatever stands around it', () => {
    const operation = fc.record({
      key: fc.constantFrom('bife', 'agua', 'vino'),
      from: fc.constantFrom(10, 100, 1),
      to: fc.constantFrom(10, 100, 1),
    })
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 6 }), (some) => {
        const operations = some.map(({ key, from, to }) => price(key, from, to))
        const { fitting, misfits, document } = applyFitting(DOCUMENT, operations)
        expect(fitting.length + misfits.length).toBe(operations.length)
        expect(applyFitting(DOCUMENT, fitting)).toEqual({ fitting, misfits: [], document })
      }),
    )
  })
})

/** spec('decisions prices-and-time.8') */
describe('of changes that wait', () => {
  test('the later one that meets an earlier one will not fit because of it', () => {
    const monday = change('monday', [price('bife', 100, 112)])
    const friday = change('friday', [price('bife', 100, 120), price('agua', 10, 12)])
    expect([...foresee(DOCUMENT, [monday, friday])]).toEqual([
      ['friday', [{ operation: friday.operations[0], found: 112, by: 'monday' }]],
    ])
  })

  test('one that was made for what the earlier one leaves fits', () => {
    const monday = change('monday', [price('bife', 100, 112)])
    const friday = change('friday', [price('bife', 112, 100)])
    expect(foresee(DOCUMENT, [monday, friday]).size).toBe(0)
  })

  test('a value that already is as it shall be blames no other change', () => {
    const friday = change('friday', [price('bife', 90, 120)])
    expect(foresee(DOCUMENT, [friday]).get('friday')).toEqual([
      { operation: friday.operations[0], found: 100, by: undefined },
    ])
  })

  test('one that will not fit changes nothing for those after it, unless it is made partly', () => {
    const monday = [price('bife', 90, 95), price('agua', 10, 12)]
    const friday = change('friday', [price('agua', 10, 20)])
    expect([...foresee(DOCUMENT, [change('monday', monday), friday]).keys()]).toEqual(['monday'])
    expect(foresee(DOCUMENT, [change('monday', monday, true), friday]).get('friday')).toMatchObject([
      { found: 12, by: 'monday' },
    ])
  })

  test('names the last change before it that wrote the same, whatever they wrote', () => {
    const keys = fc.constantFrom('bife', 'agua', 'vino')
    const steps = fc.array(
      fc.tuple(keys, fc.boolean()).map(([key, isWhole]) => (isWhole ? remove(key, 1) : price(key, 1, 2))),
      { minLength: 1, maxLength: 4 },
    )
    fc.assert(
      fc.property(fc.array(steps, { minLength: 1, maxLength: 5 }), keys, (before, key) => {
        const document = { plates: ['bife', 'agua', 'vino'].map((one) => ({ key: one, price: 1 })) }
        const waiting = before.map((operations, at) => change(String(at), operations, true))
        const made = waiting.flatMap((one, at) => {
          const own = foresee(document, waiting.slice(0, at + 1)).get(one.id) ?? []
          return one.operations
            .filter((operation) => !own.some((misfit) => misfit.operation === operation))
            .map(({ place }) => ({ id: one.id, place }))
        })
        const last = change('last', [price(key, 99, 100)])
        const { place } = price(key, 99, 100)
        const [misfit] = foresee(document, [...waiting, last]).get('last') ?? []
        expect(misfit?.by).toBe(made.findLast((one) => doMeet(one.place, place))?.id)
      }),
    )
  })

  test('a thing that goes takes what is to change in it along', () => {
    const monday = change('monday', [remove('bife', 100)])
    const friday = change('friday', [price('bife', 100, 120)])
    expect(foresee(DOCUMENT, [monday, friday]).get('friday')).toMatchObject([
      { found: undefined, by: 'monday' },
    ])
  })
})

/** spec('decisions prices-and-time.8') */
describe('the list of changes about the same thing', () => {
  const whole = change('whole', [remove('bife', 100)])
  const field = change('field', [price('bife', 100, 112), price('agua', 10, 12)])
  const water = change('water', [price('agua', 12, 15)])
  const wine = change('wine', [price('vino', 1, 2)])

  test('is a field of its thing, the thing of its field, and what those are about', () => {
    expect(relatedTo(whole, [wine, water, field])).toEqual([water, field])
    expect(relatedTo(field, [wine, whole, water])).toEqual([whole, water])
    expect(relatedTo(wine, [whole, field, water])).toEqual([])
  })

  test('is the same as what one finds who looks through all of them until none is added', () => {
    const steps = fc.constantFrom<string>('a', 'b')
    const places = fc.array(fc.array(steps, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
    const at = (own: readonly string[][]) => ({
      operations: own.map((place) => ({ ...price('', 1, 2), place })),
    })
    fc.assert(
      fc.property(places, fc.array(places, { maxLength: 8 }), (own, several) => {
        const others = several.map(at)
        const found = new Set<(typeof others)[number]>()
        const known = [...own]
        for (let before = -1; before < found.size;) {
          before = found.size
          for (const other of others) {
            const doesMeet = other.operations.some(({ place }) =>
              known.some((one) => doMeet(one, place) || doMeet(place, one)),
            )
            if (!doesMeet || found.has(other)) continue
            found.add(other)
            known.push(...other.operations.map(({ place }) => place))
          }
        }
        expect(relatedTo(at(own), others)).toEqual(others.filter((other) => found.has(other)))
      }),
    )
  })

  test('looks at no step of a long chain more than twice, in whatever order the chain stands', () => {
    let looks = 0
    const watched = (plate: number) => ({
      ...price('', 1, 2),
      get place() {
        looks += 1
        return ['plates', String(plate), 'price']
      },
    })
    const chain = Array.from({ length: 200 }, (_, at) => ({ operations: [watched(at), watched(at + 1)] }))
    for (const others of [chain, chain.toReversed()]) {
      looks = 0
      expect(relatedTo({ operations: [watched(0)] }, others)).toEqual(others)
      // Those of 200 changes, and of the one that is asked about.
      expect(looks).toBeLessThanOrEqual(2 * (400 + 1))
    }
  })

  test('is all that matters for what becomes of it', () => {
    const keys = fc.constantFrom('bife', 'agua', 'vino', 'flan')
    const values = fc.constantFrom(10, 100, 1)
    const steps = fc.array(
      fc.tuple(keys, values, values).map(([key, from, to]) => price(key, from, to)),
      { minLength: 1, maxLength: 3 },
    )
    const several = fc.array(fc.tuple(steps, fc.boolean()), { maxLength: 5 })
    fc.assert(
      fc.property(several, steps, (some, operations) => {
        const others = some.map(([own, partly], at) => change(String(at), own, partly))
        const mine = change('mine', operations)
        const all = foresee(DOCUMENT, [...others, mine]).get('mine')
        expect(foresee(DOCUMENT, [...relatedTo(mine, others), mine]).get('mine')).toEqual(all)
      }),
    )
  })
})
