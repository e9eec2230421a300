import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import { isLocked } from './device-holds.ts'

/** Resolution of the last touch: pages report theirs less often. */
const TOUCHED_EVERY_MS = 10_000

/**
 * Notes a touch of a shared device's session, at most now and then; false where it is locked or
 * gone. Two statements at most.
 */
export async function touchSession(
  db: Kysely<Database>,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isFresh: boolean }>`
    select coalesce(s.touched_at > ${new Date(now.getTime() - TOUCHED_EVERY_MS)}::timestamptz, false) as "isFresh"
    from staff_sessions s join shared_devices d on d.id = s.shared_device_id
    where s.id = ${id}::uuid and not ${isLocked(now)}`.execute(db)
  if (rows[0]?.isFresh) return true
  // Locks the row, which decides between a touch and a lock.
  const written = await sql`
    update staff_sessions s set touched_at = greatest(s.touched_at, ${now}::timestamptz)
    from shared_devices d where d.id = s.shared_device_id and s.id = ${id}::uuid and not ${isLocked(now)}
    returning s.id`.execute(db)
  return written.rows.length > 0
}
