import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

test('a branch asks how, with every mode that a contact of it offers, and shows each contact with its address', async () => {
  const first = await api.given.branchContact({
    orderModes: ['TAKE_AWAY'],
    mode: { show_name: 'Retiro en el local' },
    contact: { name: 'Centro', street: 'Honduras', number: '4900', locality: 'Palermo' },
  })
  await api.given.branchContact({ sameBranchAs: first, orderModes: ['DELIVERY'], contact: { name: 'Norte' } })
  const { html, text } = await renderPage(`/menu/${first.branchAlias}?name=Ana`, api)
  expect(html).toMatch(/<h1[^>]*>¿Cómo quieres tu pedido\?<\/h1>/)
  for (const mode of ['Retiro en el local', 'Delivery']) {
    expect(html).toMatch(new RegExp(`<button[^>]*aria-pressed="false"[^>]*>${mode}`))
  }
  expect(html).toContain('placeholder="Buscar Local"')
  expect(text).toContain('Centro Honduras 4900, Palermo')
  expect(html).toContain(`href="/menu/${first.alias}?name=Ana#take-away"`)
})

/** spec('000 §2.22') */
test('a contact that is chosen without a mode opens in its first, and the mode is not asked a second time', async () => {
  const first = await api.given.branchContact({ orderModes: ['DELIVERY', 'TAKE_AWAY'] })
  const second = await api.given.branchContact({ sameBranchAs: first, orderModes: ['TAKE_AWAY', 'DELIVERY'] })
  await api.given.change(second, (db) =>
    db
      .updateTable('order_modes')
      .set({ order_enabled: false })
      .where('id', '=', second.modes.TAKE_AWAY ?? '')
      .execute(),
  )
  const { html } = await renderPage(`/menu/${first.branchAlias}`, api)
  expect(html).toContain(`href="/menu/${first.alias}#delivery"`)
  expect(html).toContain(`href="/menu/${second.alias}#delivery"`)
  const narrowed = await renderPage(`/menu/${first.branchAlias}?menu=take-away`, api)
  expect(narrowed.html).toContain(`href="/menu/${first.alias}?menu=take-away#take-away"`)
})

/** spec('000 §2.17') */
test('a contact says what diners think of it only at or above the threshold of its brand, with one decimal', async () => {
  const praised = await api.given.branchContact({
    branch: { nps_threshold: 4.5 },
    contact: { name: 'Centro', nps_avg: 4.5 },
  })
  await api.given.branchContact({ sameBranchAs: praised, contact: { name: 'Norte', nps_avg: 4.44 } })
  const { text } = await renderPage(`/menu/${praised.branchAlias}`, api)
  expect(text).toContain('Centro 4,5 Calificación promedio: 4,5')
  expect(text).not.toContain('4,4')
})

/** spec('decisions constants.8') */
test('where a brand says nothing of the threshold it is 4,0', async () => {
  const praised = await api.given.branchContact({ contact: { name: 'Centro', nps_avg: 4 } })
  await api.given.branchContact({ sameBranchAs: praised, contact: { name: 'Norte', nps_avg: 3.99 } })
  const { text } = await renderPage(`/menu/${praised.branchAlias}`, api)
  expect(text).toContain('Centro 4,0 ')
  expect(text.match(/Calificación promedio/g)).toHaveLength(1)
})

/** spec('000 §2.18') */
test('a closed contact says so, an open one does not', async () => {
  const closed = await api.given.branchContact({ hours: null, contact: { name: 'Centro' } })
  await api.given.branchContact({ sameBranchAs: closed, contact: { name: 'Norte' } })
  const { text } = await renderPage(`/menu/${closed.branchAlias}`, api)
  expect(text).toContain('Centro Cerrado')
  expect(text.match(/Cerrado/g)).toHaveLength(1)
})

/** spec('000 §2.24') */
test('the only contact that is not blocked is gone to, with the query of the journey', async () => {
  const only = await api.given.branchContact()
  await api.given.branchContact({ sameBranchAs: only, contact: { blocked: true } })
  expect(await renderPage(`/menu/${only.branchAlias}?source=qr&fbclid=1`, api)).toMatchObject({
    status: 302,
    location: `/menu/${only.alias}?source=qr`,
  })
})

/** spec('000 §2.25') */
test('a branch whose contacts are all blocked shows the placeholder in their place', async () => {
  const first = await api.given.branchContact({ contact: { name: 'Centro', blocked: true } })
  await api.given.branchContact({ sameBranchAs: first, contact: { name: 'Norte', blocked: true } })
  const { text } = await renderPage(`/menu/${first.branchAlias}`, api)
  expect(text).toContain('Este local no está disponible')
  expect(text).not.toContain('¿Cómo quieres tu pedido?')
  expect(text).not.toContain('Norte')
})

test('a blocked contact is not in the list of the others', async () => {
  const first = await api.given.branchContact({ contact: { name: 'Centro' } })
  await api.given.branchContact({ sameBranchAs: first, contact: { name: 'Norte' } })
  await api.given.branchContact({ sameBranchAs: first, contact: { name: 'Sur', blocked: true } })
  const { text } = await renderPage(`/menu/${first.branchAlias}`, api)
  expect(text).toMatch(/Centro.*Norte/)
  expect(text).not.toContain('Sur')
})
