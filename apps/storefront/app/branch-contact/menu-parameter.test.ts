import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

const given = () => api.given.branchContact({ orderModes: ['DELIVERY', 'TAKE_AWAY', 'IN_DINING'] })

/** The modes that a page links to. */
const linked = (html: string): readonly string[] =>
  [...html.matchAll(/href="\/menu\/[^"/]+\/(delivery|take-away|in-dining)\?/g)].map(([, mode = '']) => mode)

test('a link that names menus offers those alone, and keeps naming them', async () => {
  const { alias } = await given()
  const { html } = await renderPage(`/menu/${alias}?menu=take-away&menu=DELIVERY&menu=en-globo`, api)
  expect(linked(html)).toEqual(['delivery', 'take-away'])
  expect(html).toContain(`/menu/${alias}/delivery?menu=take-away&amp;menu=DELIVERY&amp;menu=en-globo`)
})

/** spec('000 §2.9') */
test('one that names a single menu chooses it, by its type or its id', async () => {
  const { alias, modes } = await given()
  for (const menu of ['in-dining', 'IN_DINING', modes.IN_DINING]) {
    expect(await renderPage(`/menu/${alias}?menu=${menu}`, api)).toMatchObject({
      status: 302,
      location: `/menu/${alias}/in-dining?menu=${menu}`,
    })
  }
})

test('one that names nothing of this contact is as if it named nothing', async () => {
  const { alias } = await given()
  const { html } = await renderPage(`/menu/${alias}?menu=self-service&menu=%F0%9F%8D%95`, api)
  expect(linked(html)).toEqual(['delivery', 'take-away', 'in-dining'])
})

test('the tabs of a menu offer the same, and always the one that is open', async () => {
  const { alias } = await given()
  const tabs = async (address: string) => {
    const { html } = await renderPage(address, api)
    return linked(html.slice(html.indexOf('<nav'), html.indexOf('</nav>')))
  }
  expect(await tabs(`/menu/${alias}/delivery?menu=delivery&menu=take-away`)).toEqual([
    'delivery',
    'take-away',
  ])
  expect(await tabs(`/menu/${alias}/in-dining?menu=delivery&menu=take-away`)).toEqual([
    'in-dining',
    'delivery',
    'take-away',
  ])
})
