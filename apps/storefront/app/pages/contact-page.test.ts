import { giveSchedule } from '@mostrador/api/testing/given-schedule'
import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

test('a contact asks which menu, and offers its active modes by the name that the shop or the type gives them', async () => {
  const contact = await api.given.branchContact({ orderModes: ['DELIVERY', 'TAKE_AWAY', 'IN_DINING'] })
  await api.given.change(contact, async (db) => {
    const mode = (type: keyof typeof contact.modes) =>
      db.updateTable('order_modes').where('id', '=', contact.modes[type] ?? '')
    await mode('TAKE_AWAY').set({ show_name: 'Retiro en el local' }).execute()
    await mode('IN_DINING').set({ active: false }).execute()
  })
  const { html, text } = await renderPage(`/menu/${contact.alias}?tableNumber=7`, api)
  expect(text).toContain('¿Qué menú quieres ver?')
  const modes = [...html.matchAll(/href="(\/menu\/[^"]+\/(?:delivery|take-away|in-dining)[^"]*)"/g)]
  expect(modes.map(([, link]) => link)).toEqual([
    `/menu/${contact.alias}/delivery?tableNumber=7`,
    `/menu/${contact.alias}/take-away?tableNumber=7`,
  ])
  expect(text).toMatch(/Delivery .*Retiro en el local/)
  expect(text).not.toContain('En el local ')
})

test('a closed contact invites to what can be scheduled, if only in its second mode, and says closed where nothing can', async () => {
  const contact = await api.given.branchContact({
    orderModes: ['DELIVERY', 'TAKE_AWAY'],
    hours: { start: 20 * 60, duration: 120 },
    mode: { order_type: 'ON_DEMAND' },
  })
  const told = async () => (await renderPage(`/menu/${contact.alias}`, api)).text
  expect(await told()).toContain('Local cerrado. ')
  await api.given.change(contact, (db) =>
    giveSchedule(db, contact, {
      modeId: contact.modes.TAKE_AWAY ?? '',
      hours: { start: 20 * 60, duration: 120 },
    }),
  )
  await api.given.change(contact, (db) =>
    db
      .updateTable('order_modes')
      .set({ order_type: 'ALL' })
      .where('id', '=', contact.modes.TAKE_AWAY ?? '')
      .execute(),
  )
  expect(await told()).toContain('Local cerrado, programa tu pedido.')
})

test('a closed contact is told to be closed by a mode that takes orders, not by a first one that takes none', async () => {
  const contact = await api.given.branchContact({
    orderModes: ['DELIVERY', 'TAKE_AWAY'],
    hours: { start: 20 * 60, duration: 120 },
    mode: { order_type: 'ON_DEMAND' },
  })
  const takesNone = (type: 'DELIVERY' | 'TAKE_AWAY') =>
    api.given.change(contact, (db) =>
      db
        .updateTable('order_modes')
        .set({ order_enabled: false })
        .where('id', '=', contact.modes[type] ?? '')
        .execute(),
    )
  await takesNone('DELIVERY')
  const { text } = await renderPage(`/menu/${contact.alias}`, api)
  expect(text).toContain('Local cerrado.')
  expect(text).not.toContain('Pedidos disabled')
  await takesNone('TAKE_AWAY')
  expect((await renderPage(`/menu/${contact.alias}`, api)).text).toContain(
    'Menú informativo. Pedidos disabled',
  )
})

/** spec('000 §2.28') */
test('the only mode of a contact is chosen by itself, and the query of the journey goes along', async () => {
  const contact = await api.given.branchContact({ orderModes: ['SELF_SERVICE'] })
  expect(await renderPage(`/menu/${contact.alias}?phone=%2B5491123456789&x=1`, api)).toMatchObject({
    status: 302,
    location: `/menu/${contact.alias}/self-service?phone=%2B5491123456789`,
  })
})

test('a blocked contact shows a placeholder that leads to the others, and none of its menus', async () => {
  const contact = await api.given.branchContact({ contact: { blocked: true } })
  const { html, text } = await renderPage(`/menu/${contact.alias}`, api)
  expect(text).toContain('Este local no está disponible')
  expect(html).toContain(`href="/menu/${contact.branchAlias}"`)
  expect(text).not.toContain('¿Qué menú quieres ver?')
})

/** spec('000 §2.25') */
test('wherever one comes to in a blocked contact, its placeholder stands there, and never another reason', async () => {
  const contact = await api.given.branchContact({
    orderModes: ['DELIVERY', 'TAKE_AWAY'],
    contact: { blocked: true },
  })
  await api.given.plate(contact, { name: 'Milanesa' })
  const places = [
    '',
    '/delivery',
    '/DELIVERY',
    '/in-dining',
    '/en-globo',
    '/take-away/platos',
    '/take-away/platos/milanesa',
  ]
  for (const place of [...places, '/preview', '/checkout']) {
    const { status, html, text } = await renderPage(`/menu/${contact.alias}${place}`, api)
    expect([place, status, text]).toEqual([
      place,
      200,
      expect.stringContaining('Este local no está disponible'),
    ])
    expect(html).toContain(`href="/menu/${contact.branchAlias}"`)
    expect(text).not.toContain('Milanesa')
  }
})

test('a contact whose order mode cannot be determined is not found', async () => {
  const none = await api.given.branchContact({ orderModes: [] })
  expect(await renderPage(`/menu/${none.alias}`, api)).toMatchObject({
    status: 404,
    text: expect.stringContaining('No encontramos este local'),
  })
  const delivery = await api.given.branchContact({ orderModes: ['DELIVERY'] })
  for (const mode of ['take-away', 'en-globo']) {
    expect((await renderPage(`/menu/${delivery.alias}/${mode}`, api)).status).toBe(404)
  }
})

/** spec('decisions enumerations.1') */
test('the spelling of the enumeration is sent on to the one of addresses, in whatever case', async () => {
  const contact = await api.given.branchContact()
  for (const spelling of ['TAKE_AWAY', 'take_away', 'Take-Away']) {
    expect(await renderPage(`/menu/${contact.alias}/${spelling}?name=Ana`, api)).toMatchObject({
      status: 302,
      location: `/menu/${contact.alias}/take-away?name=Ana`,
    })
  }
})
