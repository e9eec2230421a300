import { z } from 'zod'
import { branchSchema } from '../branch/branch-schema.ts'
import { branchContactSchema } from '../branch-contact/branch-contact-schema.ts'
import { companySchema } from '../company/company-schema.ts'
import { endpoint } from '../endpoint.ts'
import { workShareSpent } from '../refusals.ts'
import { aliasParams } from '../wire.ts'
import * as routes from '../routes.ts'

/**
 * The origin of the host of its own that its pages are at home on; null for the one that all share.
 * Ours.
 */
const home = z.url().nullable()

/** Company, branch or branch contact of an alias. Source: 000 §3 Alias lookup result. */
export const aliasLookupSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('company'), home, info: companySchema }),
  z.object({ type: z.literal('branch'), home, info: branchSchema }),
  z.object({ type: z.literal('branchContact'), home, info: branchContactSchema }),
])

export type AliasLookup = z.input<typeof aliasLookupSchema>

export const aliasEndpoints = {
  getAlias: endpoint({
    route: routes.getAlias,
    summary: 'What an alias stands for: a company, a branch or a branch contact',
    access: 'public',
    params: aliasParams,
    query: z.object({
      /**
       * Token of a draft: the answer then has the look that staff are trying. Ours, see
       * docs/decisions/022.
       */
      preview: z.string().max(100).optional(),
    }),
    answer: aliasLookupSchema,
    refusals: [
      { status: 404, code: 'alias-not-found' },
      { status: 404, code: 'preview-not-found' },
      workShareSpent,
    ],
  }),
}
