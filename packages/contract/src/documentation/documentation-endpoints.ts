import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import * as routes from '../routes.ts'

export const documentationEndpoints = {
  getOpenApi: endpoint({
    route: routes.getOpenApi,
    summary: 'This document: every endpoint, generated from the schemas that validate',
    access: 'public',
    answer: z.record(z.string(), z.unknown()),
    refusals: [],
  }),
}
