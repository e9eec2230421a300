import { apiKeyEndpoints } from './api-key/api-key-endpoints.ts'
import { analyticsEndpoints } from './analytics/analytics-endpoints.ts'
import { permissionEndpoints } from './permission/permission-endpoints.ts'
import { teamEndpoints } from './team/team-endpoints.ts'
import { revisionEndpoints } from './revision/revision-endpoints.ts'
import { scheduledChangeEndpoints } from './scheduled-change/scheduled-change-endpoints.ts'
import { pushEndpoints } from './push/push-endpoints.ts'
import { rehearsalEndpoints } from './rehearsal/rehearsal-endpoints.ts'
import { downloadEndpoints } from './download/download-endpoints.ts'
import { salesEndpoints } from './sales/sales-endpoints.ts'
import { salesMailEndpoints } from './sales-mail/sales-mail-endpoints.ts'
import { shareEndpoints } from './share/share-endpoints.ts'
import { menuSheetEndpoints } from './menu-sheet/menu-sheet-endpoints.ts'
import { pictureEndpoints } from './picture/picture-endpoints.ts'
import { holidayEndpoints } from './holiday/holiday-endpoints.ts'
import { transferEndpoints } from './transfer/transfer-endpoints.ts'
import { interruptionEndpoints } from './interruption/interruption-endpoints.ts'
import { contactEndpoints } from './branch-contact/contact-endpoints.ts'
import { listeningEndpoints } from './listening/listening-endpoints.ts'
import { installEndpoints } from './install/install-endpoints.ts'
import { deliveryEndpoints } from './delivery/delivery-endpoints.ts'
import { drawingEndpoints } from './delivery/drawing-endpoints.ts'
import { customisationEndpoints } from './customisation/customisation-endpoints.ts'
import { customerEndpoints } from './customer/customer-endpoints.ts'
import { customerRecordEndpoints } from './customer/customer-record-endpoints.ts'
import { loyaltyEndpoints } from './loyalty/loyalty-endpoints.ts'
import { paymentAccountEndpoints } from './payment/payment-account-endpoints.ts'
import { paymentTestEndpoints } from './payment/payment-test-endpoints.ts'
import { paymentEndpoints } from './payment/payment-endpoints.ts'
import { discountCodeEndpoints } from './discount-code/discount-code-endpoints.ts'
import { groupOrderEndpoints } from './group-order/group-order-endpoints.ts'
import { abandonedCartEndpoints } from './abandoned-cart/abandoned-cart-endpoints.ts'
import { surveyEndpoints } from './survey/survey-endpoints.ts'
import { geocodingEndpoints } from './geocoding/geocoding-endpoints.ts'
import { guideEndpoints } from './guide/guide-endpoints.ts'
import { shipmentEndpoints } from './shipment/shipment-endpoints.ts'
import { riderEndpoints } from './rider/rider-endpoints.ts'
import { documentationEndpoints } from './documentation/documentation-endpoints.ts'
import { aliasEndpoints } from './alias/alias-endpoints.ts'
import { branchEndpoints } from './branch/branch-endpoints.ts'
import { brandingEndpoints } from './branding/branding-endpoints.ts'
import { branchContactEndpoints } from './branch-contact/branch-contact-endpoints.ts'
import { caseEndpoints } from './case/case-endpoints.ts'
import { clientErrorEndpoints } from './client-error/client-error-endpoints.ts'
import { companyEndpoints } from './company/company-endpoints.ts'
import { countryEndpoints } from './country/country-endpoints.ts'
import { hostEndpoints } from './host/host-endpoints.ts'
import { riderTeamEndpoints } from './rider/rider-team-endpoints.ts'
import { dispatchEndpoints } from './dispatch/dispatch-endpoints.ts'
import { dinerEndpoints } from './diner/diner-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { healthEndpoints } from './health/health-endpoints.ts'
import { fileEndpoints } from './file/file-endpoints.ts'
import { menuEndpoints } from './menu/menu-endpoints.ts'
import { orderModeEndpoints } from './order-mode/order-mode-endpoints.ts'
import { orderAlertEndpoints } from './order-alert/order-alert-endpoints.ts'
import { orderEndpoints } from './order/order-endpoints.ts'
import { realtimeEndpoints } from './realtime/realtime-endpoints.ts'
import type * as routes from './routes.ts'
import { accountEndpoints } from './staff/account-endpoints.ts'
import { policyEndpoints } from './staff/policy-endpoints.ts'
import { setupEndpoints } from './setup/setup-endpoints.ts'
import { foundingLinkEndpoints } from './founding/founding-link-endpoints.ts'
import { foundingEndpoints } from './founding/founding-endpoints.ts'
import { invitationEndpoints } from './staff/invitation-endpoints.ts'
import { passkeyEndpoints } from './staff/passkey-endpoints.ts'
import { passwordLinkEndpoints } from './staff/password-link-endpoints.ts'
import { sharedDeviceEndpoints } from './shared-device/shared-device-endpoints.ts'
import { staffEndpoints } from './staff/staff-endpoints.ts'

/**
 * Every endpoint of the API by its name; a route without an endpoint, or with another's, is a type
 * error.
 */
export const endpoints = {
  ...aliasEndpoints,
  ...apiKeyEndpoints,
  ...companyEndpoints,
  ...branchEndpoints,
  ...branchContactEndpoints,
  ...brandingEndpoints,
  ...orderModeEndpoints,
  ...menuEndpoints,
  ...holidayEndpoints,
  ...interruptionEndpoints,
  ...transferEndpoints,
  ...listeningEndpoints,
  ...contactEndpoints,
  ...healthEndpoints,
  ...orderAlertEndpoints,
  ...scheduledChangeEndpoints,
  ...countryEndpoints,
  ...fileEndpoints,
  ...dinerEndpoints,
  ...orderEndpoints,
  ...staffEndpoints,
  ...sharedDeviceEndpoints,
  ...accountEndpoints,
  ...policyEndpoints,
  ...passkeyEndpoints,
  ...passwordLinkEndpoints,
  ...invitationEndpoints,
  ...foundingEndpoints,
  ...foundingLinkEndpoints,
  ...setupEndpoints,
  ...caseEndpoints,
  ...clientErrorEndpoints,
  ...dispatchEndpoints,
  ...riderTeamEndpoints,
  ...hostEndpoints,
  ...realtimeEndpoints,
  ...deliveryEndpoints,
  ...drawingEndpoints,
  ...geocodingEndpoints,
  ...customisationEndpoints,
  ...customerEndpoints,
  ...customerRecordEndpoints,
  ...loyaltyEndpoints,
  ...paymentEndpoints,
  ...paymentAccountEndpoints,
  ...paymentTestEndpoints,
  ...discountCodeEndpoints,
  ...abandonedCartEndpoints,
  ...groupOrderEndpoints,
  ...surveyEndpoints,
  ...guideEndpoints,
  ...shipmentEndpoints,
  ...riderEndpoints,
  ...analyticsEndpoints,
  ...permissionEndpoints,
  ...teamEndpoints,
  ...revisionEndpoints,
  ...menuSheetEndpoints,
  ...pictureEndpoints,
  ...rehearsalEndpoints,
  ...pushEndpoints,
  ...salesEndpoints,
  ...salesMailEndpoints,
  ...downloadEndpoints,
  ...installEndpoints,
  ...shareEndpoints,
  ...documentationEndpoints,
} satisfies { readonly [Name in keyof typeof routes]: Endpoint & { readonly route: (typeof routes)[Name] } }

/** API as a type: the client and the handlers are made from it. */
export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
