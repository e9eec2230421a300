import { lookPath } from '@mostrador/domain/company/host-proof'
import type { Hono } from 'hono'
import type { CallVariables } from '../../ground/http/raw-input.ts'
import type { Ports } from '../../ground/ports.ts'
import { problemResponse } from '../../ground/problem/problem-response.ts'
import { answerAtName } from './look-at-name.ts'

/** Mounts the answer by which this server knows itself at a name. */
export function mountHostLook(app: Hono<CallVariables>, ports: Pick<Ports, 'cookieSecret'>): void {
  app.get(lookPath(':nonce'), (c) => {
    const host = new URL(c.req.url).hostname.replace(/\.$/, '')
    const answer = answerAtName(ports, { host, nonce: c.req.param('nonce') ?? '' })
    return answer === undefined
      ? problemResponse({ status: 404, code: 'path-not-found', requestId: c.get('requestId') })
      : c.json({ answer }, 200, { 'cache-control': 'no-store' })
  })
}
