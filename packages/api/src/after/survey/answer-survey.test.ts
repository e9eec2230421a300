import { beforeEach, expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { givenSurvey, type GivenSurvey } from '../../testing/given-survey.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

let api: TestApi
let contact: GivenContact
let survey: GivenSurvey
let order: { readonly id: string; readonly code: string }

type Answer = Parameters<TestApi['client']['answerSurvey']>[0]['body']['answers'][number]

async function acceptedOrder(at = contact) {
  const placed = await api.given.order(at)
  await setOrder(placed.id, { status: 'ACCEPTED' })
  return placed
}

const setOrder = (id: string, values: Record<string, unknown>) =>
  api.ports.database.updateTable('orders').set(values).where('id', '=', id).execute()

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  survey = await givenSurvey(api.ports.database, contact)
  order = await acceptedOrder()
})

const base = (at: number): Pick<Answer, 'surveyId' | 'questionId'> => ({
  surveyId: survey.id,
  questionId: survey.questionIds[at] ?? '',
})
const stars = (answer: string): Answer => ({ ...base(0), questionType: 'rating', answer })
const why = (...reason: string[]): Answer => ({ ...base(1), questionType: 'multiselect', answer: '', reason })
const more = (answer: string): Answer => ({ ...base(2), questionType: 'text', answer })

const send = (answers: Answer[], orderCode = order.code) =>
  api.client.answerSurvey({ params: { orderCode }, body: { answers } })

const response = async (orderCode = order.code) => {
  const result = await api.client.getSurveyResponse({ params: { orderCode } })
  if (!result.ok) throw new Error(result.problem.code)
  return result.data
}

const badge = async () =>
  api.ports.database
    .selectFrom('branch_contacts')
    .select(['nps_avg', 'nps_count'])
    .where('id', '=', contact.id)
    .executeTakeFirstOrThrow()

const cases = () => api.ports.database.selectFrom('cases').selectAll().execute()
const rows = (table: 'survey_responses' | 'survey_answers') =>
  api.ports.database.selectFrom(table).selectAll().execute()

const refusal = (status: number, code: string) => ({ ok: false, problem: { status, code } })

test('where no survey is asked the answer says so, so that nobody asks for one', async () => {
  await api.ports.database.updateTable('surveys').set({ active: false }).execute()
  expect(await response()).toMatchObject({ orderHasResponse: false, hasSurvey: false })
  await api.ports.database.updateTable('surveys').set({ active: true }).execute()
})

/** spec('001 §4.4') */
test('the answer of a link is saved alone and completes nothing, whatever else is asked', async () => {
  await api.ports.database.updateTable('survey_questions').set({ priority: false }).execute()
  const part = { answers: [stars('5')], isCompleted: false }
  const saved = await api.client.answerSurvey({ params: { orderCode: order.code }, body: part })
  expect(saved).toEqual({ ok: true, data: { isCompleted: false } })
  expect(await response()).toMatchObject({ generalNPSAnswer: 5, isCompleted: false })
  expect(await send([stars('5'), more('Rico')])).toMatchObject({ data: { isCompleted: true } })
})

/** spec('001 §3.3') spec('001 §4.5') spec('001 §7.14') spec('001 §7.15') */
test('the rating comes first, the rest completes it, and then it is over', async () => {
  expect(await response()).toEqual({
    orderHasResponse: false,
    generalNPSAnswer: null,
    isCompleted: false,
    answers: [],
    hasSurvey: true,
  })
  expect(await send([stars('3')])).toEqual({ ok: true, data: { isCompleted: false } })
  expect(await response()).toMatchObject({ orderHasResponse: true, generalNPSAnswer: 3, isCompleted: false })

  expect(await send([stars('3'), why('Frío'), more('Llegó tarde')])).toMatchObject({
    data: { isCompleted: true },
  })

  expect(await response()).toMatchObject({
    generalNPSAnswer: 3,
    isCompleted: true,
    answers: [{ answer: '3' }, { reason: ['Frío'] }, { answer: 'Llegó tarde' }],
  })
  expect(await send([stars('5'), more('')])).toMatchObject(refusal(409, 'survey-already-answered'))
  expect(await badge()).toEqual({ nps_avg: 3, nps_count: 1 })
})

