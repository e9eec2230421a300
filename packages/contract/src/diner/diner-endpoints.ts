import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'

const text = (max: number) => z.string().transform((value) => value.slice(0, max))

export const dinerEndpoints = {
  logDinerError: endpoint({
    route: routes.logDinerError,
    summary: 'A browser tells what went wrong; long texts are cut, nothing is answered',
    access: 'public',
    body: z.object({
      bcId: text(80).nullish(),
      branchId: text(80).nullish(),
      url: text(2000).nullish(),
      lng: z.number().nullish(),
      lat: z.number().nullish(),
      fullAddress: text(500).nullish(),
      addressFromLocalStorage: z.boolean().nullish(),
      component: text(200).nullish(),
      payload: z.unknown().optional(),
      stack: text(8000).nullish(),
      /** Ours: the build that the browser had. */
      version: z
        .string()
        .regex(/^[\w.-]{0,40}$/)
        .nullish()
        .catch(null),
    }),
    answer: z.null(),
    status: 204,
    refusals: [tooMany],
  }),
}
