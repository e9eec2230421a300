import { OWN_ROLE_PERMISSIONS, PERMISSIONS } from '@mostrador/domain/permission/permission'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  noContact,
  noPermission,
  notOnSharedDevice,
  notSignedIn,
  passkeyFirst,
  tooMany,
} from '../refusals.ts'
import * as routes from '../routes.ts'
import { id, idParams, instant } from '../wire.ts'
import { mail } from '../seen.ts'

const noCompany = { status: 404, code: 'company-not-found' } as const
const noRole = { status: 404, code: 'role-not-found' } as const
const noPerson = { status: 404, code: 'person-not-found' } as const
/** Staff neither give nor take away a permission that they lack. */
const beyondOwn = { status: 403, code: 'beyond-own-permissions' } as const
const lastOwner = { status: 409, code: 'last-owner' } as const
const stale = { status: 409, code: 'team-changed-meanwhile' } as const
/** People with the role are asked for a second factor. */
const asked = { status: 409, code: 'role-asked-for-factor' } as const
/** Refused: some keys of the person are neither kept nor ended. */
const undecided = { status: 409, code: 'keys-undecided' } as const
const nameTaken = { status: 409, code: 'role-name-taken' } as const

/** The whole company, one of its branches, or one of its branch contacts. */
const place = { branch: id.nullable(), branchContact: id.nullable() }

/** A built-in role in capitals, or the key of one of the company's own. */
const role = z.string().min(1).max(60)

const membership = z.object({ ...place, placeName: z.string(), role, mayChange: z.boolean() })

export const teamSchema = z.object({
  companyId: id,
  /** Places whose team the caller may change; the company has no name in it. */
  places: z.array(z.object({ ...place, name: z.string() })),
  /** Those that every company has, and then its own. */
  roles: z.array(
    z.object({
      role,
      roleName: z.string().nullable(),
      permissions: z.array(z.enum(PERMISSIONS)).readonly(),
      holders: z.int(),
    }),
  ),
  people: z.array(
    z.object({
      id,
      name: z.string(),
      email: z.string(),
      isSelf: z.boolean(),
      memberships: z.array(membership),
    }),
  ),
  /** Invitations that are not confirmed yet. */
  waiting: z.array(
    z.object({
      id,
      email: z.string(),
      /** Until when the link is good; null while the mail with it was not sent. */
      expiresAt: instant.nullable(),
      memberships: z.array(membership),
    }),
  ),
})

export type Team = z.input<typeof teamSchema>

const ownRoleBody = z.object({
  name: z.string().trim().min(1).max(60),
  permissions: z.array(z.enum(OWN_ROLE_PERMISSIONS)).max(OWN_ROLE_PERMISSIONS.length),
})

/** The decision for each key that a person made: it is kept, or ends with the role. */
const MOST_KEYS = 200
const keys = z.object({ keep: z.array(id).max(MOST_KEYS), end: z.array(id).max(MOST_KEYS) }).optional()

const leftBehindBody = z.discriminatedUnion('of', [
  z.object({ of: z.literal('PERSON'), personId: id, ...place, seen: role.nullable(), role: role.nullable() }),
  z.object({
    of: z.literal('ROLE'),
    role,
    /** Null where the role is to be removed. */
    permissions: z.array(z.enum(OWN_ROLE_PERMISSIONS)).max(OWN_ROLE_PERMISSIONS.length).nullable(),
  }),
])

export type LeftBehindBody = z.output<typeof leftBehindBody>

const leftBehindSchema = z.object({
  /** Mailboxes whose invitations end. */
  invitations: z.array(z.string()),
  devices: z.array(z.object({ id, name: z.string() })),
  foundingLinks: z.array(z.object({ id, email: z.string().nullable(), note: z.string() })),
  /** Each needs a decision: it ends, or the person who makes the change keeps it, if permitted. */
  keys: z.array(
    z.object({ id, name: z.string(), placeName: z.string(), keeper: z.string(), mayKeep: z.boolean() }),
  ),
})

export type LeftBehindWire = z.output<typeof leftBehindSchema>

const ownRoleParams = z.object({ id, key: role })

/**
 * Roles of a company's people by place, and its own roles. Each change is told among the changes
 * of the branch.
 */
