import { readSignedCookie, signedCookie } from '../http/signed-cookie.ts'
import type { Ports } from '../ports.ts'

/** The cookie that remembers a browser, so that it finds the orders that it placed. Source: decisions.md, Who sees what. */
const NAME = 'mostrador_browser'

/** The browser that sent these headers, when the cookie is one that we signed. */
export const browserOf = (signer: Pick<Ports, 'cookieSecret'>, headers: Headers): string | undefined =>
  readSignedCookie(signer, headers, NAME)

/** The header that makes a browser remember its id: no script reads it, and other sites do not send it. */
export const browserCookie = (
  ports: Pick<Ports, 'cookieSecret' | 'publicUrl'>,
  id: string,
): readonly [name: string, value: string] => signedCookie(ports, { name: NAME, value: id })
