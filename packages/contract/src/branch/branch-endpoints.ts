import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import * as routes from '../routes.ts'
import { branchCardSchema } from './branch-card-schema.ts'

export const branchEndpoints = {
  listBranches: endpoint({
    route: routes.listBranches,
    summary: 'The brands that anybody can order from by name, a page at a time (99 on a page)',
    access: 'public',
    query: z.object({
      search: z.string().max(100).optional(),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(99).default(99),
    }),
    answer: z.object({
      branches: z.array(branchCardSchema),
      more: z.boolean(),
      home: z
        .string()
        .nullable()
        .describe('The alias that the host begins with, where a tenant has it for its own.'),
    }),
    refusals: [],
  }),
}
