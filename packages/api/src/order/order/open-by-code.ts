import { soughtOrderCode } from '@mostrador/domain/order/order-code'
import type { Call } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { browserOf } from '../../people/customer/browser-cookie.ts'

/** Whether this browser placed the order of a code; then guesses of others do not block it. */
async function isOwn(api: Api, code: string, { headers }: Call): Promise<boolean> {
  const browserId = browserOf(api, headers)
  // Stryker disable next-line ConditionalExpression: saves a query that finds nothing
  if (browserId === undefined) return false
  const own = await api.database
    .selectFrom('orders')
    .select('id')
    .where('code', '=', code)
    .where('browser_id', '=', browserId)
    .executeTakeFirst()
  return own !== undefined
}

async function isGuessing({ rateLimiter }: Api, ip: string): Promise<boolean> {
  const look = (name: string, key: string) => rateLimiter.take(name, key, { cost: 0 })
  if (!(await look('order-code-network', ip))) return true
  return !(await look('order-code-all', 'all')) && !(await look('order-code-slow-network', ip))
}

async function countWrong({ rateLimiter }: Api, ip: string): Promise<void> {
  await rateLimiter.take('order-code-network', ip)
  await rateLimiter.take('order-code-all', 'all')
  await rateLimiter.take('order-code-slow-network', ip)
}

/**
 * Opens the order of a code; `order-not-found` for a malformed or unknown code, after the same
 * query. Such codes are counted for each network and for all: a caller with too many wrong ones
 * gets `too-many-requests`, but still the order that this browser placed. Source: decisions.md,
 * Who sees what.
 */
export async function openByCode<Opened>(
  api: Api,
  { text, call }: { readonly text: string; readonly call: Call },
  find: (code: string) => Promise<Opened | undefined>,
): Promise<Opened | 'order-not-found' | 'too-many-requests'> {
  const code = soughtOrderCode(text)
  if ((await isGuessing(api, call.ip)) && !(await isOwn(api, code, call))) return 'too-many-requests'
  const opened = await find(code)
  if (opened !== undefined) return opened
  await countWrong(api, call.ip)
  return 'order-not-found'
}
