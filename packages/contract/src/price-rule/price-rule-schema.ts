import { LARGEST_PERCENT, PRICE_WAYS, ROUNDING_DIRECTIONS } from '@mostrador/domain/price-rule/price-rule'
import { z } from 'zod'
import { amount } from '../wire.ts'

const key = z.string().min(1).max(120)
const keys = z.array(key).max(3000)

const way = z.enum(PRICE_WAYS)

/** Change of each price. Amounts in major units, a percentage with three decimals at most. */
const changeSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('PERCENT'),
      way,
      percent: z.number().gt(0).max(LARGEST_PERCENT).multipleOf(0.001),
    }),
    z.object({ kind: z.literal('AMOUNT'), way, amount: amount.gt(0) }),
    z.object({ kind: z.literal('FIXED'), amount }),
  ])
  .refine(
    (change) => change.kind !== 'PERCENT' || change.way === 'UP' || change.percent <= 100,
    'Nothing falls by more than all of it',
  )

/** Rule for prices of a menu: its scope, the change, and the rounding. */
export const priceRuleSchema = z.object({
  scope: z.object({
    menu: key,
    /** Parts of it by their keys; without them, all of it. */
    parts: z.object({ categories: keys, plates: keys, garnishGroups: keys }).optional(),
    /** Whether it includes garnishes of the plates. */
    withGarnishes: z.boolean(),
  }),
  change: changeSchema,
  /** Allowed prices are every `step` with `ending` on top, which lies below it. Major units. */
  rounding: z
    .object({ step: amount.gt(0), ending: amount, direction: z.enum(ROUNDING_DIRECTIONS) })
    .optional(),
})

export type PriceRuleWire = z.input<typeof priceRuleSchema>
