import type { Branding } from '@mostrador/contract/branding/branding-schema'
import type { Database } from '@mostrador/database/rows'
import { brandOperations } from '@mostrador/tenant/founding/brand-operations'
import { changeTenant } from '@mostrador/tenant/document/change-tenant'
import { sql, type Kysely } from 'kysely'
import { yes } from '../../ground/http/handler.ts'
import type { Ports, StaffMember } from '../../ground/ports.ts'
import { lacksOf } from '../../people/permission/needs-lacking.ts'
import { refusedChange } from '../revision/answer-change.ts'
import { placeOfBranch } from '../revision/branch-place.ts'
import { tellChange } from '../revision/tell-change.ts'
import { tenantWorld } from '../revision/tenant-world.ts'
import { loadBranding } from './branding-store.ts'
import { namedPictures } from './named-pictures.ts'

/** Change of a branding: the version that was seen, the wanted one and the person. */
export type BrandingChange = {
  readonly branchId: string
  readonly seen: Branding
  readonly wanted: Branding
  readonly staff: StaffMember
  readonly brandVersion?: number
}

/**
 * Writes the present look as a version, where none has it: a change never loses the former look,
 * even one from a file or from SQL.
 */
export const recordHeld = (db: Kysely<Database>, branchId: string, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`select id from branches where id = ${branchId} for no key update`.execute(transaction)
    await sql`select record_branding(${branchId}::uuid, 'FILE', null, null, ${now}::timestamptz)`.execute(
      transaction,
    )
  })

/**
 * Changes a branch's look from the seen to the wanted one, as a change of its document: untouched
 * fields stay as others left them, and a field changed since is a conflict. Returns the present
 * look.
 */
export async function writeBranding(api: Ports, change: BrandingChange) {
  const { branchId, seen, wanted, staff, brandVersion } = change
  const found = await placeOfBranch(api.database, branchId)
  if (!found.ok) return found
  const { companyId, companyKey, branchKey } = found.place
  const nameIn = await namedPictures(api.database, branchId, [seen, wanted])
  const operations = brandOperations(branchKey, nameIn(seen), nameIn(wanted))
  if (operations.length > 0) {
    const result = await changeTenant(
      {
        companyKey,
        operations,
        author: {
          door: 'CONSOLE',
          staffUserId: staff.id,
          ...(brandVersion !== undefined && { brandVersion }),
        },
        lacks: lacksOf(staff, companyKey),
      },
      tenantWorld(api),
    )
    if (!result.ok) return refusedChange(api, companyId, result)
    const { revision = null, branchContactIds } = result
    await tellChange(api, { companyId, branchId, revision, branchContactIds })
  }
  return yes(await loadBranding(api.database, branchId))
}
