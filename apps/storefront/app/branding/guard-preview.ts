import { PREVIEW_HEADER } from '@mostrador/domain/branding/preview-header'

const REFUSED = {
  status: 403,
  code: 'preview-read-only',
  type: 'about:blank',
  title: 'preview-read-only',
  detail: '',
}

/** Headers of a call, and by which draft the page is shown. */
export function saying(token: string, said?: HeadersInit): Headers {
  const headers = new Headers(said)
  headers.set(PREVIEW_HEADER, token)
  return headers
}

/** Whether a call goes to the shop itself: another origin is told nothing. */
const isOurs = (input: RequestInfo | URL): boolean =>
  new URL(input instanceof Request ? input.url : input, location.href).origin === location.origin

/**
 * Lets the scripts of a preview read and nothing else: no order, no event, no cart that waits
 * leaves it. The server refuses them too, by the address that they come from. Source:
 * docs/decisions/022.
 */
export function guardPreview(token: string): void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    if (method === 'GET' || method === 'HEAD') {
      if (!isOurs(input)) return fetch(input, init)
      const said = init?.headers ?? (input instanceof Request ? input.headers : {})
      return fetch(input, { ...init, headers: saying(token, said) })
    }
    return Response.json(REFUSED, { status: 403, headers: { 'content-type': 'application/problem+json' } })
  }
  navigator.sendBeacon = () => false
}
