import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { isSameSecret } from '@mostrador/outbound/same-secret'
import type { PaymentAccount } from '../../open-payment-providers.ts'

const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `sandbox-bank:${purpose}`, 32))

const mac = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url')

/**
 * Makes the keys of a shop's account at the bank from the bank's own secret: an account needs no
 * row anywhere.
 */
export const sandboxAccount = (secret: string, merchant: string): PaymentAccount => ({
  publicKey: `pk_${merchant}`,
  secretKey: `sk_${merchant}_${mac(secret, 'secret-key', merchant)}`,
  notificationSecret: mac(secret, 'notification', merchant),
})

/**
 * Finds the merchant whose secret key a request carries as its bearer token; undefined for an
 * unknown key.
 */
export function merchantOf(secret: string, authorization: string | null): string | undefined {
  const key = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? ''
  const merchant = /^sk_([\w-]{1,60}?)_/.exec(key)?.[1]
  if (merchant === undefined) return undefined
  return isSameSecret(key, sandboxAccount(secret, merchant).secretKey ?? '') ? merchant : undefined
}

const IV = 12
const TAG = 16

/** Seals a value so that its bearer can neither read nor change it. */
export function sealValue(secret: string, purpose: string, value: unknown): string {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Opens a value sealed for the same purpose; undefined for anything else. */
export function openValue(secret: string, purpose: string, text: string): unknown {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length <= IV + TAG) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), bytes.subarray(0, IV))
    decipher.setAuthTag(bytes.subarray(IV, IV + TAG))
    const opened = Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()])
    return JSON.parse(opened.toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

/** Returns a short name of a text, always the same. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Signs a notification: its payment and its time, never its body, which may be written again on
 * the way.
 */
export const notificationSignature = (
  notificationSecret: string,
  { eventId, timestamp, reference }: Readonly<Record<'eventId' | 'timestamp' | 'reference', string>>,
): string =>
  createHmac('sha256', notificationSecret).update(`${eventId}.${timestamp}.${reference}`).digest('hex')
