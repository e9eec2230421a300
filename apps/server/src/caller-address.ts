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

/**
 * The address that a request comes from: the socket's, or behind proxies of ours the one that the
 * outermost wrote.
 */
export const callerAddress = (request: IncomingMessage, hops: number): string =>
  forwardedBy(request.headers['x-forwarded-for'], hops) || (request.socket.remoteAddress ?? '')

/** The network that a request is counted for. */
export const callerNetwork = (request: IncomingMessage, hops: number): string =>
  networkOf(callerAddress(request, hops))

/**
 * Writes the caller's address into the request's own headers, in the place of what a client wrote
 * there: into both forms that node keeps of them, since the parsed one is made when it is first
 * read, and may be there already.
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
