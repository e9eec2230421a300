import type { Ports } from '../ports.ts'
import { announceDocument } from '../realtime/announce.ts'

/** Branch and its revision; null where a change only waits. */
export type Changed = { readonly branchId: string; readonly revision: number | null }

/**
 * Announces a change to the branch's open consoles: two people on one menu see each other's work.
 */
export async function tellConsoles(
  ports: Pick<Ports, 'database' | 'log' | 'publisher'>,
  { branchId, revision }: Changed,
): Promise<void> {
  const contacts = await ports.database
    .selectFrom('branch_contacts')
    .select('id')
    .where('branch_id', '=', branchId)
    .execute()
  announceDocument(
    ports,
    contacts.map(({ id }) => id),
    { revision },
  )
}
