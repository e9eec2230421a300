import { PERMISSIONS } from '@mostrador/domain/permission/permission'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { noContact, notSignedIn } from '../refusals.ts'
import * as routes from '../routes.ts'
import { idParams } from '../wire.ts'

export const permissionEndpoints = {
  listGranters: endpoint({
    route: routes.listGranters,
    summary: 'Who can give a permission at a branch contact, or in the brand or company around it, by name',
    access: 'staff',
    permission: 'by-content',
    params: idParams,
    query: z.object({
      permission: z.enum(PERMISSIONS),
      at: z.enum(['local', 'brand', 'company']).default('local'),
    }),
    answer: z.object({ names: z.array(z.string()) }),
    refusals: [notSignedIn, noContact],
  }),
}
