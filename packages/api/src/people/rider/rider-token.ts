import { z } from 'zod'
import type { Ports } from '../../ground/ports.ts'

/**
 * A token dies after the longest shift, whether or not it was ended. Source: decisions.md, Who sees
 * what.
 */
export const SHIFT_HOURS = 16

/**
 * The token of a shift as a call brings it: a program in `Authorization`, a page in a cookie that
 * no script reads. The page says at which local its rider is, since a device may be on shift at
 * several; that word travels to no other site and from none, which keeps others from acting with
 * the cookie.
 */
export type RiderToken = {
  readonly token: string
  /** The local that the shift has to be at; undefined where the call does not say. */
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

/** Reads the token of a rider's call; undefined where there is none. */
export function riderTokenOf(headers: Headers): RiderToken | undefined {
  const bearer = BEARER.exec(headers.get('authorization') ?? '')?.[1]
  if (bearer !== undefined) return { token: bearer }
  const contactId = z.uuid().safeParse(headers.get(AT)).data
  const token = contactId && cookieOf(headers, nameOf(contactId))
  return token ? { token, contactId } : undefined
}

/**
 * The header that lets a browser be on shift at a local, or with null no longer. Source:
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
