import type { Survey } from '@mostrador/contract/survey/survey-endpoints'
import type { Database } from '@mostrador/database/rows'
import { statement, type Ctes } from '@mostrador/database/statement'
import type { GivenAnswer } from '@mostrador/domain/survey/survey'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { RatedOrder } from './survey-store.ts'

/** Rating of an order, and the changes that it makes. */
export type NewResponse = {
  readonly order: RatedOrder
  readonly survey: Survey
  readonly answers: readonly GivenAnswer[]
  /** Stars of the general question, now and before. */
  readonly score: number | null
  readonly scoreBefore: number | null
  readonly isCompleted: boolean
  readonly caseId: string
  readonly now: Date
}

type AnswerRow = {
  readonly question_id: string
  readonly title: string
  readonly type: string
  readonly answer: string
  readonly reasons: readonly string[]
  readonly mandatory: boolean
  readonly priority: boolean
}

function rowsOf({ survey, answers }: NewResponse): readonly AnswerRow[] {
  const questions = new Map(survey.questions.map((question) => [question.id, question]))
  return answers.flatMap(({ questionId, answer, reasons }) => {
    const question = questions.get(questionId)
    if (!question) return []
    const { title, type, mandatory, priority } = question
    return [{ question_id: questionId, title, type, answer, reasons, mandatory, priority }]
  })
}

/** Returns reasons and comments, for the staff who handle a low score. */
const detailsOf = (rows: readonly AnswerRow[]): string =>
  rows.flatMap(({ type, answer, reasons }) => [...reasons, ...(type === 'text' ? [answer] : [])]).join(' · ')

const responseRow = ({ order, survey, score, isCompleted, now }: NewResponse) => sql`
  insert into survey_responses (company_id, branch_id, branch_contact_id, order_id, survey_id, customer_id,
    general_nps_answer, is_completed, created_at, updated_at)
  values (${order.company_id}, ${order.branch_id}, ${order.branch_contact_id}, ${order.id}, ${survey.id},
    ${order.customer_id}, ${score}, ${isCompleted}, ${now}, ${now})
  on conflict (branch_id, order_id) do update set survey_id = excluded.survey_id,
    general_nps_answer = excluded.general_nps_answer, is_completed = excluded.is_completed,
    updated_at = excluded.updated_at
  returning branch_id`

const answersDropped = ({ order }: NewResponse, rows: readonly AnswerRow[]) => sql`
  delete from survey_answers where branch_id = ${order.branch_id} and order_id = ${order.id}
    and survey_question_id <> all(${rows.map((row) => row.question_id)}::uuid[])`

const answerRows = (
  { order }: NewResponse,
  rows: readonly AnswerRow[],
  { response }: Ctes<'response'>,
) => sql`
  insert into survey_answers (company_id, branch_id, order_id, survey_question_id, question_title, question_type,
    answer, reasons, mandatory, priority)
  select ${order.company_id}::uuid, ${order.branch_id}::uuid, ${order.id}::uuid, a.question_id, a.title, a.type,
    a.answer, a.reasons, a.mandatory, a.priority
  from ${response}, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a(question_id uuid, title text, type text,
    answer text, reasons text[], mandatory boolean, priority boolean)
  on conflict (branch_id, order_id, survey_question_id) do update set question_title = excluded.question_title,
    question_type = excluded.question_type, answer = excluded.answer, reasons = excluded.reasons,
    mandatory = excluded.mandatory, priority = excluded.priority`

/** Counts an order once in the average, by its latest score; a withdrawn one counts no more. */
function average({ order, score, scoreBefore }: NewResponse): RawBuilder<unknown> {
  const count = sql`c.nps_count - ${scoreBefore === null ? 0 : 1}::int`
  const now = sql`${count} + ${score === null ? 0 : 1}::int`
  const sum = sql`coalesce(c.nps_avg, 0) * c.nps_count + ${(score ?? 0) - (scoreBefore ?? 0)}::int`
  return sql`
    update branch_contacts c set nps_count = greatest(${now}, 0),
      nps_avg = case when ${now} > 0 then least(greatest(round((${sum}) / (${now}), 6), 1), 5) end
    where c.branch_id = ${order.branch_id} and c.id = ${order.branch_contact_id}
      and ${score}::int is distinct from ${scoreBefore}::int`
}

/** A score below the branch's threshold opens a case; a higher one closes a case not begun. */
const isLow = ({ order, score }: NewResponse): RawBuilder<boolean> => sql`exists (
    select from branches b where b.id = ${order.branch_id} and ${score}::int < b.nps_threshold)`

function caseOpened(
  given: NewResponse,
  details: string,
  { response }: Ctes<'response'>,
): RawBuilder<unknown> {
  const { order, score, caseId, now } = given
  return sql`
    insert into cases as k (company_id, branch_id, branch_contact_id, id, order_id, kind, score, details,
      created_at, updated_at)
    select ${order.company_id}::uuid, ${order.branch_id}::uuid, ${order.branch_contact_id}::uuid, ${caseId}::uuid,
      ${order.id}::uuid, 'LOW_SCORE', ${score}::int, ${details}::text, ${now}::timestamptz, ${now}::timestamptz
    from ${response} where ${isLow(given)}
    on conflict on constraint cases_once do update set score = excluded.score, details = excluded.details,
      updated_at = excluded.updated_at`
}

const caseClosed = (given: NewResponse): RawBuilder<unknown> => sql`
  delete from cases k where k.branch_id = ${given.order.branch_id} and k.order_id = ${given.order.id}
    and k.kind = 'LOW_SCORE' and k.status = 'OPEN' and not ${isLow(given)}`

/**
 * Saves a response with its answers, the new average and the case of a low score in one statement.
 * The order must be locked.
 */
export async function saveResponse(db: Kysely<Database>, response: NewResponse): Promise<void> {
  const rows = rowsOf(response)
  const saving = statement()
    .part('response', () => responseRow(response))
    .write('dropped', () => answersDropped(response, rows))
    .write('answered', (parts) => answerRows(response, rows, parts))
    .write('average', () => average(response))
    .write('opened', (parts) => caseOpened(response, detailsOf(rows), parts))
    .write('closed', () => caseClosed(response))
    .answer((parts) => sql`select branch_id from ${parts.response}`)
  await saving.execute(db)
}
