import { pauseAfterTries, renewalAt } from '@mostrador/domain/payment/payment-account'
import type { AccountAuthorisation, AccountGrant } from '@mostrador/payments/account-authorisation'
import { openAccount, sealAccount } from '../payment/account-seal.ts'
import type { Ports } from '../../ground/ports.ts'
import { accountOfGrant, spreadOf } from './account-grant.ts'
import { leaveNews } from './account-news.ts'
import { changeSeen, type ConnectedAccount } from './account-store.ts'
import { loseAccount, type LosingPorts } from './lose-account.ts'

export type RenewingPorts = LosingPorts & Pick<Ports, 'cookieSecret' | 'log'>

/** Longer than a provider is waited for: a renewal that takes this long has died. */
const DIED_MS = 3 * 60_000

/**
 * Handles a lost answer to a renewal, which may have held the only token for the next one. No
 * retry follows, since it would be refused for the wrong reason: the owners are told instead.
 */
async function renewalLost(ports: RenewingPorts, account: ConnectedAccount): Promise<void> {
  await ports.database.transaction().execute(async (transaction) => {
    const now = ports.now()
    const set = { renewal_lost_at: now, renewing_since: null }
    if (!(await changeSeen(transaction, account, set))) return
    await leaveNews(transaction, ports, { ...account, what: 'RENEWAL_LOST' })
  })
}

function keepGrant(ports: RenewingPorts, claimed: ConnectedAccount, grant: AccountGrant): Promise<boolean> {
  const now = ports.now()
  const ends = new Date(now.getTime() + grant.lifetimeMs)
  return changeSeen(ports.database, claimed, {
    sealed: sealAccount(accountOfGrant(grant), claimed, ports.cookieSecret),
    updated_at: now,
    expires_at: ends,
    is_live: grant.isLive,
    renew_at: renewalAt({ begins: now, ends }, spreadOf(claimed.branchId)),
    renew_tries: 0,
    renewing_since: null,
    warned_at: null,
  })
}

/**
 * Renews a connected account. One process asks, and notes so before in a statement of its own: a
 * process that dies leaves that note, and no row is locked while the provider works. Source:
 * docs/decisions/130.
 */
export async function renewAccount(
  ports: RenewingPorts,
  account: ConnectedAccount,
  authorisation: AccountAuthorisation,
): Promise<void> {
  const now = ports.now()
  if (account.renewingSince !== null) {
    if (now.getTime() - account.renewingSince.getTime() >= DIED_MS) await renewalLost(ports, account)
    return
  }
  const { refreshToken } = openAccount(account.sealed, account, ports.cookieSecret) ?? {}
  if (refreshToken === undefined) {
    // It was sealed with another secret, and cannot be looked after.
    await changeSeen(ports.database, account, { look_at: null })
    return
  }
  if (!(await changeSeen(ports.database, account, { renewing_since: now }))) return
  const claimed = { ...account, renewingSince: now }
  const answer = await authorisation.renew(refreshToken)
  if (answer.ok) {
    await keepGrant(ports, claimed, answer.value)
    return
  }
  const { failure, detail } = answer
  ports.log.warn('payment-account-not-renewed', { provider: account.providerName, failure, detail })
  if (failure === 'void') await loseAccount(ports, claimed, 'REVOKED')
  else if (failure === 'lost') await renewalLost(ports, claimed)
  else {
    const tries = account.renewTries + 1
    const later = new Date(now.getTime() + pauseAfterTries(tries))
    await changeSeen(ports.database, claimed, { renewing_since: null, renew_tries: tries, renew_at: later })
  }
}
