import { expect, test } from 'vitest'
import { listen, tell } from './bus.ts'

test('whoever hears of a step late hears all of it, and one who fails breaks neither the page nor the others', () => {
  const heard: string[] = []
  tell({ kind: 'paid', code: 'before' })
  listen(() => {
    throw new URIError('malformed')
  })
  listen((told) => void (told.kind === 'paid' && heard.push(told.code)))
  expect(() => tell({ kind: 'paid', code: 'after' })).not.toThrow()
  expect(heard).toEqual(['before', 'after'])
})
