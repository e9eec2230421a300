import { index, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

/** Every page of the storefront, in the order of the specification's tables (000 §2 Routes, 001 §2 Route table). */
export default [
  index('location/go-to-menu.ts'),
  route('menu', 'location/start-page.tsx'),
  route('menu/:alias', 'alias/alias-layout.tsx', [
    index('alias/alias-page.tsx'),
    route('preview', 'cart/cart-page.tsx'),
    route('checkout', 'checkout/checkout-page.tsx'),
    route('order/:orderCode', 'order/order-page.tsx'),
    route('soporte', 'support/support-page.tsx'),
    route(':mode', 'menu/menu-page.tsx', [
      route(':category', 'menu/category-page.tsx', [route(':plate', 'menu/plate-page.tsx')]),
    ]),
  ]),
  route('guia', 'guide/guide-page.tsx'),
  route('encuesta/:alias', 'survey/survey-layout.tsx', [route(':orderCode', 'survey/survey-page.tsx')]),
  route('logistics', 'shipment/logistics-layout.tsx', [
    route('tracking/order/:alias/:orderCode', 'tracking/tracking-page.tsx'),
    route(':alias/shipments', 'shipment/shipment-list-page.tsx'),
    route(':alias/shipments/:shipmentType?/:shipmentId', 'shipment/shipment-page.tsx'),
    route(':alias/rider/:riderId/shipments', 'rider/redirect-page.tsx'),
    route(':alias/rider/:registerPageVariant', 'rider/register-page.tsx'),
  ]),
  route('404', 'layout/denied-page.tsx'),
  route('*', 'layout/not-found-page.tsx'),
] satisfies RouteConfig
