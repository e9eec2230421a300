import type { Fetch } from '@mostrador/outbound/fetch'
import { httpPartner } from './http/http-partner.ts'
import type { LoyaltyPartner, LoyaltyPartners, PartnerAccount } from './loyalty-partner.ts'
import { SANDBOX_PARTNER } from './sandbox/sandbox-partner.ts'

export type LoyaltyPartnersOptions = {
  /** The built-in partner, where it is open. */
  readonly sandbox: LoyaltyPartner | undefined
  /** Reads the account of a shop at a partner; undefined where it has none. */
  readonly accountOf: (partner: string, branchId: string) => Promise<PartnerAccount | undefined>
  readonly timeoutMs: number
  /** Calls partners at the addresses in shops' accounts. */
  readonly fetch: Fetch
}

/**
 * Opens partners: the built-in one by its own slug, and any other by the account that the shop has
 * there.
 */
export const openLoyaltyPartners = ({
  sandbox,
  accountOf,
  ...connection
}: LoyaltyPartnersOptions): LoyaltyPartners => ({
  open: async (partner, branchId) => {
    if (partner === SANDBOX_PARTNER) return sandbox
    const account = await accountOf(partner, branchId)
    return account && httpPartner(account, connection)
  },
})
