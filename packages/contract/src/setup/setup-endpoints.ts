import { ORDER_MODE_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { SETUP_LACKS } from '@mostrador/domain/setup/setup-lack'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { noContact, noPermission, notSignedIn } from '../refusals.ts'
import { idParams } from '../wire.ts'
import * as routes from '../routes.ts'

const setupSchema = z.object({
  /** Whether diners find it. */
  published: z.boolean(),
  /** Things that are missing before diners can order. */
  lacks: z.array(z.enum(SETUP_LACKS)),
  /** Offered modes, each with the lacks that keep an order from being taken. */
  modes: z.array(z.object({ type: z.enum(ORDER_MODE_TYPES), lacks: z.array(z.enum(SETUP_LACKS)) })),
  plates: z.int(),
  zones: z.int(),
  hasLogo: z.boolean(),
  /** Whether it has a place on the map: a ring of delivery is drawn around it. */
  hasLocation: z.boolean(),
  /** Whether staff rehearsed an order there. */
  rehearsed: z.boolean(),
})

export type Setup = z.infer<typeof setupSchema>

export const setupEndpoints = {
  getSetup: endpoint({
    route: routes.getSetup,
    summary: 'What a contact lacks before anybody can order there, by the checks that refuse orders',
    access: 'staff',
    permission: 'locals.edit',
    params: idParams,
    answer: setupSchema,
    refusals: [notSignedIn, noContact, noPermission],
  }),
  publishContact: endpoint({
    route: routes.publishContact,
    summary: 'Opens a contact to the public; refused with what it lacks',
    access: 'staff',
    permission: 'locals.pause',
    params: idParams,
    answer: z.object({ revision: z.int().nullable() }),
    refusals: [
      notSignedIn,
      noContact,
      noPermission,
      { status: 404, code: 'branch-not-found' },
      { status: 409, code: 'setup-incomplete' },
      { status: 409, code: 'changed-meanwhile' },
      { status: 422, code: 'change-refused' },
    ],
  }),
}
