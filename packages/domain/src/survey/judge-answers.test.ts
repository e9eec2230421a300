import { describe, expect, test } from 'vitest'
import { judgeAnswers, type SentAnswer } from './judge-answers.ts'
import { inOrder, isEmpty, starsOf, type Question } from './survey.ts'

const question = (id: string, part: Partial<Question>): Question => ({
  id,
  title: `¿${id}?`,
  type: 'text',
  questionOrder: 0,
  priority: false,
  mandatory: false,
  reasons: [],
  ...part,
})

const survey = {
  id: 's',
  questions: [
    question('why', { type: 'multiselect', questionOrder: 1, reasons: ['Frío', 'Tarde'], mandatory: true }),
    question('more', { questionOrder: 2 }),
    question('stars', { type: 'rating', priority: true, mandatory: true, reasons: [] }),
  ],
}

const types = { stars: 'rating', why: 'multiselect', more: 'text' } as const

const said = (id: keyof typeof types, answer: string, reasons: readonly string[] = []): SentAnswer => ({
  surveyId: 's',
  questionId: id,
  questionType: types[id],
  answer,
  reasons,
})

const codes = (...sent: SentAnswer[]) => {
  const judged = judgeAnswers(survey, [], { answers: sent })
  return judged.ok ? [] : judged.refusals.map(({ code, title }) => `${code} ${title}`)
}

/** spec('001 §3.3') spec('001 §4.5') */
test('a priority answer comes by itself, and the rest completes it', () => {
  const first = judgeAnswers(survey, [], { answers: [said('stars', '3')] })
  expect(first).toMatchObject({ ok: true, score: 3, isCompleted: false })
  if (!first.ok) return
  const rest = judgeAnswers(survey, first.answers, {
    answers: [said('why', '', ['Frío', 'Frío']), said('more', ' Rico ')],
  })
  expect(rest).toEqual({
    ok: true,
    score: 3,
    isCompleted: true,
    answers: [
      { questionId: 'stars', answer: '3', reasons: [] },
      { questionId: 'why', answer: '', reasons: ['Frío'] },
      { questionId: 'more', answer: 'Rico', reasons: [] },
    ],
  })
})

test('the highest rating asks for no reasons, and drops those that were named', () => {
  const before = [said('stars', '2'), said('why', '', ['Tarde'])]
  const judged = judgeAnswers(survey, before, { answers: [said('stars', '5'), said('more', '')] })
  expect(judged).toEqual({
    ok: true,
    score: 5,
    isCompleted: true,
    answers: [{ questionId: 'stars', answer: '5', reasons: [] }],
  })
})

/** spec('001 §2.35') */
test('below the highest rating mandatory reasons are mandatory', () => {
  expect(codes(said('stars', '4'), said('more', 'x'))).toEqual(['survey-answer-missing ¿why?'])
  expect(codes(said('stars', '5'), said('more', 'x'))).toEqual([])
  expect(codes(said('more', 'x'))).toEqual(['survey-answer-missing ¿stars?'])
})

/** spec('001 §4.6') */
test('an empty rating hides the reasons as the highest does', () => {
  expect(codes(said('stars', ''), said('more', 'x'))).toEqual(['survey-answer-missing ¿stars?'])
})

/** spec('001 §2.36') spec('001 §5.2') spec('001 §9.1') spec('001 §9.3') */
test('an answer that does not fit its question is refused with its name', () => {
  expect(codes({ ...said('stars', '5'), surveyId: 'another' })).toEqual(['survey-question-unknown '])
  expect(codes({ ...said('stars', '5'), questionId: 'gone' })).toEqual(['survey-question-unknown '])
  expect(codes({ ...said('stars', '5'), questionType: 'text' })).toEqual(['survey-answer-other-type ¿stars?'])
  for (const rating of ['0', '6', '4.5', 'x', '55'])
    expect(codes(said('stars', rating))).toEqual(['survey-rating-out-of-range ¿stars?'])
  expect(codes(said('stars', '5'), said('more', 'a'.repeat(180)))).toEqual([])
  expect(codes(said('stars', '5'), said('more', 'a'.repeat(181)))).toEqual(['survey-answer-too-long ¿more?'])
  expect(codes(said('stars', '3'), said('why', '', ['Caro']))).toEqual(['survey-reason-unknown ¿why?'])
  expect(codes(said('stars', '3'), said('stars', '4'))).toEqual(['survey-question-twice ¿stars?'])
})

