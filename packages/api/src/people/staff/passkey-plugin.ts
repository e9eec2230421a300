import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'
import { passkeyTables } from './auth-tables.ts'

/** Passkey sent by a browser: the same object that the plugin is given. */
type Sent = { readonly response: object }

/** Tells errors of the plugin apart: before the signature is verified, each is the sender's. */
type Verified = { readonly isVerified: (sent: Sent) => boolean }

/**
 * Demands that the device verified the person, by finger, face or PIN: without it a passkey is one
 * factor.
 */
function demandPerson(isKnown: boolean): void {
  if (!isKnown) throw new APIError('UNAUTHORIZED', { message: 'The device did not make sure of the person' })
}

/** Demands that a passkey's name is the one that its proof says: by that name it was looked up. */
function demandName(proven: string | undefined, said: string): void {
  if (proven !== said)
    throw new APIError('BAD_REQUEST', { message: 'The passkey is another one than it says' })
}

const createPlugin = (publicUrl: string, verified: WeakSet<object>) =>
  passkey({
    // Passkeys are of the host where staff sign in, and are shown by its pages alone.
    rpID: new URL(publicUrl).hostname,
    rpName: 'Mostrador',
    origin: new URL(publicUrl).origin,
    schema: passkeyTables,
    // Passkeys that are found without an e-mail, on devices that make sure of the person.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    registration: {
      afterVerification: async ({ verification, clientData }) => {
        demandPerson(verification.registrationInfo?.userVerified === true)
        demandName(verification.registrationInfo?.credential.id, clientData.id)
        verified.add(clientData.response)
      },
    },
    authentication: {
      afterVerification: async ({ verification, clientData }) => {
        demandPerson(verification.authenticationInfo.userVerified)
        verified.add(clientData.response)
      },
    },
  })

export type PasskeyPlugin = ReturnType<typeof createPlugin>

/**
 * Returns better-auth's passkey plugin on our tables, for staff's origin. It answers every fault
 * alike; `isVerified` tells whether one came after the signature, and so is ours (a database that
 * is away), not the sender's.
 */
export function createPasskeyPlugin(publicUrl: string): { readonly plugin: PasskeyPlugin } & Verified {
  const verified = new WeakSet<object>()
  return {
    plugin: createPlugin(publicUrl, verified),
    isVerified: ({ response }) => verified.has(response),
  }
}
