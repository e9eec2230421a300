import { readSignedCookie, signedCookie } from '../../ground/http/signed-cookie.ts'
import type { Ports } from '../../ground/ports.ts'

/** Name of the cookie by which a browser finds its orders. Source: decisions.md, Who sees what. */
const NAME = 'mostrador_browser'

/** Returns the headers' browser by its signed cookie. */
export const browserOf = (signer: Pick<Ports, 'cookieSecret'>, headers: Headers): string | undefined =>
  readSignedCookie(signer, headers, NAME)

/** Returns the cookie with a browser's id, hidden from scripts and other sites. */
export const browserCookie = (
  ports: Pick<Ports, 'cookieSecret' | 'publicUrl'>,
  id: string,
): readonly [name: string, value: string] => signedCookie(ports, { name: NAME, value: id })

/** Browser with an id, and the cookies that tell it; none to a known one. */
export type RememberedBrowser = {
  readonly browserId: string
  readonly cookies: readonly (readonly [name: string, value: string])[]
}

/** Returns a call's browser; a new one gets an id. */
export function rememberBrowser(
  ports: Pick<Ports, 'cookieSecret' | 'publicUrl' | 'randomBytes'>,
  headers: Headers,
): RememberedBrowser {
  const known = browserOf(ports, headers)
  if (known !== undefined) return { browserId: known, cookies: [] }
  const browserId = Buffer.from(ports.randomBytes(16)).toString('hex')
  return { browserId, cookies: [browserCookie(ports, browserId)] }
}