test('an order counts once in the average, with its latest score', async () => {
  await api.ports.database.updateTable('branch_contacts').set({ nps_avg: 4.7, nps_count: 312 }).execute()
  await send([stars('1')])
  await send([stars('5')])
  expect(await badge()).toEqual({ nps_avg: expect.closeTo(4.700958, 5), nps_count: 313 })
  await send([stars('')])
  expect(await badge()).toEqual({ nps_avg: expect.closeTo(4.7, 5), nps_count: 312 })
})

/** spec('000 §2.17') */
test('the badge of the branch page follows what diners say', async () => {
  const told = async () => {
    const list = await api.client.listBranchContacts({ params: { branchId: contact.branchId } })
    return list.ok && list.data.branchContacts.map(({ deliveryConfig }) => deliveryConfig.npsAvg)
  }
  expect(await told()).toEqual([null])
  await send([stars('5'), more('')])
  expect(await told()).toEqual([5])
  await send([stars('4'), more('')], (await acceptedOrder()).code)
  expect(await told()).toEqual([4.5])
})

test('of answers at the same moment one response is made, and it counts once', async () => {
  const answers = await Promise.all([
    send([stars('2'), why('Frío'), more('')]),
    send([stars('2')]),
    send([stars('4'), why('Tarde'), more('Uno')]),
    send([stars('4'), why('Tarde'), more('Dos')]),
  ])
  expect(answers.filter((answer) => answer.ok && answer.data.isCompleted)).toHaveLength(1)
  for (const answer of answers)
    if (!answer.ok) expect(answer).toMatchObject(refusal(409, 'survey-already-answered'))
  const { generalNPSAnswer } = await response()
  expect(await rows('survey_responses')).toHaveLength(1)
  expect(await badge()).toEqual({ nps_avg: generalNPSAnswer, nps_count: 1 })
})

test('a score below the threshold of the branch is a case, until it is no longer', async () => {
  await send([stars('2')])
  expect(await cases()).toMatchObject([
    { kind: 'LOW_SCORE', score: 2, details: '', status: 'OPEN', order_id: order.id, error_type: null },
  ])
  await send([stars('3'), why('Frío', 'Tarde'), more('Sin sal')])
  expect(await cases()).toMatchObject([{ score: 3, details: 'Frío · Tarde · Sin sal' }])

  const second = await acceptedOrder()
  await send([stars('1')], second.code)
  await send([stars('5')], second.code)
  const third = await acceptedOrder()
  await send([stars('4'), more('')], third.code)
  expect(await cases()).toMatchObject([{ order_id: order.id }])
})

test('a case that somebody works on stays when the score gets better', async () => {
  await send([stars('1')])
  await api.ports.database.updateTable('cases').set({ status: 'IN_PROGRESS' }).execute()
  await send([stars('5'), more('')])
  expect(await cases()).toMatchObject([{ status: 'IN_PROGRESS' }])
})

/** spec('001 §5.1') spec('001 §9.3') */
test('an answer that does not fit the survey is refused with its path and sentence, and nothing is written', async () => {
  const other = await api.given.branchContact()
  const foreign = await givenSurvey(api.ports.database, other)
  const bad: [Answer, string][] = [
    [{ ...stars('5'), surveyId: foreign.id }, 'survey-question-unknown'],
    [{ ...stars('5'), questionId: foreign.questionIds[0] ?? '' }, 'survey-question-unknown'],
    [{ ...stars('5'), dinerOrderId: foreign.id }, 'survey-question-unknown'],
    [{ ...stars('5'), questionType: 'text' }, 'survey-answer-other-type'],
    [stars('6'), 'survey-rating-out-of-range'],
    [stars('0'), 'survey-rating-out-of-range'],
    [more('a'.repeat(181)), 'survey-answer-too-long'],
    [why('Caro'), 'survey-reason-unknown'],
  ]
  for (const [answer, code] of bad) {
    const result = await send([more('ok'), answer].slice(answer.questionType === 'text' ? 1 : 0))
    expect(result).toMatchObject(refusal(422, 'survey-answer-invalid'))
    expect(result.ok || result.problem.errors).toMatchObject([
      { code, path: expect.stringMatching(/^answers\.[01]$/) },
    ])
  }
  expect(await send([more('Rico')])).toMatchObject({
    problem: {
      status: 422,
      code: 'survey-answer-missing',
      errors: [{ message: 'La pregunta ¿Cómo estuvo? es obligatoria' }],
    },
  })
  expect(await rows('survey_responses')).toEqual([])
  expect(await rows('survey_answers')).toEqual([])
  expect(await badge()).toEqual({ nps_avg: null, nps_count: 0 })
})

