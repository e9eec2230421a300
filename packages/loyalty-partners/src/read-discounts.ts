import { z } from 'zod'
import type { BenefitsAnswer, PartnerFailure } from './loyalty-partner.ts'

const DETAIL_LENGTH = 300

/** Makes a failure with its detail, cut short for the log. */
export const failed = (failure: PartnerFailure['failure'], detail: unknown): PartnerFailure => ({
  ok: false,
  failure,
  detail: (detail instanceof Error ? detail.message : String(detail)).slice(0, DETAIL_LENGTH),
})

const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((one) => one.isWellFormed() && !one.includes('\0'), 'unstorable')

const named = {
  id: z.string().min(1).max(200),
  name: text(120),
  priority: z.int().nullish().default(null),
  externalBenefitType: text(60).nullish().default(null),
}

const discount = z.discriminatedUnion('type', [
  z.object({ ...named, type: z.literal('PERCENT'), value: z.number().gt(0).max(100) }),
  z.object({ ...named, type: z.literal('FIXED'), value: z.number().gt(0).max(1e9) }),
])

const answer = z.object({ generalDiscounts: z.array(discount).max(50) })

/**
 * Reads a partner's answer. One malformed discount makes the whole malformed: its meaning is
 * unknown.
 */
export function readDiscounts(json: unknown): BenefitsAnswer {
  const parsed = answer.safeParse(json)
  if (parsed.success) return { ok: true, discounts: parsed.data.generalDiscounts }
  const [issue] = parsed.error.issues
  return failed('nonsense', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}
