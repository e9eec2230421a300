import { expect, test } from 'vitest'
import { canonicalAddress, canonicalPath } from './canonical-address.ts'

test.each([
  ['/menu/OMBU', '/menu/ombu'],
  ['/MeNu/oMbU/', '/menu/ombu'],
  ['/menu/%6fmb%55//', '/menu/ombu'],
  ['/menu/ombu/Take-Away/PIZZAS', '/menu/ombu/take-away/pizzas'],
  ['/menu/ombu/ORDER/AB12CD34EF', '/menu/ombu/order/AB12CD34EF'],
  ['/menu/ca%C3%B1a', '/menu/ca%C3%B1a'],
  ['/menu/a%2Fb', '/menu/a%2fb'.replace('%2f', '%2F')],
  ['/menu/%E0%A4%A', '/menu/%E0%A4%A'],
  ['/menu', '/menu'],
  ['/GUIA/', '/guia'],
  ['/', '/'],
  ['//evil.example/menu', '//evil.example/menu'],
  ['/menus/A', '/menus/A'],
  ['/logistics/a/rider/phoneIntake', '/logistics/a/rider/phoneIntake'],
])('the path of %s is %s', (pathname, path) => {
  expect(canonicalPath(pathname)).toBe(path)
  expect(canonicalPath(canonicalPath(pathname))).toBe(path)
})

test('of a query what pages read is kept, in one order, with all values of a name', () => {
  const known = ['menu', 'phone']
  const of = (search: string) => canonicalAddress(`http://shop/menu/a${search}`, known).href
  expect(of('?fbclid=1&utm_source=x')).toBe('http://shop/menu/a')
  expect(of('?phone=1&fbclid=2&menu=b&menu=a')).toBe('http://shop/menu/a?menu=b&menu=a&phone=1')
  expect(of('?Phone=1')).toBe('http://shop/menu/a')
})
