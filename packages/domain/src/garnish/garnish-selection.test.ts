import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GarnishGroup } from '../menu/menu.ts'
import { garnish, group } from '../testing/sample-menu.ts'
import {
  countChosen,
  groupProblem,
  groupRule,
  pickGarnish,
  unpickGarnish,
  type ChosenGarnishes,
} from './garnish-selection.ts'

const garnishes = [garnish('a'), garnish('b'), garnish('c'), garnish('x', 0, { visible: false })]
const toggled = group('g', { maxGarnishAmount: 2, garnishes })
const counted = group('g', { maxGarnishAmount: 3, multipleSelection: true, garnishes })
const one = group('g', { maxGarnishAmount: 1, mandatory: true, garnishes })

const pickAll = (of: GarnishGroup, ids: readonly string[]): ChosenGarnishes =>
  ids.reduce<ChosenGarnishes>((chosen, id) => {
    const pick = pickGarnish(of, chosen, id)
    return pick.ok ? pick.chosen : chosen
  }, [])

describe('picking', () => {
  /** spec('000 §4.7') */
  test('toggles where each can be taken once', () => {
    expect(pickAll(toggled, ['a', 'b', 'a'])).toEqual([{ garnishId: 'b', quantity: 1 }])
  })

  test('counts where several of one can be taken', () => {
    expect(pickAll(counted, ['a', 'a', 'b'])).toEqual([
      { garnishId: 'a', quantity: 2 },
      { garnishId: 'b', quantity: 1 },
    ])
  })

  /** spec('000 §4.7') */
  test('when the maximum is 1 the new one replaces the old one', () => {
    expect(pickAll(one, ['a', 'b'])).toEqual([{ garnishId: 'b', quantity: 1 }])
  })

  /** spec('000 §5.36') */
  test('is refused beyond the maximum, by the words of its kind', () => {
    const [two, three] = [pickAll(toggled, ['a', 'b']), pickAll(counted, ['a', 'a', 'a'])]
    expect(pickGarnish(toggled, two, 'c')).toMatchObject({ refusal: { code: 'group-full', maximum: 2 } })
    expect(pickGarnish(counted, three, 'a')).toMatchObject({
      refusal: { code: 'maximum-reached', maximum: 3 },
    })
  })

  test.each(['x', 'z'])('"%s" cannot be had', (id) => {
    expect(pickGarnish(toggled, [], id)).toEqual({
      ok: false,
      refusal: { code: 'garnish-missing', maximum: 2 },
    })
  })

  test('a sold-out garnish cannot be picked, and a chosen one can be taken back', () => {
    const gone = group('g', { garnishes: [garnish('a', 0, { soldOut: true }), garnish('b')] })
    expect(pickGarnish(gone, [], 'a')).toMatchObject({ ok: false, refusal: { code: 'garnish-missing' } })
    expect(pickGarnish(gone, [{ garnishId: 'a', quantity: 1 }], 'a')).toEqual({ ok: true, chosen: [] })
    const counted = { ...gone, multipleSelection: true }
    expect(pickGarnish(counted, [{ garnishId: 'a', quantity: 1 }], 'a')).toMatchObject({ ok: false })
  })

  test('one unit goes back at a time, and nothing is left of the last', () => {
    const two = pickAll(counted, ['a', 'a'])
    expect(unpickGarnish(two, 'a')).toEqual([{ garnishId: 'a', quantity: 1 }])
    expect(unpickGarnish(unpickGarnish(two, 'a'), 'a')).toEqual([])
    expect(unpickGarnish(two, 'b')).toEqual(two)
  })

  test('never passes the maximum, whatever is tapped', () => {
    const anyGroup = fc.record({ maximum: fc.integer({ min: 1, max: 4 }), multipleSelection: fc.boolean() })
    const anyTaps = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 20 })
    fc.assert(
      fc.property(anyGroup, anyTaps, ({ maximum, multipleSelection }, taps) => {
        const chosen = pickAll(group('g', { maxGarnishAmount: maximum, multipleSelection, garnishes }), taps)
        expect(countChosen(chosen)).toBeLessThanOrEqual(maximum)
        expect(new Set(chosen.map(({ garnishId }) => garnishId)).size).toBe(chosen.length)
        expect(multipleSelection || chosen.every(({ quantity }) => quantity === 1)).toBe(true)
      }),
    )
  })
})

describe('the rule of a group', () => {
  const asks = (mandatory: boolean, minGarnishAmount: number, maxGarnishAmount: number) =>
    group('g', { mandatory, minGarnishAmount, maxGarnishAmount, multipleSelection: true, garnishes })
  const of = (quantity: number): ChosenGarnishes => (quantity === 0 ? [] : [{ garnishId: 'a', quantity }])

  /** spec('000 §5.37') */
  test.each([
    [asks(true, 0, 1), { kind: 'exactly', count: 1 }],
    [asks(true, 2, 2), { kind: 'exactly', count: 2 }],
    [asks(true, 1, 3), { kind: 'between', minimum: 1, maximum: 3 }],
    [asks(true, 2, 0), { kind: 'at-least', minimum: 2 }],
    [asks(false, 0, 3), { kind: 'up-to', maximum: 3 }],
    [asks(false, 2, 3), { kind: 'up-to', maximum: 3 }],
    [asks(false, 0, 0), { kind: 'any' }],
  ])('%# is said in words', (asking, rule) => {
    expect(groupRule(asking)).toEqual(rule)
  })

  test.each([
    [asks(true, 0, 0), 0, 'too-few'],
    [asks(true, 2, 3), 1, 'too-few'],
    [asks(true, 2, 3), 2, undefined],
    [asks(true, 2, 3), 4, 'too-many'],
    [asks(false, 2, 3), 0, undefined],
    [asks(false, 2, 3), 1, undefined],
    [asks(false, 0, 3), 4, 'too-many'],
    [asks(false, 0, 0), 99, undefined],
  ])('%# with %i chosen: %s', (asking, count, code) => {
    expect(groupProblem(asking, of(count))?.code).toBe(code)
  })

  test('a diner is not asked for hidden garnishes', () => {
    expect(groupProblem({ ...one, garnishes: [garnish('x', 0, { visible: false })] }, [])).toBeUndefined()
  })
})
