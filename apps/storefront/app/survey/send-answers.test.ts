import { expect, test } from 'vitest'
import { sendAnswersOf } from './send-answers.ts'

/** spec('001 §4.5') */
test('answers sent while the tab closes go out in the same moment and outlive the page', () => {
  const sent: { url: string; keepalive: boolean | undefined; body: unknown }[] = []
  const send = sendAnswersOf(async (url, init) => {
    sent.push({ url, keepalive: init?.keepalive, body: JSON.parse(String(init?.body)) })
    return Response.json({ isCompleted: false })
  }, 'ABCDEFGHJK')

  // The page does not wait: it goes, and has no next moment.
  void send([])
  void send([], false)

  const here = { url: '/api/survey/ABCDEFGHJK', keepalive: true }
  expect(sent).toEqual([
    { ...here, body: { answers: [] } },
    { ...here, body: { answers: [], isCompleted: false } },
  ])
})
