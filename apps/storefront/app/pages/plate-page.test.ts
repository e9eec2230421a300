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

/** spec('000 §2.55') */
test('where the menu shows its categories first, the page of a plate leads back to its category', async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  await api.given.plate(contact, { name: 'Guiso' })
  const menu = await renderPage(`/menu/${contact.alias}/take-away`, api)
  const link = /<a [^>]*href="([^"]+)"[^>]*>(?:(?!<\/a>).)*Guiso/s.exec(menu.html)?.[1] ?? ''
  const category = link.slice(0, link.lastIndexOf('/'))
  const backOf = ({ html }: { readonly html: string }) =>
    /<a (?=[^>]*aria-label="(Volver a[^"]*)")[^>]*href="([^"]+)"/.exec(html)?.slice(1)
  expect(backOf(await renderPage(link, api))).toEqual(['Volver al Menú', `/menu/${contact.alias}/take-away`])

  await api.given.change(contact, (db) =>
    db.updateTable('branches').set({ plates_in_main_view: false }).execute(),
  )
  const [said, to] = backOf(await renderPage(link, api)) ?? []
  expect(to).toBe(category)
  expect(said).toMatch(/^Volver a \S/)
})
