import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

/** The first HTML asks for nothing: who looks at it has not said where they are. */
const fetch = async (): Promise<never> => {
  throw new Error('The guide asked the API before anybody said where they are.')
}

/** spec('001 §2.37') */
test('the guide is titled with the provider of the server, and asks where somebody is', async () => {
  const { status, text } = await renderPage('/guia', { fetch })
  expect(status).toBe(200)
  expect(text).toMatch(/La carta está en Tucán.*Usar mi ubicación.*Tu dirección.*Código del local/s)
  const other = await renderPage('/guia', { fetch, provider: { name: 'Ñandú', site: null } })
  expect(other.text).toContain('La carta está en Ñandú')
})
