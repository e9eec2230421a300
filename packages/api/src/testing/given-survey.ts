import type { Database, SurveyQuestionsTable } from '@mostrador/database/rows'
import type { Insertable, Kysely } from 'kysely'
import type { GivenContact } from './given-contact.ts'
import { nextTestId } from './test-ports.ts'

type QuestionOptions = Partial<Insertable<SurveyQuestionsTable>> & { readonly reasons?: readonly string[] }

/** Options of a survey; questions are asked in the order of the list. */
export type SurveyOptions = {
  readonly questions?: readonly QuestionOptions[]
  /** Asked here alone, and not at the other contacts of the branch. */
  readonly own?: boolean
  readonly active?: boolean
}

/** A survey that a test was given. */
export type GivenSurvey = { readonly id: string; readonly questionIds: readonly string[] }

/** A rating first and by itself, why it is not the highest, and a text. */
const USUAL: readonly QuestionOptions[] = [
  { title: '¿Cómo estuvo?', type: 'rating', priority: true, mandatory: true },
  { title: '¿Qué falló?', type: 'multiselect', reasons: ['Frío', 'Tarde'] },
  { title: '¿Algo más?', type: 'text' },
]

type Place = { readonly company_id: string; readonly branch_id: string; readonly survey_id: string }

async function question(db: Kysely<Database>, place: Place, options: QuestionOptions & { position: number }) {
  const { reasons = [], ...row } = options
  const id = nextTestId()
  const { company_id, branch_id } = place
  await db
    .insertInto('survey_questions')
    .values({ ...place, id, key: `q-${row.position}`, title: 'Pregunta', type: 'text', ...row })
    .execute()
  for (const [position, reason] of reasons.entries()) {
    const owner = { company_id, branch_id, survey_question_id: id }
    await db
      .insertInto('survey_question_reasons')
      .values({ ...owner, id: nextTestId(), key: `r-${position}`, position, reason })
      .execute()
  }
  return id
}

/** A survey of the branch, or of the contact alone. */
export async function givenSurvey(
  db: Kysely<Database>,
  contact: GivenContact,
  { questions = USUAL, own = false, active = true }: SurveyOptions = {},
): Promise<GivenSurvey> {
  const id = nextTestId()
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  await db
    .insertInto('surveys')
    .values({ ...tenant, id, key: id, active, branch_contact_id: own ? contact.id : null })
    .execute()
  const questionIds: string[] = []
  for (const [position, options] of questions.entries())
    questionIds.push(await question(db, { ...tenant, survey_id: id }, { ...options, position }))
  return { id, questionIds }
}
