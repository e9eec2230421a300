import type { Survey, SurveyResponse } from '@mostrador/contract/survey/survey-endpoints'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely, type RawBuilder } from 'kysely'

/** Survey of a branch contact: an active one of its own, or else of its branch. */
const surveyOf = (branchId: RawBuilder<unknown>, contactId: RawBuilder<unknown>): RawBuilder<Survey> => sql`(
  select jsonb_build_object('id', s.id, 'active', s.active, 'questions', (
    select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'title', q.title, 'subTitle', q.sub_title,
      'type', q.type, 'questionOrder', q.position, 'priority', q.priority, 'mandatory', q.mandatory,
      'questionReasons', (
        select coalesce(jsonb_agg(jsonb_build_object('reason', r.reason) order by r.position, r.id), '[]')
        from survey_question_reasons r where r.branch_id = q.branch_id and r.survey_question_id = q.id)
      ) order by q.position, q.id), '[]')
    from survey_questions q where q.branch_id = s.branch_id and q.survey_id = s.id))
  from surveys s
  where s.branch_id = ${branchId} and s.active
    and (s.branch_contact_id is null or s.branch_contact_id = ${contactId})
    and exists (select from survey_questions q where q.branch_id = s.branch_id and q.survey_id = s.id)
  order by s.branch_contact_id is null, s.position, s.id limit 1)`

/** Finds a branch contact's survey. One query. */
export async function findSurvey(db: Kysely<Database>, contactId: string): Promise<Survey | undefined> {
  const { rows } = await sql<{ survey: Survey | null }>`
    select ${surveyOf(sql`c.branch_id`, sql`c.id`)} as survey
    from branch_contacts c where c.id = ${contactId}`.execute(db)
  return rows[0]?.survey ?? undefined
}

const NOTHING_SAID: SurveyResponse = {
  orderHasResponse: false,
  generalNPSAnswer: null,
  isCompleted: false,
  answers: [],
}

/** Response to the survey of the order `o`; null while there is none. */
const responseOf: RawBuilder<SurveyResponse | null> = sql`(
  select jsonb_build_object('orderHasResponse', true, 'generalNPSAnswer', r.general_nps_answer,
    'isCompleted', r.is_completed, 'answers', (
      select coalesce(jsonb_agg(jsonb_build_object('questionId', a.survey_question_id, 'answer', a.answer,
        'reason', a.reasons) order by a.survey_question_id), '[]')
      from survey_answers a where a.branch_id = r.branch_id and a.order_id = r.order_id))
  from survey_responses r where r.branch_id = o.branch_id and r.order_id = o.id)`

type OrderResponse = SurveyResponse & { readonly hasSurvey: boolean }

/** Returns the response of the order of a code; undefined for an unknown code. One query. */
export async function findResponse(db: Kysely<Database>, code: string): Promise<OrderResponse | undefined> {
  const { rows } = await sql<{ response: SurveyResponse | null; hasSurvey: boolean }>`
    select ${responseOf} as response, o.rehearsal_id is null
      and ${surveyOf(sql`o.branch_id`, sql`o.branch_contact_id`)} is not null as "hasSurvey"
    from orders o where o.code = ${code}`.execute(db)
  const [order] = rows
  return order && { ...(order.response ?? NOTHING_SAID), hasSurvey: order.hasSurvey }
}

export type RatedOrder = {
  readonly company_id: string
  readonly branch_id: string
  readonly branch_contact_id: string
  readonly id: string
  readonly customer_id: string | null
  readonly status: Database['orders']['status']
  readonly confirmed: boolean
  readonly payment_status: Database['orders']['payment_status']
}

/** Locks a code's order: a second response at this moment waits. */
export async function lockRatedOrder(db: Kysely<Database>, code: string): Promise<RatedOrder | undefined> {
  return db
    .selectFrom('orders')
    .select(['company_id', 'branch_id', 'branch_contact_id', 'id', 'customer_id'])
    .select(['status', 'confirmed', 'payment_status'])
    .where('code', '=', code)
    .where('rehearsal_id', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Returns the survey of an order, and its former response, by which a rating is judged. */
export async function findAsked(
  db: Kysely<Database>,
  order: RatedOrder,
): Promise<{ readonly survey: Survey | null; readonly response: SurveyResponse }> {
  const { rows } = await sql<{ survey: Survey | null; response: SurveyResponse | null }>`
    select ${surveyOf(sql`o.branch_id`, sql`o.branch_contact_id`)} as survey, ${responseOf} as response
    from orders o where o.branch_id = ${order.branch_id} and o.id = ${order.id}`.execute(db)
  return { survey: rows[0]?.survey ?? null, response: rows[0]?.response ?? NOTHING_SAID }
}
