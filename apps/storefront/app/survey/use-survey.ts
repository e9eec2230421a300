import type { SurveyResponse } from '@mostrador/contract/survey/survey-endpoints'
import { generalQuestion, LONGEST_ANSWER, ratingsOf, starsOf } from '@mostrador/domain/survey/survey'
import { onPageLeave } from '@mostrador/live/page-visibility'
import { after } from '@mostrador/live/timers'
import { usePolling } from '@mostrador/live/use-polling'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../api.ts'
import { quietly } from '../frame/quiet.ts'
import { createAnswerSender, NOTHING_SENT } from './answer-sender.ts'
import type { AskedSurvey } from './load-survey.ts'
import { sendAnswersOf } from './send-answers.ts'
import {
  answersOf,
  asked,
  isSame,
  missing,
  sentAnswers,
  withAnswer,
  type Answers,
  type Question,
  type Said,
} from './survey-answers.ts'

export type SurveyOrder = {
  readonly id: string
  readonly code: string
  /** From the parameter surveyGeneralNPSAnswer, for a valid rating and no earlier answers. */
  readonly firstStars: number | null
}

function firstAnswers({ survey, response }: AskedSurvey, { firstStars }: SurveyOrder): Answers {
  const said = answersOf(response)
  const general = generalQuestion(survey.questions)
  return general && firstStars !== null
    ? withAnswer(said, general, { answer: String(firstStars), reasons: [] })
    : said
}

function useSender(code: string) {
  const [state, setState] = useState(NOTHING_SENT)
  const [sender] = useState(() =>
    createAnswerSender({
      send: sendAnswersOf((url, init) => globalThis.fetch(url, init), code),
      schedule: (task, milliseconds) => after(milliseconds, task),
      onState: setState,
    }),
  )
  useEffect(() => {
    sender.begin()
    const stop = onPageLeave(sender.leave)
    return () => {
      stop()
      sender.end()
    }
  }, [sender])
  return { state, sender }
}

/**
 * Stars of a complete response; null for none or unknown ones. `isOwn` where it equals this tab's
 * answers: its response was lost, or is on its way.
 */
type KeptRating = { readonly stars: number | null; readonly isOwn: boolean }

/** Listener for the answers of other tabs, while the survey is incomplete. */
type Listening = {
  /** Whether answers are those that were given in this tab. */
  readonly isSaidHere: (kept: Answers) => boolean
  /** Whether the server refused an answer of this tab, because the response is complete. */
  readonly isElsewhere: boolean
  readonly onAnswers: (said: Answers) => void
}

/**
 * Reads the stored response of a survey each time its page is shown, and after an answer that came
 * too late. Returns the rating that was completed elsewhere; undefined for none.
 */
function useKeptResponse(
  orderCode: string,
  { isSaidHere, isElsewhere, onAnswers }: Listening,
): KeptRating | undefined {
  const [kept, setKept] = useState<KeptRating>()
  const { client } = browserApi

  async function look(): Promise<SurveyResponse | null> {
    const call = client.getSurveyResponse({ params: { orderCode } })
    const found = await quietly<SurveyResponse | null>(call, { client, failure: 'survey', instead: null })
    if (found?.isCompleted) setKept({ stars: found.generalNPSAnswer, isOwn: isSaidHere(answersOf(found)) })
    else if (found) onAnswers(answersOf(found))
    return found
  }

  usePolling(look)
  useEffect(() => {
    if (isElsewhere) void look().then((found) => found ?? setKept({ stars: null, isOwn: false }))
    // oxlint-disable-next-line react/exhaustive-deps -- one look, once it was refused
  }, [isElsewhere])
  return kept
}

const without = (said: Answers, ids: ReadonlySet<string>) => [...said].filter(([id]) => !ids.has(id))

const starsIn = (answers: Answers, general: Question | undefined): number | null =>
  starsOf(general && answers.get(general.id)?.answer) ?? null

/** Keeps the answers to a survey while the diner gives them. Source: 001 §4 Survey behaviour. */
export function useSurvey(loaded: AskedSurvey, order: SurveyOrder) {
  const { survey } = loaded
  const [given, setGiven] = useState(() => firstAnswers(loaded, order))
  const [wanting, setWanting] = useState<readonly string[]>([])
  const { state, sender } = useSender(order.code)
  const { questions, answers } = asked(survey, given)
  const ids = { surveyId: survey.id, orderId: order.id }
  const general = generalQuestion(survey.questions)
  const isFirstSent = useRef(false)
  // Answers of this tab win over those of other tabs.
  const saidHere = useRef(new Set<string>())
  const kept = useKeptResponse(order.code, {
    isSaidHere: (said) => saidHere.current.size > 0 && isSame(said, answers),
    isElsewhere: state.isElsewhere,
    onAnswers: (said) => setGiven((before) => new Map([...before, ...without(said, saidHere.current)])),
  })

  /** Priority reasons go with their rating, since alone they say nothing. */
  function sendFirst(question: Question, all: Answers): void {
    const rating = ratingsOf(survey.questions).get(question.id)
    sender.sendFirst(sentAnswers(rating ? [rating, question] : [question], all, ids))
  }

  // Sends the answer of the link once, and alone. Source: 001 §4; decisions.md, Settled since.
  useEffect(() => {
    if (isFirstSent.current || order.firstStars === null || !general) return
    isFirstSent.current = true
    saidHere.current.add(general.id)
    for (const one of sentAnswers([general], answers, ids)) sender.sendLinked(one)
  })

  function say(question: Question, said: Said): void {
    const next = withAnswer(answers, question, { ...said, answer: said.answer.slice(0, LONGEST_ANSWER) })
    saidHere.current.add(question.id)
    setGiven(next)
    setWanting((ids) => ids.filter((id) => id !== question.id))
    // A text is sent when its field is left, or each letter would be an answer.
    if (question.type === 'text') for (const one of sentAnswers([question], next, ids)) sender.type(one)
    else if (question.priority) sendFirst(question, next)
  }

  function finish(question: Question): void {
    if (question.priority && answers.get(question.id)?.answer) sendFirst(question, answers)
  }

  /** Sends everything; returns the mandatory questions still open instead, if any. */
  function sendAll(): readonly Question[] {
    const open = missing(questions, answers)
    setWanting(open.map(({ id }) => id))
    if (open.length === 0) sender.sendAll(sentAnswers(questions, answers, ids))
    return open
  }

  return { questions, answers, stars: starsIn(answers, general), wanting, state, kept, say, finish, sendAll }
}

export type SurveyForm = ReturnType<typeof useSurvey>
