/**
 * Whether a changing call comes from a page of ours: its `Origin` is the public one (for staff the
 * console's), or the called host by the same scheme, since a page without TLS may be forged.
 * Browsers always send `Origin` with such calls; without one it is refused. With `SameSite=Strict`
 * this keeps other sites from using a cookie of staff.
 */
export function isSameOrigin(
  request: { readonly headers: Headers; readonly url: string },
  ourUrl: string,
): boolean {
  const origin = request.headers.get('origin')
  if (!origin || !URL.canParse(origin)) return false
  const [{ host, protocol }, ours] = [new URL(origin), new URL(ourUrl)]
  if (protocol !== ours.protocol) return false
  return host === ours.host || host === (request.headers.get('host') ?? new URL(request.url).host)
}

/**
 * Whether a page of another site sends a call, by the browser's headers: it could sign a diner in,
 * begin a shift or place an order, and the cookies would stay. A program sends no `Origin`.
 */
export function isFromElsewhere(
  request: { readonly headers: Headers; readonly url: string },
  publicUrl: string,
): boolean {
  if (request.headers.get('origin')) return !isSameOrigin(request, publicUrl)
  return request.headers.get('sec-fetch-site') === 'cross-site'
}
