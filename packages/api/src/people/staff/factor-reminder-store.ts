import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { sql, type Kysely } from 'kysely'
import type { MailLook } from '../../ground/mail/write-mail.ts'
import { asksOf } from './staff-access.ts'

/** Kind of the job that mails a reminder. */
export const REMIND_OF_FACTOR = 'factor-reminder'

const DAY_MS = 24 * 60 * 60_000

type Due = {
  readonly companyId: string
  readonly people: readonly { readonly id: string; readonly jobId: string }[]
  readonly now: Date
}

/**
 * Leaves a mail to each person who was not reminded within a day; of two calls at once one does.
 * Returns their number. One statement.
 */
export async function leaveReminders(db: Kysely<Database>, { companyId, people, now }: Due): Promise<number> {
  const ids = people.map(({ id }) => id)
  const jobIds = people.map(({ jobId }) => jobId)
  const leaving = statement()
    .write(
      'due',
      () => sql`
        insert into staff_factor_reminders as r (company_id, staff_user_id, reminded_at)
        select ${companyId}::uuid, one.id, ${now}::timestamptz from unnest(${ids}::uuid[]) as one (id)
        on conflict (company_id, staff_user_id) do update set reminded_at = excluded.reminded_at
          where r.reminded_at <= ${new Date(now.getTime() - DAY_MS)}::timestamptz
        returning staff_user_id`,
    )
    .write(
      'mails',
      ({ due }) => sql`
        insert into jobs (id, company_id, kind, unique_key, payload, run_at, created_at)
        select one.job, ${companyId}::uuid, ${REMIND_OF_FACTOR}, ${companyId}::text || ':' || d.staff_user_id,
          jsonb_build_object('companyId', ${companyId}::text, 'staffUserId', d.staff_user_id),
          ${now}::timestamptz, ${now}::timestamptz
        from ${due} d join unnest(${ids}::uuid[], ${jobIds}::uuid[]) as one (id, job) on one.id = d.staff_user_id
        on conflict (kind, unique_key) where done_at is null and failed_at is null do nothing
        returning id`,
    )
    .answer(({ mails }) => sql<{ count: number }>`select count(*)::int as count from ${mails}`)
  const { rows } = await leaving.execute(db)
  return rows[0]?.count ?? 0
}

type Reminded = MailLook & {
  readonly email: string
  readonly branchId: string
  readonly from: string
  readonly holds: boolean
}

/** Returns the recipient of a reminder; undefined where none is due any more. One query. */
export async function findReminded(
  db: Kysely<Database>,
  { companyId, staffUserId, now }: { companyId: string; staffUserId: string; now: Date },
): Promise<Reminded | undefined> {
  const { rows } = await sql<Reminded>`
    select c.name, u.email, b.id as "branchId", b.country_id as country, branding_of(b.id) -> 'colorConfig' as colors,
      f.starts_on::text as from, f.starts_at <= ${now}::timestamptz as holds
    from staff_memberships m join staff_users u on u.id = m.staff_user_id
      join staff_factor_asks f on ${asksOf}
      join companies c on c.id = m.company_id join branches b on b.company_id = c.id
    where m.company_id = ${companyId} and u.id = ${staffUserId} and m.confirmed_at is not null
      and not u.two_factor_enabled
      and not exists (select from staff_passkeys k where k.staff_user_id = u.id)
    order by f.starts_at, b.position, b.id limit 1`.execute(db)
  return rows[0]
}
