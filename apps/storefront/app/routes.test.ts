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
      "/ location/go-to-menu.ts",
      "/menu location/start-page.tsx",
      "/menu/:alias alias/alias-layout.tsx",
      "/menu/:alias alias/alias-page.tsx",
      "/menu/:alias/preview cart/cart-page.tsx",
      "/menu/:alias/checkout checkout/checkout-page.tsx",
      "/menu/:alias/order/:orderCode order/order-page.tsx",
      "/menu/:alias/soporte support/support-page.tsx",
      "/menu/:alias/:mode menu/menu-page.tsx",
      "/menu/:alias/:mode/:category menu/category-page.tsx",
      "/menu/:alias/:mode/:category/:plate menu/plate-page.tsx",
      "/guia guide/guide-page.tsx",
      "/encuesta/:alias survey/survey-layout.tsx",
      "/encuesta/:alias/:orderCode survey/survey-page.tsx",
      "/logistics shipment/logistics-layout.tsx",
      "/logistics/tracking/order/:alias/:orderCode tracking/tracking-page.tsx",
      "/logistics/:alias/shipments shipment/shipment-list-page.tsx",
      "/logistics/:alias/shipments/:shipmentType?/:shipmentId shipment/shipment-page.tsx",
      "/logistics/:alias/rider/:riderId/shipments rider/redirect-page.tsx",
      "/logistics/:alias/rider/:registerPageVariant rider/register-page.tsx",
      "/404 layout/denied-page.tsx",
      "/* layout/not-found-page.tsx",
    ]
  `)
})
