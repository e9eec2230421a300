import { PERMISSIONS } from '@mostrador/domain/permission/permission'
import { z } from 'zod'
import { contactSchema } from '../branch-contact/branch-contact-schema.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../wire.ts'
import { heldRoleSchema } from './held-role-schema.ts'
import { notSignedIn, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { mail, seen } from '../seen.ts'

const grantSchema = heldRoleSchema.extend({
  company: id,
  branch: id.optional(),
  branchContact: id.optional(),
  permissions: z.array(z.enum(PERMISSIONS)).readonly(),
})

/** A signed-in member of staff and the branch contacts that he or she may see. */
export const staffSessionSchema = z.object({
  name: z.string(),
  email: z.string(),
  /**
   * Whether a company of theirs asks for a missing second factor: its branch contacts wait for it.
   */
  owesSecondFactor: z.boolean(),
  /** The day from which on a company asks for one that is not there; null where none will. */
  secondFactorFrom: z.iso.date().nullable(),
  /** The shared device on which a PIN began the session; null for any other. */
  sharedDevice: z.object({ name: z.string(), idleMinutes: z.int() }).nullable(),
  /** Grants of the person: they add up at each place, and hold inside it. */
  grants: z.array(grantSchema),
  branchContacts: z.array(
    contactSchema.pick({ id: true, alias: true, name: true, timeZone: true, orderEnabled: true }).extend({
      /** Key in the branch's document. */
      key: z.string(),
      /** Whether diners find it. */
      published: z.boolean(),
      /** Whether its branch takes transfers. */
      takesTransfers: z.boolean().optional(),
      companyId: id,
      /** Whether its company runs this install, and hands out founding links. */
      runsInstall: z.boolean().optional(),
      branchId: id,
      branchName: z.string(),
      companyName: z.string(),
      country: z.string(),
    }),
  ),
})

export type StaffSession = z.infer<typeof staffSessionSchema>

export const staffEndpoints = {
  signIn: endpoint({
    route: routes.signIn,
    summary: 'Staff sign in with e-mail and password; the session is an http-only cookie',
    access: 'public',
    body: z.object({ email: mail(200), password: z.string().max(200) }),
    answer: staffSessionSchema,
    refusals: [
      { status: 401, code: 'wrong-credentials' },
      // The password was right: the same browser shows the second factor within ten minutes.
      { status: 403, code: 'second-factor-required' },
      tooMany,
    ],
  }),
  showSecondFactor: endpoint({
    route: routes.showSecondFactor,
    summary: 'The six digits of the app, or one of the recovery codes, after the password',
    access: 'public',
    body: z.object({ code: seen(40), kind: z.enum(['APP', 'RECOVERY']).default('APP') }),
    answer: staffSessionSchema,
    refusals: [
      { status: 422, code: 'wrong-code' },
      // No password was given here in the last ten minutes, or the tries are used up.
      { status: 410, code: 'sign-in-ended' },
      tooMany,
    ],
  }),
  getStaffSession: endpoint({
    route: routes.getStaffSession,
    summary: 'Who is signed in',
    access: 'staff',
    permission: 'session',
    answer: staffSessionSchema,
    refusals: [notSignedIn],
  }),
  touchStaffSession: endpoint({
    route: routes.touchStaffSession,
    summary:
      'Somebody touched the shared device on which he or she works by a PIN: its minutes begin anew. Pages that ask by themselves are no touch',
    access: 'staff',
    permission: 'session',
    answer: z.null(),
    status: 204,
    refusals: [notSignedIn],
  }),
  signOut: endpoint({
    route: routes.signOut,
    summary: 'Ends the session',
    access: 'public',
    answer: z.null(),
    status: 204,
    refusals: [],
  }),
}
