import { aliasRoutes } from './alias/alias-routes.ts'
import { branchContactRoutes } from './branch-contact/branch-contact-routes.ts'
import { companyRoutes } from './company/company-routes.ts'
import { consoleRoutes } from './console/console-routes.ts'
import { countryRoutes } from './country/country-routes.ts'
import { dinerRoutes } from './diner/diner-routes.ts'
import { fileRoutes } from './file/file-routes.ts'
import { menuRoutes } from './menu/menu-routes.ts'
import { orderModeRoutes } from './order-mode/order-mode-routes.ts'
import { orderRoutes } from './order/order-routes.ts'
import { realtimeRoutes } from './realtime/realtime-routes.ts'
import { staffRoutes } from './staff/staff-routes.ts'

/** Every route of the API by its endpoint's name: no schema comes with it, so a browser may have it. */
export const routes = {
  ...aliasRoutes,
  ...companyRoutes,
  ...branchContactRoutes,
  ...orderModeRoutes,
  ...menuRoutes,
  ...countryRoutes,
  ...fileRoutes,
  ...dinerRoutes,
  ...orderRoutes,
  ...staffRoutes,
  ...consoleRoutes,
  ...realtimeRoutes,
} as const
