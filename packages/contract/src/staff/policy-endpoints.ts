import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { noPermission, notOnSharedDevice, notSignedIn, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { id, idParams, instant } from '../wire.ts'

const noCompany = { status: 404, code: 'company-not-found' } as const

/** A built-in role in capitals, the key of one of the company's own, or `*`: everybody. */
const role = z.string().min(1).max(60)
const day = z.iso.date()
const ask = z.object({ role, from: day })
const roleName = z.string().nullable()

const policySchema = z.object({
  /** Today at the company's first branch contact: a new ask begins later. */
  today: day,
  /** Whether the caller has one; without it they cannot ask others for it. */
  hasFactor: z.boolean(),
  asks: z.array(ask.extend({ holds: z.boolean() })),
  /** Roles that can be asked for a second factor: the built-in ones, and the company's own. */
  roles: z.array(z.object({ role, roleName })),
  /** Everybody who is asked for it, now or later. */
  people: z.array(
    z.object({
      id,
      name: z.string(),
      email: z.string(),
      isSelf: z.boolean(),
      roles: z.array(z.object({ role, roleName })),
      from: day,
      holds: z.boolean(),
      hasFactor: z.boolean(),
      remindedAt: instant.nullable(),
    }),
  ),
  /** Shared devices that count as no second factor: a password alone shared them. */
  tablets: z.array(z.object({ id, name: z.string(), by: z.string() })),
})

export type StaffPolicy = z.output<typeof policySchema>

export const policyEndpoints = {
  getStaffPolicy: endpoint({
    route: routes.getStaffPolicy,
    summary:
      'Of whom a company asks a second factor, from which day on, and who and which shared devices have none yet',
    access: 'staff',
    permission: 'company',
    params: idParams,
    answer: policySchema,
    refusals: [notSignedIn, noPermission, notOnSharedDevice, noCompany],
  }),
  setStaffPolicy: endpoint({
    route: routes.setStaffPolicy,
    summary:
      'Asks a second factor of everybody (`*`), of some roles or of nobody, over what was seen; for owners who have one',
    access: 'staff',
    permission: 'company',
    params: idParams,
    body: z.object({
      roles: z.array(role).max(200),
      /** Day from which newly asked people need one: tomorrow at the earliest. */
      from: day.nullable(),
      seen: z.array(ask).max(200),
    }),
    answer: policySchema,
    refusals: [
      notSignedIn,
      noPermission,
      noCompany,
      notOnSharedDevice,
      { status: 409, code: 'second-factor-missing' },
      { status: 409, code: 'team-changed-meanwhile' },
      { status: 422, code: 'factor-day-invalid' },
      { status: 404, code: 'role-not-found' },
    ],
  }),
  remindOfFactor: endpoint({
    route: routes.remindOfFactor,
    summary: 'Reminds one who has no second factor, or all of them (null), by a mail; once a day each',
    access: 'staff',
    permission: 'company',
    params: idParams,
    body: z.object({ personId: id.nullable() }),
    answer: z.object({ reminded: z.int() }),
    refusals: [notSignedIn, noPermission, notOnSharedDevice, noCompany, tooMany],
  }),
}
