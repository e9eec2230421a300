import { afterEach, expect, test, vi } from 'vitest'
import { listen, tell } from './bus.ts'

const CODES: readonly [string, string] = ['before', 'after']

afterEach(() => vi.unstubAllGlobals())

test('whoever hears of a step late hears all of it, and one who fails breaks neither the page nor the others', () => {
  const heard: string[] = []
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => void reported.push(error))
  tell({ kind: 'paid', code: CODES[0] })
  // Other pages of this process may have told something before.
  listen((told) => {
    if (told.kind === 'paid' && CODES.includes(told.code)) throw new URIError('malformed')
  })
  listen((told) => void (told.kind === 'paid' && CODES.includes(told.code) && heard.push(told.code)))
  expect(() => tell({ kind: 'paid', code: CODES[1] })).not.toThrow()
  expect(heard).toEqual(CODES)
  expect(reported.map(String)).toEqual(Array(2).fill('URIError: malformed'))
})
