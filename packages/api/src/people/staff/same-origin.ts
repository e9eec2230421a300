/**
 * Whether a call that changes something comes from a page of ours: its `Origin` is the one that
 * people see (for staff the console's), or the very host that was called, by the same scheme: a
 * page that came without TLS may be anybody's. Browsers always send
 * `Origin` with such calls; without one there is no answer to give. Together with `SameSite=Strict`
 * this keeps other sites from acting with the cookie of a member of staff.
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
 * Whether a page of somebody else's sends a call. Its browser says so: a form or a script there
 * would sign a diner in as another, begin a rider's shift or place an order, and the answer's
 * cookies would stay. A program sends no `Origin`.
 */
export function isFromElsewhere(
  request: { readonly headers: Headers; readonly url: string },
  publicUrl: string,
): boolean {
  if (request.headers.get('origin')) return !isSameOrigin(request, publicUrl)
  return request.headers.get('sec-fetch-site') === 'cross-site'
}
