import { expect, test } from 'vitest'
import { returnPath, signInPath } from './return-path.ts'

test('whoever was sent to sign in comes back to where he was', () => {
  const path = signInPath('/fuego-lento-palermo/orders/0198?x=1', true)
  const query = new URL(path, 'http://console').searchParams
  expect(query.get('ended')).toBe('1')
  expect(returnPath(query.get('to'))).toBe('/fuego-lento-palermo/orders/0198?x=1')
  expect(signInPath('/')).toBe('/session')
})

test('no link leads out of the console after signing in, nor in a circle', () => {
  for (const to of [
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/session',
    '/session?to=/x',
  ])
    expect(returnPath(to)).toBe('/')
})