describe('a survey of priority questions alone', () => {
  const one = {
    id: 's',
    questions: [question('stars', { type: 'rating', priority: true, reasons: ['Frío', 'Tarde'] })],
  }

  test('is over with the last rating, but waits while there may be a reason more', () => {
    expect(judgeAnswers(one, [], { answers: [said('stars', '5')] })).toMatchObject({ isCompleted: true })
    const low = judgeAnswers(one, [], { answers: [said('stars', '2')] })
    expect(low).toMatchObject({ isCompleted: false, score: 2 })
    const why = judgeAnswers(one, [], { answers: [said('stars', '2', ['Frío'])] })
    expect(why).toMatchObject({ isCompleted: false, answers: [{ reasons: ['Frío'] }] })
    const best = judgeAnswers(one, [], { answers: [said('stars', '5', ['Frío'])] })
    expect(best).toMatchObject({ isCompleted: true, answers: [{ reasons: [] }] })
  })

  /** spec('001 §4.4') */
  test('is not over by the answer of a link, which is kept as a part', () => {
    const part = judgeAnswers(one, [], { answers: [said('stars', '5')], isCompleted: false })
    expect(part).toMatchObject({ ok: true, isCompleted: false, score: 5 })
    const best = judgeAnswers(one, [said('stars', '5')], { answers: [said('stars', '5')], isCompleted: true })
    expect(best).toMatchObject({ ok: true, isCompleted: true, score: 5 })
  })

  test('is over when the diner says so, with nothing mandatory missing', () => {
    const over = (...answers: SentAnswer[]) => judgeAnswers(one, [], { answers, isCompleted: true })
    expect(over(said('stars', '2'))).toMatchObject({ ok: true, isCompleted: true, score: 2 })
    const strict = { ...one, questions: one.questions.map((asked) => ({ ...asked, mandatory: true })) }
    expect(judgeAnswers(strict, [], { answers: [said('stars', '')], isCompleted: true })).toMatchObject({
      refusals: [{ code: 'survey-answer-missing' }],
    })
  })
})

/** spec('001 §4.5') */
test('reasons may be followed by more of them; a rating without reasons is followed by nothing', () => {
  const stars = question('stars', { type: 'rating', priority: true })
  const why = question('why', {
    type: 'multiselect',
    questionOrder: 1,
    reasons: ['Frío', 'Tarde'],
    priority: true,
  })
  const judge = (questions: Question[], ...answers: SentAnswer[]) =>
    judgeAnswers({ id: 's', questions }, [], { answers })
  expect(judge([stars], said('stars', '3'))).toMatchObject({ isCompleted: true, score: 3 })
  expect(judge([stars, why], said('stars', '3'), said('why', '', ['Frío']))).toMatchObject({
    isCompleted: false,
  })
  expect(judge([stars, why], said('stars', '5'))).toMatchObject({ isCompleted: true })
})

test('a text that looks like a rating keeps no reasons', () => {
  const more = question('more', { reasons: ['Frío'] })
  const judged = judgeAnswers({ id: 's', questions: [more] }, [], { answers: [said('more', '3', ['Frío'])] })
  expect(judged).toMatchObject({ answers: [{ answer: '3', reasons: [] }] })
})

test.each([
  ['0', undefined],
  ['1', 1],
  ['5', 5],
  ['6', undefined],
  ['05', undefined],
  [' 5', undefined],
  ['', undefined],
  [undefined, undefined],
])('the stars of %j are %j', (answer, stars) => {
  expect(starsOf(answer)).toBe(stars)
})

