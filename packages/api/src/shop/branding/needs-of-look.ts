import type { Branding } from '@mostrador/contract/branding/branding-schema'
import type { Database } from '@mostrador/database/rows'
import { needsOfChange, type ChangeNeed } from '@mostrador/domain/permission/change-needs'
import { brandOperations } from '@mostrador/tenant/founding/brand-operations'
import type { Kysely } from 'kysely'
import { loadBranding } from './branding-store.ts'
import { namedPictures } from './named-pictures.ts'

type OfBranch = { readonly branchId: string; readonly branchKey: string }

/**
 * Returns the permissions and proofs that it takes to make a look of the present one. Two queries.
 */
export async function needsOfLook(
  db: Kysely<Database>,
  { branchId, branchKey }: OfBranch,
  wanted: Branding,
): Promise<readonly ChangeNeed[]> {
  const { branding } = await loadBranding(db, branchId)
  const nameIn = await namedPictures(db, branchId, [branding, wanted])
  return needsOfChange(brandOperations(branchKey, nameIn(branding), nameIn(wanted)))
}
