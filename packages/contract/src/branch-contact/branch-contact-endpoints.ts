import { ORDER_MODE_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParams, latitude, longitude } from '../wire.ts'
import { noContact } from '../refusals.ts'
import * as routes from '../routes.ts'
import { branchContactItemSchema, branchContactSchema } from './branch-contact-schema.ts'

export const branchContactEndpoints = {
  getBranchContact: endpoint({
    route: routes.getBranchContact,
    summary: 'A branch contact with its branch, hours and order modes',
    access: 'public',
    params: idParams,
    answer: branchContactSchema,
    refusals: [noContact],
  }),
  listBranchContacts: endpoint({
    route: routes.listBranchContacts,
    summary: 'The branch contacts of a branch, nearest first when a point is given',
    access: 'public',
    params: z.object({ branchId: id }),
    query: z.object({
      orderModeType: z.enum(ORDER_MODE_TYPES).optional(),
      search: z.string().max(100).optional(),
      lat: latitude.optional(),
      lng: longitude.optional(),
    }),
    answer: z.object({ branchContacts: z.array(branchContactItemSchema) }),
    refusals: [{ status: 404, code: 'branch-not-found' }],
  }),
}
