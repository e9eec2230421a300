import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

const footerOf = (html: string): string => /<footer.*<\/footer>/.exec(html)?.[0] ?? ''

/** spec('000 §2.48') spec('decisions beyond-the-documents.23') */
test('every page ends with the picture of the provider, which says whose it is', async () => {
  const footer = footerOf((await renderPage('/menu', await startTestApi())).html)
  expect(footer).toMatch(/<svg role="img" aria-label="Con la tecnología de Tucán"/)
  expect(footer).not.toContain('<a ')
})

test('it leads to the site of the provider, where one is configured', async () => {
  const { fetch } = await startTestApi()
  const provider = { name: 'Fonda', site: 'https://fonda.example' }
  const footer = footerOf((await renderPage('/menu', { fetch, provider })).html)
  expect(footer).toMatch(/<a href="https:\/\/fonda\.example"[^>]*><svg[^>]*aria-label="[^"]* Fonda"/)
})
