import { analyticsRoutes } from './analytics/analytics-routes.ts'
import { shareRoutes } from './share/share-routes.ts'
import { installRoutes } from './install/install-routes.ts'
import { deliveryRoutes } from './delivery/delivery-routes.ts'
import { customisationRoutes } from './customisation/customisation-routes.ts'
import { customerRecordRoutes } from './customer/customer-record-routes.ts'
import { customerRoutes } from './customer/customer-routes.ts'
import { loyaltyRoutes } from './loyalty/loyalty-routes.ts'
import { paymentRoutes } from './payment/payment-routes.ts'
import { discountCodeRoutes } from './discount-code/discount-code-routes.ts'
import { abandonedCartRoutes } from './abandoned-cart/abandoned-cart-routes.ts'
import { surveyRoutes } from './survey/survey-routes.ts'
import { geocodingRoutes } from './geocoding/geocoding-routes.ts'
import { guideRoutes } from './guide/guide-routes.ts'
import { shipmentRoutes } from './shipment/shipment-routes.ts'
import { riderRoutes } from './rider/rider-routes.ts'
import { documentationRoutes } from './documentation/documentation-routes.ts'
import { aliasRoutes } from './alias/alias-routes.ts'
import { branchRoutes } from './branch/branch-routes.ts'
import { brandingRoutes } from './branding/branding-routes.ts'
import { branchContactRoutes } from './branch-contact/branch-contact-routes.ts'
import { caseRoutes } from './case/case-routes.ts'
import { clientErrorRoutes } from './client-error/client-error-routes.ts'
import { companyRoutes } from './company/company-routes.ts'
import { countryRoutes } from './country/country-routes.ts'
import { dispatchRoutes } from './dispatch/dispatch-routes.ts'
import { dinerRoutes } from './diner/diner-routes.ts'
import { fileRoutes } from './file/file-routes.ts'
import { consoleMenuRoutes } from './menu/console-menu-routes.ts'
import { menuRoutes } from './menu/menu-routes.ts'
import { orderModeRoutes } from './order-mode/order-mode-routes.ts'
import { orderRoutes } from './order/order-routes.ts'
import { realtimeRoutes } from './realtime/realtime-routes.ts'
import { staffRoutes } from './staff/staff-routes.ts'

/** Every route of the API by its endpoint's name: no schema comes with it, so a browser may have it. */
export const routes = {
  ...aliasRoutes,
  ...companyRoutes,
  ...branchRoutes,
  ...branchContactRoutes,
  ...brandingRoutes,
  ...orderModeRoutes,
  ...menuRoutes,
  ...consoleMenuRoutes,
  ...countryRoutes,
  ...fileRoutes,
  ...dinerRoutes,
  ...orderRoutes,
  ...staffRoutes,
  ...caseRoutes,
  ...clientErrorRoutes,
  ...dispatchRoutes,
  ...realtimeRoutes,
  ...deliveryRoutes,
  ...geocodingRoutes,
  ...customisationRoutes,
  ...customerRoutes,
  ...customerRecordRoutes,
  ...loyaltyRoutes,
  ...paymentRoutes,
  ...discountCodeRoutes,
  ...abandonedCartRoutes,
  ...surveyRoutes,
  ...guideRoutes,
  ...shipmentRoutes,
  ...riderRoutes,
  ...analyticsRoutes,
  ...installRoutes,
  ...shareRoutes,
  ...documentationRoutes,
} as const
