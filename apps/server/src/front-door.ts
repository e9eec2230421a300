import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import {
  bestEncoding,
  readyAnswerOf,
  type Encoding,
  type ReadyAnswer,
} from '@mostrador/api/ground/http/compressed-body'
import { bytesOf, createByteCache } from '@mostrador/api/ground/http/byte-cache'
import { LIMITS } from '@mostrador/api/ground/rate-limit/limits'
import { stampCaller } from './caller-address.ts'
import { takeForwardedHost } from './forwarded-host.ts'
import { refuseStrangeHost } from './own-machine.ts'
import { areaOf, type Metrics } from './metrics.ts'
import { refuseUnreadable } from './unreadable-call.ts'

/** Ready answer for the wire: names and values of its headers in turn, for each encoding. */
type Kept = {
  readonly ready: ReadyAnswer
  readonly area: string
  readonly headers: Readonly<Record<Encoding | 'unchanged', readonly string[]>>
}

/** Most bytes of answers kept; the least recently sent is dropped, and learnt again. */
const MOST_BYTES = LIMITS.sizes['kept-pages-bytes'].most

/** Headers that node writes itself, that depend on the encoding, or that name one request. */
const OWN_HEADERS = new Set(['content-encoding', 'content-length', 'date', 'x-request-id'])

/** Headers in which proxies name the caller. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'] as const

/** Reports the first proxy's header; then, or without a listener, it stops looking. */
function onceUnbelieved(tell: ((header: string) => void) | undefined): (request: IncomingMessage) => void {
  let listener = tell
  return ({ headers }) => {
    const header = listener && FORWARDED.find((name) => headers[name] !== undefined)
    if (header === undefined) return
    listener?.(header)
    listener = undefined
  }
}

const addressOf = ({ headers, url = '' }: IncomingMessage): string => `${headers.host ?? ''} ${url}`

function keptOf(ready: ReadyAnswer, response: Response, area: string): Kept {
  const shared = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name)).flat()
  const sized = (encoding: Encoding): string[] => [
    ...shared,
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length',
    String(ready.bytes[encoding].byteLength),
  ]
  return {
    ready,
    area,
    headers: { br: sized('br'), gzip: sized('gzip'), identity: sized('identity'), unchanged: shared },
  }
}

function send(
  { ready: { bytes }, headers }: Kept,
  request: IncomingMessage,
  response: ServerResponse,
): number {
  if (request.headers['if-none-match'] === bytes.etag) {
    response.writeHead(304, [...headers.unchanged]).end()
    return 304
  }
  const encoding = bestEncoding(request.headers['accept-encoding'])
  response.writeHead(200, [...headers[encoding]]).end(bytes[encoding])
  return 200
}

/**
 * Makes the listener of all requests. An address with a ready answer is answered here, by node
 * alone and without a `Request` or a `Response`, as long as its producer says that it is valid;
 * all others go to the site.
 */
export function createFrontDoor(parts: {
  readonly site: { readonly fetch: (request: Request) => Response | Promise<Response> }
  readonly metrics: Metrics
  /** Number of our proxies before a call. */
  readonly trustProxy: number
  /** Called once, when a proxy names its callers and none is trusted: they all count as one. */
  readonly onUnbelieved?: (header: string) => void
  /** Most bytes of answers kept; by default as many as of pages. */
  readonly keptBytes?: number
  /** Host names to answer; by default every name. */
  readonly names?: ReadonlySet<string> | undefined
  /** Runs before the site: in development it serves Vite's files. */
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}): RequestListener {
  const { site, metrics, trustProxy, middleware } = parts
  const kept = createByteCache<Kept>(parts.keptBytes ?? MOST_BYTES)

  function learn(incoming: IncomingMessage, response: Response): void {
    const ready = readyAnswerOf(response)
    if (!ready?.holds || incoming.method !== 'GET' || response.headers.has('set-cookie')) return
    const area = areaOf(incoming.url ?? '')
    // Parameters that strangers append to a page's address make no other page; the page cache looks
    // them up.
    if (area === 'pages' && incoming.url?.includes('?')) return
    kept.set(addressOf(incoming), keptOf(ready, response, area), bytesOf(ready.bytes))
  }

  const askSite = getRequestListener(async (request, env) => {
    const response = await site.fetch(request)
    learn((env as HttpBindings).incoming, response)
    return response
  })

  const tellUnbelieved = onceUnbelieved(trustProxy > 0 ? undefined : parts.onUnbelieved)

  return (request, response) => {
    const start = performance.now()
    const count = (area: string, status: number): void =>
      metrics.observe({ area, status, seconds: (performance.now() - start) / 1000 })
    const refused = refuseUnreadable(request, response) ?? refuseStrangeHost(parts.names, request, response)
    if (refused !== undefined) return count(areaOf(request.url ?? ''), refused)
    tellUnbelieved(request)
    takeForwardedHost(request, trustProxy)
    const strange = refuseStrangeHost(parts.names, request, response)
    if (strange !== undefined) return count(areaOf(request.url ?? ''), strange)
    const known = request.method === 'GET' ? kept.get(addressOf(request)) : undefined
    if (known?.ready.holds?.()) {
      return count(known.area, send(known, request, response))
    }
    if (known) kept.delete(addressOf(request))
    stampCaller(request, trustProxy)
    middleware(request, response, () => void askSite(request, response))
  }
}
