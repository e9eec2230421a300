import { LINE_REFUSAL_CODES } from '@mostrador/domain/cart/price-line'
import { CHECKOUT_CODES } from '@mostrador/domain/checkout/checkout-inputs'
import { SHEET_PROBLEM_CODES } from '@mostrador/domain/menu-sheet/sheet-problem'
import { ORDER_MODE_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { ORDER_PROBLEM_CODES } from '@mostrador/domain/order/order-refusal'
import { ORDER_STATUSES } from '@mostrador/domain/order/order-status'
import { readdirSync } from 'node:fs'
import { PROBLEM_DETAILS } from '../problem.ts'

/**
 * Arguments for sentences that take names, numbers, or parts of an address or a moment.
 */
const SAMPLES: readonly (readonly unknown[])[] = [
  ...['X', 'TU', 1, 3].map((sample) => [sample, sample, sample]),
  [
    {
      street: 'X',
      number: '1',
      locality: 'X',
      date: '2026-11-27',
      dayOfWeek: 'FRIDAY',
      time: '20:00',
      daysAhead: 2,
    },
  ],
]

const each = (...values: readonly unknown[]): readonly (readonly unknown[])[] =>
  values.map((value) => [value, 'X', 'X'])
const codes = (...found: readonly string[]) =>
  each(...found.map((code) => ({ code, amount: 1, plate: 'X', category: 'X' })))

/** Arguments for the sentences that say another thing for each code. */
export const ASKED: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  addressWays: each(true, false),
  answerFaultText: each(
    'survey-question-unknown',
    'survey-question-twice',
    'survey-answer-other-type',
    'survey-rating-out-of-range',
    'survey-answer-too-long',
    'survey-reason-unknown',
    'survey-answer-missing',
  ),
  checkoutMessage: each(...CHECKOUT_CODES),
  errorTypeNamed: each('OTHER'),
  groupRuleText: each(
    ...['exactly', 'between', 'at-least', 'up-to', 'any'].map((kind) => ({
      kind,
      count: 1,
      minimum: 1,
      maximum: 2,
    })),
  ),
  orderErrorText: [...CHECKOUT_CODES, ...LINE_REFUSAL_CODES, ...ORDER_PROBLEM_CODES].flatMap((code) => [
    [code, {}],
    [code, { plateName: 'X', limit: 3, expected: 'X', minimum: 'X' }],
  ]),
  sheetProblemText: each(
    ...SHEET_PROBLEM_CODES.flatMap((code) => [0, 2].map((limit) => ({ code, text: 'X', limit, first: 2 }))),
  ),
  orderNotice: ORDER_STATUSES.flatMap((status) =>
    ORDER_MODE_TYPES.map((mode) => [{ status, mode, number: 1, contact: 'X', reason: 'X', voice: 'TU' }]),
  ),
  orderProgressText: each('minimum', 'minimum-reached', 'free-delivery', 'free-delivery-reached'),
  orderModeName: ORDER_MODE_TYPES.map((type) => [{ type, showName: null }]),
  paymentTypeName: each({ paymentMethod: 'CASH', showName: '' }),
  pointsRefusalText: each('above-balance', 'above-maximum', 'below-minimum', 'above-percentage'),
  priceRuleText: (['DID', 'YOU_DID', 'TO_DO'] as const).flatMap((as) =>
    (['UP', 'DOWN', 'FIXED'] as const).map((verb) => [
      {
        scope: { withGarnishes: true },
        change: verb === 'FIXED' ? { kind: verb, amount: 1 } : { kind: 'AMOUNT', way: verb, amount: 1 },
        rounding: { step: 1, ending: 0, direction: 'UP' },
      },
      { as, names: undefined, count: 1, mantissa: 0, money: () => 'X' },
    ]),
  ),
  problemDetail: each(...Object.keys(PROBLEM_DETAILS)),
  changeText: each({ way: 'same', percent: 0 }, { way: 'more', percent: 0 }, { way: 'less', percent: 3 }),
  nothingBefore: [
    ['SATURDAY', true],
    ['FRIDAY', false],
  ],
  nothingYet: each(true, false),
  scopeText: [
    [undefined, { withGarnishes: true }],
    [{ categories: ['X', 'X'], plates: ['X'], garnishGroups: ['X', 'X'] }, { withGarnishes: false }],
  ],
  stepText: [
    [
      { step: 100, ending: 90 },
      { mantissa: 0, money: () => 'X' },
    ],
  ],
  thanLastWeek: [
    ['FRIDAY', true],
    ['SUNDAY', false],
  ],
  thanUsual: each({ day: 'FRIDAY', days: 4, isToday: true }, { day: 'SATURDAY', days: 3, isToday: false }),
  ticketRowLabel: each(
    ...['items', 'surcharge', 'discount', 'points', 'service-fee', 'delivery-fee'].map((kind) => ({ kind })),
  ),
  unmetConditionText: codes(
    'minimum-amount',
    'plate-missing',
    'no-delivery',
    'nothing-off',
    'already-free-delivery',
    'category-missing',
  ).map(([unmet]) => [unmet, () => 'X']),
  whatHappensNext: ORDER_STATUSES.flatMap((status) => ORDER_MODE_TYPES.map((mode) => [status, mode])),
}

type Sentence = (...parts: readonly unknown[]) => unknown

/** Returns the texts of a sentence for each sample; none where a sample does not fit. */
function saidBy(sentence: Sentence, samples = SAMPLES): string[] {
  return samples.flatMap((sample) => {
    try {
      return textsIn(sentence(...sample))
    } catch (error) {
      if (samples === SAMPLES) return []
      throw error
    }
  })
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (value instanceof Map) return [...value.values()].flatMap(textsIn)
  if (typeof value === 'function') return saidBy(value as Sentence)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const FOLDER = new URL('../', import.meta.url)

/** Files that put a sentence into a voice, and have none themselves. */
const NO_SENTENCES = new Set(['verbs.ts', 'voiced-copy.ts', 'vos-form.ts', 'you.ts'])

/**
 * Returns the texts of every export of this package by its name: those of tables, and those that
 * sentences return.
 */
export async function everySentence(): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = readdirSync(FOLDER).filter((name) => /^[\w-]+\.ts$/.test(name) && !NO_SENTENCES.has(name))
  const modules = await Promise.all(
    names.map((name) => import(new URL(name, FOLDER).href) as Promise<object>),
  )
  return new Map(
    modules
      .flatMap((module) => Object.entries(module))
      .map(([name, said]) => [
        name,
        typeof said === 'function' ? saidBy(said as Sentence, ASKED[name]) : textsIn(said),
      ]),
  )
}
