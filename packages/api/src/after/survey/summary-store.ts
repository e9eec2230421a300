import type { SurveyPeriod, SurveySummary } from '@mostrador/contract/survey/survey-endpoints'
import type { Database } from '@mostrador/database/rows'
import { statement, type Cte } from '@mostrador/database/statement'
import { sql, type Kysely, type RawBuilder } from 'kysely'

/** Whole days of each period by the shop's clock, today included. */
const DAYS: Readonly<Record<SurveyPeriod, number | null>> = { WEEK: 7, MONTH: 30, QUARTER: 90, ALL: null }

const MOST_REASONS = 10
const LAST_COMMENTS = 20

export type SummaryOf = { readonly contactId: string; readonly period: SurveyPeriod; readonly now: Date }

/** Selects marks, reasons and comments: `given` are marks, `said` are texts. */
const summaryOf = (given: Cte, said: Cte): RawBuilder<SurveySummary> => sql<SurveySummary>`
  select
    (select round(avg(score), 2)::float8 from ${given}) as average,
    (select count(score)::int from ${given}) as count,
    (select jsonb_agg((select count(*) from ${given} where score = star) order by star)
      from generate_series(1, 5) star) as distribution,
    (select coalesce(jsonb_agg(jsonb_build_object('reason', n.reason, 'count', n.named) order by n.named desc, n.reason), '[]')
      from (select reason, count(*) as named from ${said} s, unnest(s.reasons) reason
        group by reason order by named desc, reason limit ${MOST_REASONS}) n) as reasons,
    (select coalesce(jsonb_agg(jsonb_build_object('orderId', t.order_id, 'orderNumber', o.number,
        'customerName', o.customer_name, 'score', t.score, 'question', t.question_title, 'text', t.answer,
        'at', to_char(t.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by t.updated_at desc, t.order_id desc), '[]')
      from (select * from ${said} where question_type = 'text'
        order by updated_at desc, order_id desc limit ${LAST_COMMENTS}) t
      join orders o on o.branch_id = t.branch_id and o.id = t.order_id) as comments`

/** Returns the survey summary of a branch contact in a period. One query. */
export async function summariseSurvey(
  db: Kysely<Database>,
  { contactId, period, now }: SummaryOf,
): Promise<SurveySummary> {
  const days = DAYS[period]
  const since =
    days === null
      ? sql`'-infinity'::timestamptz`
      : sql`(date_trunc('day', ${now}::timestamptz at time zone c.time_zone) - make_interval(days => ${days - 1}))
          at time zone c.time_zone`
  const summarising = statement()
    .part(
      'given',
      () => sql`
        select r.branch_id, r.order_id, r.general_nps_answer as score, r.updated_at
        from branch_contacts c
        join survey_responses r on r.branch_contact_id = c.id and r.created_at >= ${since}
        where c.id = ${contactId}`,
      'materialized',
    )
    .part(
      'said',
      ({ given }) => sql`
        select g.order_id, g.score, g.updated_at, a.question_title, a.question_type, a.answer, a.reasons, a.branch_id
        from ${given} g join survey_answers a on a.branch_id = g.branch_id and a.order_id = g.order_id`,
      'materialized',
    )
    .answer(({ given, said }) => summaryOf(given, said))
  const { rows } = await summarising.execute(db)
  const [summary] = rows
  if (!summary) throw new Error('A summary of nothing is one row, too')
  return summary
}
