import { SESSION_SECONDS } from '@mostrador/domain/analytics/diner-event'
import { randomHex } from '@mostrador/live/random-hex'

const NAME = 'mostrador.visit'

export type CookieJar = { cookie: string }

/** Reads the session of this browser while its cookie lives; undefined otherwise. */
export const readSession = (jar: CookieJar): string | undefined =>
  new RegExp(`(?:^|; )${NAME.replace('.', '\\.')}=([\\w-]{8,64})(?:;|$)`).exec(jar.cookie)?.[1]

/** Begins or prolongs the session by a click on a link, ten minutes. Source: 000 §7, §9. */
export function beginSession(jar: CookieJar, isSecure: boolean): void {
  const session = readSession(jar) ?? randomHex(16)
  jar.cookie = `${NAME}=${session}; max-age=${SESSION_SECONDS}; path=/; samesite=lax${isSecure ? '; secure' : ''}`
}
