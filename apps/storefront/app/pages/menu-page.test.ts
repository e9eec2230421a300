import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { giveSchedule } from '@mostrador/api/testing/given-schedule'
import { nextTestId } from '@mostrador/api/testing/test-ports'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

/** spec('000 §2.38') spec('000 §2.39') spec('000 §2.40') */
test('the header of a menu has a tab for each mode, and for a delivery when, for how much and from when free', async () => {
  const branchContact = await api.given.branchContact({
    orderModes: ['DELIVERY', 'TAKE_AWAY'],
    mode: {
      min_delay_minutes: 30,
      max_delay_minutes: 45,
      fee_card: 120_050,
      minimum_order_price: 799_960,
      free_delivery_from: 2_500_000,
    },
  })
  await api.given.plate(branchContact)
  const delivery = await renderPage(`/menu/${branchContact.alias}/delivery?source=qr`, api)
  expect(delivery.html).toMatch(
    new RegExp(`<a[^>]*href="/menu/${branchContact.alias}/take-away\\?source=qr"[^>]*>Take away</a>`),
  )
  expect(delivery.html).toMatch(/<a[^>]*aria-current="page"[^>]*>Delivery<\/a>/)
  for (const [label, value] of [
    ['Llega en', '30 a 45 min'],
    ['Envío', '$ 1.200,50'],
    ['Mínimo', '$ 8.000'],
  ]) {
    expect(delivery.text.replaceAll('\u00a0', ' ')).toMatch(
      new RegExp(`${label} ${value?.replace(/[$.]/g, '\\$&')}`),
    )
  }
  // No line break parts an amount from its currency, in a sentence either.
  expect(delivery.html).toContain('Envío gratis a partir de $\u00a025.000')
  const takeAway = await renderPage(`/menu/${branchContact.alias}/take-away`, api)
  expect(takeAway.text).toContain('Retirar en')
  expect(takeAway.text).not.toContain('Mínimo')
})

/** spec('000 §2.38') spec('000 §2.40') */
test('before an address is given a menu says from when on its zones ask, and what they depend on', async () => {
  const branchContact = await api.given.branchContact({
    orderModes: ['DELIVERY'],
    mode: { fee_card: 990_000 },
  })
  await api.given.plate(branchContact)
  const zone = (name: string, fee_card: number) =>
    api.given.change(branchContact, (db) =>
      db
        .insertInto('delivery_zones')
        .values({
          company_id: branchContact.companyId,
          branch_id: branchContact.branchId,
          branch_contact_id: branchContact.id,
          id: nextTestId(),
          key: name,
          name,
          area: JSON.stringify({
            type: 'Polygon',
            coordinates: [
              [
                [0, 0],
                [1, 0],
                [1, 1],
                [0, 0],
              ],
            ],
          }),
          fee_card,
          minimum_order_price: 0,
          free_delivery_from: 2_500_000,
        })
        .execute(),
    )
  await zone('near', 150_000)
  await zone('far', 390_000)
  const { text, html } = await renderPage(`/menu/${branchContact.alias}/delivery`, api)
  expect(text.replaceAll('\u00a0', ' ')).toContain('Envío desde $ 1.500')
  expect(text).not.toContain('9.900')
  expect(html).toContain('El envío depende de tu dirección.')
  expect(text.replaceAll('\u00a0', ' ')).toContain('Envío gratis a partir de $ 25.000')
})

const EVENING = { start: 20 * 60, duration: 60 }

/** spec('000 §2.90') */
test('a closed contact says so on its menu, and where a slot is left invites to it', async () => {
  const closed = async (order_type: 'ON_DEMAND' | 'ALL', hours: typeof EVENING | null = EVENING) => {
    const branchContact = await api.given.branchContact({
      hours,
      orderModes: ['TAKE_AWAY'],
      mode: { order_type },
    })
    await api.given.plate(branchContact)
    return (await renderPage(`/menu/${branchContact.alias}/take-away`, api)).text
  }
  expect(await closed('ON_DEMAND')).toContain('Local cerrado. Ver horarios')
  expect(await closed('ALL')).toContain('Local cerrado, programa tu pedido. Ver horarios')
  expect(await closed('ALL', null)).toContain('Local cerrado. Ver horarios')
})

