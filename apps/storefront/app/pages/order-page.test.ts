import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { givenSurvey } from '@mostrador/api/testing/given-survey'
import { placeOnline } from '@mostrador/api/testing/online-orders'
import { testProvider } from '@mostrador/api/testing/test-provider'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

const change = (code: string, columns: object) =>
  api.ports.database.updateTable('orders').set(columns).where('code', '=', code).execute()

describe('an order is grey', () => {
  const isGrey = async (address: string) => (await renderPage(address, api)).html.includes('grayscale')

  /** spec('001 §2.23') */
  test('while the contact has not confirmed it, and says what is waited for and what comes next', async () => {
    const contact = await api.given.branchContact({
      contact: { order_channel: 'MESSAGE', whatsapp_phone: '+5491144440202' },
    })
    const { code, id } = await api.given.order(contact)
    const address = `/menu/${contact.alias}/order/${code}`
    const { html, text } = await renderPage(address, api)
    expect(html).toContain('grayscale')
    expect(text).toContain('Falta que el local confirme tu pedido')
    expect(text).toContain('Cuando reciba tu mensaje y lo acepte')

    const staff = await api.as(await api.given.staff({ contacts: [contact] }))
    await staff.changeOrderStatus({ params: { id }, body: { action: 'accept' } })
    expect(await isGrey(address)).toBe(false)
  })

  /** spec('001 §2.21') spec('001 §2.22') */
  test('while it is not paid, and no longer once it is', async () => {
    const contact = await api.given.branchContact()
    const { code } = await api.given.order(contact)
    const address = `/menu/${contact.alias}/order/${code}`
    expect(await isGrey(address)).toBe(false)
    await change(code, { payment_method: 'CARD', payment_upload: 'APP', payment_status: 'PENDING' })
    expect(await isGrey(address)).toBe(true)
    expect((await renderPage(address, api)).text).not.toContain('Cancelar pedido')
    await change(code, { payment_status: 'APPROVED' })
    expect(await isGrey(address)).toBe(false)
    // Answered already: a token that comes late asks for nothing more.
    expect((await renderPage(`${address}?token_ws=t`, api)).text).not.toContain('Estamos confirmando tu pago')
    await change(code, { payment_status: 'EXPIRED', status: 'CANCELED', canceled_at: api.clock.now })
    const { text } = await renderPage(address, api)
    // The event leads, with the way to order anew; the diner is not sent to ask why.
    expect(text.indexOf('Tiempo de pago vencido, vuelva a generar el pedido')).toBeGreaterThan(-1)
    expect(text.indexOf('Hacer el pedido de nuevo')).toBeLessThan(text.indexOf('Pedido #1'))
    expect(text.indexOf('Tiempo de pago vencido')).toBeLessThan(text.indexOf('Hacer el pedido de nuevo'))
    expect(text).not.toContain('El pedido fue cancelado.')
  })

  /** spec('001 §2.14') spec('001 §4.3') */
  test('and back from the bank it does not offer to pay before the bank was asked', async () => {
    const contact = await api.given.branchContact()
    const { code } = await api.given.order(contact)
    await change(code, { payment_method: 'WALLET', payment_upload: 'API', payment_status: 'PENDING' })
    const address = `/menu/${contact.alias}/order/${code}`
    expect((await renderPage(address, api)).text).toContain('Falta pagar tu pedido')
    const { text } = await renderPage(`${address}?token_ws=t`, api)
    expect(text).toContain('Estamos confirmando tu pago')
    expect(text).not.toContain('Falta pagar tu pedido')
  })
})

/** spec('001 §2.20') */
test('an order of nothing waits for no payment, however it was to be paid, and may be canceled', async () => {
  const paid = await startTestApi({ payments: testProvider() })
  const contact = await paid.given.branchContact({
    orderModes: ['TAKE_AWAY'],
    contact: { whatsapp_phone: '+5491144440202' },
  })
  await paid.given.generalDiscount(contact, { type: 'PERCENT', percentage: 100 })
  const { code } = await placeOnline({ api: paid, contact, plate: await paid.given.plate(contact) })
  const { html, text } = await renderPage(`/menu/${contact.alias}/order/${code}`, paid)
  expect(text).toMatch(/Total \$ 0/)
  expect(text).toContain('Cancelar pedido')
  expect(text).not.toContain('Falta pagar tu pedido')
  expect(html).not.toContain('grayscale')
})

test('an order that the contact has not taken yet says what is waited for, and what happens then', async () => {
  const contact = await api.given.branchContact({ contact: { whatsapp_phone: '+5491144440202' } })
  const { code } = await api.given.order(contact)
  const { html, text } = await renderPage(`/menu/${contact.alias}/order/${code}`, api)
  expect(text).toContain('El local recibió tu pedido y lo va a confirmar en unos minutos.')
  expect(text).toContain('Cuando lo acepte, empieza a prepararlo y lo ves acá.')
  expect(text).toMatch(/Necesito ayuda.*Tuve un problema con mi pedido.*Volver al Menú.*Cancelar pedido/)
  expect(html).toContain(encodeURIComponent(`Hola, quisiera cancelar mi pedido ${code}.`))
})

