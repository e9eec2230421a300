import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

const QUERY =
  'campaignId=c1&abandoned=true&phone=%2B5491130405060&name=Ana&menu=a&menu=b&source=qr&tableNumber=9&invalidCustomRedirect=true'

/** spec('000 §2.9') */
test('every link of every page takes the query of the journey along, and nothing else of it', async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  await api.given.branchContact({ sameBranchAs: contact, contact: { name: 'Otro' } })
  await api.given.plate(contact, { name: 'Milanesa' })
  const menu = `/menu/${contact.alias}/take-away`
  const category = /href="([^"?#]*\/take-away\/[^"?#/]+)[?"]/
  const plates = (await renderPage(menu, api)).html
  const plate = /href="([^"?#]*\/take-away\/[^"?#/]+\/[^"?#/]+)[?"]/.exec(plates)?.[1] ?? ''
  const pages = [
    '/menu',
    '/menu/no-such-local',
    `/menu/${contact.companyAlias}`,
    `/menu/${contact.branchAlias}`,
    `/menu/${contact.alias}`,
    menu,
    category.exec(plates)?.[1] ?? plate.slice(0, plate.lastIndexOf('/')),
    plate,
  ]
  for (const page of pages) {
    const { html } = await renderPage(`${page}?${QUERY}&utm_source=x`, api)
    const links = [...html.matchAll(/href="(\/menu[^"]*)"/g)].map(([, link = '']) => link)
    const others = links.filter(
      (link) => !link.replaceAll('&amp;', '&').includes(`?${QUERY}`) || link.includes('utm_source'),
    )
    expect({ page, others, some: links.length > 0 }).toEqual({ page, others: [], some: true })
  }
})
