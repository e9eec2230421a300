import { getShareCard } from './share/get-share-card.ts'
import { scheduledHandlers } from '../shop/scheduled-change/scheduled-handlers.ts'
import { draftDocument } from '../shop/draft/draft-document.ts'
import { paymentHandlers } from '../order/payment/payment-handlers.ts'
import { paymentAccountHandlers } from '../order/payment-account/payment-account-handlers.ts'
import { caseHandlers } from '../after/case/case-handlers.ts'
import { branchContactHandlers } from '../shop/branch-contact/branch-contact-handlers.ts'
import { transferHandlers } from '../order/transfer/transfer-handlers.ts'
import { getHealth } from './health/get-health.ts'
import { lookAtOrder } from '../after/order-alert/look-at-order.ts'
import { interruptionHandlers } from '../shop/interruption/interruption-handlers.ts'
import { revisionHandlers } from '../shop/revision/revision-handlers.ts'
import { downloadHandlers } from './download/download-handlers.ts'
import { teamHandlers } from '../people/team/team-handlers.ts'
import { uploadPicture } from '../shop/picture/upload-picture.ts'
import { pushHandlers } from '../order/push/push-handlers.ts'
import { rehearsalHandlers } from '../order/rehearsal/rehearsals.ts'
import { getCountry } from '../ground/country/get-country.ts'
import { listCustomisations } from '../shop/customisation/list-customisations.ts'
import { deliveryHandlers } from '../shop/delivery/delivery-handlers.ts'
import { validateDiscountCode } from '../order/discount-code/validate-discount-code.ts'
import { dispatchHandlers } from '../after/dispatch/dispatch-handlers.ts'
import { riderHandlers } from '../people/rider/rider-handlers.ts'
import { getOpenApi } from './get-open-api.ts'
import { getFileUrl } from '../ground/file/get-file-url.ts'
import { abandonedCartHandlers } from '../order/abandoned-cart/abandoned-cart-handlers.ts'
import { groupOrderHandlers } from '../order/group-order/group-order-handlers.ts'
import { installHandlers } from './install/install-handlers.ts'
import { analyticsHandlers } from './analytics/analytics-handlers.ts'
import { salesHandlers } from '../after/sales/sales-handlers.ts'
import { holidayHandlers } from '../shop/holiday/holiday-handlers.ts'
import { listeningHandlers } from '../after/listening/listening-handlers.ts'
import { menuHandlers } from '../shop/menu/menu-handlers.ts'
import { companyHandlers } from '../shop/company/company-handlers.ts'
import { brandingHandlers } from '../shop/branding/branding-handlers.ts'
import { menuSheetHandlers } from '../shop/menu-sheet/menu-sheet-handlers.ts'
import { clientErrorHandlers } from './client-error/client-error-handlers.ts'
import { orderHandlers } from '../order/order/order-handlers.ts'
import { customerHandlers } from '../people/customer/customer-handlers.ts'
import { hostHandlers } from '../people/host/host-handlers.ts'
import { geocodingHandlers } from '../ground/geocoding/geocoding-handlers.ts'
import { loyaltyHandlers } from '../order/loyalty/loyalty-handlers.ts'
import { orderModeHandlers } from '../shop/order-mode/order-mode-handlers.ts'
import { channelHandlers } from '../people/channel/channel-handlers.ts'
import { surveyHandlers } from '../after/survey/survey-handlers.ts'
import { shipmentHandlers } from '../order/shipment/shipment-handlers.ts'
import { foundingHandlers } from './founding/founding-handlers.ts'
import { salesMailHandlers } from '../after/sales-mail/sales-mail-handlers.ts'
import { setupHandlers } from './setup/setup-handlers.ts'
import type { Handlers } from '../ground/http/handler.ts'
import { getRealtime } from '../ground/realtime/get-realtime.ts'
import { sendRiderPosition } from '../after/position/send-rider-position.ts'
import { getTracking } from '../after/tracking/get-tracking.ts'
import { listNearby } from './guide/list-nearby.ts'
import { staffHandlers } from '../people/staff/staff-handlers.ts'

export const handlers = {
  ...deliveryHandlers,
  listCustomisations,
  validateDiscountCode,
  getCountry,
  getFileUrl,
  getOpenApi,
  ...dispatchHandlers,
  ...riderHandlers,
  getTracking,
  sendRiderPosition,
  listNearby,
  getRealtime,
  draftDocument,
  uploadPicture,
  getShareCard,
  getHealth,
  lookAtOrder,
  ...staffHandlers,
  ...teamHandlers,
  ...downloadHandlers,
  ...scheduledHandlers,
  ...rehearsalHandlers,
  ...pushHandlers,
  ...revisionHandlers,
  ...paymentHandlers,
  ...paymentAccountHandlers,
  ...interruptionHandlers,
  ...transferHandlers,
  ...caseHandlers,
  ...branchContactHandlers,
  ...abandonedCartHandlers,
  ...groupOrderHandlers,
  ...installHandlers,
  ...analyticsHandlers,
  ...salesHandlers,
  ...holidayHandlers,
  ...listeningHandlers,
  ...menuHandlers,
  ...companyHandlers,
  ...brandingHandlers,
  ...menuSheetHandlers,
  ...clientErrorHandlers,
  ...orderHandlers,
  ...customerHandlers,
  ...hostHandlers,
  ...geocodingHandlers,
  ...loyaltyHandlers,
  ...orderModeHandlers,
  ...channelHandlers,
  ...surveyHandlers,
  ...shipmentHandlers,
  ...foundingHandlers,
  ...salesMailHandlers,
  ...setupHandlers,
} satisfies Handlers
