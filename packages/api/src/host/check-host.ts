import { isHostName } from '@mostrador/domain/company/host-name'
import { yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'

/** Whether a name leads to this server, as far as the name service says. No query. */
export const checkHost: Handler<'checkHost'> = async ({ addressesOf, publicUrl }, { query: { host } }) => {
  const nothing = { found: [], wanted: [] }
  if (!isHostName(host)) return yes({ leads: 'NOT_A_HOST' as const, ...nothing })
  const own = new URL(publicUrl).hostname
  // A name for trying it out is this machine's own, and no name service knows it.
  if (host.endsWith('.localhost') && own === 'localhost') return yes({ leads: 'HERE' as const, ...nothing })
  const [found, wanted] = await Promise.all([addressesOf(host), addressesOf(own)])
  const leads =
    found.length === 0 ? 'NOWHERE' : found.some((one) => wanted.includes(one)) ? 'HERE' : 'ELSEWHERE'
  return yes({ leads, found: [...found], wanted: [...wanted] } as const)
}
