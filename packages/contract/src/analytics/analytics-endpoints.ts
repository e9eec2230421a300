import { DINER_EVENT_TYPES, FUNNEL_STEPS } from '@mostrador/domain/analytics/diner-event'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParams, instant } from '../wire.ts'
import { noContact, notSignedIn, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'

/** Most events of one call: a browser sends those of a few seconds. */
const MOST_EVENTS = 50

/** Fields that one kind of event has; short, and of plain values only. */
const details = z
  .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean(), z.null()]))
  .refine((all) => Object.keys(all).length <= 20, 'too-many-fields')

/**
 * 000 §7 Analytics: fields of every event. `id` is the browser's own: sent twice, it is one event.
 */
export const dinerEventSchema = z.object({
  id,
  type: z.enum(DINER_EVENT_TYPES),
  branch: id,
  /** The diner's phone, where the browser knows it. */
  customer: z.string().max(40).nullish(),
  branchContact: id.nullish(),
  campaignId: z.string().max(200).nullish(),
  date: instant,
  abandonedCart: z.boolean().default(false),
  source: z.string().max(200).nullish(),
  details: details.default({}),
})

export type DinerEvent = z.input<typeof dinerEventSchema>

const step = z.enum(FUNNEL_STEPS)

/** Campaign with the visits that reached each step of it. `id` null: visits without a campaign. */
const funnelSchema = z.object({
  id: z.string().nullable(),
  name: z.string().nullable(),
  steps: z.array(z.object({ step, visits: z.number().int() })),
})

export type CampaignFunnel = z.infer<typeof funnelSchema>

/** The periods that can be asked for, in days until now. */
const FUNNEL_DAYS = ['1', '7', '30', '90'] as const

export const analyticsEndpoints = {
  collectEvents: endpoint({
    route: routes.collectEvents,
    summary:
      'What happened in a visit, a few seconds at a time; an event that is known already, or of a brand that is not ours, is passed over',
    access: 'public',
    headers: z.object({ 'x-session': z.string().regex(/^[\w-]{8,64}$/) }),
    body: z.object({ events: z.array(dinerEventSchema).min(1).max(MOST_EVENTS) }),
    answer: z.null(),
    status: 204,
    refusals: [tooMany],
  }),
  getCampaignFunnels: endpoint({
    route: routes.getCampaignFunnels,
    summary: 'How far the visits of each campaign came, the largest campaigns first (100 at most)',
    access: 'staff',
    permission: 'reports.see',
    params: idParams,
    query: z.object({ days: z.enum(FUNNEL_DAYS).default('30') }),
    answer: z.object({
      /** The menu's address, from which a campaign's link is made. */
      menuUrl: z.string(),
      campaigns: z.array(funnelSchema),
    }),
    refusals: [notSignedIn, noContact],
  }),
}
