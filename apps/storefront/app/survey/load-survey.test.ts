import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { expect, test } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { loadSurvey } from './load-survey.ts'

const place = { branchContactId: 'c1', orderCode: 'ABCDEFGHJK' }
const response = { hasSurvey: true, isCompleted: false, answers: [], generalNPSAnswer: null }
const survey = { id: 's1', questions: [] }

/** Loads it from a server that answers so, by the calls' addresses. */
async function load(answers: Readonly<Record<string, unknown>>) {
  const { asked } = openPage({ answer: ({ url }) => answers[url] })
  const client = createClient((url, init) => fetch(url, init), routes)
  const found = await loadSurvey(client, place)
  await new Promise((resolve) => setImmediate(resolve))
  const logged = asked.filter(({ url }) => url === '/api/diner/log').map(({ body }) => body)
  return { found, urls: asked.map(({ url }) => url), logged }
}

test('a survey comes with what was said to it', async () => {
  const { found, urls } = await load({
    '/api/survey/order/ABCDEFGHJK': response,
    '/api/survey/c1': survey,
  })
  expect(found).toEqual({ survey, response })
  expect(urls).toEqual(['/api/survey/order/ABCDEFGHJK', '/api/survey/c1'])
})

test('where nothing is asked, the survey is not asked for', async () => {
  const { found, urls } = await load({ '/api/survey/order/ABCDEFGHJK': { ...response, hasSurvey: false } })
  expect(found).toBeNull()
  expect(urls).toEqual(['/api/survey/order/ABCDEFGHJK'])
})

test.each([
  ['what was said', { '/api/survey/order/ABCDEFGHJK': refusal(500, 'request-failed') }],
  [
    'the survey',
    { '/api/survey/order/ABCDEFGHJK': response, '/api/survey/c1': refusal(500, 'request-failed') },
  ],
])('%s that cannot be loaded is no survey, and is told to the log alone', async (_, answers) => {
  const { found, logged } = await load(answers)
  expect(found).toBeNull()
  expect(logged).toMatchObject([
    { bcId: 'c1', component: 'survey', payload: { code: 'request-failed', status: 500 } },
  ])
})
