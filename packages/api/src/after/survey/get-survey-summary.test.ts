import type { Client } from '@mostrador/contract/client'
import type { SurveyPeriod } from '@mostrador/contract/survey/survey-endpoints'
import { beforeEach, expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import { givenSurvey, type GivenSurvey } from '../../testing/given-survey.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact
let survey: GivenSurvey
let manager: Client

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  survey = await givenSurvey(api.ports.database, contact)
  manager = await api.as(await api.given.staff({ role: 'MANAGER', contacts: [contact] }))
})

async function rated(stars: number, { reasons = [] as string[], text = '' } = {}): Promise<void> {
  const { id, code } = await api.given.order(contact)
  await api.ports.database.updateTable('orders').set({ status: 'DELIVERED' }).where('id', '=', id).execute()
  const base = (at: number) => ({ surveyId: survey.id, questionId: survey.questionIds[at] ?? '' })
  const answered = await api.client.answerSurvey({
    params: { orderCode: code },
    body: {
      answers: [
        { ...base(0), questionType: 'rating', answer: String(stars) },
        { ...base(1), questionType: 'multiselect', answer: '', reason: reasons },
        { ...base(2), questionType: 'text', answer: text },
      ],
    },
  })
  if (!answered.ok) throw new Error(answered.problem.code)
}

const summary = async (period: SurveyPeriod = 'MONTH') => {
  const result = await manager.getSurveySummary({ params: { id: contact.id }, query: { period } })
  if (!result.ok) throw new Error(result.problem.code)
  return result.data
}

test('a contact that nobody rated has an empty summary', async () => {
  expect(await summary()).toEqual({
    average: null,
    count: 0,
    distribution: [0, 0, 0, 0, 0],
    reasons: [],
    comments: [],
  })
})

test('it has the average, the stars, the reasons most named and the last comments', async () => {
  await rated(5, { text: 'Todo rico' })
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  await rated(2, { reasons: ['Frío', 'Tarde'], text: 'Llegó frío' })
  await rated(3, { reasons: ['Tarde'] })
  expect(await summary()).toMatchObject({
    average: 3.33,
    count: 3,
    distribution: [0, 1, 1, 0, 1],
    reasons: [
      { reason: 'Tarde', count: 2 },
      { reason: 'Frío', count: 1 },
    ],
    comments: [
      { orderNumber: 2, score: 2, question: '¿Algo más?', text: 'Llegó frío', customerName: 'Ana Pérez' },
      { orderNumber: 1, score: 5, text: 'Todo rico', at: '2026-11-20T15:00:00.000Z' },
    ],
  })
})

test('a period is of whole days at the clock of the shop', async () => {
  await rated(4)
  const at = async (instant: string) => {
    api.clock.now = new Date(instant)
    return [(await summary('WEEK')).count, (await summary('MONTH')).count, (await summary('ALL')).count]
  }
  // Rated on the 20th; midnight in Buenos Aires is 03:00 UTC.
  expect(await at('2026-11-27T02:59:00Z')).toEqual([1, 1, 1])
  expect(await at('2026-11-27T03:00:00Z')).toEqual([0, 1, 1])
  expect(await at('2027-11-27T03:00:00Z')).toEqual([0, 0, 1])
})

test('a survey of another branch contact is not found, and a caller without a session gets 401', async () => {
  const sibling = await api.given.branchContact({ sameBranchAs: contact })
  const missing = { problem: { status: 404, code: 'branch-contact-not-found' } }
  expect(await manager.getSurveySummary({ params: { id: sibling.id } })).toMatchObject(missing)
  expect(await api.client.getSurveySummary({ params: { id: contact.id } })).toMatchObject({
    problem: { status: 401 },
  })
})
