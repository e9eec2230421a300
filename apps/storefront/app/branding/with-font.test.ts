import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

/** spec('decisions beyond-the-documents.16') */
test('whichever page of a brand is the first asks for its font, and only a catalogue may be kept', async () => {
  const contact = await api.given.branchContact({ branch: { font_family: 'Lora' } })
  const { code } = await api.given.order(contact)
  const { alias } = contact
  const pages = {
    [`/menu/${alias}`]: ['private, no-cache', '30'],
    [`/menu/${alias}/order/${code}`]: ['private, no-store', null],
    [`/encuesta/${alias}/${code}`]: ['private, no-store', null],
    [`/logistics/tracking/order/${alias}/${code}`]: ['private, no-cache', null],
    [`/logistics/${alias}/shipments`]: ['private, no-cache', null],
    [`/logistics/${alias}/rider/phoneIntake`]: ['private, no-cache', null],
  }
  for (const [address, kept] of Object.entries(pages)) {
    const { status, headers } = await renderPage(address, api)
    expect([address, status, headers.get('cache-control'), headers.get('x-page-cache')]).toEqual([
      address,
      200,
      ...kept,
    ])
    expect([address, headers.get('link')]).toEqual([
      address,
      expect.stringMatching(/^<\/\S+lora-latin-wght-normal\.woff2>; rel=preload; as=font;/),
    ])
  }
})

test('a brand in the device’s font asks for none', async () => {
  const { alias } = await api.given.branchContact()
  for (const address of [`/menu/${alias}`, `/logistics/tracking/order/${alias}/ABCDE12345`]) {
    expect((await renderPage(address, api)).headers.has('link')).toBe(false)
  }
})
