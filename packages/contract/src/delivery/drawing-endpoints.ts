import { cornersIn, MOST_CORNERS_OF_CONTACT } from '@mostrador/domain/delivery/most-corners'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { noContact, notSignedIn, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { idParams } from '../wire.ts'

/** `[lng, lat]`. */
const corner = z
  .array(z.number().min(-180).max(180))
  .length(2)
  .refine(([, lat = 0]) => Math.abs(lat) <= 90, 'latitude-out-of-range')
const ring = z.array(corner).min(4).max(2000)
const polygon = z.array(ring).min(1).max(50)

/** A GeoJSON area as a map draws it; its rings are closed. */
const drawnAreaSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: polygon }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).min(1).max(50) }),
])

type Drawn = z.output<typeof drawnAreaSchema>

const cornersOf = ({ type, coordinates }: Drawn): number =>
  cornersIn(type === 'Polygon' ? coordinates : coordinates.flat())

export const drawingEndpoints = {
  getContactMap: endpoint({
    route: routes.getContactMap,
    summary: 'Who draws the map of the console, and whom it names for it',
    access: 'staff',
    permission: ['locals.zones', 'locals.edit'],
    params: idParams,
    answer: z.object({ tiles: z.string(), attribution: z.string() }),
    refusals: [notSignedIn, noContact],
  }),
  judgeDrawing: endpoint({
    route: routes.judgeDrawing,
    summary:
      'What zones drawn in another way would have done to the orders of the last 90 days: those that no zone would reach, those that one would reach again, and those that another one would decide',
    access: 'staff',
    permission: 'locals.zones',
    params: idParams,
    body: z.object({
      /** All zones that are in use, in the order of the branch contact. */
      zones: z
        .array(
          z.object({
            key: z.string().min(1).max(120),
            priority: z.int().min(-1000).max(1000),
            area: drawnAreaSchema,
          }),
        )
        .max(200)
        .refine(
          (zones) => zones.reduce((sum, { area }) => sum + cornersOf(area), 0) <= MOST_CORNERS_OF_CONTACT,
          'too-many-corners',
        ),
    }),
    answer: z.object({
      days: z.int(),
      /** Deliveries of those days with a known place, and the number of all others. */
      orders: z.int(),
      unplaced: z.int(),
      lost: z.int(),
      gained: z.int(),
      moved: z.int(),
    }),
    refusals: [notSignedIn, noContact, tooMany],
  }),
}
