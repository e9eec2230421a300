import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../wire.ts'
import { fileRoutes } from './file-routes.ts'

export const fileEndpoints = {
  getFileUrl: endpoint({
    route: fileRoutes.getFileUrl,
    summary: 'Where a picture of a company, branch, category or plate is served',
    access: 'public',
    params: idParams,
    query: z.object({ type: z.string().max(40).default('LOGO') }),
    answer: z.object({ url: z.string() }),
    refusals: [{ status: 404, code: 'file-not-found' }],
  }),
}