/** spec('001 §5.2') */
test('a text of 180 characters is kept whole', async () => {
  const text = `${'ñ'.repeat(178)}🙂`
  expect(await send([stars('5'), more(text)])).toMatchObject({ ok: true })
  expect((await response()).answers).toMatchObject([{ answer: '5' }, { answer: text }])
})

test('the highest rating drops the reasons that were named before', async () => {
  await send([stars('2'), why('Frío')].slice(0, 1))
  await send([stars('5'), why('Frío'), more('')])
  expect((await response()).answers).toMatchObject([{ answer: '5', reason: [] }])
})

test('an order that nobody accepted, that was canceled or never paid is not rated', async () => {
  const never = refusal(409, 'order-not-rateable')
  for (const status of ['GENERATED', 'CANCELED']) {
    await setOrder(order.id, { status })
    expect(await send([stars('5')])).toMatchObject(never)
  }
  await setOrder(order.id, { status: 'DELIVERED', payment_status: 'EXPIRED' })
  expect(await send([stars('5')])).toMatchObject(never)
  await setOrder(order.id, { payment_status: 'APPROVED' })
  expect(await send([stars('5')])).toMatchObject({ ok: true })
})

test("a code that is nobody's and one that is none are answered alike, after the same question", async () => {
  for (const code of ['0000000000', 'no', "';--", '%00', 'ñ'.repeat(40)]) {
    const ask = () => api.client.getSurveyResponse({ params: { orderCode: code } })
    expect(await ask()).toMatchObject(refusal(404, 'order-not-found'))
    expect(await send([stars('5')], code)).toMatchObject(refusal(404, 'order-not-found'))
    expect(await statementsOf(ask)).toHaveLength(1)
  }
  expect(await response(order.code.toLowerCase())).toMatchObject({ orderHasResponse: false })
})

test('rating is one transaction of three queries', async () => {
  const statements = await statementsOf(() => send([stars('2'), why('Frío'), more('x')]))
  expect(statements.filter((text) => !/^(begin|commit)/i.test(text))).toHaveLength(3)
})

test('rating is limited by address', async () => {
  const limit = { 'survey-address': { times: 2, seconds: 60, together: true } }
  const limited = await startTestApi({ rateLimiter: createRateLimiter({ rules: limit }) })
  const ask = () => limited.client.getSurveyResponse({ params: { orderCode: '0000000000' } })
  expect(
    [await ask(), await ask(), await ask()].map((answer) => !answer.ok && answer.problem.status),
  ).toEqual([404, 404, 429])
})

/** spec('001 §7.13') */
test("a contact asks its own survey, or else its branch's, or none", async () => {
  const ask = async (at: GivenContact) => {
    const result = await api.client.getSurvey({ params: { branchContactId: at.id } })
    return result.ok ? result.data.id : result.problem.code
  }
  const sibling = await api.given.branchContact({ sameBranchAs: contact })
  await givenSurvey(api.ports.database, contact, { own: true, active: false })
  expect([await ask(contact), await ask(sibling)]).toEqual([survey.id, survey.id])
  const own = await givenSurvey(api.ports.database, contact, { own: true })
  expect([await ask(contact), await ask(sibling)]).toEqual([own.id, survey.id])
  const stranger = await api.given.branchContact()
  await givenSurvey(api.ports.database, stranger, { questions: [] })
  expect(await ask(stranger)).toBe('survey-not-found')
})
