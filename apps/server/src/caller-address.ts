import type { IncomingMessage } from 'node:http'
import { networkOf } from '@mostrador/api/rate-limit/network-of'

const HEADER = 'x-caller-ip'

/**
 * The address that a request comes from: the socket's, or behind a proxy of ours the last one that the proxy
 * wrote. What a browser writes there itself is not believed.
 */
export function callerAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : ''
  return forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '')
}

/** The network that a request is counted for. */
export const callerNetwork = (request: IncomingMessage, trustProxy: boolean): string =>
  networkOf(callerAddress(request, trustProxy))

/**
 * Writes the caller's address into the request's own headers, in the place of whatever stood there: into both forms
 * that node keeps of them, since the parsed one is made when it is first read, and may be there already.
 */
export function stampCaller(request: IncomingMessage, trustProxy: boolean): void {
  const address = callerAddress(request, trustProxy)
  const raw = request.rawHeaders
  for (let index = raw.length - 2; index >= 0; index -= 2) {
    if (raw[index]?.toLowerCase() === HEADER) raw.splice(index, 2)
  }
  raw.push(HEADER, address)
  request.headers[HEADER] = address
}
