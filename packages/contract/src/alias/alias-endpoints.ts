import { z } from 'zod'
import { branchSchema } from '../branch/branch-schema.ts'
import { branchContactSchema } from '../branch-contact/branch-contact-schema.ts'
import { companySchema } from '../company/company-schema.ts'
import { endpoint } from '../endpoint.ts'
import { aliasParams } from '../wire.ts'
import { aliasRoutes } from './alias-routes.ts'

/** What an alias stands for. Source: 000 §3 Alias lookup result. */
export const aliasLookupSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('company'), info: companySchema }),
  z.object({ type: z.literal('branch'), info: branchSchema }),
  z.object({ type: z.literal('branchContact'), info: branchContactSchema }),
])

/** The alias lookup. */
export type AliasLookup = z.input<typeof aliasLookupSchema>

export const aliasEndpoints = {
  getAlias: endpoint({
    route: aliasRoutes.getAlias,
    summary: 'What an alias stands for: a company, a branch or a branch contact',
    access: 'public',
    params: aliasParams,
    answer: aliasLookupSchema,
    refusals: [{ status: 404, code: 'alias-not-found' }],
  }),
}
