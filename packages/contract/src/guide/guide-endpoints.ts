import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../wire.ts'
import { guideRoutes } from './guide-routes.ts'

export const guideEndpoints = {
  listNearby: endpoint({
    route: guideRoutes.listNearby,
    summary: 'The branch contacts near a point',
    access: 'public',
    body: z.object({
      lat: z.number().min(-90).max(90),
      lng: z.number().min(-180).max(180),
      filters: z
        .array(z.object({ key: z.enum(['country', 'branch_contact']), value: z.string().max(100) }))
        .max(10),
      pagingOption: z.object({
        pageSize: z.int().min(1).max(50).default(20),
        offset: z.int().min(0).default(0),
      }),
    }),
    answer: z.object({
      commerces: z.array(
        z.object({
          id,
          alias: z.string(),
          name: z.string(),
          address: z.object({ street: z.string(), number: z.string(), city: z.string() }),
          distanceInMeters: z.number(),
          whatsAppPhone: z.string().nullable(),
        }),
      ),
    }),
    refusals: [{ status: 429, code: 'too-many-requests' }],
    open: true,
  }),
}
