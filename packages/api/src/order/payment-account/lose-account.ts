import { paymentAccountNews } from '@mostrador/copy/payment-account'
import type { AccountLoss } from '@mostrador/domain/payment/payment-account'
import type { Ports } from '../../ground/ports.ts'
import type { CatalogPorts } from '../../shop/catalog/announce-catalogs.ts'
import { titleOf } from '../payment/provider-facts.ts'
import { placeOfBranch } from '../../shop/revision/branch-place.ts'
import { changeAccount } from './account-change.ts'
import { leaveNews } from './account-news.ts'
import { changeSeen, type ConnectedAccount } from './account-store.ts'

/** Ports with which an account is marked as lost. */
export type LosingPorts = CatalogPorts & Pick<Ports, 'database' | 'now' | 'newId' | 'payments'>

/**
 * Marks a connected account as charging no more, once: withdraws its payment types, writes the
 * history and tells the owners. Nothing happens where it was connected anew meanwhile.
 */
export async function loseAccount(
  ports: LosingPorts,
  account: ConnectedAccount,
  why: Exclude<AccountLoss, 'DISCONNECTED'>,
): Promise<void> {
  const found = await placeOfBranch(ports.database, account.branchId)
  if (!found.ok) return
  await changeAccount(ports, found.place, async ({ transaction, now }) => {
    const set = { lost_at: now, lost_why: why, look_at: null, renewing_since: null, doubted_at: null }
    if (!(await changeSeen(transaction, account, set))) return undefined
    await leaveNews(transaction, ports, { ...account, what: why })
    const sentence = paymentAccountNews[why](
      titleOf(ports.payments, account.providerName),
      account.accountName,
    )
    return { sentence, staffUserId: null }
  })
}
