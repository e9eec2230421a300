import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../wire.ts'
import * as routes from '../routes.ts'

export const fileEndpoints = {
  getFileUrl: endpoint({
    route: routes.getFileUrl,
    summary: 'Where a picture of a company, branch, category or plate is served',
    access: 'public',
    params: idParams,
    query: z.object({ type: z.string().max(40).default('LOGO') }),
    answer: z.object({ url: z.string() }),
    refusals: [{ status: 404, code: 'file-not-found' }],
  }),
}