test('nothing was said where there are blanks alone', () => {
  expect(isEmpty({ answer: ' \n', reasons: [] })).toBe(true)
  expect(isEmpty({ answer: ' ', reasons: ['Frío'] })).toBe(false)
  expect(isEmpty({ answer: 'Rico', reasons: [] })).toBe(false)
})

test('of several wrong answers each is named with its place, and a text keeps no reasons', () => {
  const judged = judgeAnswers(survey, [], {
    answers: [said('stars', '5'), said('more', 'a'.repeat(181)), { ...said('why', ''), questionId: 'gone' }],
  })
  expect(judged).toEqual({
    ok: false,
    refusals: [
      { code: 'survey-answer-too-long', at: 1, title: '¿more?' },
      { code: 'survey-question-unknown', at: 2, title: '' },
    ],
  })
  const missing = judgeAnswers(survey, [], { answers: [said('more', 'x')] })
  expect(missing).toEqual({
    ok: false,
    refusals: [{ code: 'survey-answer-missing', at: null, title: '¿stars?' }],
  })
})

test('a choice keeps no text, and blanks are no answer', () => {
  const judged = judgeAnswers(survey, [], {
    answers: [said('stars', '4'), said('why', 'texto', ['Tarde']), said('more', '  ')],
  })
  expect(judged).toMatchObject({
    score: 4,
    answers: [
      { questionId: 'stars', answer: '4' },
      { questionId: 'why', answer: '', reasons: ['Tarde'] },
    ],
  })
})

test('a survey without a rating has no score', () => {
  const talk = { id: 's', questions: [question('more', {})] }
  expect(judgeAnswers(talk, [], { answers: [said('more', '4')] })).toMatchObject({ ok: true, score: null })
})

test('answers to questions that the shop has taken away since are forgotten', () => {
  const judged = judgeAnswers(survey, [{ questionId: 'old', answer: 'x', reasons: [] }], {
    answers: [said('stars', '4')],
  })
  expect(judged).toMatchObject({ answers: [{ questionId: 'stars' }] })
})

test('questions of priority come first, and reasons stay with the rating that they follow', () => {
  const asked = [
    question('end', { questionOrder: 4 }),
    question('food', { questionOrder: 1, type: 'rating', priority: true }),
    question('food-why', { questionOrder: 2, type: 'multiselect' }),
    question('way', { questionOrder: 3, type: 'rating', priority: true }),
    question('start', { questionOrder: 0 }),
  ]
  expect(inOrder(asked).map(({ id }) => id)).toEqual(['food', 'food-why', 'way', 'start', 'end'])
})

/** spec('001 §4.4') */
test('a part is kept though its questions are not of priority, and nothing mandatory is missed yet', () => {
  const asked = {
    id: 's',
    questions: [
      question('stars', { type: 'rating', mandatory: true }),
      question('more', { questionOrder: 1, mandatory: true }),
    ],
  }
  const part = judgeAnswers(asked, [], { answers: [said('stars', '4')], isCompleted: false })
  expect(part).toMatchObject({ ok: true, isCompleted: false, score: 4 })
})

/** spec('001 §4.5') */
test('reasons of priority after a rating that is not are kept with it, and complete nothing', () => {
  const asked = {
    id: 's',
    questions: [
      question('stars', { type: 'rating', mandatory: true }),
      question('why', { type: 'multiselect', questionOrder: 1, priority: true, reasons: ['Frío'] }),
      question('more', { questionOrder: 2, mandatory: true }),
    ],
  }
  const judged = judgeAnswers(asked, [], { answers: [said('stars', '2'), said('why', '', ['Frío'])] })
  expect(judged).toMatchObject({
    ok: true,
    isCompleted: false,
    answers: [{ questionId: 'stars' }, { questionId: 'why', reasons: ['Frío'] }],
  })
  // The rating without them is no part of priority.
  expect(judgeAnswers(asked, [], { answers: [said('stars', '5')] })).toMatchObject({ ok: false })
})
