import type { Result } from '@mostrador/contract/client'
import { expect, test } from 'vitest'
import { createAnswerSender, NOTHING_SENT, type SenderState } from './answer-sender.ts'
import type { SentAnswer } from './survey-answers.ts'

const answer = (questionId: string, text: string): SentAnswer => ({
  surveyId: 's',
  questionId,
  questionTitle: '¿?',
  questionType: 'rating',
  answer: text,
  reason: [],
  mandatory: false,
  priority: true,
  dinerOrderId: 'o',
})

type Saved = Result<{ isCompleted: boolean }>
const saved = (isCompleted: boolean): Saved => ({ ok: true, data: { isCompleted } })
const refused = (code: string): Saved => ({
  ok: false,
  problem: { type: '', title: '', status: 409, code, detail: 'No.' },
})

/** A sender whose clock and whose server stand still until the test moves them. */
function start(answers: Saved[]) {
  const sent: string[] = []
  const timers: { task: () => void; after: number }[] = []
  let state: SenderState = NOTHING_SENT
  const sender = createAnswerSender({
    send: async (list, isCompleted) => {
      const said = list.map((one) => `${one.questionId}=${one.answer}`).join(' ')
      const words = isCompleted === undefined ? '' : isCompleted ? ' and nothing else' : ' as a part'
      sent.push(said + words)
      return answers.shift() ?? saved(false)
    },
    schedule: (task, after) => timers.push({ task, after }),
    onState: (next) => (state = next),
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const unlock = async () => {
    await settle()
    timers.shift()?.task()
    await settle()
  }
  return { sender, sent, timers, settle, unlock, now: () => state }
}

/** spec('001 §4.5') spec('001 §4.7') spec('001 §9.2') */
test('a priority answer goes out at once, and nothing more for a second and a half', async () => {
  const { sender, sent, timers, unlock, now } = start([])
  sender.sendFirst([answer('a', '3')])
  expect(sent).toEqual(['a=3'])
  expect(timers.map(({ after }) => after)).toEqual([1500])
  expect(sender.sendAll([answer('a', '3')])).toBe(false)
  sender.sendFirst([answer('a', '4')])
  sender.sendFirst([answer('a', '5')])
  sender.sendFirst([answer('b', '1')])
  expect(now().locked).toBe(true)
  expect(sent).toHaveLength(1)

  await unlock()

  expect(sent).toEqual(['a=3', 'a=5 b=1'])
  expect(now().locked).toBe(true)
  await unlock()
  expect(now()).toMatchObject({ locked: false, saved: true, isCompleted: false })
})

test('the whole response ends it', async () => {
  const { sender, sent, unlock, now } = start([saved(true)])
  expect(sender.sendAll([answer('a', '5'), answer('b', '')])).toBe(true)
  expect(now().sending).toBe(true)
  sender.sendFirst([answer('a', '4')])
  await unlock()
  expect(sent).toEqual(['a=5 b= and nothing else'])
  expect(now()).toMatchObject({ isCompleted: true, sending: false })
})

test('a survey answered elsewhere is answered; any other refusal is told, and can be tried again', async () => {
  const elsewhere = start([refused('survey-already-answered')])
  elsewhere.sender.sendFirst([answer('a', '3')])
  await elsewhere.unlock()
  expect(elsewhere.now()).toMatchObject({ isCompleted: true, problem: null })

  const failing = start([refused('request-failed'), saved(true)])
  failing.sender.sendAll([answer('a', '3')])
  await failing.unlock()
  expect(failing.now()).toMatchObject({
    isCompleted: false,
    locked: false,
    problem: { code: 'request-failed' },
  })
  failing.sender.sendAll([answer('a', '3')])
  await failing.unlock()
  expect(failing.now()).toMatchObject({ isCompleted: true, problem: null })
})

/** spec('001 §4.5') */
test('waiting answers are sent once when the tab may close, and the page goes on if it stays', async () => {
  const { sender, sent, unlock, now } = start([])
  sender.sendFirst([answer('a', '1')])
  sender.sendFirst([answer('a', '2')])
  sender.leave()
  expect(sent).toEqual(['a=1', 'a=2'])
  sender.leave()
  await unlock()
  expect(sent).toHaveLength(2)
  expect(now().locked).toBe(false)
})

test('waiting answers are sent before the page goes', async () => {
  const { sender, sent, settle } = start([])
  sender.sendFirst([answer('a', '1')])
  sender.sendFirst([answer('a', '2')])
  sender.end()
  await settle()
  expect(sent).toEqual(['a=1', 'a=2'])
})

/** spec('001 §4.4') */
test('the answer of a link goes out alone and as a part, before anything else', async () => {
  const { sender, sent, unlock, now } = start([])
  sender.sendLinked(answer('a', '5'))
  sender.sendFirst([answer('b', '4')])
  expect(sent).toEqual(['a=5 as a part'])
  await unlock()
  expect(sent).toEqual(['a=5 as a part', 'b=4'])
  expect(now().isCompleted).toBe(false)
})

/** spec('001 §4.5') */
test('a text that nobody sent goes out as a part when the tab closes, once for what it says', async () => {
  const { sender, sent, unlock } = start([])
  sender.sendFirst([answer('a', '1')])
  sender.sendFirst([answer('a', '2')])
  sender.type(answer('text', 'F'))
  sender.type(answer('text', 'Frío'))
  sender.leave()
  sender.leave()
  expect(sent).toEqual(['a=1', 'text=Frío a=2 as a part'])
  await unlock()
  sender.sendAll([answer('a', '2'), answer('text', 'Frío')])
  // The whole is on its way.
  sender.type(answer('text', 'Frío.'))
  sender.leave()
  expect(sent).toHaveLength(3)
})

test('a text that was sent as a priority answer is not sent again', async () => {
  const { sender, sent, settle } = start([])
  sender.type(answer('text', 'Frío'))
  sender.sendFirst([answer('text', 'Frío')])
  await settle()
  sender.end()
  expect(sent).toEqual(['text=Frío'])
})

test('a page that goes and comes again is let send once the lock is over', async () => {
  const { sender, sent, unlock, now } = start([])
  sender.sendFirst([answer('a', '1')])
  sender.end()
  sender.begin()
  await unlock()
  expect(now().locked).toBe(false)
  sender.sendFirst([answer('a', '2')])
  expect(sent).toEqual(['a=1', 'a=2'])
})

test('a page that is gone hears of nothing, and sends nothing by itself', async () => {
  const { sender, sent, unlock, now } = start([saved(false)])
  sender.sendFirst([answer('a', '1')])
  sender.end()
  sender.sendFirst([answer('a', '2')])
  await unlock()
  expect(now()).toMatchObject({ locked: true, saved: false })
  expect(sent).toEqual(['a=1'])
})

test('a complete response, or one on its way as a whole, is not sent again when the tab closes', async () => {
  const whole = start([saved(true)])
  whole.sender.sendAll([answer('a', '5')])
  whole.sender.sendFirst([answer('a', '4')])
  whole.sender.leave()
  await whole.unlock()
  whole.sender.leave()
  expect(whole.sent).toEqual(['a=5 and nothing else'])
})

test('an answer that waited for the lock goes into the whole response, not after it', async () => {
  const { sender, sent, unlock } = start([saved(false), saved(false)])
  sender.sendFirst([answer('a', '1')])
  await unlock()
  sender.type(answer('text', 'x'))
  sender.sendAll([answer('a', '2')])
  await unlock()
  expect(sent).toEqual(['a=1', 'a=2 and nothing else'])
})