export const teamEndpoints = {
  getTeam: endpoint({
    route: routes.getTeam,
    summary:
      'Who works as what around a branch contact, as far as the one who asks sees to it, and the roles',
    access: 'staff',
    permission: 'staff',
    params: idParams,
    answer: teamSchema,
    refusals: [notSignedIn, noContact],
  }),
  setTeamRole: endpoint({
    route: routes.setTeamRole,
    summary: 'Gives somebody of the company a role at a place, another one over what was seen, or none',
    access: 'staff',
    permission: 'staff',
    params: z.object({ id, personId: id }),
    body: z.object({ ...place, seen: role.nullable(), role: role.nullable(), keys }),
    answer: z.object({ role: role.nullable() }),
    refusals: [
      notSignedIn,
      noContact,
      noPermission,
      notOnSharedDevice,
      passkeyFirst,
      beyondOwn,
      noPerson,
      noRole,
      lastOwner,
      stale,
      undecided,
    ],
  }),
  lookAtLeftBehind: endpoint({
    route: routes.lookAtLeftBehind,
    summary:
      'What ends with a role that is about to be taken or to let do less: invitations, shared devices, links for new companies; and the keys of programs of which is to be said whether they end',
    access: 'staff',
    permission: 'staff',
    params: idParams,
    body: leftBehindBody,
    answer: leftBehindSchema,
    refusals: [notSignedIn, noContact, noPermission, beyondOwn, noPerson, noRole, stale],
  }),
  inviteStaff: endpoint({
    route: routes.inviteStaff,
    summary:
      'Invites somebody to work at a place as something, by a mail with a link, or by a link to hand over',
    access: 'staff',
    permission: 'staff',
    params: idParams,
    body: z.object({ ...place, email: mail(200), role, by: z.enum(['MAIL', 'LINK']) }),
    answer: z.object({
      id,
      /** Link to hand over: it is never shown again. */
      url: z.string().nullable(),
      expiresAt: instant,
    }),
    status: 201,
    refusals: [
      notSignedIn,
      noContact,
      noPermission,
      notOnSharedDevice,
      passkeyFirst,
      beyondOwn,
      noRole,
      { status: 422, code: 'email-invalid' },
      { status: 409, code: 'already-in-team' },
      { status: 409, code: 'link-needs-mail' },
      tooMany,
    ],
  }),
  revokeInvitation: endpoint({
    route: routes.revokeInvitation,
    summary: 'Takes back the invitation of somebody who did not confirm it yet',
    access: 'staff',
    permission: 'staff',
    params: z.object({ id, personId: id }),
    answer: z.null(),
    status: 204,
    refusals: [notSignedIn, noContact, noPermission, beyondOwn, { status: 410, code: 'invitation-ended' }],
  }),
  createRole: endpoint({
    route: routes.createRole,
    summary: 'Makes a role of the company’s own',
    access: 'staff',
    permission: 'staff',
    params: idParams,
    body: ownRoleBody,
    answer: z.object({ role }),
    status: 201,
    refusals: [notSignedIn, noCompany, noPermission, notOnSharedDevice, passkeyFirst, beyondOwn, nameTaken],
  }),
  changeRole: endpoint({
    route: routes.changeRole,
    summary:
      'Names a role of the company’s own, and says what it lets do, for all who have it, over what was seen of it',
    access: 'staff',
    permission: 'staff',
    params: ownRoleParams,
    body: ownRoleBody.extend({ seen: ownRoleBody, keys }),
    answer: z.object({ role }),
    refusals: [
      notSignedIn,
      noCompany,
      noPermission,
      notOnSharedDevice,
      passkeyFirst,
      beyondOwn,
      noRole,
      nameTaken,
      stale,
      undecided,
    ],
  }),
  removeRole: endpoint({
    route: routes.removeRole,
    summary: 'Removes a role of the company’s own; as many people as were seen lose it where they have it',
    access: 'staff',
    permission: 'staff',
    params: ownRoleParams,
    body: z.object({ holders: z.int().min(0), keys }),
    answer: z.object({ holders: z.int() }),
    refusals: [notSignedIn, noCompany, noPermission, beyondOwn, noRole, stale, asked, undecided],
  }),
}
