import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'

/** Secrets of a shop's account at a provider. */
export type Account = Readonly<Record<string, string>>

export type AccountKey = { readonly branchId: string; readonly providerName: string }

const VERSION = 'v1'
const IV = 12
const TAG = 16

const accountSchema = z.record(z.string(), z.string())

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'mostrador:payment-accounts', 32))

/** Additional data of a sealed text: moved to another shop or provider, it does not open. */
const placeOf = ({ branchId, providerName }: AccountKey): Buffer =>
  Buffer.from(`${VERSION}:${branchId}:${providerName}`)

/** Seals an account with AES-256-GCM, by the server's secret and for its own place. */
export function sealAccount(account: Account, key: AccountKey, secret: string): string {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(placeOf(key))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(account), 'utf8'), cipher.final()])
  return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

/** Opens an account; undefined for another secret or place, or a changed text. */
export function openAccount(sealed: string, key: AccountKey, secret: string): Account | undefined {
  const opening = `${VERSION}.`
  if (!sealed.startsWith(opening)) return undefined
  const bytes = Buffer.from(sealed.slice(opening.length), 'base64url')
  try {
    // Stryker disable next-line ObjectLiteral: behind a shorter tag there is no text to open either
    const whole = { authTagLength: TAG }
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV), whole)
    decipher.setAAD(placeOf(key)).setAuthTag(bytes.subarray(IV, IV + TAG))
    const opened = Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()])
    return accountSchema.parse(JSON.parse(opened.toString('utf8')))
  } catch {
    // Too short, changed, or of another place.
  }
  return undefined
}
