import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import type { ColorConfig } from '@mostrador/domain/branding/theme-tokens'
import type { Currency } from '@mostrador/domain/money/minor'
import { isGranted } from '@mostrador/domain/permission/grant'
import { mailedDayOf } from '@mostrador/domain/sales/mailed-day'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { sql, type Kysely } from 'kysely'
import { jobFollowing } from '../../ground/job/job-store.ts'
import { permissionsOfStored, type StoredRole } from '../../people/permission/stored-role.ts'
import type { Ports } from '../../ground/ports.ts'
import { SEES_SALES } from '../../people/staff/list-sales-mails.ts'
import { accessOfTheAbsent, asksOf } from '../../people/staff/staff-access.ts'
import type { MailReader } from './stop-token.ts'

export const MAIL_SALES = 'sales-mail'

/** The name of a company. One query. */
export const companyNameOf = async (db: Kysely<Database>, id: string): Promise<string | undefined> =>
  (await db.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirst())?.name

/** Time zone of most branch contacts of the company `c`; the first by name among equals. */
const zoneOf = sql<string>`coalesce((select time_zone from branch_contacts where company_id = c.id
  group by time_zone order by count(*) desc, time_zone limit 1), 'UTC')`

/**
 * Stores whether a person wants a company's numbers, from the next day on. Two statements at most.
 */
export async function saveWish(
  { database, now }: Pick<Ports, 'database' | 'now'>,
  { companyId, staffUserId, wanted }: MailReader & { readonly wanted: boolean },
): Promise<void> {
  if (!wanted) {
    await database
      .deleteFrom('sales_mails')
      .where('company_id', '=', companyId)
      .where('staff_user_id', '=', staffUserId)
      .execute()
    return
  }
  const { rows } = await sql<{ timeZone: string }>`
    select ${zoneOf} as "timeZone" from companies c where c.id = ${companyId}`.execute(database)
  const [company] = rows
  if (!company) return
  const told = mailedDayOf(wallClock(now(), company.timeZone))
  await sql`
    insert into sales_mails (company_id, staff_user_id, told_day, created_at)
    values (${companyId}, ${staffUserId}, ${told}::date, ${now()}::timestamptz)
    on conflict (company_id, staff_user_id) do nothing`.execute(database)
}

/** Lists the readers of numbers, with time zone and last day told. One query. */
export async function listWishes(
  db: Kysely<Database>,
): Promise<readonly (MailReader & { readonly timeZone: string; readonly toldDay: string })[]> {
  const { rows } = await sql<MailReader & { timeZone: string; toldDay: string }>`
    select s.company_id as "companyId", s.staff_user_id as "staffUserId", ${zoneOf} as "timeZone",
      s.told_day::text as "toldDay"
    from sales_mails s join companies c on c.id = s.company_id
    order by s.company_id, s.staff_user_id`.execute(db)
  return rows
}

type LeftMail = MailReader & { readonly day: string; readonly jobId: string; readonly now: Date }

/** Leaves the job of a day's mail, once for each reader. One statement. */
export async function leaveSalesMail(db: Kysely<Database>, mail: LeftMail): Promise<void> {
  const { companyId, staffUserId, day, jobId: id, now } = mail
  const leaving = statement()
    .write(
      'told',
      () => sql`
        update sales_mails set told_day = ${day}::date
        where company_id = ${companyId} and staff_user_id = ${staffUserId} and told_day < ${day}::date
        returning company_id, null::uuid as branch_id`,
    )
    .answer(({ told }) =>
      jobFollowing(told, {
        id,
        kind: MAIL_SALES,
        uniqueKey: `${companyId}:${staffUserId}:${day}`,
        payload: { companyId, staffUserId, day },
        runAt: now,
        createdAt: now,
      }),
    )
  await leaving.execute(db)
}

/** Branch contact in a sales mail, in the company's order. */
export type MailedContact = {
  readonly id: string
  readonly name: string
  readonly alias: string
  readonly branchId: string
  readonly currency: Currency
}

/** Reader of sales mails, and the branch contacts in them; none without a right or wish. */
export type SalesReader = {
  readonly email: string
  readonly company: string
  readonly colors: ColorConfig
  readonly country: string
  readonly contacts: readonly MailedContact[]
}

type ContactCard = MailedContact & Pick<SalesReader, 'email' | 'company' | 'colors' | 'country'>

type PlacedRole = StoredRole & { readonly branch: string | null; readonly branchContact: string | null }

/**
 * Returns the recipient of a company's numbers as it stands when they go out: the wish is there, a
 * role lets see them, and where the company asks for a second factor there is one. Two queries.
 */
export async function findSalesReader(
  db: Kysely<Database>,
  { companyId, staffUserId, now }: MailReader & { readonly now: Date },
): Promise<SalesReader | undefined> {
  const { rows: roles } = await sql<PlacedRole>`
    select m.role, r.name, r.permissions, m.branch_id as branch, m.branch_contact_id as "branchContact"
    from ${accessOfTheAbsent} m join staff_users u on u.id = m.staff_user_id
      join sales_mails s on s.company_id = m.company_id and s.staff_user_id = u.id
      left join staff_roles r on r.company_id = m.company_id and r.key = m.own_role
    where m.company_id = ${companyId} and u.id = ${staffUserId} and (u.two_factor_enabled
      or exists (select from staff_passkeys k where k.staff_user_id = u.id)
      or not exists (select from staff_factor_asks f where ${asksOf} and f.starts_at <= ${now}::timestamptz))`.execute(
    db,
  )
  const grants = roles.map(({ branch, branchContact, ...role }) => ({
    permissions: permissionsOfStored(role),
    ...(branch !== null && { branch }),
    ...(branchContact !== null && { branchContact }),
  }))
  const { rows } = await sql<ContactCard>`
    select l.id, l.name, a.alias, b.id as "branchId", u.email, c.name as company,
      branding_of(b.id) -> 'colorConfig' as colors, b.country_id as country,
      jsonb_build_object('code', k.currency_code, 'symbol', k.currency_symbol, 'mantissa', k.mantissa) as currency
    from companies c join branches b on b.company_id = c.id join countries k on k.id = b.country_id
      join branch_contacts l on l.branch_id = b.id join aliases a on a.branch_contact_id = l.id
      join staff_users u on u.id = ${staffUserId}
    where c.id = ${companyId} order by b.position, b.id, l.position, l.id`.execute(db)
  const contacts = rows.filter(({ id, branchId }) =>
    isGranted(grants, { branch: branchId, branchContact: id, permission: SEES_SALES }),
  )
  const [first] = contacts
  if (!first) return undefined
  const { email, company, colors, country } = first
  return { email, company, colors, country, contacts }
}
