import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParams, instant } from '../wire.ts'
import { notOnSharedDevice, notSignedIn, passkeyFirst, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { seen } from '../seen.ts'

// Not 401, by which every page learns that the session is over.
const wrongPassword = { status: 422, code: 'wrong-password' } as const
const weak = [
  { status: 422, code: 'password-too-short' },
  { status: 422, code: 'password-too-long' },
  { status: 422, code: 'password-too-common' },
] as const

/** Refusals of a chosen password. */
export const WEAK_PASSWORD = weak

const password = z.string().max(200)

/** Own account of a person: its sign-ins and sessions, and the second factor that companies ask. */
export const staffAccountSchema = z.object({
  email: z.string(),
  hasSecondFactor: z.boolean(),
  owesSecondFactor: z.boolean(),
  /** Whether no company is shown before there is a second factor. */
  isShutOut: z.boolean(),
  /** The day from which on a company asks for one that is not there; null where none will. */
  secondFactorFrom: z.iso.date().nullable(),
  /** Whether a PIN on a shared device began the session. */
  onSharedDevice: z.boolean(),
  sessions: z.array(
    z.object({
      id,
      /** The session that asks. */
      current: z.boolean(),
      /** Description of the device by its browser; '' for none. */
      device: z.string(),
      /** The address, or its network; '' where it is not known. */
      network: z.string(),
      createdAt: instant,
      lastSeenAt: instant,
    }),
  ),
  passkeys: z.array(
    z.object({
      id,
      name: z.string(),
      createdAt: instant,
      /** null while it was not used. */
      lastUsedAt: instant.nullable(),
    }),
  ),
  /** The companies that they work for, and whether they have a PIN for the shared devices there. */
  pins: z.array(z.object({ id, name: z.string(), isSet: z.boolean() })),
  companies: z.array(z.object({ id, name: z.string() })),
  /** Companies whose sales they may see, and whether each day's numbers go to their mailbox. */
  salesMails: z.array(z.object({ id, name: z.string(), wanted: z.boolean() })),
})

export type StaffAccount = z.infer<typeof staffAccountSchema>

export const accountEndpoints = {
  getStaffAccount: endpoint({
    route: routes.getStaffAccount,
    summary: 'The account of whoever is signed in, with its sessions',
    access: 'staff',
    permission: 'session',
    answer: staffAccountSchema,
    refusals: [notSignedIn],
  }),
  changePassword: endpoint({
    route: routes.changePassword,
    summary: 'Changes the password; every other session ends',
    access: 'staff',
    permission: 'session',
    body: z.object({ current: password, password }),
    answer: z.null(),
    status: 204,
    refusals: [notSignedIn, wrongPassword, ...weak, tooMany],
  }),
  endStaffSession: endpoint({
    route: routes.endStaffSession,
    summary: 'Ends one session of whoever is signed in',
    access: 'staff',
    permission: 'session',
    params: idParams,
    answer: z.null(),
    status: 204,
    refusals: [notSignedIn, notOnSharedDevice, { status: 404, code: 'session-not-found' }],
  }),
  endStaffSessions: endpoint({
    route: routes.endStaffSessions,
    summary: 'Ends every session of whoever is signed in, this one among them',
    access: 'staff',
    permission: 'session',
    answer: z.null(),
    status: 204,
    refusals: [notSignedIn, notOnSharedDevice],
  }),
  beginSecondFactor: endpoint({
    route: routes.beginSecondFactor,
    summary: 'A new secret for an app of codes, and recovery codes; it holds once a code was shown',
    access: 'staff',
    permission: 'session',
    body: z.object({ password }),
    answer: z.object({
      /** Address that the app reads as a picture: `otpauth://totp/…`. */
      uri: z.string(),
      /** The same to type, in base 32. */
      secret: z.string(),
      recoveryCodes: z.array(z.string()),
    }),
    refusals: [
      notSignedIn,
      notOnSharedDevice,
      wrongPassword,
      { status: 409, code: 'second-factor-present' },
      passkeyFirst,
      tooMany,
    ],
  }),
  confirmSecondFactor: endpoint({
    route: routes.confirmSecondFactor,
    summary: 'The first code of the app: from now on sign-in asks for one, and every other session ends',
    access: 'staff',
    permission: 'session',
    body: z.object({ code: seen(40) }),
    answer: z.null(),
    status: 204,
    refusals: [notSignedIn, notOnSharedDevice, { status: 422, code: 'wrong-code' }, passkeyFirst, tooMany],
  }),
  removeSecondFactor: endpoint({
    route: routes.removeSecondFactor,
    summary: 'Takes the second factor away, with the password',
    access: 'staff',
    permission: 'session',
    body: z.object({ password }),
    answer: z.null(),
    status: 204,
    refusals: [
      notSignedIn,
      notOnSharedDevice,
      wrongPassword,
      { status: 409, code: 'second-factor-asked-for' },
      tooMany,
    ],
  }),
}
