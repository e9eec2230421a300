import { expect, test } from 'vitest'
import { isSignIn, pathInConsole, returnPath, signInPath } from './return-path.ts'

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

test('the routes know nothing of the folder that the console lives in', () => {
  const pathOf = (address: string) => pathInConsole(new URL(address, 'http://shop'))
  expect(pathOf('/console/palermo/menu?q=1')).toBe('/palermo/menu?q=1')
  expect(pathOf('/console')).toBe('/')
  expect(pathOf('/console/')).toBe('/')
  expect(pathOf('/console/consoleta/orders')).toBe('/consoleta/orders')
  expect(isSignIn(pathOf('/console/session?ended=1'))).toBe(true)
  expect(isSignIn(pathOf('/console/sessions/orders'))).toBe(false)
})
