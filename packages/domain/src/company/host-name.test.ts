import { expect, test } from 'vitest'
import { hostProblem, isHostName, originAt, tidyHost } from './host-name.ts'

/** spec('decisions beyond-the-documents.8') */
test('a host is a lower-case name of two labels or more', () => {
  for (const host of [
    'pedidos.ombu.com.ar',
    'ombu.com',
    'ombu.localhost',
    'xn--and-6ma2c.example',
    'a1.b2.co',
    `${'a.'.repeat(125)}com`,
  ])
    expect([host, hostProblem(host)]).toEqual([host, undefined])
})

test('nothing else is one', () => {
  const wrong = [
    '',
    'localhost',
    'Ombu.com',
    'ombu.com:8080',
    'https://ombu.com',
    'ombu.com/menu',
    'ombu..com',
    '.ombu.com',
    'ombu.com.',
    '-ombu.com',
    'ombu-.com',
    'ñandú.com',
    'om bu.com',
    '10.0.0.7',
    '1.2',
    '[::1]',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(125)}coma`,
  ]
  for (const host of wrong) expect([host, hostProblem(host)]).toEqual([host, 'host-invalid'])
})

test('names within a network, and those of nobody, are reserved', () => {
  for (const host of ['caja.local', 'ombu.internal', 'ombu.onion', 'a.in-addr.arpa'])
    expect([host, hostProblem(host)]).toEqual([host, 'host-reserved'])
})

test('only what is one is looked up', () => {
  expect(['ombu.com', 'localhost', 'caja.local'].map(isHostName)).toEqual([true, false, false])
})

test('a host has the scheme and the port of the server', () => {
  expect(originAt('https://pide.example', 'ombu.com')).toBe('https://ombu.com')
  expect(originAt('http://localhost:3000', 'ombu.localhost')).toBe('http://ombu.localhost:3000')
  expect(originAt('http://localhost:3000', null)).toBe('http://localhost:3000')
})

test('a typed or pasted name is kept as name services know it', () => {
  const typed = {
    ' Pedidos.Ombu.COM ': 'pedidos.ombu.com',
    'https://pedidos.ombu.com/menu?x=1#a': 'pedidos.ombu.com',
    'ombu.com:8080': 'ombu.com',
    'ombu.com.': 'ombu.com',
    'Ñandú.com.ar': 'xn--and-6ma2c.com.ar',
    'om bu.com': 'om bu.com',
    '0x7f.1': '127.0.0.1',
    '': '',
  }
  for (const [text, host] of Object.entries(typed)) expect([text, tidyHost(text)]).toEqual([text, host])
})