/** spec('001 §2.20') spec('decisions paths-that-are-not-shown.3') */
test('canceling says that WhatsApp opens; where the contact lets diners cancel, its diner does it here', async () => {
  const open = await api.given.branchContact({
    contact: { whatsapp_phone: '+5491144440202', cancel_until_accepted: true },
  })
  const { code, id } = await api.given.order(open)
  /** The page in a browser that placed the order, or did not. */
  const pageOf = (isOwn: boolean) =>
    renderPage(`/menu/${open.alias}/order/${code}`, {
      fetch: async (url, init) => {
        const answer = await api.fetch(url, init)
        if (!url.endsWith(`/order/${code}`)) return answer
        return Response.json({ ...((await answer.json()) as object), isOwn })
      },
    })
  const [stranger, own] = [await pageOf(false), await pageOf(true)]
  const message = encodeURIComponent(`Hola, quisiera cancelar mi pedido ${code}.`)
  expect(stranger.text).toContain('Se abre WhatsApp con un mensaje para el local.')
  expect(stranger.html).toContain(message)
  expect(own.text).toContain('Puedes cancelarlo hasta que el local lo acepte.')
  expect(own.html).not.toContain(message)

  const staff = await api.as(await api.given.staff({ contacts: [open] }))
  await staff.changeOrderStatus({ params: { id }, body: { action: 'accept' } })
  expect((await pageOf(true)).html).toContain(message)
  await change(code, {
    status: 'CANCELED',
    canceled_at: api.clock.now,
    cancel_reason: 'El cliente lo canceló antes de que lo aceptaran',
  })
  const { text } = await pageOf(true)
  expect(text).toContain('Cancelaste este pedido antes de que el local lo aceptara.')
  expect(text).not.toContain('Motivo:')
  expect(text).toMatch(/Volver al Menú.*Tuve un problema con mi pedido.*Necesito ayuda/)
  expect(text).not.toContain('Cancelar pedido')
})

/** spec('001 §3.1') */
test('the rows of the ticket stand in the order of the documents, with benefits and points', async () => {
  const contact = await api.given.branchContact({
    orderModes: ['DELIVERY'],
    mode: { fee_cash: 40_000, user_fee: 5_000 },
  })
  await api.given.generalSurcharge(contact, { name: 'Envase', type: 'FIXED', amount: 10_000 })
  await api.given.generalDiscount(contact, { name: 'Verano', type: 'FIXED', amount: 20_000 })
  const { code, id } = await api.given.order(contact, { mode: 'DELIVERY' })
  await change(code, { points_earned: 1250 })
  await api.ports.database
    .updateTable('order_adjustments')
    .set({ external_benefit_type: 'Club' })
    .where('order_id', '=', id)
    .where('name', '=', 'Verano')
    .execute()
  const { text } = await renderPage(`/menu/${contact.alias}/order/${code}`, api)
  const found = /Subtotal.*Envase.*Verano Club.*Tarifa de servicio.*Envío.*Total/.exec(text)
  expect(found).not.toBeNull()
  expect(text).toContain('Cuando lo recibas sumas 1.250 puntos')
  await change(code, { status: 'DELIVERED', delivered_at: api.clock.now })
  expect((await renderPage(`/menu/${contact.alias}/order/${code}`, api)).text).toContain(
    'Sumaste 1.250 puntos con este pedido',
  )
})

/** spec('001 §2.24') spec('001 §8.1') */
test('an order that is not there, or cannot be asked for, shows the order-error view with another try', async () => {
  const contact = await api.given.branchContact()
  const missing = await renderPage(`/menu/${contact.alias}/order/0123456789`, api)
  expect(missing.status).toBe(404)
  expect(missing.text).toContain('No encontramos este pedido')
  const down = await renderPage(`/menu/${contact.alias}/order/0123456789`, {
    fetch: async (url, init) =>
      url.includes('/order/') ? new Response('{}', { status: 503 }) : api.fetch(url, init),
  })
  expect(down.status).toBe(503)
  expect(down.text).toContain('No pudimos cargar tu pedido')
  for (const { text } of [missing, down]) expect(text).toMatch(/Reintentar.*Volver al Menú/)
})

/** spec('001 §2.16') */
test('a link that asks for support leads there, with the code and what is kept of the query', async () => {
  const contact = await api.given.branchContact()
  const { code } = await api.given.order(contact)
  const address = `/menu/${contact.alias}/order/${code}`
  const asked = await renderPage(`${address}?open_follow_up_support=true&campaignId=c1&x=1`, api)
  expect(asked).toMatchObject({
    status: 302,
    location: `/menu/${contact.alias}/soporte?campaignId=c1&referenceId=${code}`,
  })
  expect((await renderPage(`${address}?open_follow_up_support=false`, api)).status).toBe(200)
})

test('the stars of a delivered order stand in the first HTML, and nothing where no survey is asked', async () => {
  const [silent, asking] = [await api.given.branchContact(), await api.given.branchContact()]
  await givenSurvey(api.ports.database, asking)
  const pageOf = async ({ alias }: typeof silent, code: string) =>
    renderPage(`/menu/${alias}/order/${code}`, api)
  const [one, other] = [await api.given.order(silent), await api.given.order(asking)]
  expect((await pageOf(asking, other.code)).text).not.toContain('Califica tu pedido')
  for (const { code } of [one, other]) {
    await change(code, { status: 'DELIVERED', delivered_at: api.clock.now })
  }
  expect((await pageOf(silent, one.code)).text).not.toContain('Califica tu pedido')
  const { text, html } = await pageOf(asking, other.code)
  expect(text).toContain('Califica tu pedido')
  expect(html).toContain(`/encuesta/${asking.alias}/${other.code}?surveyGeneralNPSAnswer=5`)
})

test('the way to the delivery of an order stands in the first HTML', async () => {
  const contact = await api.given.branchContact()
  const rider = await api.given.rider(contact)
  const { orderCode } = await api.given.shipment(contact, { status: 'ON_ROUTE_TO_DROP_OFF', rider })
  const { html } = await renderPage(`/menu/${contact.alias}/order/${orderCode}`, api)
  expect(html).toContain(`href="/logistics/tracking/order/${contact.alias}/${orderCode}"`)
})
