import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

test('the guide is titled with the provider of the server, and asks where somebody is', async () => {
  const api = await startTestApi()
  const { status, text } = await renderPage('/guia', api)
  expect(status).toBe(200)
  expect(text).toMatch(/La carta está en Tucán.*Usar mi ubicación.*Tu dirección.*Código del local/s)
  const other = await renderPage('/guia', { ...api, provider: { name: 'Ñandú', site: null } })
  expect(other.text).toContain('La carta está en Ñandú')
})
