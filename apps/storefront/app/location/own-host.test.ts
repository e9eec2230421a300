import { fetchAt, givenHost } from '@mostrador/api/testing/given-host'
import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

/** spec('decisions beyond-the-documents.8') */
test('a tenant’s own host begins with the tenant, and has no page of another nor of all', async () => {
  const api = await startTestApi()
  const own = await api.given.branchContact({ orderModes: ['TAKE_AWAY', 'DELIVERY'] })
  const other = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  await givenHost(api, 'ombu.example', { of: own, kind: 'company' })
  const place = { home: own.companyAlias, sharedOrigin: 'http://localhost:3000' }
  const ask = (address: string) => renderPage(address, { fetch: fetchAt(api, 'ombu.example'), place })

  const start = `/menu/${own.companyAlias}`
  for (const address of ['/', '/menu'])
    expect(await ask(`${address}?source=qr`)).toMatchObject({ status: 302, location: `${start}?source=qr` })
  const company = await ask(start)
  expect(company.html).toContain(`href="/menu/${own.branchAlias}"`)
  expect(company.html).not.toContain(other.branchAlias)
  const missing = [
    '/guia',
    `/menu/${other.alias}`,
    `/menu/${other.alias}/take-away`,
    `/menu/${other.companyAlias}`,
  ]
  for (const address of missing) expect([address, (await ask(address)).status]).toEqual([address, 404])
  // On the one that all share nothing has changed.
  expect(await renderPage('/', api)).toMatchObject({ status: 302, location: '/menu' })
  for (const address of ['/menu', '/guia', start, `/menu/${other.alias}/take-away`])
    expect([address, (await renderPage(address, api)).status]).toEqual([address, 200])
})
