import { children, readThing, type ThingMapping } from './children.ts'
import { amounts, derived, fields, instants } from './fields.ts'
import type { Item, Aspect } from './aspect.ts'
import { idOf, links, menuReference, reference } from './references.ts'

/**
 * The file's third type, whose benefit is the delivery fee itself: the database has an amount of
 * 0.
 */
const codeType = derived(
  ({ place, row }) => {
    row.delivery_fee = place.item.type === 'DELIVERY_FEE'
    row.limited_usage = place.item.usageLimit !== undefined
    if (row.delivery_fee) Object.assign(row, { type: 'FIXED', amount: 0 })
  },
  ({ row, item }) => {
    if (row.delivery_fee) Object.assign(item, { type: 'DELIVERY_FEE', amount: null, percentage: null })
  },
)

/** 000 §3 Discount code info. */
export const discountCode: ThingMapping = {
  table: 'discount_codes',
  own: 'discount_code_id',
  around: ['branch_id'],
  known: 'code',
  parts: [
    fields('name', 'type', 'percentage', 'firstTimeUse', 'usageLimit', 'usageLimitPerCustomer'),
    fields('externalBenefitType', 'active'),
    amounts('amount', 'minimumOrderAmount', 'maximumDiscountAmount'),
    codeType,
    menuReference('requiredPlate', { list: 'plates', own: 'plate_id', column: 'required_plate_id' }),
    menuReference('requiredCategory', {
      list: 'categories',
      own: 'category_id',
      column: 'required_category_id',
    }),
    instants('startsAt', 'endsAt'),
    links('paymentTypes', {
      list: 'paymentTypes',
      table: 'discount_code_payment_types',
      own: 'discount_code_id',
      other: 'payment_type_id',
    }),
  ],
}

/** Programme of which a branch has one at most, so it needs no key. */
const ofBranch = (field: string, programme: ThingMapping): Aspect => ({
  rows: (writing) => {
    const item = writing.place.item[field] as Item | undefined
    if (!item) return
    const place = { ...writing.place, item }
    const row: Record<string, unknown> = {
      company_id: idOf(place, 'company_id'),
      branch_id: idOf(place, 'branch_id'),
    }
    for (const part of programme.parts) part.columns?.({ ...writing, place, row })
    writing.plan.put(programme.table, row)
    for (const part of programme.parts) part.rows?.({ ...writing, place })
  },
  read: (reading) => {
    const [row] = reading.stock.where(programme.table, 'branch_id', reading.row.id)
    if (!row) return
    reading.item[field] = readThing(reading, programme, row)
  },
})

/** 000 §3 Loyalty programme. */
export const loyalty = ofBranch('loyalty', {
  table: 'loyalty_programs',
  own: 'loyalty_program_id',
  around: ['branch_id'],
  parts: [
    fields('name', 'active', 'orderPercentage', 'minRedeemedPoints', 'maxRedeemedPoints'),
    fields('maxRedeemedPercentage', 'supportsDiscounts', 'protection'),
    links('branchContacts', {
      list: 'branchContacts',
      table: 'loyalty_program_contacts',
      own: 'branch_id',
      other: 'branch_contact_id',
    }),
  ],
})

/** 000 §4 External loyalty: the partner that the branch has joined. */
export const externalLoyalty = ofBranch('externalLoyalty', {
  table: 'external_loyalty_programs',
  own: 'external_loyalty_program_id',
  around: ['branch_id'],
  parts: [fields('partner', 'name', 'active')],
})

/** 000 §3 Loyalty reward. */
export const loyaltyReward: ThingMapping = {
  table: 'loyalty_rewards',
  own: 'loyalty_reward_id',
  around: ['branch_id'],
  parts: [
    fields('reward', 'active'),
    reference('branchContact', { list: 'branchContacts', column: 'branch_contact_id' }),
  ],
}

/** Campaign whose link restores an abandoned cart. */
export const campaign: ThingMapping = {
  table: 'campaigns',
  own: 'campaign_id',
  around: ['branch_id'],
  parts: [fields('name', 'message', 'active')],
}

const surveyQuestion: ThingMapping = {
  table: 'survey_questions',
  own: 'survey_question_id',
  around: ['survey_id', 'branch_id'],
  parts: [
    fields('title', 'subTitle', 'type', 'priority', 'mandatory'),
    children('reasons', {
      table: 'survey_question_reasons',
      own: 'survey_question_reason_id',
      around: ['survey_question_id', 'branch_id'],
      parts: [fields('reason')],
    }),
  ],
}

/** 001 §3 Survey. */
export const survey: ThingMapping = {
  table: 'surveys',
  own: 'survey_id',
  around: ['branch_id'],
  parts: [
    fields('active'),
    reference('branchContact', { list: 'branchContacts', column: 'branch_contact_id' }),
    children('questions', surveyQuestion),
  ],
}
