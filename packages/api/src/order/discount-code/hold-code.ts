import { createHmac } from 'node:crypto'
import { CODE_HOLD_MS } from '@mostrador/domain/discount-code/discount-code'
import { sql } from 'kysely'
import { isUnpaidOf } from '../../ground/order-condition/unpaid.ts'
import type { Ports } from '../../ground/ports.ts'
import { networkOf } from '../../ground/rate-limit/network-of.ts'
import type { StoredCode } from './code-store.ts'

/**
 * Result of a hold: until when, null where the use is not held, or that others have the last one.
 */
export type Hold = { readonly isLeft: false } | { readonly isLeft: true; readonly until: Date | null }

/** Code, browser and network of a wanted use. */
export type Holder = {
  readonly stored: StoredCode
  readonly phoneKey: string
  readonly browserId: string
  readonly ip: string
  readonly now: Date
}

/** Uses that one network holds at once: enough for a household, too few for a script. */
const MOST_OF_NETWORK = 3

/** Hashes the address with the secret, since addresses are not kept. */
const networkKey = (secret: string, ip: string): string =>
  createHmac('sha256', secret)
    .update(`code-hold:${networkOf(ip)}`)
    .digest('base64url')

type Held = { readonly isLeft: boolean; readonly ofNetwork: number }

/**
 * Holds a use of a limited code for a browser's cart, one each, for three minutes from the first
 * call; repeats do not prolong it. A network past its share holds none: the code stays good, and
 * the order finds whether a use is left. Locks the code's row before counting, so that two
 * browsers never hold the last use. Source: 000 §4 Discount code; docs/decisions/059.
 */
export async function holdCode(
  { database, cookieSecret }: Pick<Ports, 'database' | 'cookieSecret'>,
  { stored, phoneKey, browserId, ip, now }: Holder,
): Promise<Hold> {
  const { companyId, branchId, code } = stored
  const network = networkKey(cookieSecret, ip)
  const until = new Date(now.getTime() + CODE_HOLD_MS)
  return database.transaction().execute(async (tx) => {
    await sql`select from discount_codes where branch_id = ${branchId} and id = ${code.id} for update`.execute(
      tx,
    )
    const { rows } = await sql<Held>`
      select d.usage_limit > d.uses_count + others.held - unpaid.uses as "isLeft", others.of_network as "ofNetwork"
      from discount_codes d, lateral (
        select count(*)::int as held, count(*) filter (where k.network = ${network})::int as of_network
        from discount_code_holds k
        where k.branch_id = d.branch_id and k.discount_code_id = d.id and k.held_until > ${now}
          and k.browser_id <> ${browserId}
      ) others, lateral (
        select count(*)::int as uses from orders o
        join discount_code_uses w on w.branch_id = o.branch_id and w.order_id = o.id
        where ${isUnpaidOf({ branchId, browserId })} and o.phone_key = ${phoneKey}
          and w.discount_code_id = d.id and w.returned_at is null
      ) unpaid
      where d.branch_id = ${branchId} and d.id = ${code.id}`.execute(tx)
    if (!rows[0]?.isLeft) return { isLeft: false }
    if (rows[0].ofNetwork >= MOST_OF_NETWORK) return { isLeft: true, until: null }
    const held = await sql<{ until: Date }>`
      insert into discount_code_holds as h (company_id, branch_id, discount_code_id, browser_id, network, held_until)
      values (${companyId}, ${branchId}, ${code.id}, ${browserId}, ${network}, ${until})
      on conflict (branch_id, discount_code_id, browser_id) do update
        set held_until = case when h.held_until > ${now} then h.held_until else excluded.held_until end
      returning h.held_until as until`.execute(tx)
    // Stryker disable next-line OptionalChaining: what is written returns its row
    return { isLeft: true, until: held.rows[0]?.until ?? until }
  })
}
