import { cancelAbandonedCart } from './abandoned-cart/cancel-abandoned-cart.ts'
import { noticeAbandonedCart } from './abandoned-cart/notice-abandoned-cart.ts'
import { recoverCart } from './abandoned-cart/recover-cart.ts'
import { bringToGroupOrder } from './group-order/bring-to-group-order.ts'
import { closeGroupOrder } from './group-order/close-group-order.ts'
import { getGroupOrder } from './group-order/get-group-order.ts'
import { openGroupOrder } from './group-order/open-group-order.ts'
import { getAppIcon } from './install/get-app-icon.ts'
import { getShareCard } from './share/get-share-card.ts'
import { getManifest } from './install/get-manifest.ts'
import { collectEvents } from './analytics/collect-events.ts'
import { getCampaignFunnels } from './analytics/get-campaign-funnels.ts'
import { exportFinished } from './sales/export-finished.ts'
import { getFinishedTotals } from './sales/get-finished-totals.ts'
import { scheduledHandlers } from './scheduled-change/scheduled-handlers.ts'
import { changeDocument } from './revision/change-document.ts'
import { draftDocument } from './draft/draft-document.ts'
import { getTouched } from './revision/get-touched.ts'
import { paymentHandlers } from './payment/payment-handlers.ts'
import { paymentAccountHandlers } from './payment-account/payment-account-handlers.ts'
import { caseHandlers } from './case/case-handlers.ts'
import { localHandlers } from './local/local-handlers.ts'
import { listHolidays } from './holiday/list-holidays.ts'
import { openAsAlways } from './holiday/open-as-always.ts'
import { transferHandlers } from './transfer/transfer-handlers.ts'
import { getHealth } from './health/get-health.ts'
import { reportListening } from './listening/report-listening.ts'
import { lookAtOrder } from './order-alert/look-at-order.ts'
import { interruptionHandlers } from './interruption/interruption-handlers.ts'
import { revisionHandlers } from './revision/revision-handlers.ts'
import { getDocument } from './revision/get-document.ts'
import { listMenuTemplates } from './menu/list-menu-templates.ts'
import { listMenus } from './menu/list-menus.ts'
import { getLastChange } from './revision/get-last-change.ts'
import { downloadHandlers } from './download/download-handlers.ts'
import { teamHandlers } from './team/team-handlers.ts'
import { getSalesDay } from './sales/get-sales-day.ts'
import { getAlias } from './alias/get-alias.ts'
import { getBranchContact } from './branch-contact/get-branch-contact.ts'
import { listBranchContacts } from './branch-contact/list-branch-contacts.ts'
import { getCompany } from './company/get-company.ts'
import { listCompanyBranches } from './company/list-company-branches.ts'
import { listBranches } from './branch/list-branches.ts'
import { draftBranding } from './branding/draft-branding.ts'
import { getBranding } from './branding/get-branding.ts'
import { listBrandingVersions } from './branding/list-branding-versions.ts'
import { restoreBranding } from './branding/restore-branding.ts'
import { saveBranding } from './branding/save-branding.ts'
import { exportMenuSheet } from './menu-sheet/export-menu-sheet.ts'
import { readSheet } from './menu-sheet/read-sheet.ts'
import { uploadPicture } from './picture/upload-picture.ts'
import { getClientError } from './client-error/get-client-error.ts'
import { listClientErrors } from './client-error/list-client-errors.ts'
import { resolveClientError } from './client-error/resolve-client-error.ts'
import { cancelOrder } from './order/cancel-order.ts'
import { changeOrderStatus } from './order/change-order-status.ts'
import { pushHandlers } from './push/push-handlers.ts'
import { rehearsalHandlers } from './rehearsal/rehearsals.ts'
import { delayOrder } from './order/delay-order.ts'
import { getConsoleMenu } from './menu/get-console-menu.ts'
import { getConsoleOrder } from './order/get-console-order.ts'
import { listBoard } from './order/list-board.ts'
import { setSoldOut } from './menu/set-sold-out.ts'
import { getCountry } from './country/get-country.ts'
import { listCustomisations } from './customisation/list-customisations.ts'
import { eraseCustomer } from './customer/erase-customer.ts'
import { exportCustomers } from './customer/export-customers.ts'
import { endDinerSession } from './customer/end-diner-session.ts'
import { getOrderingCustomer } from './customer/get-ordering-customer.ts'
import { startDinerSession } from './customer/start-diner-session.ts'
import { deliveryHandlers } from './delivery/delivery-handlers.ts'
import { validateDiscountCode } from './discount-code/validate-discount-code.ts'
import { getHostProof, lookAtHost } from './host/host-proofs.ts'
import { dispatchHandlers } from './dispatch/dispatch-handlers.ts'
import { riderTeamHandlers } from './rider/rider-team.ts'
import { logDinerError } from './diner/log-diner-error.ts'
import { getOpenApi } from './documentation/get-open-api.ts'
import { getFileUrl } from './file/get-file-url.ts'
import { findPlaceAt } from './geocoding/find-place-at.ts'
import { getPlace } from './geocoding/get-place.ts'
import { listPlaceSuggestions } from './geocoding/list-place-suggestions.ts'
import type { Handlers } from './http/handler.ts'
import { getExternalBenefits } from './loyalty/get-external-benefits.ts'
import { getLoyaltyProgram } from './loyalty/get-loyalty-program.ts'
import { getMenu } from './menu/get-menu.ts'
import { listDiscounts } from './menu/list-discounts.ts'
import { listEntityIndicators, listIndicators } from './menu/list-indicators.ts'
import { listMenuHashes } from './menu/list-menu-hashes.ts'
import { getFees } from './order-mode/get-fees.ts'
import { getSchedule } from './order-mode/get-schedule.ts'
import { listGeneralDiscounts, listGeneralSurcharges } from './order-mode/list-adjustments.ts'
import { listBranchOrderModes } from './order-mode/list-branch-order-modes.ts'
import { getOrder } from './order/get-order.ts'
import { listOrders } from './order/list-orders.ts'
import { placeOrder } from './order/place-order.ts'
import { authorizeChannel } from './realtime/authorize-channel.ts'
import { authorizeRiderChannel } from './realtime/authorize-rider-channel.ts'
import { getRealtime } from './realtime/get-realtime.ts'
import { claimReward } from './loyalty/claim-reward.ts'
import { listPointsHistory } from './loyalty/list-points-history.ts'
import { sendRiderPosition } from './position/send-rider-position.ts'
import { getTracking } from './tracking/get-tracking.ts'
import { answerSurvey } from './survey/answer-survey.ts'
import { getSurvey } from './survey/get-survey.ts'
import { getSurveyResponse } from './survey/get-survey-response.ts'
import { getSurveySummary } from './survey/get-survey-summary.ts'
import { createRider } from './rider/create-rider.ts'
import { getRiderByPhone } from './rider/get-rider-by-phone.ts'
import { updateRider } from './rider/update-rider.ts'
import { chooseRiderPin } from './rider/rider-pin.ts'
import { whoAmI } from './rider/who-am-i.ts'
import { listNearby } from './guide/list-nearby.ts'
import { getRiderShipment } from './shipment/get-rider-shipment.ts'
import { getShipment } from './shipment/get-shipment.ts'
import { getShipmentStack } from './shipment/get-shipment-stack.ts'
import { listOrderShipments } from './shipment/list-order-shipments.ts'
import { listShipmentStacks } from './shipment/list-shipment-stacks.ts'
import { listShipments } from './shipment/list-shipments.ts'
import { updateShipment } from './shipment/update-shipment.ts'
import { updateShipmentStack } from './shipment/update-shipment-stack.ts'
import { staffHandlers } from './staff/staff-handlers.ts'

