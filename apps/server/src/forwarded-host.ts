import type { IncomingMessage } from 'node:http'
import { forwardedBy } from './caller-address.ts'

const HOST_AND_PORT = /^[a-z0-9.[\]:-]{1,260}$/i

/**
 * Replaces `Host` by the host that a diner typed, where a proxy of ours sends it in
 * `X-Forwarded-Host`, in both forms that node keeps, so that pages, cookies, checks of `Origin`
 * and caches share one name. From other callers the header is ignored.
 */
export function takeForwardedHost(request: IncomingMessage, hops: number): void {
  const host = forwardedBy(request.headers['x-forwarded-host'], hops)
  if (!HOST_AND_PORT.test(host) || host === request.headers.host) return
  const raw = request.rawHeaders
  for (let index = raw.length - 2; index >= 0; index -= 2) {
    if (raw[index]?.toLowerCase() === 'host') raw.splice(index, 2)
  }
  raw.push('host', host)
  request.headers.host = host
}
