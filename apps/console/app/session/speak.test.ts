import { expect, test } from 'vitest'
import type { Voice } from '@mostrador/domain/branding/voice'
import { speakAs } from './speak.ts'

const URL = 'https://caja.example/console/palermo/orders'

/** A page that speaks so, in a browser that keeps cookies or does not. */
function openPage(spoken: Voice, { keeps = true, cookie: before = '' } = {}) {
  let cookie = before
  const visited: string[] = []
  const jar = {
    get cookie() {
      return cookie
    },
    set cookie(text: string) {
      if (keeps) cookie = text.split(';')[0] ?? ''
    },
  }
  /** Where the page stays, or goes to, for these countries. */
  const speak = async (...countries: string[]) => {
    const page = { spoken, jar, goTo: (url: string) => void visited.push(url) }
    const stayed = speakAs(countries, URL, page).then(() => 'stays' as const)
    const left = new Promise<'leaves'>((resolve) => setTimeout(() => resolve('leaves'), 5))
    return Promise.race([stayed, left])
  }
  return { speak, visited, kept: () => cookie }
}

/** spec('decisions beyond-the-documents.26') */
test('an Argentine owner reads the console in vos, from the first page on', async () => {
  const page = openPage('TU')
  expect(await page.speak('ar', 'uy')).toBe('leaves')
  expect(page.visited).toEqual([URL])
  expect(page.kept()).toBe('mostrador_voice=VOS')
  expect(await openPage('VOS', { cookie: page.kept() }).speak('ar')).toBe('stays')
})

test('a Chilean owner who comes after one of Argentina reads it in tú again', async () => {
  const page = openPage('VOS', { cookie: 'mostrador_voice=VOS' })
  expect(await page.speak('cl')).toBe('leaves')
  expect(page.kept()).toBe('mostrador_voice=TU')
})

test.each([
  ['of contacts of both ways of speaking', openPage('TU'), ['ar', 'cl']],
  ['of no contact', openPage('VOS'), []],
  ['in a browser that keeps nothing', openPage('TU', { keeps: false }), ['ar']],
  ['that was there before and got the same build', openPage('TU', { cookie: 'mostrador_voice=VOS' }), ['ar']],
])('a page %s stays as it is', async (_, page, countries) => {
  expect(await page.speak(...countries)).toBe('stays')
  expect(page.visited).toEqual([])
})
