/**
 * Whether a call that changes something comes from a page of ours: its `Origin` is the host that people see, or
 * the very host that was called. Browsers always send `Origin` with such calls; without one there is no answer to
 * give. Together with `SameSite=Lax` this keeps other sites from acting with the cookie of a member of staff.
 */
export function isSameOrigin(
  request: { readonly headers: Headers; readonly url: string },
  publicUrl: string,
): boolean {
  const origin = request.headers.get('origin')
  if (!origin || !URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return (
    host === new URL(publicUrl).host || host === (request.headers.get('host') ?? new URL(request.url).host)
  )
}
