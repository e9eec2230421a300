import { SESSION_SECONDS } from '@mostrador/domain/analytics/diner-event'
import { randomHex } from '../frame/random-hex.ts'

const NAME = 'mostrador.visit'

/** The part of a document that a session lives in. */
export type CookieJar = { cookie: string }

/** The session of this browser, while its cookie lives; undefined otherwise. */
export const readSession = (jar: CookieJar): string | undefined =>
  new RegExp(`(?:^|; )${NAME.replace('.', '\\.')}=([\\w-]{8,64})(?:;|$)`).exec(jar.cookie)?.[1]

/**
 * A click on a link: the session begins, or goes on, for ten minutes. Source: 000 §7 Analytics, §9.
 */
export function beginSession(jar: CookieJar, isSecure: boolean): void {
  const session = readSession(jar) ?? randomHex(16)
  jar.cookie = `${NAME}=${session}; max-age=${SESSION_SECONDS}; path=/; samesite=lax${isSecure ? '; secure' : ''}`
}

/** An id for an event, as a random UUID (version 4, in its usual variant). */
export function newEventId(): string {
  const digits = randomHex(16)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-')
}
