const REFUSED = {
  status: 403,
  code: 'preview-read-only',
  type: 'about:blank',
  title: 'preview-read-only',
  detail: '',
}

/**
 * Lets the scripts of a preview read and nothing else: no order, no event, no cart that waits
 * leaves it. The server refuses them too, by the address that they come from. Source:
 * docs/decisions/022.
 */
export function guardPreview(): void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    if (method === 'GET' || method === 'HEAD') return fetch(input, init)
    return Response.json(REFUSED, { status: 403, headers: { 'content-type': 'application/problem+json' } })
  }
  navigator.sendBeacon = () => false
}
