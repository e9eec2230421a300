import type { Ctes } from '@mostrador/database/statement'
import { sql } from 'kysely'
import { its } from './order-values.ts'

/** Selects the plates of the order that are counted by the day, with their daily counts. */
export const platesOfTheDay = ({ wanted }: Ctes<'wanted'>) => sql`
  select counted.* from (
    select wanted.*, daily_count_of(${its.branchId}::uuid, ${its.contactId}::uuid, plate_id) as daily_count
    from ${wanted}
  ) as counted where daily_count is not null`

/** Inserts lines of which no plate is counted. */
export const plainLines = ({ placed }: Ctes<'placed'>) => sql`
  insert into order_lines
  select made.* from ${placed}, jsonb_populate_recordset(null::order_lines, ${its.rows.lines}::jsonb) as made`

/**
 * Inserts the lines, which record whether their plate is counted, so that a cancellation gives it
 * back.
 */
export const countedLines = ({ placed, of_day }: Ctes<'placed' | 'of_day'>) => sql`
  insert into order_lines
  select made.* from ${placed}, jsonb_array_elements(${its.rows.lines}::jsonb) as line,
    jsonb_populate_record(null::order_lines, line || jsonb_build_object('counted', exists (
      select from plate_stocks s
      where s.branch_id = ${its.branchId}::uuid and s.branch_contact_id = ${its.contactId}::uuid
        and s.plate_id = (line ->> 'plate_id')::uuid), 'counted_day', case when exists (
      select from ${of_day} where of_day.plate_id = (line ->> 'plate_id')::uuid) then ${its.day}::date::text end)) as made`

/**
 * Takes units of counted plates, which the verdict has locked; the table's check refuses less than
 * zero.
 */
export const stockTaken = ({ placed, wanted }: Ctes<'placed' | 'wanted'>) => sql`
  update plate_stocks s set remaining = s.remaining - least(wanted.quantity, s.remaining + 1)
  from ${placed}, ${wanted}
  where s.branch_id = ${its.branchId}::uuid and s.branch_contact_id = ${its.contactId}::uuid
    and s.plate_id = wanted.plate_id
  returning s.remaining`

/**
 * Takes daily stock of the day that the order is for; `verdict` has checked that enough is left.
 */
export const dayTaken = ({ placed, of_day }: Ctes<'placed' | 'of_day'>) => sql`
  insert into plate_days as d (company_id, branch_id, branch_contact_id, plate_id, day, taken)
  select ${its.companyId}::uuid, ${its.branchId}::uuid, ${its.contactId}::uuid, of_day.plate_id,
    of_day.day, of_day.quantity
  from ${placed}, ${of_day} order by of_day.plate_id
  on conflict (branch_id, branch_contact_id, plate_id, day) do update set taken = d.taken + excluded.taken
  returning d.plate_id, d.taken`

/** Whether the order took the last unit of a plate, at all or of its day. */
export const soldOutBy = ({ stock, day, of_day }: Ctes<'stock' | 'day' | 'of_day'>) => sql<boolean>`
  exists (select from ${stock} where remaining = 0) or exists (select from ${day} join ${of_day} using (plate_id)
    where day.taken >= of_day.daily_count)`
