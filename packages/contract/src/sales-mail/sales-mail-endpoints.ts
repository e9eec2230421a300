import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../wire.ts'
import { notSignedIn } from '../refusals.ts'
import * as routes from '../routes.ts'

/** The five numbers of a day by mail: who gets them, and the link that stops them. */
export const salesMailEndpoints = {
  setSalesMail: endpoint({
    route: routes.setSalesMail,
    summary: 'Whether who is signed in gets the numbers of each day of a company by mail',
    access: 'staff',
    // Own setting of a person; their permission is checked again before each mail.
    permission: 'session',
    params: idParams,
    body: z.object({ wanted: z.boolean() }),
    answer: z.object({ wanted: z.boolean() }),
    refusals: [notSignedIn, { status: 404, code: 'company-not-found' }],
  }),
  /**
   * Target of a header of each mail, so the token is a part of the address: it stops these mails,
   * and opens nothing. Mail programs send a form of one field, which is ignored. Source: RFC 8058.
   */
  stopSalesMail: endpoint({
    route: routes.stopSalesMail,
    summary: 'Stops the mails with the numbers of a day, by the link that stands in each of them',
    access: 'public',
    params: z.object({ token: z.string().max(200) }),
    answer: z.object({
      company: z.string(),
    }),
    refusals: [{ status: 404, code: 'mail-link-unknown' }],
  }),
}
