import { z } from 'zod'
import { addressSchema, contactSchema } from '../branch-contact/branch-contact-schema.ts'
import { endpoint } from '../endpoint.ts'
import { bodyLatitude, bodyLongitude } from '../wire.ts'
import { tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'

/** Branch contacts on one page of the guide. Source: decisions.md, Constants. */
const NEARBY_PAGE_SIZE = 20

/** Furthest offset: nearby places end before it. */
const FURTHEST_OFFSET = 2_000

/** A branch contact as the guide lists it. Source: 001 §3 Branch contact (guide). */
export const nearbyContactSchema = contactSchema
  .pick({ id: true, alias: true, name: true, whatsAppPhone: true })
  .extend({
    address: addressSchema.pick({ street: true, number: true, city: true }),
    distanceInMeters: z.number(),
  })

/** Branch contact near a point. */
export type NearbyContact = z.infer<typeof nearbyContactSchema>

export const guideEndpoints = {
  listNearby: endpoint({
    route: routes.listNearby,
    summary:
      'The branch contacts near a point, the nearest first. Filters: `country` (two letters) and `branch_contact` (the alias of one)',
    access: 'public',
    body: z.object({
      lat: bodyLatitude,
      lng: bodyLongitude,
      filters: z
        .array(z.object({ key: z.enum(['country', 'branch_contact']), value: z.string().max(100) }))
        .max(10)
        .default([]),
      pagingOption: z
        .object({
          pageSize: z.int().min(1).max(50).default(NEARBY_PAGE_SIZE),
          offset: z.int().min(0).max(FURTHEST_OFFSET).default(0),
        })
        .prefault({}),
    }),
    answer: z.object({ commerces: z.array(nearbyContactSchema) }),
    refusals: [tooMany],
  }),
}
