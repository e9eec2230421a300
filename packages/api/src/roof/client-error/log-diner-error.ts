import { createHash } from 'node:crypto'
import { browserFamily } from '@mostrador/domain/client-error/browser-family'
import { clientErrorOf } from '@mostrador/domain/client-error/client-error'
import { aliasOfPage } from '@mostrador/domain/client-error/page-route'
import { z } from 'zod'
import { countReport } from './client-error-store.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import type { Ports } from '../../ground/ports.ts'

/** Returns an id claimed by a browser; null for a malformed one, so that the rest is kept. */
const uuidOf = (text: string | null | undefined): string | null =>
  z.uuid().safeParse(text).success ? (text ?? null) : null

/**
 * Whether a report is within the limits of its browser, its shop and this process: mass failures
 * must not slow orders down.
 */
async function isWithinLimits(
  { rateLimiter }: Ports,
  { ip, shop }: { ip: string; shop: string },
): Promise<boolean> {
  return (
    (await rateLimiter.take('diner-log', ip)) &&
    (await rateLimiter.take('diner-log-shop', shop)) &&
    (await rateLimiter.take('diner-log-all', 'all'))
  )
}

/**
 * Counts an error of a browser with its like, without personal data, and answers nothing. An error
 * of no brand goes to the server's log. Source: 000 §7.
 */
export const logDinerError: Handler<'logDinerError'> = async (api, { body, call }) => {
  const branchContactId = uuidOf(body.bcId)
  const branchId = uuidOf(body.branchId)
  const alias = aliasOfPage(body.url)
  const shop = branchContactId ?? branchId ?? alias ?? 'none'
  if (!(await isWithinLimits(api, { ip: call.ip, shop }))) return no('too-many-requests')
  const error = clientErrorOf(body)
  const isKept = await countReport(api.database, {
    id: api.newId(),
    error,
    fingerprint: createHash('sha256').update(error.fingerprint).digest('base64url'),
    branchContactId,
    branchId,
    alias,
    browser: browserFamily(call.headers.get('user-agent')),
    version: body.version ?? '',
    now: api.now(),
  })
  if (!isKept)
    api.log.warn('client-error', { message: error.message, frame: error.frame, route: error.route })
  return yes(null)
}
