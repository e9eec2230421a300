import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'

/** Every address of the table, parents before children, with the file that answers it. */
const addresses = (entries: readonly RouteConfigEntry[], under = ''): string[] =>
  entries.flatMap(({ path = '', file, children = [] }) => {
    const address = [under, path].filter(Boolean).join('/')
    return [`/${address} ${file}`, ...addresses(children, address)]
  })

/**
 * spec('000 §2.3') spec('000 §2.7') spec('001 §2.1') spec('001 §2.2') spec('001 §2.3')
 * spec('001 §2.4') spec('001 §2.5')
 */
test('the table of routes stands in the order of the specification', () => {
  expect(addresses(routes)).toMatchInlineSnapshot(`
    [
      "/ pages/go-to-menu.ts",
      "/menu pages/start-page.tsx",
      "/menu/:alias pages/alias-layout.tsx",
      "/menu/:alias pages/alias-page.tsx",
      "/menu/:alias/preview pages/cart-page.tsx",
      "/menu/:alias/checkout pages/checkout-page.tsx",
      "/menu/:alias/order/:orderCode pages/order-page.tsx",
      "/menu/:alias/soporte pages/support-page.tsx",
      "/menu/:alias/grupo/:groupKey pages/group-page.tsx",
      "/menu/:alias/:mode pages/menu-page.tsx",
      "/menu/:alias/:mode/:category pages/category-page.tsx",
      "/menu/:alias/:mode/:category/:plate pages/plate-page.tsx",
      "/guia pages/guide-page.tsx",
      "/encuesta/:alias pages/survey-layout.tsx",
      "/encuesta/:alias/:orderCode pages/survey-page.tsx",
      "/logistics pages/logistics-layout.tsx",
      "/logistics/tracking/order/:alias/:orderCode pages/tracking-page.tsx",
      "/logistics/:alias/shipments pages/shipment-list-page.tsx",
      "/logistics/:alias/shipments/:shipmentType?/:shipmentId pages/shipment-page.tsx",
      "/logistics/:alias/rider/:riderId/shipments pages/redirect-page.tsx",
      "/logistics/:alias/rider/:registerPageVariant pages/register-page.tsx",
      "/404 pages/denied-page.tsx",
      "/* pages/not-found-page.tsx",
    ]
  `)
})
