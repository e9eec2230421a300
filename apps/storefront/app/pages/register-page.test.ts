import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

/** spec('001 §2.5') spec('001 §2.6') spec('001 §2.49') spec('001 §2.50') */
test('the register page begins with the phone alone, in the brand of the contact and without the menu', async () => {
  const { alias } = await api.given.branchContact({ branch: { name: 'Fuego Lento' } })
  const { status, html, text } = await renderPage(`/logistics/${alias}/rider/phoneIntake`, api)
  expect(status).toBe(200)
  expect(text).toContain('Repartidores')
  expect(text).toContain('Fuego Lento')
  expect(text).toContain('Ingresa con tu teléfono')
  expect(text).toContain('Siguiente')
  expect(html).toContain('placeholder="9 11 2345-6789"')
  expect(html.match(/<input/g)).toHaveLength(1)
  expect(html).not.toContain('Abrir tu cuenta')
})

/** spec('001 §2.51') spec('001 §2.54') */
test('the other variants wait for what came before them', async () => {
  const { alias } = await api.given.branchContact()
  for (const variant of ['register', 'logIn', 'logOut', 'success']) {
    const { status, html } = await renderPage(`/logistics/${alias}/rider/${variant}`, api)
    expect(status).toBe(200)
    expect(html).not.toContain('<input')
    expect(html).toContain('aria-busy')
  }
})

test('an unknown variant, alias or a link of a brand is not found', async () => {
  const { alias, branchAlias } = await api.given.branchContact()
  for (const path of [`${alias}/rider/otra`, `${branchAlias}/rider/phoneIntake`, 'nadie/rider/phoneIntake']) {
    expect((await renderPage(`/logistics/${path}`, api)).status).toBe(404)
  }
})
