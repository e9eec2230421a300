import { expect, test } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import type { AskedSurvey } from './load-survey.ts'
import type { Question } from './survey-answers.ts'
import { useSurvey } from './use-survey.ts'

const ask = (id: string, own: Partial<Question> = {}): Question => ({
  id,
  title: `¿${id}?`,
  type: 'rating',
  questionOrder: 0,
  priority: true,
  mandatory: false,
  subTitle: '',
  questionReasons: [],
  ...own,
})
const stars = ask('stars', { questionOrder: 1 })
const rider = ask('rider', { questionOrder: 2, priority: false })
const nothing = {
  orderHasResponse: false,
  answers: [],
  generalNPSAnswer: null,
  hasSurvey: true,
  isCompleted: false,
}
const said = (questionId: string, answer: string) => ({ questionId, answer, reason: [] })

/** The survey in a second tab, while the first one has kept `kept` at the server. */
async function secondTab() {
  const server: { kept: unknown; isTaken: boolean } = { kept: nothing, isTaken: true }
  const page = openPage({
    clock: '2026-11-20T21:00:00.000Z',
    answer: ({ method, url }) => {
      if (url === '/api/diner/log') return undefined
      if (method === 'GET') return server.kept
      return server.isTaken ? refusal(409, 'survey-already-answered') : { isCompleted: false }
    },
  })
  const loaded = { survey: { id: 's1', questions: [stars, rider] }, response: nothing }
  const order = { id: 'o1', code: 'ABCDEFGHJK', firstStars: null }
  const hook = await renderHook(() => useSurvey(loaded as unknown as AskedSurvey, order), {
    props: undefined,
  })
  const say = (question: Question, answer: string) =>
    doing(() => hook.now().say(question, { answer, reasons: [] }))
  const answers = () => Object.fromEntries([...hook.now().answers].map(([id, { answer }]) => [id, answer]))
  return { ...hook, server, page, say, answers }
}

/** spec('001 §4.5') */
test('a late answer shows the rating that was kept, and not the one that was not', async () => {
  const { server, say, now } = await secondTab()
  server.kept = { ...nothing, isCompleted: true, generalNPSAnswer: 5 }
  await say(stars, '2')
  expect(now().state).toMatchObject({ isCompleted: true, isElsewhere: true, problem: null })
  expect(now().kept).toEqual({ stars: 5, isOwn: false })
})

test('where it cannot be asked what was kept, no stars are shown as kept', async () => {
  const { server, say, now } = await secondTab()
  server.kept = refusal(500, 'request-failed')
  await say(stars, '2')
  expect(now().kept).toEqual({ stars: null, isOwn: false })
})

/** spec('001 §4.5') */
test('a tab that is looked at again shows what was completed in another', async () => {
  const { server, page, now } = await secondTab()
  server.kept = { ...nothing, isCompleted: true, generalNPSAnswer: 4 }
  expect(now().kept).toBeUndefined()
  await doing(() => page.show('visible'))
  expect(now().kept).toEqual({ stars: 4, isOwn: false })
})

test('an answer that was kept and whose answer was lost is this tab’s own', async () => {
  const { server, say, now } = await secondTab()
  server.kept = { ...nothing, answers: [said('stars', '5')], isCompleted: true, generalNPSAnswer: 5 }
  await say(stars, '5')
  expect(now().state).toMatchObject({ isElsewhere: true })
  expect(now().kept).toEqual({ stars: 5, isOwn: true })
})

test('an answer seen while this tab’s own one is on its way is its own', async () => {
  const { server, page, say, now } = await secondTab()
  server.isTaken = false
  await say(stars, '5')
  await say(rider, '3')
  server.kept = {
    ...nothing,
    answers: [said('rider', '3'), said('stars', '5')],
    isCompleted: true,
    generalNPSAnswer: 5,
  }
  await doing(() => page.show('visible'))
  expect(now().kept).toEqual({ stars: 5, isOwn: true })
})

test.each([
  ['other stars', [said('stars', '4'), said('rider', '3')]],
  ['one more answer', [said('stars', '5'), said('rider', '3'), said('more', '1')]],
  ['one less', [said('stars', '5')]],
  ['another reason', [said('stars', '5'), { ...said('rider', '3'), reason: ['Tarde'] }]],
])('a survey completed with %s is another tab’s', async (_, answers) => {
  const { server, page, say, now } = await secondTab()
  server.isTaken = false
  await say(stars, '5')
  await say(rider, '3')
  server.kept = { ...nothing, answers, isCompleted: true, generalNPSAnswer: 5 }
  await doing(() => page.show('visible'))
  expect(now().kept).toEqual({ stars: 5, isOwn: false })
})

test('a tab that is looked at again takes over what another said, and keeps what was said in it', async () => {
  const { server, page, say, answers } = await secondTab()
  server.isTaken = false
  await say(rider, '1')
  server.kept = { ...nothing, answers: [said('stars', '5'), said('rider', '3')], generalNPSAnswer: 5 }
  await doing(() => page.show('visible'))
  expect(answers()).toEqual({ stars: '5', rider: '1' })
  server.kept = { ...nothing, answers: [said('stars', '3')], generalNPSAnswer: 3 }
  await say(stars, '4')
  await pass(1_500)
  await doing(() => page.show('visible'))
  expect(answers()).toEqual({ stars: '4', rider: '1' })
})
