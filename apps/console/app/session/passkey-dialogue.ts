import type { Client, Result } from '@mostrador/contract/client'
import type { NewPasskey, ShownPasskey } from '@mostrador/contract/staff/passkey-endpoints'
import type { StaffSession } from '@mostrador/contract/staff/staff-endpoints'
import type {
  PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from '@simplewebauthn/browser'

/** Whether this browser supports passkeys. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** Codes for the errors of the browser's passkey dialog. Source: WebAuthn 3. */
const CODES: Readonly<Record<string, string>> = {
  InvalidStateError: 'passkey-known',
  SecurityError: 'passkey-unsupported',
  NotSupportedError: 'passkey-unsupported',
  ConstraintError: 'passkey-unsupported',
}

/** Makes a problem of an error inside the browser. */
function broken(error: unknown): Result<never> {
  const code = (error instanceof Error && CODES[error.name]) || 'passkey-canceled'
  return { ok: false, problem: { type: 'about:blank', title: code, status: 400, code, detail: '' } }
}

async function withDialogue<Shown, Data>(
  ask: () => Promise<Shown>,
  send: (shown: Shown) => Promise<Result<Data>>,
): Promise<Result<Data>> {
  let shown: Shown
  try {
    shown = await ask()
  } catch (error) {
    return broken(error)
  }
  return send(shown)
}

/** Creates a passkey on this device after the password; loads the WebAuthn client only now. */
export async function addPasskey(
  api: Client,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<Result<null>> {
  const begun = await api.beginPasskey({ body: { password } })
  if (!begun.ok) return begun
  return withDialogue(
    async () => {
      const { startRegistration } = await import('@simplewebauthn/browser')
      return startRegistration({ optionsJSON: begun.data.options as unknown as CreationOptions })
    },
    (response) => api.addPasskey({ body: { name, response: response as NewPasskey } }),
  )
}

/** Signs in with a passkey of this device, or of a phone beside it. */
export async function signInByPasskey(api: Client): Promise<Result<StaffSession>> {
  const begun = await api.beginPasskeySignIn()
  if (!begun.ok) return begun
  return withDialogue(
    async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      return startAuthentication({ optionsJSON: begun.data.options as unknown as RequestOptions })
    },
    (response) => api.signInByPasskey({ body: { response: response as ShownPasskey } }),
  )
}
