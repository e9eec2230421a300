import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

/** spec('001 §2.3') spec('001 §2.57') spec('001 §4.22') spec('001 §6.2') */
test('the tracking page opens with its code, and asks for the rest in the browser', async () => {
  const { alias } = await api.given.branchContact()
  const { status, html, text } = await renderPage(`/logistics/tracking/order/${alias}/ABCDE12345`, api)
  expect(status).toBe(200)
  expect(text).toContain('Pedido ABCDE12345')
  expect(text).toContain('Buscando tu pedido…')
  expect(text).toContain('Actualizar')
  expect(html).toContain('role="application"')
  expect(text).not.toContain('Clave de entrega')
  expect(text).not.toContain('Sin repartidor')
})
