import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../wire.ts'
import * as routes from '../routes.ts'

/** 000 §3 Menu customisations: `commands` is JSON text whose shape is the resource's. */
export const customisationSchema = z.object({
  id,
  resource: z.string(),
  displayType: z.string().nullable(),
  theme: z.string().nullable(),
  commands: z.string(),
})

export const customisationEndpoints = {
  listCustomisations: endpoint({
    route: routes.listCustomisations,
    summary: 'The customisations of a branch',
    access: 'public',
    params: z.object({ branchId: id }),
    answer: z.object({ customisations: z.array(customisationSchema) }),
    refusals: [{ status: 404, code: 'branch-not-found' }],
  }),
}

export type CustomisationInfo = z.infer<typeof customisationSchema>
