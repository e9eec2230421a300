import type { NewPasskey, ShownPasskey } from '@mostrador/contract/staff/passkey-endpoints'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

/** The head of a value of CBOR: its kind, and a number of up to 16 bits. */
const head = (kind: number, count: number): Buffer =>
  count < 24
    ? Buffer.from([(kind << 5) | count])
    : count < 256
      ? Buffer.from([(kind << 5) | 24, count])
      : Buffer.from([(kind << 5) | 25, count >> 8, count & 255])

/** As much of CBOR as a passkey needs. Source: RFC 8949. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)])
  return Buffer.concat([head(5, value.size), ...entries])
}

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest()

const [PRESENT, KNOWN, WITH_KEY] = [1, 4, 64]

/** Options of a browser's request, as far as an authenticator cares. */
type Options = Readonly<Record<string, unknown>>

/**
 * Differences from a browser: it speaks for another page or place, or does not know the person.
 */
export type Otherwise = {
  readonly origin?: string
  readonly rpId?: string
  readonly isPersonKnown?: boolean
}

/**
 * A passkey in a program: a key of ES256 that says "none" about where it comes from. Source:
 * WebAuthn 3.
 */
// oxlint-disable-next-line max-lines-per-function -- two answers of one device, which share its key and its counter
export function softwareAuthenticator(page: { readonly origin: string; readonly rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0

  const clientData = (type: string, { challenge }: Options, origin = page.origin): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const authenticatorData = (
    flags: number,
    { rpId = page.rpId, isPersonKnown = true }: Otherwise,
  ): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags | PRESENT | (isPersonKnown ? KNOWN : 0)]), count])
  }

  return {
    id,
    /** Makes the passkey, as a browser answers it. */
    make: (options: Options, otherwise: Otherwise = {}): NewPasskey => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const length = Buffer.from([credentialId.length >> 8, credentialId.length & 255])
      const authData = Buffer.concat([
        authenticatorData(WITH_KEY, otherwise),
        Buffer.alloc(16),
        length,
        credentialId,
        cbor(key),
      ])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      const clientDataJSON = clientData('webauthn.create', options, otherwise.origin).toString('base64url')
      const attestationObject = cbor(attestation).toString('base64url')
      const response = { clientDataJSON, attestationObject, transports: ['internal' as const] }
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
    },
    /** Signs a challenge, as a browser answers it. */
    show: (options: Options, otherwise: Otherwise = {}): ShownPasskey => {
      const authData = authenticatorData(0, otherwise)
      const client = clientData('webauthn.get', options, otherwise.origin)
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
