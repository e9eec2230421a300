import { afterEach, expect, test, vi } from 'vitest'
import { listen, tell } from './bus.ts'

afterEach(() => vi.unstubAllGlobals())

test('whoever hears of a step late hears all of it, and one who fails breaks neither the page nor the others', () => {
  const heard: string[] = []
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => void reported.push(error))
  tell({ kind: 'paid', code: 'before' })
  listen(() => {
    throw new URIError('malformed')
  })
  listen((told) => void (told.kind === 'paid' && heard.push(told.code)))
  expect(() => tell({ kind: 'paid', code: 'after' })).not.toThrow()
  expect(heard).toEqual(['before', 'after'])
  expect(reported.map(String)).toEqual(Array(2).fill('URIError: malformed'))
})
