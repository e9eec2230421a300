import { teamNews } from '@mostrador/copy/permission'
import type { Database } from '@mostrador/database/rows'
import { removeIdlePeople } from '@mostrador/tenant/staff-rows'
import type { Transaction } from 'kysely'
import { endUngiven } from '../staff/invitation-store.ts'

/**
 * Ends the invitations of a company that their makers may not make any more, after somebody's role
 * was taken or became less. Answers a sentence for each, for the company's history.
 */
export async function endWhatWaits(
  transaction: Transaction<Database>,
  companyId: string,
): Promise<readonly string[]> {
  const ended = await endUngiven(transaction, companyId)
  await removeIdlePeople(
    transaction,
    ended.map(({ id }) => id),
  )
  return ended.map(({ email }) => teamNews.invitationRevoked(email))
}
