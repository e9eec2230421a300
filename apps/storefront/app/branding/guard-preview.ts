import { PREVIEW_HEADER } from '@mostrador/domain/branding/preview-header'
import { isRehearsalToken } from '@mostrador/domain/rehearsal/rehearsal-token'

const REFUSED = {
  status: 403,
  code: 'preview-read-only',
  type: 'about:blank',
  title: 'preview-read-only',
  detail: '',
}

/** Adds the draft's token to the headers of a call. */
export function saying(token: string, said?: HeadersInit): Headers {
  const headers = new Headers(said)
  headers.set(PREVIEW_HEADER, token)
  return headers
}

/** Whether a call goes to our own origin: no other gets the token. */
const isOurs = (input: RequestInfo | URL): boolean =>
  new URL(input instanceof Request ? input.url : input, location.href).origin === location.origin

const REHEARSED = [
  /^\/api\/order$/,
  /^\/api\/paymenturl$/,
  /^\/api\/rt\/auth$/,
  /^\/api\/diner\/[^/]+\/order\/[^/]+\/cancel$/,
]

const isRehearsed = (input: RequestInfo | URL): boolean => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
  return REHEARSED.some((path) => path.test(pathname))
}

/**
 * Restricts the scripts of a preview to reading: no order, no event, no stored cart is sent. A
 * rehearsal may also order. The server refuses the rest too, by the page's address. Source:
 * docs/decisions/022, 125.
 */
export function guardPreview(token: string): void {
  const { fetch } = globalThis
  const isRehearsal = isRehearsalToken(token)
  globalThis.fetch = async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    const mayGo =
      method === 'GET' || method === 'HEAD' || (isRehearsal && isOurs(input) && isRehearsed(input))
    if (mayGo) {
      if (!isOurs(input)) return fetch(input, init)
      const said = init?.headers ?? (input instanceof Request ? input.headers : {})
      return fetch(input, { ...init, headers: saying(token, said) })
    }
    return Response.json(REFUSED, { status: 403, headers: { 'content-type': 'application/problem+json' } })
  }
  navigator.sendBeacon = () => false
}
