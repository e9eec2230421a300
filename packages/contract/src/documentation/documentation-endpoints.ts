import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { documentationRoutes } from './documentation-routes.ts'

export const documentationEndpoints = {
  getOpenApi: endpoint({
    route: documentationRoutes.getOpenApi,
    summary: 'This document: every endpoint, generated from the schemas that validate',
    access: 'public',
    answer: z.record(z.string(), z.unknown()),
    refusals: [],
  }),
}
