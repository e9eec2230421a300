import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

/** spec('000 §2.1') */
test('the start page lists every brand with the link to its own page, and the query of the journey goes along', async () => {
  const tree = await api.given.branchContact({ branch: { name: 'Árbol', description: 'Pan de leña' } })
  await api.given.branchContact({ branch: { name: 'Cerrada' }, contact: { blocked: true } })
  const { status, html, text } = await renderPage('/menu?campaignId=c1&utm_source=x', api)
  expect(status).toBe(200)
  expect(text).toContain('¿Dónde quieres pedir?')
  expect(text).toContain('Todos los locales Á Árbol Pan de leña')
  expect(text).not.toContain('Cerrada')
  expect(html).toContain(`href="/menu/${tree.branchAlias}?campaignId=c1"`)
  expect(html).toContain('<input type="hidden" name="campaignId" value="c1"/>')
})

test('a search leaves the brands that it names, and can be taken back', async () => {
  await api.given.branchContact({ branch: { name: 'Ñandú' } })
  await api.given.branchContact({ branch: { name: 'Otra' } })
  const { text, html } = await renderPage('/menu?search=nandu', api)
  expect(text).toContain('Locales con «nandu» Ver todos Ñ Ñandú')
  expect(text).not.toContain('Otra')
  expect(html).toContain('value="nandu"')
})

test('a search that is no name but the link of a contact leads there; any other says that there is none', async () => {
  const contact = await api.given.branchContact()
  expect(await renderPage(`/menu?search=${contact.alias.toUpperCase()}&tableNumber=4`, api)).toMatchObject({
    status: 302,
    location: `/menu/${contact.alias}?tableNumber=4`,
  })
  expect((await renderPage('/menu?search=nadie', api)).text).toContain(
    'No encontramos ningún local con ese nombre.',
  )
})

/** spec('000 §9.8') */
test('a hundred brands stand on two pages, each a link away from the other', async () => {
  const first = await api.given.branchContact({ branch: { name: 'A 00' } })
  for (let number = 1; number < 100; number += 1) {
    const name = `A ${String(number).padStart(2, '0')}`
    await api.given.branchContact({ sameCompanyAs: first, orderModes: [], branch: { name } })
  }
  const page = await renderPage('/menu?search=a&source=qr', api)
  expect(page.text).toContain('A 98')
  expect(page.text).not.toContain('A 99')
  expect(page.html).toContain('href="/menu?source=qr&amp;search=a&amp;offset=99"')
  const next = await renderPage('/menu?source=qr&search=a&offset=99', api)
  expect(next.text).toContain('A 99')
  expect(next.text).not.toContain('A 98')
  expect(next.html).toContain('href="/menu?source=qr&amp;search=a"')
})
