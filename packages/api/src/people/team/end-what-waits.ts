import { apiKeyNews } from '@mostrador/copy/api-key'
import { foundingLinkNews } from '@mostrador/copy/founding-links'
import { teamNews } from '@mostrador/copy/permission'
import { sharedDeviceNews } from '@mostrador/copy/shared-device-news'
import type { Database } from '@mostrador/database/rows'
import type { Permission } from '@mostrador/domain/permission/permission'
import { removeIdlePeople } from '@mostrador/tenant/staff/staff-rows'
import { sql, type Transaction } from 'kysely'
import { revokeKey } from '../api-key/api-key-store.ts'
import type { StaffMember } from '../../ground/ports.ts'
import {
  grantsIn,
  listLeftBehind,
  listLeftKeys,
  mayMakeKey,
  type LeftBehind,
  type LeftKey,
  type Team,
} from './left-behind.ts'
import { atEachBranch, listTeam, type TeamSentence } from './team-store.ts'

/** Keys of which the maker may no longer make them, to keep or to end, by id. */
type KeyChoice = { readonly keep: readonly string[]; readonly end: readonly string[] }

type Taken = {
  readonly before: Team
  readonly keys: KeyChoice | undefined
  readonly staff: Pick<StaffMember, 'id' | 'name'>
  readonly now: Date
}

/** Sentences of all that ended, each for the readers of its list; or the refusal. */
type Ended =
  | { readonly told: readonly TeamSentence[] }
  | { readonly refused: 'keys-undecided' | 'beyond-own-permissions' }

/**
 * Ends waiting things, under the lock of the company; returns a sentence for each. Four
 * statements.
 */
async function endLeft(
  tx: Transaction<Database>,
  companyId: string,
  { invitations, devices, foundingLinks }: LeftBehind,
): Promise<readonly TeamSentence[]> {
  const ids = (rows: readonly { readonly id: string }[]) => sql`any(${rows.map(({ id }) => id)}::uuid[])`
  const rows = invitations.map(({ membershipId }) => membershipId)
  await sql`
    delete from staff_memberships
    where company_id = ${companyId} and id = any(${rows}::uuid[]) and confirmed_at is null`.execute(tx)
  await sql`
    delete from staff_invitations i where i.company_id = ${companyId} and not exists (
      select from staff_memberships m where m.company_id = i.company_id
        and m.staff_user_id = i.staff_user_id and m.confirmed_at is null)`.execute(tx)
  await sql`delete from shared_devices where company_id = ${companyId} and id = ${ids(devices)}`.execute(tx)
  await sql`delete from founding_links
    where company_id = ${companyId} and used_at is null and id = ${ids(foundingLinks)}`.execute(tx)
  await removeIdlePeople(
    tx,
    invitations.map(({ id }) => id),
  )
  const ofCompany = (toldTo: Permission) => (sentence: string) => ({ sentence, branchId: null, toldTo })
  return [
    ...[...Map.groupBy(invitations, ({ email }) => email)].flatMap(([email, theirs]) =>
      atEachBranch(theirs, teamNews.invitationRevoked(email)),
    ),
    ...devices.map(({ name }) => sharedDeviceNews.ended(name)).map(ofCompany('staff')),
    ...foundingLinks
      .map(({ email, note }) => foundingLinkNews.revoked(email, note))
      .map(ofCompany('company')),
  ]
}

/** Keeps or ends keys by the choice; returns a sentence for each. */
async function settleKeys(
  tx: Transaction<Database>,
  keys: readonly LeftKey[],
  { before: { companyId }, keys: choice, staff, now }: Taken,
): Promise<readonly TeamSentence[]> {
  const told: TeamSentence[] = []
  for (const { id, name, keeperName, branch: branchId } of keys) {
    const tell = (sentence: string) => told.push({ sentence, branchId, toldTo: 'integrations' })
    if (choice?.keep.includes(id)) {
      const kept = tx.updateTable('api_keys').set({ kept_by: staff.id }).where('company_id', '=', companyId)
      await kept.where('id', '=', id).execute()
      tell(apiKeyNews.kept({ key: name, from: keeperName, to: staff.name }))
    } else {
      await revokeKey(tx, { companyId, id, now })
      tell(apiKeyNews.revoked(name))
    }
  }
  return told
}

/**
 * Ends waiting things after a role was removed or reduced: invitations, shared devices and
 * founding links whose makers may no longer make them. Keys run a shop's machines: the caller
 * decides on each, and is responsible for kept ones; an undecided key rolls the change back.
 */
export async function endWhatWaits(tx: Transaction<Database>, taken: Taken): Promise<Ended> {
  const { before, keys: choice, staff, now } = taken
  const { companyId } = before
  const after = { companyId, rows: await listTeam(tx, companyId) }
  const keys = await listLeftKeys(tx, before, after)
  const isDecided = ({ id }: LeftKey): boolean =>
    (choice?.keep.includes(id) ?? false) !== (choice?.end.includes(id) ?? false)
  if (!keys.every(isDecided)) return { refused: 'keys-undecided' }
  const kept = keys.filter(({ id }) => choice?.keep.includes(id))
  if (!kept.every((key) => mayMakeKey(grantsIn(after, staff.id), companyId, key)))
    return { refused: 'beyond-own-permissions' }
  const ended = await endLeft(tx, companyId, await listLeftBehind(tx, after, now))
  return { told: [...ended, ...(await settleKeys(tx, keys, taken))] }
}
