import { LONGEST_PASSKEY_NAME } from '@mostrador/domain/staff/passkey'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../wire.ts'
import { staffSessionSchema } from './staff-endpoints.ts'
import { notOnSharedDevice, notSignedIn, passkeyFirst, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'

const wrongPassword = { status: 422, code: 'wrong-password' } as const
// An expired challenge, another site, an unknown passkey: a stranger is not told which.
const refused = { status: 422, code: 'passkey-refused' } as const

// As browsers write it: base64url. Keys and attestations of the largest devices are a few thousand
// characters.
const bytes = z.string().max(8_000)
const credential = {
  id: z.string().max(2_000),
  rawId: z.string().max(2_000),
  type: z.enum(['public-key']),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.object({}),
}
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

/** A browser's answer with a new passkey. Source: WebAuthn 3, RegistrationResponseJSON. */
const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(transport).max(10).optional(),
  }),
})

/** A browser's answer with a shown passkey. Source: WebAuthn 3, AuthenticationResponseJSON. */
const shownPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.string().max(200).optional(),
  }),
})

export type NewPasskey = z.infer<typeof newPasskeySchema>

export type ShownPasskey = z.infer<typeof shownPasskeySchema>

/** Options of the browser's own dialogue, in the form of WebAuthn. */
const options = z.object({ options: z.record(z.string(), z.unknown()) })

export const passkeyEndpoints = {
  beginPasskeySignIn: endpoint({
    route: routes.beginPasskeySignIn,
    summary: 'What a browser needs to show a passkey; the challenge is of this browser, for five minutes',
    access: 'public',
    answer: options,
    refusals: [tooMany],
  }),
  signInByPasskey: endpoint({
    route: routes.signInByPasskey,
    summary: 'Staff sign in with a passkey, which is password and second factor at once',
    access: 'public',
    body: z.object({ response: shownPasskeySchema }),
    answer: staffSessionSchema,
    refusals: [refused, tooMany],
  }),
  beginPasskey: endpoint({
    route: routes.beginPasskey,
    summary: 'What a browser needs to make a passkey, for whoever knows the password',
    access: 'staff',
    permission: 'session',
    body: z.object({ password: z.string().max(200) }),
    answer: options,
    refusals: [
      notSignedIn,
      notOnSharedDevice,
      wrongPassword,
      passkeyFirst,
      { status: 409, code: 'too-many-passkeys' },
      tooMany,
    ],
  }),
  addPasskey: endpoint({
    route: routes.addPasskey,
    summary: 'Keeps the passkey that was made; every other session ends',
    access: 'staff',
    permission: 'session',
    body: z.object({ name: z.string().trim().min(1).max(LONGEST_PASSKEY_NAME), response: newPasskeySchema }),
    answer: z.null(),
    status: 204,
    refusals: [
      notSignedIn,
      notOnSharedDevice,
      passkeyFirst,
      { status: 409, code: 'too-many-passkeys' },
      refused,
      tooMany,
    ],
  }),
  removePasskey: endpoint({
    route: routes.removePasskey,
    summary: 'Takes a passkey away, with the password; every other session ends',
    access: 'staff',
    permission: 'session',
    params: idParams,
    body: z.object({ password: z.string().max(200) }),
    answer: z.null(),
    status: 204,
    refusals: [
      notSignedIn,
      notOnSharedDevice,
      wrongPassword,
      { status: 404, code: 'passkey-not-found' },
      passkeyFirst,
      { status: 409, code: 'second-factor-asked-for' },
      tooMany,
    ],
  }),
}
