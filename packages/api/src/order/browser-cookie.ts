import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ports } from '../ports.ts'

/** The cookie that remembers a browser, so that it finds the orders that it placed. Source: decisions.md, Who sees what. */
const NAME = 'mostrador_browser'

/** Browsers keep a cookie for 400 days at most. */
const MAX_AGE = 400 * 24 * 60 * 60

type Signer = Pick<Ports, 'cookieSecret'>

/** The purpose stands in the signed text, because the secret signs other things too. */
const signatureOf = ({ cookieSecret }: Signer, id: string): string =>
  createHmac('sha256', cookieSecret).update(`${NAME}:${id}`).digest('base64url')

function isSigned(signer: Signer, id: string, signature: string): boolean {
  const expected = Buffer.from(signatureOf(signer, id))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The browser that sent these headers, when the cookie is one that we signed. */
export function browserOf(signer: Signer, headers: Headers): string | undefined {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=')
    if (name !== NAME) continue
    const [id = '', signature = ''] = value.split('.')
    if (isSigned(signer, id, signature)) return id
  }
  return undefined
}

/** The header that makes a browser remember its id: no script reads it, and other sites do not send it. */
export function browserCookie(
  ports: Pick<Ports, 'cookieSecret' | 'publicUrl'>,
  id: string,
): readonly [name: string, value: string] {
  const secure = ports.publicUrl.startsWith('https:') ? '; Secure' : ''
  const value = `${id}.${signatureOf(ports, id)}`
  return ['set-cookie', `${NAME}=${value}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure}`]
}
