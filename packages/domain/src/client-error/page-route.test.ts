import { expect, test } from 'vitest'
import { aliasOfPage, pageRoute } from './page-route.ts'

test.each([
  [null, ''],
  ['', ''],
  ['/', '/'],
  ['/menu', '/menu'],
  ['/menu/palermo', '/menu/{alias}'],
  ['/menu/palermo/preview', '/menu/{alias}/preview'],
  ['/menu/palermo/checkout/', '/menu/{alias}/checkout'],
  ['https://shop.test/menu/palermo/order/ZK7M2Q9R4T?token_ws=1', '/menu/{alias}/order/{orderCode}'],
  ['/menu/palermo/soporte', '/menu/{alias}/soporte'],
  ['HTTPS://shop.test/menu/palermo/delivery#plato\n/x', '/menu/{alias}/{mode}'],
  ['/menu/palermo/delivery/pastas', '/menu/{alias}/{mode}/{category}'],
  ['/menu/palermo/delivery/pastas/ravioles', '/menu/{alias}/{mode}/{category}/{plate}'],
  ['/guia?lat=-34.58', '/guia'],
  ['/encuesta/palermo/ZK7M2Q9R4T', '/encuesta/{alias}/{orderCode}'],
  ['/logistics/tracking/order/palermo/ZK7M2Q9R4T', '/logistics/tracking/order/{alias}/{orderCode}'],
  ['/logistics/palermo/shipments', '/logistics/{alias}/shipments'],
  ['/logistics/palermo/shipments/7', '/logistics/{alias}/shipments/{shipmentId}'],
  ['/logistics/palermo/shipments/STACK/7', '/logistics/{alias}/shipments/{shipmentType}/{shipmentId}'],
  ['/logistics/palermo/rider/7/shipments', '/logistics/{alias}/rider/{riderId}/shipments'],
  ['/logistics/palermo/rider/logIn', '/logistics/{alias}/rider/{registerPageVariant}'],
  ['/404', '/404'],
  ['/somewhere/ana@x.com/9/9/9/9', '/{other}'],
  ['/menu/https://shop.test/guia', '/menu/{alias}/{mode}/{category}'],
])('the page of %j is %s', (url, route) => expect(pageRoute(url)).toBe(route))

test.each([
  ['https://a.test/menu/palermo/preview?x', 'palermo'],
  ['/logistics/norte/shipments', 'norte'],
  ['/logistics/tracking/order/sur/ZK7M2Q9R4T', 'sur'],
  ['/guia', null],
  ['/1/2/3/4/5/6/7', null],
  ['', null],
  [null, null],
])('%j is a page of %s', (url, alias) => expect(aliasOfPage(url)).toBe(alias))
