import { abandonedCartRoutes } from '@mostrador/contract/abandoned-cart/abandoned-cart-routes'
import { aliasRoutes } from '@mostrador/contract/alias/alias-routes'
import { countryRoutes } from '@mostrador/contract/country/country-routes'
import { customisationRoutes } from '@mostrador/contract/customisation/customisation-routes'
import { dinerRoutes } from '@mostrador/contract/diner/diner-routes'
import { loyaltyRoutes } from '@mostrador/contract/loyalty/loyalty-routes'
import { menuRoutes } from '@mostrador/contract/menu/menu-routes'

/** What a menu asks of the API while it opens, and what is sent while a page closes. The other routes come by the first call that needs one. */
export const FIRST_ROUTES = {
  ...aliasRoutes,
  ...countryRoutes,
  ...menuRoutes,
  ...customisationRoutes,
  ...loyaltyRoutes,
  ...dinerRoutes,
  ...abandonedCartRoutes,
} as const
