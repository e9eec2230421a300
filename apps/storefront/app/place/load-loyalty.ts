import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { Client } from '@mostrador/contract/client'
import type { LoyaltyProgramInfo } from '@mostrador/contract/loyalty/loyalty-endpoints'
import { holdsAt } from '@mostrador/domain/loyalty/holds-at'
import { reportQuietly } from '../frame/quiet.ts'

/** The programme that holds at a local. Without one, and when it cannot be asked, there is nothing of it. Source: 000 §8. */
export async function loadLoyalty(
  client: Client,
  contact: BranchContactInfo,
): Promise<LoyaltyProgramInfo | undefined> {
  const { id, withLoyaltyProgram } = contact.branch
  if (!withLoyaltyProgram) return undefined
  const result = await client.getLoyaltyProgram({ params: { id } })
  if (result.ok) return holdsAt(result.data, contact.id) ? result.data : undefined
  reportQuietly(client, 'loyalty', { branchId: id, payload: result.problem })
  return undefined
}