/** Every endpoint that answers for real, by its name in the contract. */
export const handlers = {
  getAlias,
  getCompany,
  listCompanyBranches,
  listBranches,
  getBranchContact,
  listBranchContacts,
  listBranchOrderModes,
  getSchedule,
  listGeneralDiscounts,
  listGeneralSurcharges,
  getFees,
  listMenuHashes,
  getMenu,
  listDiscounts,
  listIndicators,
  listEntityIndicators,
  ...deliveryHandlers,
  listCustomisations,
  getLoyaltyProgram,
  validateDiscountCode,
  getOrderingCustomer,
  exportCustomers,
  eraseCustomer,
  startDinerSession,
  endDinerSession,
  listPointsHistory,
  claimReward,
  getExternalBenefits,
  listPlaceSuggestions,
  getPlace,
  findPlaceAt,
  getCountry,
  getFileUrl,
  logDinerError,
  getOpenApi,
  placeOrder,
  getOrder,
  cancelOrder,
  listOrders,
  noticeAbandonedCart,
  cancelAbandonedCart,
  recoverCart,
  openGroupOrder,
  getGroupOrder,
  bringToGroupOrder,
  closeGroupOrder,
  listBoard,
  getConsoleOrder,
  changeOrderStatus,
  delayOrder,
  getConsoleMenu,
  setSoldOut,
  ...dispatchHandlers,
  ...riderTeamHandlers,
  getHostProof,
  lookAtHost,
  getTracking,
  sendRiderPosition,
  listNearby,
  getSurvey,
  getSurveyResponse,
  getSurveySummary,
  answerSurvey,
  listClientErrors,
  getClientError,
  resolveClientError,
  getRealtime,
  authorizeChannel,
  authorizeRiderChannel,
  getRiderByPhone,
  createRider,
  updateRider,
  whoAmI,
  chooseRiderPin,
  collectEvents,
  getCampaignFunnels,
  getDocument,
  changeDocument,
  draftDocument,
  listMenus,
  listMenuTemplates,
  getLastChange,
  getTouched,
  getSalesDay,
  getFinishedTotals,
  exportFinished,
  getBranding,
  saveBranding,
  listBrandingVersions,
  restoreBranding,
  uploadPicture,
  readSheet,
  exportMenuSheet,
  draftBranding,
  listShipments,
  getRiderShipment,
  listOrderShipments,
  getShipment,
  updateShipment,
  listShipmentStacks,
  getShipmentStack,
  updateShipmentStack,
  getManifest,
  getAppIcon,
  getShareCard,
  reportListening,
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
  listHolidays,
  openAsAlways,
  ...paymentAccountHandlers,
  ...interruptionHandlers,
  ...transferHandlers,
  ...caseHandlers,
  ...localHandlers,
} satisfies Handlers
