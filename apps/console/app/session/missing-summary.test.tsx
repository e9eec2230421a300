import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MissingSummary } from './missing-summary.tsx'

/** spec('decisions beyond-the-documents.12') */
test.each([
  [{}, ''],
  [{ email: true, password: false }, ''],
  [{ email: true, password: true }, 'Faltan 2 campos.'],
])('with %j missing, a screen reader hears "%s"', (missing, said) => {
  const drawn = renderToStaticMarkup(<MissingSummary missing={missing} />)
  expect(drawn).toBe(`<output class="sr-only">${said}</output>`)
})
