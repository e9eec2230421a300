import { expect, test } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { renderHook } from '../testing/render-hook.tsx'
import { useTableOfLink } from './use-table-of-link.ts'

/** spec('000 §2.10') */
test.each([
  ['?tableNumber=%2012%20&name=Ana', 'IN_DINING', '12'],
  ['?tableNumber=12', 'TAKE_AWAY', undefined],
  ['?tableNumber=%20', 'IN_DINING', undefined],
  ['', 'IN_DINING', undefined],
] as const)('the link %j in the mode %s is of the table %s', async (search, mode, table) => {
  openPage()
  const { wrap } = pageAround({ address: `/menu/palermo/in-dining${search}`, path: '/menu/:alias/:mode' })
  const { now } = await renderHook(useTableOfLink, { props: mode, wrap })
  expect(now()).toBe(table)
})
