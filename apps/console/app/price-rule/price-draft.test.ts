import { expect, test } from 'vitest'
import { firstDraft, readDraft, scopeOf, type PriceDraft } from './price-draft.ts'

const ARS = { code: 'ARS', symbol: '$', mantissa: 2 }
const CLP = { code: 'CLP', symbol: '$', mantissa: 0 }

const scope = (address = '') => scopeOf('carta', new URLSearchParams(address))
const draft = (part: Partial<PriceDraft> = {}): PriceDraft => ({
  ...firstDraft(scope(), ARS),
  amount: '12',
  ...part,
})

test('a sentence that nobody began says nothing yet', () => {
  expect(readDraft(firstDraft(scope(), ARS), ARS)).toEqual({ ok: false, problem: undefined })
})

/** spec('decisions prices-and-time.5') */
test.each([
  [{}, { kind: 'PERCENT', way: 'UP', percent: 12 }],
  [{ amount: ' 12,5 ' }, { kind: 'PERCENT', way: 'UP', percent: 12.5 }],
  [{ amount: '0.125' }, { kind: 'PERCENT', way: 'UP', percent: 0.125 }],
  [
    { verb: 'DOWN', amount: '100' },
    { kind: 'PERCENT', way: 'DOWN', percent: 100 },
  ],
  [
    { unit: 'AMOUNT', amount: '1.500,50' },
    { kind: 'AMOUNT', way: 'UP', amount: 150_050 },
  ],
  [
    { verb: 'FIXED', amount: '3000' },
    { kind: 'FIXED', amount: 300_000 },
  ],
  [
    { verb: 'FIXED', unit: 'PERCENT', amount: '0' },
    { kind: 'FIXED', amount: 0 },
  ],
] as const)('%j is read', (part, change) => {
  expect(readDraft(draft(part), ARS)).toMatchObject({ ok: true, rule: { change } })
})

test('it is rounded as the shops of its currency do, and one price for all is not', () => {
  expect(readDraft(draft(), ARS)).toMatchObject({
    rule: { rounding: { step: 10_000, ending: 0, direction: 'NEAREST' } },
  })
  expect(readDraft({ ...firstDraft(scope(), CLP), amount: '5' }, CLP)).toMatchObject({
    rule: { rounding: { step: 10 } },
  })
  expect(readDraft(draft({ step: undefined }), ARS)).toMatchObject({ rule: { rounding: undefined } })
  expect(readDraft(draft({ verb: 'FIXED' }), ARS)).toMatchObject({ rule: { rounding: undefined } })
})

test.each([
  [{ amount: '0' }, /porcentaje/],
  [{ amount: '901' }, /porcentaje/],
  [{ amount: '-5' }, /porcentaje/],
  [{ amount: '1.234,5' }, /porcentaje/],
  [{ amount: 'doce' }, /porcentaje/],
  [{ verb: 'DOWN', amount: '101' }, /100 %/],
  [{ unit: 'AMOUNT', amount: '0' }, /monto/],
  [{ unit: 'AMOUNT', amount: '1,234' }, /2 decimales/],
  [{ scope: { ...scope(), parts: { categories: [], plates: [], garnishGroups: [] } } }, /qué precios/],
  [
    { amount: '', scope: { ...scope(), parts: { categories: [], plates: [], garnishGroups: [] } } },
    /qué precios/,
  ],
] as const)('%j says what is wrong', (part, problem) => {
  expect(readDraft(draft(part), ARS)).toMatchObject({
    ok: false,
    problem: { text: expect.stringMatching(problem), isOfAmount: !('scope' in part) },
  })
})

test('where there are no cents none are taken', () => {
  expect(readDraft(draft({ unit: 'AMOUNT', amount: '1,5' }), CLP)).toMatchObject({
    problem: { text: 'Escribe un monto sin decimales.' },
  })
})

test('an address says which part of the menu is meant', () => {
  expect(scope()).toEqual({ menu: 'carta', parts: undefined, withGarnishes: false })
  expect(scope('category=parrilla&plate=flan&plate=budin')).toEqual({
    menu: 'carta',
    parts: { categories: ['parrilla'], plates: ['flan', 'budin'], garnishGroups: [] },
    withGarnishes: false,
  })
})
