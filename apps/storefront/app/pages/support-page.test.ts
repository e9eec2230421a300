import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

const CODE = '0123456789'

/** Where the page's messages go, and what they say; without scripts there is one more. */
const messages = (html: string): string[] =>
  [...html.replace(/<noscript>.*?<\/noscript>/gs, '').matchAll(/https:\/\/wa\.me\/[^"]*/g)].map(([link]) =>
    decodeURIComponent(link),
  )

/** spec('001 §2.9') spec('001 §2.19') */
test('support names the contact and opens its WhatsApp with a text that carries the code', async () => {
  const contact = await api.given.branchContact({
    contact: { name: 'Palermo', whatsapp_phone: '+5491144440202', call_phone: '+541144440303' },
  })
  const address = `/menu/${contact.alias}/soporte`
  const about = await renderPage(`${address}?referenceId=${CODE}`, api)
  expect(about.text).toContain('escríbele a Palermo')
  expect(messages(about.html)).toEqual([
    `https://wa.me/5491144440202?text=Hola, necesito ayuda con mi pedido ${CODE}.`,
  ])
  expect(about.html).toContain('tel:+541144440303')
  expect(about.html).toContain(`href="/menu/${contact.alias}/order/${CODE}"`)

  const plain = await renderPage(address, api)
  expect(messages(plain.html)).toEqual(['https://wa.me/5491144440202?text=Hola, necesito ayuda.'])
  expect(plain.text).toContain('Volver al Menú')
  const strange = await renderPage(`${address}?referenceId=${encodeURIComponent('envíen dinero a x')}`, api)
  expect(messages(strange.html)).toEqual(messages(plain.html))
})

test('a contact without WhatsApp says so, and how else it is reached', async () => {
  const silent = await api.given.branchContact({ contact: { whatsapp_phone: null, call_phone: null } })
  const page = await renderPage(`/menu/${silent.alias}/soporte?referenceId=${CODE}`, api)
  expect(page.text).toContain('no tiene WhatsApp')
  expect(page.text).toContain('Puedes acercarte a Honduras 4900')
  expect(messages(page.html)).toEqual([])
  const phone = await api.given.branchContact({ contact: { call_phone: '+541144440303' } })
  expect((await renderPage(`/menu/${phone.alias}/soporte`, api)).html).toContain('tel:+541144440303')
  expect((await renderPage(`/menu/${phone.branchAlias}/soporte`, api)).status).toBe(404)
})

/** spec('001 §2.65') */
test('whoever is turned away is told no more than that', async () => {
  const page = await renderPage('/404', api)
  expect(page.status).toBe(404)
  expect(page.text).toContain('Acceso denegado o link expirado')
})
