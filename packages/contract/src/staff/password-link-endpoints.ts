import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParams, instant } from '../wire.ts'
import { WEAK_PASSWORD } from './account-endpoints.ts'
import { heldRoleSchema } from './held-role-schema.ts'
import { notOnSharedDevice, notSignedIn, passkeyFirst, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { mail } from '../seen.ts'

const token = z.string().max(200)
const companyMissing = { status: 404, code: 'company-not-found' } as const
const ended = { status: 410, code: 'password-link-ended' } as const

/** Member of staff of a company, as its owners see them. */
const personSchema = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Roles of the person in the whole company. */
  roles: z.array(heldRoleSchema),
  isSelf: z.boolean(),
  /** Whether another company employs them, too: then no one here opens their account. */
  isElsewhereToo: z.boolean(),
})

export type CompanyPerson = z.infer<typeof personSchema>

/**
 * Link for a member of staff who forgot the password: an owner of the company makes it, or it goes
 * to the mailbox of the person who asks for it. The token travels in bodies alone.
 */
export const passwordLinkEndpoints = {
  listCompanyStaff: endpoint({
    route: routes.listCompanyStaff,
    summary: 'Who works for a company; for its owners',
    access: 'staff',
    permission: 'staff',
    params: idParams,
    answer: z.array(personSchema),
    refusals: [notSignedIn, companyMissing],
  }),
  makePasswordLink: endpoint({
    route: routes.makePasswordLink,
    summary:
      'Makes the link by which somebody sets a new password, with the password of the owner who makes it',
    access: 'staff',
    permission: 'company',
    params: z.object({ id, personId: id }),
    body: z.object({ password: z.string().max(200) }),
    answer: z.object({ url: z.string(), expiresAt: instant }),
    refusals: [
      notSignedIn,
      notOnSharedDevice,
      passkeyFirst,
      { status: 422, code: 'wrong-password' },
      companyMissing,
      { status: 404, code: 'person-not-found' },
      { status: 409, code: 'own-account' },
      { status: 409, code: 'employed-elsewhere' },
      tooMany,
    ],
  }),
  mailPasswordLink: endpoint({
    route: routes.mailPasswordLink,
    summary: 'Mails the link for a new password to who works by this e-mail; answers everybody alike',
    access: 'public',
    body: z.object({ email: mail(200) }),
    answer: z.null(),
    status: 204,
    refusals: [tooMany],
  }),
  lookAtPasswordLink: endpoint({
    route: routes.lookAtPasswordLink,
    summary: 'Whose password a link sets',
    access: 'public',
    body: z.object({ token }),
    answer: z.object({ email: z.string() }),
    refusals: [ended, tooMany],
  }),
  setPasswordByLink: endpoint({
    route: routes.setPasswordByLink,
    summary: 'Sets the new password and ends every session; second factor and passkeys stay',
    access: 'public',
    body: z.object({ token, password: z.string().max(200) }),
    answer: z.null(),
    status: 204,
    refusals: [ended, ...WEAK_PASSWORD, tooMany],
  }),
}
