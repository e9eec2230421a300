import type { Result } from '@mostrador/contract/client'
import type { Problem } from '@mostrador/contract/problem'
import { SUBMIT_LOCK_MS } from '@mostrador/domain/survey/survey'
import type { SendAnswers } from './send-answers.ts'
import type { SentAnswer } from './survey-answers.ts'

/** State of the sender. `locked`: an answer was sent less than 1.5 s ago, or is under way. */
export type SenderState = {
  readonly locked: boolean
  readonly sending: boolean
  readonly problem: Problem | null
  readonly isCompleted: boolean
  /** Whether it was completed elsewhere, so that this answer was not kept. */
  readonly isElsewhere: boolean
  /** Whether an answer was saved, so that the diner can go on. */
  readonly saved: boolean
}

export const NOTHING_SENT: SenderState = {
  locked: false,
  sending: false,
  problem: null,
  isCompleted: false,
  isElsewhere: false,
  saved: false,
}

/** Ports of the sender; `schedule` calls back later. */
export type SenderOptions = {
  readonly send: SendAnswers
  readonly schedule: (task: () => void, milliseconds: number) => unknown
  readonly onState: (state: SenderState) => void
}

/** Returns the state after an answer of the server. A survey answered elsewhere is complete. */
function stateAfter(result: Result<{ isCompleted: boolean }>): Partial<SenderState> {
  if (result.ok) return { isCompleted: result.data.isCompleted, sending: false, saved: true }
  const isElsewhere = result.problem.code === 'survey-already-answered'
  return {
    isCompleted: isElsewhere,
    isElsewhere,
    sending: false,
    problem: isElsewhere ? null : result.problem,
  }
}

/** Sends one list after another, each at least 1.5 s after the one before, and after its answer. */
function createLockedLine({ send, schedule, onState }: SenderOptions, onUnlocked: () => void) {
  let state = NOTHING_SENT
  let isOver = false

  function tell(change: Partial<SenderState>): void {
    state = { ...state, ...change }
    if (!isOver) onState(state)
  }

  return {
    state: () => state,
    async sendNow(answers: SentAnswer[], isWhole?: boolean): Promise<void> {
      tell({ locked: true, sending: isWhole === true, problem: null, saved: false })
      const unlocked = new Promise<void>((resolve) => schedule(resolve, SUBMIT_LOCK_MS))
      tell(stateAfter(await send(answers, isWhole)))
      await unlocked
      tell({ locked: false })
      if (!isOver) onUnlocked()
    },
    setOver(next: boolean): void {
      isOver = next
    },
  }
}

type Waiting = Map<string, SentAnswer>

function takeAll(...lists: Waiting[]): SentAnswer[] {
  const answers = new Map(lists.flatMap((list) => [...list]))
  for (const list of lists) list.clear()
  return [...answers.values()]
}

/**
 * Makes the sender. It is locked for 1.5 s after each answer, and until its response: a priority
 * answer waits, the latest for each question, and the whole response is refused. Source: 001 §4
 * Survey behaviour.
 */
export function createAnswerSender(parts: SenderOptions) {
  const waiting: Waiting = new Map()
  const typed: Waiting = new Map()
  const line = createLockedLine(parts, flush)

  function flush(): void {
    if (waiting.size > 0 && !line.state().isCompleted) void line.sendNow(takeAll(waiting))
  }

  /** Sends waiting answers at once: neither the lock's end nor the button may come. */
  function leave(): void {
    const { isCompleted, sending } = line.state()
    if (isCompleted || sending) return
    // Unsent answers go as a part, which completes nothing.
    if (typed.size > 0) void parts.send(takeAll(typed, waiting), false)
    else if (waiting.size > 0) void parts.send(takeAll(waiting))
  }

  return {
    /** Sends the answer of a link: alone, and without completing the survey. */
    sendLinked: (answer: SentAnswer): void => void line.sendNow([answer], false),
    /** Sends a priority answer once unlocked, with the answers it depends on. */
    sendFirst(answers: readonly SentAnswer[]): void {
      for (const answer of answers) {
        waiting.set(answer.questionId, answer)
        typed.delete(answer.questionId)
      }
      if (!line.state().locked) flush()
    },
    /** Keeps a half-written text for the moment in which the tab closes. */
    type: (answer: SentAnswer): void => void typed.set(answer.questionId, answer),
    /** Sends the whole response; false while locked. */
    sendAll(answers: SentAnswer[]): boolean {
      if (line.state().locked) return false
      waiting.clear()
      void line.sendNow(answers, true)
      return true
    },
    /** The page is mounted; React's strict mode mounts it twice. */
    begin: () => line.setOver(false),
    leave,
    /** The page is gone: waiting answers are sent without hearing the result. */
    end(): void {
      line.setOver(true)
      leave()
    },
  }
}
