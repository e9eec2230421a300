import { POINTS_PROTECTIONS } from '@mostrador/domain/loyalty/points-lock'
import { z } from 'zod'
import { amount, flag, key, keyPath, keys, name, percentage, share, text } from './values.ts'

const points = z.int().min(0).max(1_000_000_000)
const limit = z.int().min(1).max(100_000_000)

const named = {
  code: z.string().regex(/^[A-Z0-9][A-Z0-9-]{1,39}$/, 'code-malformed'),
  name: text(120),
}

const terms = {
  minimumOrderAmount: amount.default(0),
  maximumDiscountAmount: amount.gt(0).optional(),
  requiredPlate: keyPath.optional().describe('"menu/plate"'),
  requiredCategory: keyPath.optional().describe('"menu/category"'),
  firstTimeUse: flag(false),
  usageLimit: limit.optional(),
  usageLimitPerCustomer: limit.optional(),
  externalBenefitType: z.string().max(60).optional(),
  paymentTypes: keys.describe('The ways to pay that keep the code; none: all.'),
  startsAt: z.iso.datetime('instant-malformed').optional(),
  endsAt: z.iso.datetime('instant-malformed').optional(),
  active: flag(true),
}

/** 000 §3 Discount code info. DELIVERY_FEE takes the whole delivery fee off. */
export const discountCodeSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...named, type: z.literal('PERCENT'), percentage, ...terms }),
  z.strictObject({ ...named, type: z.literal('FIXED'), amount: amount.gt(0), ...terms }),
  z.strictObject({ ...named, type: z.literal('DELIVERY_FEE'), ...terms }),
])

/** 000 §3 Loyalty programme, at the branch contacts listed or (none) at all of them. */
export const loyaltySchema = z.strictObject({
  name,
  active: flag(true),
  orderPercentage: share.default(0),
  minRedeemedPoints: points.default(0),
  maxRedeemedPoints: points.optional(),
  maxRedeemedPercentage: share.default(100),
  supportsDiscounts: flag(true),
  protection: z
    .enum(POINTS_PROTECTIONS)
    .optional()
    .describe(
      'Whether six digits are asked for in a browser that is not the customer’s (ON_NEW_BROWSER) or never; left out: wherever messages can be sent.',
    ),
  branchContacts: keys,
})

/**
 * 000 §4 External loyalty: the partner's slug, and the name that people read. Its address and key
 * are in no file.
 */
export const externalLoyaltySchema = z.strictObject({
  partner: key.describe('"sandbox" is the built-in one; any other is reached by the account of the branch.'),
  name,
  active: flag(true),
})

/** 000 §3 Loyalty reward: points for signing up, once. */
export const loyaltyRewardSchema = z.strictObject({
  key,
  reward: z.int().min(1).max(1_000_000_000),
  branchContact: key.optional(),
  active: flag(true),
})

/** Campaign whose link restores an abandoned cart. */
export const campaignSchema = z.strictObject({ key, name, message: text(1000), active: flag(true) })

/** 001 §3 Survey. */
export const surveySchema = z.strictObject({
  key,
  branchContact: key.optional(),
  active: flag(true),
  questions: z
    .array(
      z.strictObject({
        key,
        title: z.string().trim().min(1).max(300),
        subTitle: text(300),
        type: z.enum(['rating', 'text', 'multiselect']),
        priority: flag(false),
        mandatory: flag(false),
        reasons: z
          .array(z.strictObject({ key, reason: name }))
          .max(50)
          .default([]),
      }),
    )
    .max(50),
})
