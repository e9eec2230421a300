import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

test('a company is a grid of its branches, each leading to its own page', async () => {
  const api = await startTestApi()
  const first = await api.given.branchContact({ branch: { name: 'Fuego Lento', description: 'Parrilla' } })
  const second = await api.given.branchContact({ sameCompanyAs: first, branch: { name: 'La Nonna' } })
  await api.given.branchContact({ branch: { name: 'De otra empresa' } })
  const { html, text } = await renderPage(`/menu/${first.companyAlias}?campaignId=c1`, api)
  expect(text).toContain('Fuego Lento Parrilla')
  expect(text).not.toContain('De otra empresa')
  const links = [...html.matchAll(/href="(\/menu\/[^"]*)"/g)].map(([, link]) => link)
  expect(links).toEqual([
    `/menu/${first.branchAlias}?campaignId=c1`,
    `/menu/${second.branchAlias}?campaignId=c1`,
  ])
})

/** spec('000 §7.8') spec('000 §9.8') */
test('a company with more branches than a page holds shows them all', async () => {
  const api = await startTestApi()
  const first = await api.given.branchContact({ branch: { name: 'Marca 0' } })
  for (let number = 1; number < 101; number += 1) {
    await api.given.branchContact({
      sameCompanyAs: first,
      orderModes: [],
      branch: { name: `Marca ${number}` },
    })
  }
  const { html } = await renderPage(`/menu/${first.companyAlias}`, api)
  expect(html.match(/<li>/g)).toHaveLength(101)
  const { client } = api
  const params = { companyId: first.companyId }
  const page = await client.listCompanyBranches({ params, query: { offset: 99 } })
  expect(page).toMatchObject({ ok: true, data: { total: 101 } })
  if (page.ok) expect(page.data.branches.map(({ name }) => name)).toEqual(['Marca 99', 'Marca 100'])
})
