import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { aliasParams, id } from '../wire.ts'
import { tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'

export const shareEndpoints = {
  getShareCard: endpoint({
    route: routes.getShareCard,
    summary:
      'The picture under a link (1200 × 630): of a brand, a contact, or one of its plates with its price. `v` tells versions apart',
    access: 'public',
    params: aliasParams,
    query: z.object({ plate: id.optional(), v: z.string().max(40).optional() }),
    answer: z.null(),
    answerTypes: ['image/jpeg'],
    refusals: [{ status: 404, code: 'alias-not-found' }, tooMany],
  }),
}
