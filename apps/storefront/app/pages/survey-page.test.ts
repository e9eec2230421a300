import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { givenSurvey } from '@mostrador/api/testing/given-survey'
import type { GivenContact } from '@mostrador/api/testing/given-contact'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

let api: TestApi
let contact: GivenContact

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
})

async function acceptedOrder(): Promise<string> {
  const { id, code } = await api.given.order(contact)
  await api.ports.database.updateTable('orders').set({ status: 'ACCEPTED' }).where('id', '=', id).execute()
  return code
}

const page = (code: string, query = '') => renderPage(`/encuesta/${contact.alias}/${code}${query}`, api)

/** spec('001 §2.35') spec('001 §2.36') spec('001 §4.6') spec('001 §6.2') */
test('the questions stand in their order, with the reasons hidden while nothing is rated', async () => {
  await givenSurvey(api.ports.database, contact)
  const { text, html } = await page(await acceptedOrder())
  expect(text).toMatch(/Califica tu pedido.*Pedido #1 en Palermo.*¿Cómo estuvo\?.*¿Algo más\?.*0\/180/s)
  expect(text).not.toContain('¿Qué falló?')
  expect(html.match(/type="radio"/g)).toHaveLength(5)
})

/** spec('001 §2.34') */
test.each([
  ['?surveyGeneralNPSAnswer=3', true],
  ['?surveyGeneralNPSAnswer=5', false],
  ['?surveyGeneralNPSAnswer=6', false],
  ['?surveyGeneralNPSAnswer=abc', false],
])('the stars of a link are in the first HTML: %s', async (query, isAskedWhy) => {
  await givenSurvey(api.ports.database, contact)
  const { text, status } = await page(await acceptedOrder(), query)
  expect([status, text.includes('¿Qué falló?')]).toEqual([200, isAskedWhy])
})

/** spec('001 §2.33') */
test('earlier answers are there again, and a complete survey thanks the diner', async () => {
  const { id: surveyId, questionIds } = await givenSurvey(api.ports.database, contact)
  const [stars = '', , more = ''] = questionIds
  const code = await acceptedOrder()
  const send = (answers: { questionId: string; questionType: 'rating' | 'text'; answer: string }[]) =>
    api.client.answerSurvey({
      params: { orderCode: code },
      body: { answers: answers.map((one) => ({ surveyId, ...one })) },
    })
  await send([{ questionId: stars, questionType: 'rating', answer: '2' }])
  // A second link does not change what was said.
  const half = await page(code, '?surveyGeneralNPSAnswer=5')
  expect(half.text).toContain('¿Qué falló?')
  await send([{ questionId: more, questionType: 'text', answer: 'Frío' }])
  const whole = await page(code)
  expect(whole.text).toContain('Gracias por tu calificación')
  expect(whole.text).toContain('Tu calificación: 2 estrellas')
  expect(whole.text).not.toContain('¿Cómo estuvo?')
})

test('where nothing is asked the page says so', async () => {
  const { text } = await page(await acceptedOrder())
  expect(text).toContain('Por ahora no hay preguntas sobre este pedido')
})

test('an order that is not accepted yet, or was canceled, says why there is nothing to rate', async () => {
  await givenSurvey(api.ports.database, contact)
  const { id, code } = await api.given.order(contact)
  expect((await page(code)).text).toContain('Todavía no puedes calificar este pedido')
  await api.ports.database.updateTable('orders').set({ status: 'CANCELED' }).where('id', '=', id).execute()
  expect((await page(code)).text).toContain('Este pedido no se puede calificar')
})

/** spec('001 §8.12') */
test('a survey that does not load is logged, and the page stays', async () => {
  const code = await acceptedOrder()
  const fetch: typeof api.fetch = (url, init) =>
    String(url).includes('/api/survey/') ? Promise.reject(new Error('offline')) : api.fetch(url, init)
  const { status, text } = await renderPage(`/encuesta/${contact.alias}/${code}`, { fetch })
  expect([status, text.includes('Por ahora no hay preguntas')]).toEqual([200, true])
  const logs = await api.ports.database.selectFrom('client_errors').select('component').execute()
  expect(logs.map(({ component }) => component)).toContain('survey')
})

/** spec('001 §2.1') */
test('a code that is none, and an order of another contact, are the order that was not found', async () => {
  const other = await api.given.branchContact()
  const code = await acceptedOrder()
  for (const address of [`/encuesta/${contact.alias}/no`, `/encuesta/${other.alias}/${code}`]) {
    const { status, text } = await renderPage(address, api)
    expect([status, text.includes('No encontramos este pedido')]).toEqual([404, true])
  }
  expect((await renderPage(`/encuesta/${contact.branchAlias}/${code}`, api)).status).toBe(404)
})
