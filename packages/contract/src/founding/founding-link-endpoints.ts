import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { noPermission, notOnSharedDevice, notSignedIn, passkeyFirst, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { id, idParams, instant } from '../wire.ts'
import { mail } from '../seen.ts'

/** Visible fields of a link: never the link itself. */
const linkSchema = z.object({
  id,
  /** The person it is for, as its maker wrote it for the list; empty for anybody. */
  note: z.string(),
  email: z.string().nullable(),
  madeAt: instant,
  /** Null for a person who left. */
  madeBy: z.string().nullable(),
  expiresAt: instant,
  state: z.enum(['OPEN', 'USED', 'ENDED']),
  usedAt: instant.nullable(),
  /** The company that began by it; null before, and once it is gone. */
  company: z.string().nullable(),
  /** State of its mail; null for a link that is handed over. */
  mail: z.enum(['WAITING', 'RETRYING', 'SENT', 'FAILED']).nullable(),
})

export type FoundingLinkWire = z.input<typeof linkSchema>

/** Also for a company that does not run this install: no caller learns which one does. */
const noCompany = { status: 404, code: 'company-not-found' } as const

/**
 * The links by which the owners of the company that runs an install let others found theirs. The
 * operator says which company that is, by a command.
 */
export const foundingLinkEndpoints = {
  listFoundingLinks: endpoint({
    route: routes.listFoundingLinks,
    summary: 'The links for new companies that this one made, the newest first: open, used, or over',
    access: 'staff',
    permission: 'company',
    params: idParams,
    answer: z.object({ links: z.array(linkSchema) }),
    refusals: [notSignedIn, noPermission, notOnSharedDevice, noCompany],
  }),
  makeFoundingLink: endpoint({
    route: routes.makeFoundingLink,
    summary: 'Makes a link by which somebody founds a company here: to hand over, or by mail',
    access: 'staff',
    permission: 'company',
    params: idParams,
    body: z.object({
      note: z.string().trim().max(80),
      email: mail(200).nullable(),
      by: z.enum(['MAIL', 'LINK']),
    }),
    answer: z.object({
      id,
      /** Link to hand over: it is never shown again. */
      url: z.string().nullable(),
      expiresAt: instant,
    }),
    status: 201,
    refusals: [
      notSignedIn,
      noPermission,
      notOnSharedDevice,
      passkeyFirst,
      noCompany,
      { status: 422, code: 'email-invalid' },
      { status: 409, code: 'email-taken' },
      { status: 409, code: 'founding-link-on-its-way' },
      tooMany,
    ],
  }),
  revokeFoundingLink: endpoint({
    route: routes.revokeFoundingLink,
    summary: 'Takes a link back that nobody used; it is in the list no more',
    access: 'staff',
    permission: 'company',
    params: z.object({ id, linkId: id }),
    answer: z.null(),
    status: 204,
    refusals: [
      notSignedIn,
      noPermission,
      notOnSharedDevice,
      noCompany,
      { status: 410, code: 'founding-link-not-open' },
    ],
  }),
}
