import { POINTS_PROTECTIONS } from '@mostrador/domain/loyalty/points-lock'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { generalAdjustmentSchema } from '../order-mode/order-mode-schema.ts'
import { bearer, id, idParams, instant, paging } from '../wire.ts'
import { tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { mail, seen } from '../seen.ts'

/**
 * 000 §3 Loyalty programme. Its active rewards come with it: the documents name no call that lists
 * them. `maxRedeemedPoints` 0 is without maximum; no `branchContactIds` means that it holds at
 * every branch contact.
 */
export const loyaltyProgramSchema = z.object({
  name: z.string(),
  active: z.boolean(),
  orderPercentage: z.number(),
  minRedeemedPoints: z.int(),
  maxRedeemedPoints: z.int(),
  maxRedeemedPercentage: z.number(),
  supportsDiscounts: z.boolean().default(true),
  /**
   * Protection of its points: with `NEVER`, those of a phone that has paid nothing yet wait for
   * its first paid order. Ours; if absent, the page does not tell it.
   */
  protection: z.enum(POINTS_PROTECTIONS).optional(),
  branchContactIds: z.array(id),
  /**
   * The rewards for signing up that can be had now; one without a branch contact is had at all of
   * them.
   */
  rewards: z.array(z.object({ id, reward: z.int(), branchContactId: id.nullable() })),
})

/** A discount of an external loyalty partner. Source: 000 §4 External loyalty. */
export const externalBenefitSchema = generalAdjustmentSchema.extend({
  priority: z.int().nullable(),
  externalBenefitType: z.string().nullable(),
})

export type ExternalBenefitInfo = z.infer<typeof externalBenefitSchema>

const phone = seen(40)

export const loyaltyEndpoints = {
  getLoyaltyProgram: endpoint({
    route: routes.getLoyaltyProgram,
    summary: 'The loyalty programme of a branch',
    access: 'public',
    params: idParams,
    answer: loyaltyProgramSchema,
    refusals: [{ status: 404, code: 'loyalty-program-not-found' }],
  }),
  listPointsHistory: endpoint({
    route: routes.listPointsHistory,
    summary: 'The points of a phone, newest first',
    access: 'public',
    params: z.object({ id, phone }),
    /**
     * Branch contact whose rule of signing in holds; without one the strictest of the branch does.
     */
    query: z.object({ ...paging(20), branchContactId: id.optional() }),
    answer: z.object({
      rows: z.array(
        z.object({
          orderCode: z.string().nullable(),
          createdAt: instant,
          amount: z.int(),
          postBalance: z.int(),
        }),
      ),
    }),
    refusals: [tooMany],
  }),
  claimReward: endpoint({
    route: routes.claimReward,
    summary: 'Credits a reward, once for each phone',
    access: 'public',
    params: z.object({ phone, loyaltyRewardId: id }),
    body: z.object({
      name: seen(200),
      phone,
      email: mail(200),
      branchId: id,
      branchContactId: id,
      loyaltyRewardId: id,
      acquisitionChannel: z.string().max(80).nullish(),
    }),
    /** The balance is null before the number is verified, where the branch contact wants that. */
    answer: z.object({ loyaltyPointsBalance: z.int().nullable() }),
    refusals: [
      // Points are protected: the session is begun with `verify` first.
      { status: 401, code: 'code-required' },
      { status: 404, code: 'reward-not-found' },
      { status: 409, code: 'reward-already-exists' },
      { status: 422, code: 'phone-invalid' },
      { status: 422, code: 'reward-data-missing' },
      { status: 422, code: 'email-invalid' },
      tooMany,
    ],
  }),
  getExternalBenefits: endpoint({
    route: routes.getExternalBenefits,
    summary: 'The discounts that an external loyalty partner gives its user',
    access: 'external',
    params: z.object({ provider: z.string().max(60) }),
    headers: z.object({ authorization: bearer }),
    body: z.object({
      branchId: id,
      branchContactId: id,
      externalUserId: z.string().max(200),
      orderModeId: id,
    }),
    answer: z.object({
      partnerName: z.string(),
      generalDiscounts: z.array(externalBenefitSchema),
    }),
    refusals: [
      { status: 401, code: 'external-user-refused' },
      { status: 404, code: 'provider-not-found' },
      tooMany,
      { status: 503, code: 'external-benefits-unavailable' },
    ],
  }),
}

export type LoyaltyProgramInfo = z.input<typeof loyaltyProgramSchema>
