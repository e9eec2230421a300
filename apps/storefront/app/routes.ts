import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Pages of the storefront, in the order of 000 §2 Routes and 001 §2 Route table. */
export default [
  index('pages/go-to-menu.ts'),
  route('menu', 'pages/start-page.tsx'),
  route('menu/:alias', 'pages/alias-layout.tsx', [
    index('pages/alias-page.tsx'),
    route('preview', 'pages/cart-page.tsx'),
    route('checkout', 'pages/checkout-page.tsx'),
    route('order/:orderCode', 'pages/order-page.tsx'),
    route('soporte', 'pages/support-page.tsx'),
    route('grupo/:groupKey', 'pages/group-page.tsx'),
    route(':mode', 'pages/menu-page.tsx', [
      route(':category', 'pages/category-page.tsx', [route(':plate', 'pages/plate-page.tsx')]),
    ]),
  ]),
  route('guia', 'pages/guide-page.tsx'),
  route('encuesta/:alias', 'pages/survey-layout.tsx', [route(':orderCode', 'pages/survey-page.tsx')]),
  route('logistics', 'pages/logistics-layout.tsx', [
    route('tracking/order/:alias/:orderCode', 'pages/tracking-page.tsx'),
    route(':alias/shipments', 'pages/shipment-list-page.tsx'),
    route(':alias/shipments/:shipmentType?/:shipmentId', 'pages/shipment-page.tsx'),
    route(':alias/rider/:riderId/shipments', 'pages/redirect-page.tsx'),
    route(':alias/rider/:registerPageVariant', 'pages/register-page.tsx'),
  ]),
  route('404', 'pages/denied-page.tsx'),
  route('*', 'pages/not-found-page.tsx'),
] satisfies RouteConfig
