import type { IncomingMessage, ServerResponse } from 'node:http'

/** Methods that callers may use. TRACE would send back to a page what only its cookies know. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Counts a header in a request, before node merges repeated ones. */
const countOf = (rawHeaders: readonly string[], name: string): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === name).length

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' }

/**
 * Answers requests that no code behind should have to handle, and returns the status: another
 * method than ours (405), and a request for two hosts at once (400), one of which may be a
 * tenant's own. Undefined for all others. Source: RFC 9112, 3.2.
 */
export function refuseUnreadable(request: IncomingMessage, response: ServerResponse): number | undefined {
  const isOurs = METHODS.includes(request.method ?? '')
  if (isOurs && countOf(request.rawHeaders, 'host') < 2) return undefined
  const status = isOurs ? 400 : 405
  response.writeHead(status, isOurs ? TEXT : { ...TEXT, allow: METHODS.join(', ') }).end()
  return status
}
