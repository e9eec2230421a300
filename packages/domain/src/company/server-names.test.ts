import { expect, test } from 'vitest'
import { isAllowance, isOfServer, serverNamesOf } from './server-names.ts'

const NAMES = serverNamesOf(['https://Pide.tucan.com.ar.:8443', 'https://caja.tucan.example'])

/** spec('decisions beyond-the-documents.8') */
test('a server’s names, those under them and those above them are no tenant’s', () => {
  for (const host of [
    'pide.tucan.com.ar',
    'ombu.pide.tucan.com.ar',
    'a.b.pide.tucan.com.ar',
    'tucan.com.ar',
    'com.ar',
    'caja.tucan.example',
    'x.caja.tucan.example',
    'tucan.example',
  ])
    expect([host, isOfServer(host, NAMES)]).toEqual([host, true])
  for (const host of [
    'ombu.com.ar',
    'otro.tucan.com.ar',
    'xpide.tucan.com.ar',
    'ide.tucan.com.ar',
    'a.example',
  ])
    expect([host, isOfServer(host, NAMES)]).toEqual([host, false])
})

test('the operator lets names near the server’s go, its own never', () => {
  const allowed = ['*.pide.tucan.com.ar', 'tucan.example', 'caja.tucan.example']
  const names = { ...NAMES, allowed }
  expect(
    ['ombu.pide.tucan.com.ar', 'tucan.example', 'com.ar', 'caja.tucan.example', 'pide.tucan.com.ar'].map(
      (host) => isOfServer(host, names),
    ),
  ).toEqual([false, false, true, true, true])
})

test('where it is tried out on one machine, names of that machine are anybody’s', () => {
  const names = serverNamesOf(['http://localhost:3000', undefined])
  expect(['ombu.localhost', 'ombu.com', 'localhost'].map((host) => isOfServer(host, names))).toEqual([
    false,
    false,
    true,
  ])
  const withConsole = serverNamesOf(['http://localhost:3000', 'http://caja.localhost:3000'])
  expect(isOfServer('caja.localhost', withConsole)).toBe(true)
})

test('a server with an address and no name keeps none from anybody', () => {
  expect(isOfServer('ombu.com', serverNamesOf(['http://192.0.2.7:3000']))).toBe(false)
})

test('the setting lets one name go, or all names under one', () => {
  expect(['ombu.pide.example', '*.pide.example', '*', '*.', 'Pide.example', 'a b'].map(isAllowance)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
