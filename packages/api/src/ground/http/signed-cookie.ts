import { createHmac } from 'node:crypto'
import { isSameSecret } from '@mostrador/outbound/same-secret'
import type { Ports } from '../ports.ts'

/** Browsers keep a cookie for 400 days at most. */
const MAX_AGE = 400 * 24 * 60 * 60

type Signer = Pick<Ports, 'cookieSecret'>

/** The purpose is part of the signed text, since the secret signs other things too. */
const signatureOf = ({ cookieSecret }: Signer, name: string, value: string): string =>
  createHmac('sha256', cookieSecret).update(`${name}:${value}`).digest('base64url')

/** Returns the value of a browser's cookie, when its signature is ours. */
export function readSignedCookie(signer: Signer, headers: Headers, name: string): string | undefined {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [found, text = ''] = part.trim().split('=')
    if (found !== name) continue
    const [value = '', signature = ''] = text.split('.')
    if (isSameSecret(signature, signatureOf(signer, name, value))) return value
  }
  return undefined
}

/** Returns the cookie of a value without dots, hidden from scripts and other sites. */
export function signedCookie(
  ports: Pick<Ports, 'cookieSecret' | 'publicUrl'>,
  cookie: {
    readonly name: string
    readonly value: string
    readonly path?: string
    readonly sameSite?: 'Strict' | 'Lax'
  },
): readonly [name: string, value: string] {
  const { name, value, path = '/', sameSite = 'Lax' } = cookie
  const secure = ports.publicUrl.startsWith('https:') ? '; Secure' : ''
  const signed = `${name}=${value}.${signatureOf(ports, name, value)}`
  return [
    'set-cookie',
    `${signed}; Path=${path}; Max-Age=${MAX_AGE}; HttpOnly; SameSite=${sameSite}${secure}`,
  ]
}
