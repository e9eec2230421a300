import { isDatabaseAway } from '@mostrador/database/database-away'
import { VOICE_HEADER } from '@mostrador/domain/branding/voice'
import { Hono, type Context } from 'hono'
import { routePath } from 'hono/route'
import { createCatalogs } from '../shop/catalog/catalog-cache.ts'
import { servePicture } from '../ground/file/serve-picture.ts'
import { handlers } from './handlers.ts'
import { methodsOf } from '../ground/http/methods-at.ts'
import { mountHostLook } from '../people/host/mount-host-look.ts'
import { mount } from './mount.ts'
import type { CallVariables } from '../ground/http/raw-input.ts'
import type { Ports } from '../ground/ports.ts'
import { problemResponse } from '../ground/problem/problem-response.ts'
import { spokenProblem } from '../ground/problem/spoken-problem.ts'
import { mountSitemap } from './sitemap/serve-sitemap.ts'
import { createTrackingFeed } from '../after/tracking/tracking-feed.ts'
import { turnsOf } from '../ground/rate-limit/company-turns.ts'

/** Seconds until a retry, while the database is away. */
const SOON = { 'retry-after': '5' }

/** Answers 429 to a network over the overall limit. */
async function tooMuch({ rateLimiter }: Ports, c: Context<CallVariables>): Promise<Response | undefined> {
  let wait = 0
  const refused = (seconds: number): void => void (wait = seconds)
  if (await rateLimiter.take('api-network', c.get('ip'), { refused })) return undefined
  const headers = { 'retry-after': String(wait) }
  return problemResponse({ status: 429, code: 'too-many-requests', requestId: c.get('requestId'), headers })
}

/**
 * Makes the API's app: starts nothing, listens nowhere, reads no environment. The server, never a
 * browser, sets the caller's address in `x-caller-ip`.
 */
export function createApi(ports: Ports): Hono<CallVariables> {
  const app = new Hono<CallVariables>()
  app.use(async (c, next) => {
    c.set('requestId', ports.newId())
    c.set('ip', c.req.header('x-caller-ip') ?? '')
    const refusal = await tooMuch(ports, c)
    if (refusal) c.res = refusal
    else await next()
    const spoken = await spokenProblem(c.res, c.req.header(VOICE_HEADER))
    // An answer that is put again is made anew, of streams, and costs as much as a small call.
    if (spoken !== c.res) c.res = spoken
    c.res.headers.set('x-request-id', c.get('requestId'))
  })
  const api = {
    ...ports,
    catalogs: createCatalogs(ports),
    trackingFeed: createTrackingFeed(ports),
    turns: turnsOf(ports.limits),
  }
  mount(app, api, handlers)
  mountSitemap(app, api)
  mountHostLook(app, ports)
  app.get('/files/:sha256/:name', servePicture(ports))
  const methodsAt = methodsOf(app)
  app.notFound((c) => {
    const requestId = c.get('requestId')
    const methods = methodsAt(c.req.path)
    if (methods.length === 0) return problemResponse({ status: 404, code: 'path-not-found', requestId })
    const headers = { allow: methods.join(', ') }
    return problemResponse({ status: 405, code: 'method-not-allowed', requestId, headers })
  })
  app.onError((error, c) => {
    const requestId = c.get('requestId')
    if (isDatabaseAway(error)) {
      ports.log.warn('database-away', { requestId, route: routePath(c), message: error.message })
      return problemResponse({ status: 503, code: 'try-again', requestId, headers: SOON })
    }
    ports.log.error('request-failed', {
      requestId,
      route: routePath(c),
      message: error.message,
      stack: error.stack,
    })
    return problemResponse({ status: 500, code: 'unexpected', requestId })
  })
  return app
}
