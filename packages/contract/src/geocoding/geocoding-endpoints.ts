import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, latitude, longitude } from '../wire.ts'
import { noContact, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'

/**
 * Address and its point. `locality` is the province, `zone` the neighbourhood; unknown parts are
 * empty. Only `HOUSE` is sure of the door: at `STREET` and `AREA` the diner confirms the pin.
 * Source: 000 §3 User location.
 */
export const placeSchema = z.object({
  street: z.string(),
  /** Number that the diner typed, even when the provider does not know the door. */
  number: z.string(),
  city: z.string(),
  locality: z.string(),
  zone: z.string(),
  country: z.string(),
  postalCode: z.string(),
  fullAddress: z.string(),
  lat: z.number(),
  lng: z.number(),
  precision: z.enum(['HOUSE', 'STREET', 'AREA']),
  providerId: z.string(),
  /**
   * Ours: sent with an order it says that this server found the point of this address
   * (docs/decisions/047).
   */
  pointKey: z.string().optional(),
})

export type GeocodedAddressInfo = z.infer<typeof placeSchema>

/**
 * One line under the search field; without a place it is asked for by its id when the line is
 * chosen.
 */
export const placeSuggestionSchema = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  place: placeSchema.nullable(),
})

export type AddressSuggestion = z.infer<typeof placeSuggestionSchema>

/**
 * One random token for each session of typing, from the first letter to the chosen line: a UUID
 * will do.
 */
const sessionToken = z
  .string()
  .regex(/^[\w-]{8,36}$/)
  .optional()

/** Branch whose provider is asked; without it, the server's. */
const branchId = id.optional()

const failures = [tooMany, { status: 503, code: 'geocoder-failed' }] as const

export const geocodingEndpoints = {
  listPlaceSuggestions: endpoint({
    route: routes.listPlaceSuggestions,
    summary: 'Addresses that a text may mean, those near a branch contact first; none below three letters',
    access: 'public',
    query: z.object({ query: z.string().max(200), branchContactId: id.optional(), branchId, sessionToken }),
    answer: z.object({
      suggestions: z.array(placeSuggestionSchema),
      /** Attribution that the page shows below the lines. */
      attribution: z.enum(['OPENSTREETMAP', 'GOOGLE']).nullable(),
      /** False where no provider searches: the address is the typed text. */
      searches: z.boolean(),
    }),
    refusals: [noContact, ...failures],
  }),
  getPlace: endpoint({
    route: routes.getPlace,
    summary: 'The place of a suggestion; `number` is the house number that was typed',
    access: 'public',
    query: z.object({
      id: z.string().min(1).max(700),
      number: z.string().trim().max(30).default(''),
      branchId,
      sessionToken,
    }),
    answer: placeSchema,
    refusals: [{ status: 404, code: 'place-not-found' }, ...failures],
  }),
  findPlaceAt: endpoint({
    route: routes.findPlaceAt,
    summary: 'The address at a point, or null; the point stays as it was asked',
    access: 'public',
    query: z.object({
      lat: latitude,
      lng: longitude,
      branchId,
    }),
    answer: placeSchema.nullable(),
    refusals: failures,
  }),
}
