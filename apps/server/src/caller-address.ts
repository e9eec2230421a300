import type { IncomingMessage } from 'node:http'
import { networkOf } from '@mostrador/api/ground/rate-limit/network-of'

const HEADER = 'x-caller-ip'

/**
 * Returns the entry that the outermost of our `hops` proxies appended to a header: the first of
 * its last `hops` entries. Earlier entries were written by the browser and are not trusted. ''
 * without entries, and without proxies of ours.
 */
export function forwardedBy(header: string | readonly string[] | undefined, hops: number): string {
  const entries = String(header ?? '').split(',')
  return hops === 0 ? '' : (entries.at(-Math.min(hops, entries.length))?.trim() ?? '')
}

/** Returns the address of a request: the socket's, or the one that our outermost proxy recorded. */
export const callerAddress = (request: IncomingMessage, hops: number): string =>
  forwardedBy(request.headers['x-forwarded-for'], hops) || (request.socket.remoteAddress ?? '')

/** Returns the network that a request is counted for. */
export const callerNetwork = (request: IncomingMessage, hops: number): string =>
  networkOf(callerAddress(request, hops))

/**
 * Replaces the caller's address in the request's headers, in both forms that node keeps, since the
 * parsed one is made on first read and may exist already.
 */
export function stampCaller(request: IncomingMessage, hops: number): void {
  const address = callerAddress(request, hops)
  const raw = request.rawHeaders
  for (let index = raw.length - 2; index >= 0; index -= 2) {
    if (raw[index]?.toLowerCase() === HEADER) raw.splice(index, 2)
  }
  raw.push(HEADER, address)
  request.headers[HEADER] = address
}
