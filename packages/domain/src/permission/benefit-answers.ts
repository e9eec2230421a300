import { byKey, kept, list, person, pin, turnedOn } from './proof.ts'

// A gift outlasts the tablet's session; a till or an ERP gives gifts as well.
const gift = byKey('discounts', 'codes')
const limit = kept(gift)
const own = pin('discounts')
const words = person('discounts', 'shop-words')

export const DISCOUNT_CODE_ANSWERS = {
  code: gift,
  // Diners read it in their order.
  name: gift,
  type: gift,
  percentage: gift,
  amount: gift,
  minimumOrderAmount: limit,
  maximumDiscountAmount: limit,
  requiredPlate: limit,
  requiredCategory: limit,
  firstTimeUse: limit,
  usageLimit: limit,
  usageLimitPerCustomer: limit,
  externalBenefitType: limit,
  paymentTypes: limit,
  startsAt: limit,
  endsAt: limit,
  active: turnedOn(gift),
}

/** Answers for the fields of the programme of points. */
export const LOYALTY_ANSWERS = {
  // Shown beside the sum that diners pay.
  name: words,
  active: turnedOn(gift),
  orderPercentage: gift,
  minRedeemedPoints: limit,
  maxRedeemedPoints: limit,
  maxRedeemedPercentage: limit,
  supportsDiscounts: limit,
  protection: kept(person('discounts', 'protections')),
  branchContacts: limit,
}

/** Answers for the fields of points for signing up. */
export const REWARD_ANSWERS = {
  key: own,
  reward: gift,
  branchContact: limit,
  active: turnedOn(gift),
}

const partner = person('integrations', 'partner')

export const EXTERNAL_LOYALTY_ANSWERS = { partner, name: partner, active: turnedOn(partner) }

/** Answers for the fields of messages to carts that were left. */
export const CAMPAIGN_ANSWERS = {
  key: own,
  name: own,
  message: words,
  active: turnedOn(words),
}

const [edit, asked] = [pin('locals.edit'), person('locals.edit', 'shop-words')]

export const SURVEY_ANSWERS = {
  key: edit,
  branchContact: edit,
  active: turnedOn(asked),
  questions: list('locals.edit', {
    key: edit,
    title: asked,
    subTitle: asked,
    type: edit,
    priority: edit,
    mandatory: edit,
    reasons: list('locals.edit', { key: edit, reason: asked }),
  }),
}
