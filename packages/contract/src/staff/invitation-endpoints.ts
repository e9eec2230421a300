import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { WEAK_PASSWORD } from './account-endpoints.ts'
import { tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'

const token = z.string().max(200)
const ended = { status: 410, code: 'invitation-ended' } as const

/**
 * Links by which a person confirms to work for a company. The token travels in bodies alone:
 * addresses are logged.
 */
export const invitationEndpoints = {
  lookAtInvitation: endpoint({
    route: routes.lookAtInvitation,
    summary: 'Which company a link is from, and whether it asks for a password',
    access: 'public',
    body: z.object({ token }),
    answer: z.object({
      companyName: z.string(),
      email: z.string(),
      /**
       * Whether the present password may be another person's choice, so that a new one is needed.
       */
      passwordNeeded: z.boolean(),
      /** Whether the person has no account yet, and gives a name here. */
      nameNeeded: z.boolean(),
    }),
    refusals: [ended, tooMany],
  }),
  acceptInvitation: endpoint({
    route: routes.acceptInvitation,
    summary:
      'Confirms to work for the company, with a password of one’s own where none was chosen by link before',
    access: 'public',
    body: z.object({
      token,
      password: z.string().max(200).optional(),
      name: z.string().trim().max(100).optional(),
    }),
    answer: z.null(),
    status: 204,
    refusals: [
      ended,
      { status: 422, code: 'name-missing' },
      { status: 422, code: 'password-missing' },
      ...WEAK_PASSWORD,
      tooMany,
    ],
  }),
}
