import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

test('before the page is alive its button shows that it does not add yet', async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  await api.given.plate(contact, { name: 'Guiso' })
  const menu = await renderPage(`/menu/${contact.alias}/take-away`, api)
  const link = /<a [^>]*href="([^"]+)"[^>]*>(?:(?!<\/a>).)*Guiso/s.exec(menu.html)?.[1] ?? ''
  const page = await renderPage(link, api)
  expect(page.text).toContain('Agregar')
  const button = /<button(?=[^>]*type="submit")[^>]*>(?:(?!<\/button>).)*Agregar/s.exec(page.html)?.[0]
  expect(button).toMatch(/^<button[^>]* disabled=""/)
})
