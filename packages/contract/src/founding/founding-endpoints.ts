import { KITCHENS } from '@mostrador/domain/company/kitchen'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { tooMany } from '../refusals.ts'
import { WEAK_PASSWORD } from '../staff/account-endpoints.ts'
import * as routes from '../routes.ts'
import { mail } from '../seen.ts'

const token = z.string().max(200)
const ended = { status: 410, code: 'founding-link-ended' } as const

/** Problems of an address for a new shop. */
const ALIAS_PROBLEMS = ['alias-invalid', 'alias-reserved', 'alias-taken'] as const

/**
 * Link that founds a company: an account, a branch and its first branch contact. The token travels
 * in bodies alone: addresses are logged.
 */
export const foundingEndpoints = {
  lookAtFoundingLink: endpoint({
    route: routes.lookAtFoundingLink,
    summary: 'Whether a link founds a company, and whom it is for',
    access: 'public',
    body: z.object({ token }),
    answer: z.object({
      /** The only mailbox that may found by it, where its maker named one. */
      email: z.string().nullable(),
    }),
    refusals: [ended, tooMany],
  }),
  checkNewAlias: endpoint({
    route: routes.checkNewAlias,
    summary: 'Whether a shop may begin at an address, for who has a link',
    access: 'public',
    body: z.object({ token, alias: z.string().max(200) }),
    answer: z.object({ problem: z.enum(ALIAS_PROBLEMS).nullable() }),
    refusals: [ended, tooMany],
  }),
  foundCompany: endpoint({
    route: routes.foundCompany,
    summary:
      'Founds a company by a link: its owner’s account, its brand, and a contact that nobody finds yet',
    access: 'public',
    body: z.object({
      token,
      name: z.string().max(300),
      email: mail(200),
      password: z.string().max(200),
      shop: z.string().max(300),
      alias: z.string().max(200),
      country: z.string().max(10),
      timeZone: z.string().max(60),
      kitchen: z.enum(KITCHENS),
    }),
    answer: z.object({
      /** The address of the branch contact, under which its console is. */
      alias: z.string(),
    }),
    status: 201,
    refusals: [
      ended,
      { status: 422, code: 'name-missing' },
      { status: 422, code: 'name-too-long' },
      { status: 422, code: 'email-invalid' },
      { status: 409, code: 'email-taken' },
      ...WEAK_PASSWORD,
      { status: 422, code: 'shop-name-missing' },
      { status: 422, code: 'shop-name-too-long' },
      { status: 422, code: 'alias-invalid' },
      { status: 422, code: 'alias-reserved' },
      { status: 409, code: 'alias-taken' },
      { status: 422, code: 'country-not-served' },
      { status: 422, code: 'time-zone-unknown' },
      tooMany,
    ],
  }),
}
