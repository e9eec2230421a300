import { expect, test } from 'vitest'
import { crashOf } from './report-crash.ts'

const ORIGIN = 'https://shop.test'

const thrown = (message: string, place: string): Error =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n    at f (${place}:1:2)` })

/** spec('000 §7.3') */
test('an error of our own code is reported in each shape that an event has', () => {
  const error = thrown('boom', `${ORIGIN}/assets/cart-a1b2c3d4.js`)
  const crash = { message: 'boom', stack: error.stack }
  for (const heard of [error, { reason: error }, { error, message: 'Uncaught Error: boom' }])
    expect(crashOf(heard, ORIGIN)).toEqual(crash)
  expect(crashOf({ reason: 'no shop' }, ORIGIN)).toEqual({ message: 'no shop', stack: '' })
})

test('an error of other scripts, or an aborted request, is not reported', () => {
  const aborted = Object.assign(thrown('aborted', `${ORIGIN}/assets/a.js`), { name: 'AbortError' })
  for (const heard of [
    thrown('theirs', 'https://connect.facebook.net/fbevents.js'),
    thrown('extension', 'chrome-extension://abc/a.js'),
    { error: null, message: 'Script error.' },
    { reason: aborted },
    { reason: undefined },
    null,
  ])
    expect(crashOf(heard, ORIGIN)).toBeUndefined()
})
