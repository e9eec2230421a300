import { expect, test } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import type { AskedSurvey } from './load-survey.ts'
import type { Question } from './survey-answers.ts'
import { useSurvey } from './use-survey.ts'

const ask = (id: string, type: Question['type'], own: Partial<Question> = {}): Question => ({
  id,
  title: `¿${id}?`,
  type,
  questionOrder: 0,
  priority: false,
  mandatory: false,
  subTitle: '',
  questionReasons: [],
  ...own,
})
const stars = ask('stars', 'rating', { questionOrder: 1, priority: true, mandatory: true })
const why = ask('why', 'multiselect', { questionOrder: 2, priority: true })
const words = ask('words', 'text', { questionOrder: 3, priority: true })
const rider = ask('rider', 'rating', { questionOrder: 4, mandatory: true })
const more = ask('more', 'text', { questionOrder: 5 })
const questions = [more, stars, why, words, rider]

type Setting = {
  readonly questions?: readonly Question[]
  readonly said?: readonly { questionId: string; answer: string; reason: string[] }[]
  readonly firstStars?: number | null
  readonly answer?: () => unknown
}

/** The page of a survey, and what was sent from it. */
async function open({ said = [], firstStars = null, answer, ...own }: Setting = {}) {
  const page = openPage({
    clock: '2026-11-20T21:00:00.000Z',
    answer: answer ?? (() => ({ isCompleted: false })),
  })
  const loaded = {
    survey: { id: 's1', questions: own.questions ?? questions },
    response: { answers: said, generalNPSAnswer: null, hasSurvey: true, isCompleted: false },
  } as unknown as AskedSurvey
  const order = { id: 'o1', code: 'ABCDEFGHJK', firstStars }
  const hook = await renderHook(() => useSurvey(loaded, order), { props: undefined })
  type Body = {
    answers: { questionId: string; answer: string; reason: string[] }[]
    isCompleted?: boolean
  }
  /** Each call as `question=answer reasons`, with `whole` or `part` where it is said. */
  const sent = () =>
    page.asked.map(({ body }) => {
      const { answers, isCompleted } = body as Body
      const texts = answers.map((one) => [`${one.questionId}=${one.answer}`, ...one.reason].join(' '))
      return [...texts, ...(isCompleted === undefined ? [] : [isCompleted ? 'whole' : 'part'])].join(', ')
    })
  const say = (question: Question, text: string, reasons: string[] = []) =>
    doing(() => hook.now().say(question, { answer: text, reasons }))
  const ids = () => hook.now().questions.map(({ id }) => id)
  return { ...hook, page, sent, say, ids }
}

test('a rating of priority is sent as it is given, as the wire wants it', async () => {
  const { page, say, now } = await open()
  expect([now().stars, now().wanting]).toEqual([null, []])
  await say(stars, '4')
  expect(page.asked).toMatchObject([{ method: 'POST', url: '/api/survey/ABCDEFGHJK' }])
  expect(page.asked[0]?.body).toEqual({
    answers: [
      {
        surveyId: 's1',
        questionId: 'stars',
        questionTitle: '¿stars?',
        questionType: 'rating',
        answer: '4',
        reason: [],
        mandatory: true,
        priority: true,
        dinerOrderId: 'o1',
      },
    ],
  })
  expect(now().stars).toBe(4)
  expect(now().state).toMatchObject({ locked: true, saved: true, isCompleted: false })
  await pass(1_500)
  expect(now().state.locked).toBe(false)
})

test('reasons are asked for below five stars, go out with their rating, and are forgotten above', async () => {
  const { sent, say, ids, now } = await open()
  expect(ids()).toEqual(['stars', 'words', 'rider', 'more'])
  await say(stars, '2')
  expect(ids()).toEqual(['stars', 'why', 'words', 'rider', 'more'])
  await say(why, '', ['Frío'])
  await pass(1_500)
  expect(sent()).toEqual(['stars=2', 'stars=2, why= Frío'])
  await say(stars, '5')
  await pass(1_500)
  expect(ids()).toEqual(['stars', 'words', 'rider', 'more'])
  expect([...now().answers.keys()]).toEqual(['stars'])
  await say(stars, '2')
  expect(now().answers.get('why')).toBeUndefined()
})

test('reasons named for a rating itself go when it is the highest', async () => {
  const { say, now } = await open()
  await say(stars, '4', ['Tarde'])
  expect(now().answers.get('stars')).toEqual({ answer: '4', reasons: ['Tarde'] })
  await say(stars, '5', ['Tarde'])
  expect(now().answers.get('stars')).toEqual({ answer: '5', reasons: [] })
})

test('a rating without priority waits for the button', async () => {
  const { sent, say, now } = await open()
  await say(rider, '5')
  expect(sent()).toEqual([])
  expect(now().answers.get('rider')?.answer).toBe('5')
})