test('a mode that is closed in an open contact says so of itself', async () => {
  const closed = async (order_type: 'ON_DEMAND' | 'ALL') => {
    const branchContact = await api.given.branchContact({
      orderModes: ['TAKE_AWAY', 'IN_DINING'],
      mode: { order_type },
    })
    await api.given.plate(branchContact)
    const modeId = branchContact.modes.TAKE_AWAY ?? ''
    await api.given.change(branchContact, (db) => giveSchedule(db, branchContact, { modeId, hours: EVENING }))
    const other = await renderPage(`/menu/${branchContact.alias}/in-dining`, api)
    expect(other.text).not.toMatch(/cerrad[ao]/)
    return (await renderPage(`/menu/${branchContact.alias}/take-away`, api)).text
  }
  expect(await closed('ON_DEMAND')).toContain('Esta modalidad está cerrada ahora. Ver horarios')
  expect(await closed('ALL')).toContain('Esta modalidad está cerrada ahora, programa tu pedido. Ver horarios')
})

/** spec('000 §2.36') spec('000 §2.84') */
test('a contact or a mode that takes no orders shows its menu for information', async () => {
  const notNow = 'Menú informativo. Pedidos disabled'
  for (const wanted of [{ contact: { order_enabled: false } }, { mode: { order_enabled: false } }]) {
    const branchContact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'], ...wanted })
    await api.given.plate(branchContact, { name: 'Milanesa' })
    const { text } = await renderPage(`/menu/${branchContact.alias}/take-away`, api)
    expect(text).toContain(notNow)
    expect(text).toContain('Milanesa')
  }
})

test('a shop in Chile writes no decimals anywhere on its menu', async () => {
  const branchContact = await api.given.branchContact({
    orderModes: ['DELIVERY'],
    branch: { country_id: 'cl' },
    mode: { fee_card: 2490, minimum_order_price: 8000, free_delivery_from: 35_000 },
  })
  const plate = await api.given.plate(branchContact, {
    price: 7990,
    sizes: [{ name: 'Grande', price: 12_345 }],
  })
  await api.given.menuDiscount(branchContact, { type: 'PERCENT', percentage: 33, plates: [plate] })
  const { text } = await renderPage(`/menu/${branchContact.alias}/delivery`, api)
  expect(text).toMatch(/\$\s?2\.490/)
  expect(text).not.toMatch(/\d,\d/)
})

/** spec('decisions beyond-the-documents.6') */
test('a menu says of itself what share cards want to know, and where it is at home', async () => {
  const branchContact = await api.given.branchContact({ contact: { name: 'Palermo' } })
  await api.given.plate(branchContact)
  const { html } = await renderPage(`/menu/${branchContact.alias}/take-away`, api)
  const url = `http://localhost:3000/menu/${branchContact.alias}/take-away`
  expect(html).toMatch(/<meta property="og:title" content="[^"]*Palermo[^"]*"\/>/)
  expect(html).toContain(`<link rel="canonical" href="${url}"/>`)
})

/** spec('000 §2.57') */
test('a plus lies on the link of each plate, where the shop takes orders', async () => {
  const pluses = async (contact: Parameters<typeof api.given.branchContact>[0]) => {
    const branchContact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'], ...contact })
    const small = { name: 'Chica', price: 90_000 }
    await api.given.plate(branchContact, { name: 'Flan' })
    await api.given.plate(branchContact, {
      name: 'Pizza',
      sizes: [small, { name: 'Grande', price: 120_000 }],
    })
    const { html } = await renderPage(`/menu/${branchContact.alias}/take-away`, api)
    // The button of a plate that asks nothing comes with the scripts, and never inside a link.
    expect(html).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<button/)
    return html.split('<span aria-hidden="true" class="grid size-9').length - 1
  }
  expect(await pluses({})).toBe(2)
  expect(await pluses({ contact: { order_enabled: false } })).toBe(0)
})

test('without scripts a menu says why its cart needs them, and how to order from the contact', async () => {
  const foot = async (contact: Parameters<typeof api.given.branchContact>[0]) => {
    const branchContact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'], ...contact })
    await api.given.plate(branchContact)
    const { html } = await renderPage(`/menu/${branchContact.alias}/take-away`, api)
    return /<noscript>(?!<a).*?<\/noscript>/s.exec(html)?.[0] ?? ''
  }
  const reached = await foot({ contact: { call_phone: '+541148330101', whatsapp_phone: '+541133330101' } })
  expect(reached).toContain('hacen falta los scripts del navegador')
  expect(reached).toMatch(/href="https:\/\/wa\.me\/5491133330101\?text=Hola[^"]*"[^>]*>.*Pedir por WhatsApp/)
  expect(reached).toMatch(/href="tel:\+541148330101"[^>]*>.*Pedir por teléfono/)
  const silent = await foot({})
  expect(silent).toContain('hacen falta los scripts del navegador')
  expect(silent).not.toContain('Pedir por')
})
