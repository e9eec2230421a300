import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { rememberExternalUser } from './early-external-user.ts'

const open = (search: string) => {
  const { session } = openPage({ address: `http://localhost:3000/menu/palermo${search}` })
  rememberExternalUser()
  return [...session]
}

test('the user of a partner’s link is kept in the tab before the page’s scripts are there', () => {
  expect(open('?source=app&partner=club&externalUserId=ana+1&userToken=a.b-c')).toEqual([
    ['mostrador.external-user', '{"partner":"club","externalUserId":"ana 1","userToken":"a.b-c"}'],
  ])
})

test.each([
  '',
  '?partner=club',
  '?partner=club&externalUserId=&userToken=t',
  '?externalUserId=a&userToken=t',
])('a link of %j names no whole user, and takes nobody’s place', (search) => {
  expect(open(search)).toEqual([])
})

test('a browser that keeps nothing breaks nothing', () => {
  openPage({ address: 'http://localhost:3000/?partner=club&externalUserId=a&userToken=t' })
  const setItem = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('sessionStorage', { setItem })
  expect(rememberExternalUser).not.toThrow()
})