test('a text of priority is sent when its field is left, not by the letter, and not while empty', async () => {
  const { sent, say, now } = await open()
  await doing(() => now().finish(words))
  await say(words, 'Rico')
  expect(sent()).toEqual([])
  await doing(() => now().finish(words))
  expect(sent()).toEqual(['words=Rico'])
  await pass(1_500)
  await say(more, 'Gracias')
  await doing(() => now().finish(more))
  expect(sent()).toHaveLength(1)
})

test('a text is cut to what may be said', async () => {
  const { say, now } = await open()
  await say(more, 'a'.repeat(181))
  expect(now().answers.get('more')?.answer).toBe('a'.repeat(180))
})

test('a page that was left does not listen any more', async () => {
  const { sent, say, page, unmount } = await open()
  await unmount()
  await say(more, 'Frío')
  page.show('hidden')
  page.window.dispatchEvent(new Event('pagehide'))
  expect(sent()).toEqual([])
})

test('a half-written text goes out as a part when the page is put away', async () => {
  const { sent, say, page } = await open()
  await say(more, 'Frí')
  await say(more, 'Frío')
  await doing(() => page.show('hidden'))
  expect(sent()).toEqual(['more=Frío, part'])
  await say(words, 'Rico')
  await doing(() => page.window.dispatchEvent(new Event('pagehide')))
  expect(sent()).toEqual(['more=Frío, part', 'words=Rico, part'])
})

test('waiting answers go out when the page is left, and no event is heard afterwards', async () => {
  const { sent, say, page, unmount } = await open()
  await say(stars, '4')
  await say(stars, '3')
  await unmount()
  expect(sent()).toEqual(['stars=4', 'stars=3'])
  page.show('hidden')
  await pass(5_000)
  expect(sent()).toHaveLength(2)
})

test('mandatory questions that are open are named, until they are answered; then all is sent', async () => {
  const { sent, say, now } = await open({ answer: () => ({ isCompleted: true }) })
  await say(more, 'Rico')
  const open1 = await doing(() => now().sendAll())
  expect(open1.map(({ id }) => id)).toEqual(['stars', 'rider'])
  expect(now().wanting).toEqual(['stars', 'rider'])
  expect(sent()).toEqual([])
  await say(rider, '3')
  expect(now().wanting).toEqual(['stars'])
  await say(stars, '5')
  expect(now().wanting).toEqual([])
})

test('the whole response has every question that is asked, in its order, with empty ones too', async () => {
  const { sent, say, now } = await open({
    questions: questions.map((one) => ({ ...one, priority: false })),
    answer: () => ({ isCompleted: true }),
  })
  await say({ ...stars, priority: false }, '5')
  await say(rider, '4')
  expect(await doing(() => now().sendAll())).toEqual([])
  expect(sent()).toEqual(['stars=5, words=, rider=4, more=, whole'])
  expect(now().state).toMatchObject({ isCompleted: true, sending: false })
})

test('blanks are no answer to what has to be answered', async () => {
  const { say, now } = await open({ questions: [{ ...more, mandatory: true }] })
  await say(more, '  ')
  expect((await doing(() => now().sendAll())).map(({ id }) => id)).toEqual(['more'])
})

test('a refusal is told, and another try sends it all again', async () => {
  const told: unknown[] = [refusal(500, 'request-failed'), { isCompleted: true }]
  const { sent, say, now } = await open({ questions: [rider], answer: () => told.shift() })
  await say(rider, '4')
  await doing(() => now().sendAll())
  expect(now().state.problem?.code).toBe('request-failed')
  await pass(1_500)
  await doing(() => now().sendAll())
  expect(sent()).toEqual(['rider=4, whole', 'rider=4, whole'])
  expect(now().state).toMatchObject({ isCompleted: true, problem: null })
})

test('the stars of a link are sent by themselves, once and as a part, and stand at their question', async () => {
  const { sent, now, say, renderAgain } = await open({ firstStars: 3 })
  expect(sent()).toEqual(['stars=3, part'])
  expect(now().stars).toBe(3)
  await renderAgain(undefined)
  await pass(1_500)
  await say(rider, '5')
  expect(sent()).toHaveLength(1)
})

test('a link without stars sends nothing, and what was said before stands', async () => {
  const { sent, now } = await open({ said: [{ questionId: 'stars', answer: '2', reason: ['Tarde'] }] })
  expect(sent()).toEqual([])
  expect(now().answers.get('stars')).toEqual({ answer: '2', reasons: ['Tarde'] })
  expect(now().stars).toBe(2)
})

test('a survey without a rating takes no stars of a link', async () => {
  const { sent, now } = await open({ questions: [more], firstStars: 3 })
  expect(sent()).toEqual([])
  expect(now()).toMatchObject({ stars: null, answers: new Map() })
})

test('earlier answers stand beside the stars of a link', async () => {
  const { now } = await open({
    said: [{ questionId: 'rider', answer: '1', reason: [] }],
    firstStars: 4,
  })
  expect([...now().answers].map(([id, { answer }]) => [id, answer])).toEqual([
    ['rider', '1'],
    ['stars', '4'],
  ])
})
