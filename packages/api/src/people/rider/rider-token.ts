import { z } from 'zod'
import type { Ports } from '../../ground/ports.ts'

/** Hours of the longest shift, after which a token dies. Source: decisions.md, Who sees what. */
export const SHIFT_HOURS = 16

/**
 * Token of a shift: in `Authorization` from a program, in a cookie without script access from a
 * page. The page names its rider's branch contact, since a device may be on shift at several;
 * other sites can neither read nor send that header, so that the cookie alone is of no use.
 */
export type RiderToken = {
  readonly token: string
  /** Branch contact of the shift; undefined where the call does not name one. */
  readonly contactId?: string
}

const AT = 'x-rider-at'
const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/i
const TOKEN = /^[A-Za-z0-9_-]{20,200}$/

const nameOf = (contactId: string): string => `mostrador_shift_${contactId}`

function cookieOf(headers: Headers, name: string): string | undefined {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [found, value = ''] = part.trim().split('=')
    if (found === name && TOKEN.test(value)) return value
  }
  return undefined
}

/** Reads a call's rider token; undefined for none. */
export function riderTokenOf(headers: Headers): RiderToken | undefined {
  const bearer = BEARER.exec(headers.get('authorization') ?? '')?.[1]
  if (bearer !== undefined) return { token: bearer }
  const contactId = z.uuid().safeParse(headers.get(AT)).data
  const token = contactId && cookieOf(headers, nameOf(contactId))
  return token ? { token, contactId } : undefined
}

/**
 * Returns the cookie of a shift at a branch contact, or with null its removal. Source:
 * docs/decisions/048.
 */
export function shiftCookie(
  { publicUrl }: Pick<Ports, 'publicUrl'>,
  { contactId, token }: { readonly contactId: string; readonly token: string | null },
): readonly [name: string, value: string] {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const life = token === null ? 0 : SHIFT_HOURS * 3600
  const kept = `${nameOf(contactId)}=${token ?? ''}; Path=/api; Max-Age=${life}`
  return ['set-cookie', `${kept}; HttpOnly; SameSite=Strict${secure}`]
}
