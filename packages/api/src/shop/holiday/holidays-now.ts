import type { HolidayWire } from '@mostrador/contract/holiday/holiday-endpoints'
import type { Database } from '@mostrador/database/rows'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { statement } from '@mostrador/database/statement'
import { sql, type Kysely } from 'kysely'
import { contactsWhere } from '../../people/permission/may.ts'
import type { Api, StaffMember } from '../../ground/ports.ts'
import { comingHolidays } from './coming-holidays.ts'

const KEPT_DAYS = 366

const SHOWN_AHEAD_DAYS = 366

/** Holidays that are asked about, and all of a year. */
type HolidaysNow = { readonly holidays: HolidayWire[]; readonly ofYear: Omit<HolidayWire, 'locals'>[] }

type Place = { readonly branchId: string; readonly country: string; readonly timeZone: string }

async function findPlace(db: Kysely<Database>, contactId: string): Promise<Place | undefined> {
  return db
    .selectFrom('branch_contacts as c')
    .innerJoin('branches as b', 'b.id', 'c.branch_id')
    .select(['b.id as branchId', 'b.country_id as country', 'c.time_zone as timeZone'])
    .where('c.id', '=', contactId)
    .executeTakeFirst()
}

/** Lists the branch contacts that have not answered for each of some days, in the shop's order. */
async function unanswered(
  db: Kysely<Database>,
  asked: {
    readonly branchId: string
    readonly contactIds: readonly string[]
    readonly days: readonly string[]
  },
): Promise<readonly (HolidayWire['locals'][number] & { readonly day: string })[]> {
  const { rows } = await sql<HolidayWire['locals'][number] & { readonly day: string }>`
    select c.id, c.key, c.name, d.day::text as day
    from branch_contacts c cross join unnest(${[...asked.days]}::date[]) as d(day)
    where c.branch_id = ${asked.branchId} and c.id = any(${[...asked.contactIds]}::uuid[])
      and not exists (select from schedule_exceptions e where e.branch_id = c.branch_id
        and e.branch_contact_id = c.id and e.order_mode_id is null and e.day = d.day)
      and not exists (select from holiday_answers h where h.branch_id = c.branch_id
        and h.branch_contact_id = c.id and h.day = d.day)
    order by c.position, c.id`.execute(db)
  return rows
}

/**
 * Returns the coming holidays of a branch contact with those asked about, of which the caller may
 * change hours; undefined for an unknown one. Two queries.
 */
export async function holidaysNow(
  { database, now }: Pick<Api, 'database' | 'now'>,
  contactId: string,
  staff: Pick<StaffMember, 'grants' | 'branches'>,
): Promise<HolidaysNow | undefined> {
  const place = await findPlace(database, contactId)
  if (!place) return undefined
  const { branchId, country, timeZone } = place
  const today = wallClock(now(), timeZone).date
  const ofYear = [...(await comingHolidays(country, today, SHOWN_AHEAD_DAYS))]
  const coming = await comingHolidays(country, today)
  if (coming.length === 0) return { holidays: [], ofYear }
  const days = coming.map(({ day }) => day)
  const contactIds = contactsWhere(staff, ['locals.hours'])
  const open = await unanswered(database, { branchId, contactIds, days })
  return {
    ofYear,
    holidays: coming.flatMap((holiday) => {
      const contacts = open.filter(({ day }) => day === holiday.day).map(({ day: _, ...contact }) => contact)
      return contacts.length > 0 ? [{ ...holiday, locals: contacts }] : []
    }),
  }
}

/**
 * Notes that branch contacts of a branch open as always on a day, and deletes answers of long past
 * days. Returns whether all are of the branch. One statement.
 */
export async function keepAnswers(
  { database, now }: Pick<Api, 'database' | 'now'>,
  answer: {
    readonly contactId: string
    readonly day: string
    readonly locals: readonly string[]
    readonly staffUserId: string
  },
): Promise<boolean> {
  const count = answer.locals.length
  const keeping = statement()
    .part(
      'places',
      () => sql`
        select c.company_id, c.branch_id, c.id from branch_contacts c
        where c.id = any(${[...answer.locals]}::uuid[])
          and c.branch_id = (select branch_id from branch_contacts where id = ${answer.contactId})`,
    )
    .write(
      'over',
      ({ places }) => sql`
        delete from holiday_answers h using ${places} p
        where h.branch_id = p.branch_id and h.branch_contact_id = p.id
          and h.day < ${now()}::date - ${KEPT_DAYS}::int`,
    )
    .write(
      'kept',
      ({ places }) => sql`
        insert into holiday_answers (company_id, branch_id, branch_contact_id, day, staff_user_id, answered_at)
        select company_id, branch_id, id, ${answer.day}::date, ${answer.staffUserId}::uuid, ${now()}::timestamptz
        from ${places} where (select count(*) from ${places}) = ${count}::int
        on conflict do nothing`,
    )
    .answer(({ places }) => sql<{ readonly found: number }>`select count(*)::int as found from ${places}`)
  const { rows } = await keeping.execute(database)
  return rows[0]?.found === count
}
