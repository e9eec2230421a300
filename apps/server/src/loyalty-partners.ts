import { findPartnerAccount } from '@mostrador/api/order/loyalty/partner-account-store'
import { sandboxPartnerCopy } from '@mostrador/copy/sandbox-partner'
import type { Database } from '@mostrador/database/rows'
import type { LoyaltyPartners } from '@mostrador/loyalty-partners/loyalty-partner'
import { openLoyaltyPartners } from '@mostrador/loyalty-partners/open-loyalty-partners'
import { sandboxPartner } from '@mostrador/loyalty-partners/sandbox/sandbox-partner'
import { publicHosts } from '@mostrador/outbound/fetch'
import type { Kysely } from 'kysely'
import type { Config } from './config.ts'

/**
 * Whether the built-in partner is open, whose users are public: without a setting only where the
 * product is tried out on the own machine, like the built-in bank.
 */
export const isSandboxOpen = (
  { loyalty, production, isTryout }: Pick<Config, 'loyalty' | 'production' | 'isTryout'>,
  hasDemo: boolean,
): boolean => loyalty.sandbox ?? ((hasDemo || !production) && isTryout)

/** Opens the loyalty partners: the built-in one, and those of sealed accounts of branches. */
export function openPartners(parts: {
  readonly config: Config
  readonly hasDemo: boolean
  readonly database: Kysely<Database>
  readonly secret: string
  readonly now: () => Date
}): LoyaltyPartners {
  const { config, hasDemo, database, secret, now } = parts
  const { timeoutMs } = config.loyalty
  return openLoyaltyPartners({
    sandbox: isSandboxOpen(config, hasDemo)
      ? sandboxPartner({ texts: sandboxPartnerCopy, timeoutMs, now })
      : undefined,
    accountOf: (partner, branchId) => findPartnerAccount(database, { partner, branchId }, secret),
    timeoutMs,
    fetch: publicHosts(config.privateNetworks),
  })
}
