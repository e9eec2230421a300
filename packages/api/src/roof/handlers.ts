import { cancelAbandonedCart } from '../order/abandoned-cart/cancel-abandoned-cart.ts'
import { noticeAbandonedCart } from '../order/abandoned-cart/notice-abandoned-cart.ts'
import { recoverCart } from '../order/abandoned-cart/recover-cart.ts'
import { bringToGroupOrder } from '../order/group-order/bring-to-group-order.ts'
import { closeGroupOrder } from '../order/group-order/close-group-order.ts'
import { getGroupOrder } from '../order/group-order/get-group-order.ts'
import { openGroupOrder } from '../order/group-order/open-group-order.ts'
import { getAppIcon } from './install/get-app-icon.ts'
import { getShareCard } from './share/get-share-card.ts'
import { getConsoleManifest } from './install/get-console-manifest.ts'
import { getManifest } from './install/get-manifest.ts'
import { collectEvents } from './analytics/collect-events.ts'
import { getCampaignFunnels } from './analytics/get-campaign-funnels.ts'
import { exportFinished } from '../after/sales/export-finished.ts'
import { getFinishedTotals } from '../after/sales/get-finished-totals.ts'
import { scheduledHandlers } from '../shop/scheduled-change/scheduled-handlers.ts'
import { changeDocument } from '../shop/revision/change-document.ts'
import { draftDocument } from '../shop/draft/draft-document.ts'
import { getTouched } from '../shop/revision/get-touched.ts'
import { paymentHandlers } from '../order/payment/payment-handlers.ts'
import { paymentAccountHandlers } from '../order/payment-account/payment-account-handlers.ts'
import { caseHandlers } from '../after/case/case-handlers.ts'
import { localHandlers } from '../shop/branch-contact/local-handlers.ts'
import { listHolidays } from '../shop/holiday/list-holidays.ts'
import { openAsAlways } from '../shop/holiday/open-as-always.ts'
import { transferHandlers } from '../order/transfer/transfer-handlers.ts'
import { getHealth } from './health/get-health.ts'
import { reportListening } from '../after/listening/report-listening.ts'
import { lookAtOrder } from '../after/order-alert/look-at-order.ts'
import { interruptionHandlers } from '../shop/interruption/interruption-handlers.ts'
import { revisionHandlers } from '../shop/revision/revision-handlers.ts'
import { getDocument } from '../shop/revision/get-document.ts'
import { listMenuTemplates } from '../shop/menu/list-menu-templates.ts'
import { listMenus } from '../shop/menu/list-menus.ts'
import { getLastChange } from '../shop/revision/get-last-change.ts'
import { downloadHandlers } from './download/download-handlers.ts'
import { teamHandlers } from '../people/team/team-handlers.ts'
import { getSalesDay } from '../after/sales/get-sales-day.ts'
import { getAlias } from '../shop/company/get-alias.ts'
import { getBranchContact } from '../shop/branch-contact/get-branch-contact.ts'
import { listBranchContacts } from '../shop/branch-contact/list-branch-contacts.ts'
import { getCompany } from '../shop/company/get-company.ts'
import { listCompanyBranches } from '../shop/company/list-company-branches.ts'
import { listBranches } from '../shop/company/list-branches.ts'
import { draftBranding } from '../shop/branding/draft-branding.ts'
import { getBranding } from '../shop/branding/get-branding.ts'
import { listBrandingVersions } from '../shop/branding/list-branding-versions.ts'
import { restoreBranding } from '../shop/branding/restore-branding.ts'
import { saveBranding } from '../shop/branding/save-branding.ts'
import { exportMenuSheet } from '../shop/menu-sheet/export-menu-sheet.ts'
import { readSheet } from '../shop/menu-sheet/read-sheet.ts'
import { uploadPicture } from '../shop/picture/upload-picture.ts'
import { getClientError } from './client-error/get-client-error.ts'
import { listClientErrors } from './client-error/list-client-errors.ts'
import { resolveClientError } from './client-error/resolve-client-error.ts'
import { cancelOrder } from '../order/order/cancel-order.ts'
import { changeOrderStatus } from '../order/order/change-order-status.ts'
import { pushHandlers } from '../order/push/push-handlers.ts'
import { rehearsalHandlers } from '../order/rehearsal/rehearsals.ts'
import { delayOrder } from '../order/order/delay-order.ts'
import { getConsoleMenu } from '../shop/menu/get-console-menu.ts'
import { getConsoleOrder } from '../order/order/get-console-order.ts'
import { listBoard } from '../order/order/list-board.ts'
import { setSoldOut } from '../shop/menu/set-sold-out.ts'
import { getCountry } from '../ground/country/get-country.ts'
import { listCustomisations } from '../shop/customisation/list-customisations.ts'
import { eraseCustomer } from '../people/customer/erase-customer.ts'
import { exportCustomers } from '../people/customer/export-customers.ts'
import { endDinerSession } from '../people/customer/end-diner-session.ts'
import { getOrderingCustomer } from '../people/customer/get-ordering-customer.ts'
import { startDinerSession } from '../people/customer/start-diner-session.ts'
import { deliveryHandlers } from '../shop/delivery/delivery-handlers.ts'
import { validateDiscountCode } from '../order/discount-code/validate-discount-code.ts'
import { getHostProof, lookAtHost } from '../people/host/host-proofs.ts'
import { dispatchHandlers } from '../after/dispatch/dispatch-handlers.ts'
import { riderTeamHandlers } from '../people/rider/rider-team.ts'
import { logDinerError } from './client-error/log-diner-error.ts'
import { getOpenApi } from './get-open-api.ts'
import { getFileUrl } from '../ground/file/get-file-url.ts'
import { findPlaceAt } from '../ground/geocoding/find-place-at.ts'
import { getPlace } from '../ground/geocoding/get-place.ts'
import { listPlaceSuggestions } from '../ground/geocoding/list-place-suggestions.ts'
import type { Handlers } from '../ground/http/handler.ts'
import { getExternalBenefits } from '../order/loyalty/get-external-benefits.ts'
import { getLoyaltyProgram } from '../order/loyalty/get-loyalty-program.ts'
import { getMenu } from '../shop/menu/get-menu.ts'
import { listDiscounts } from '../shop/menu/list-discounts.ts'
import { listEntityIndicators, listIndicators } from '../shop/menu/list-indicators.ts'
import { listMenuHashes } from '../shop/menu/list-menu-hashes.ts'
import { getFees } from '../shop/order-mode/get-fees.ts'
import { getSchedule } from '../shop/order-mode/get-schedule.ts'
import { listGeneralDiscounts, listGeneralSurcharges } from '../shop/order-mode/list-adjustments.ts'
import { listBranchOrderModes } from '../shop/order-mode/list-branch-order-modes.ts'
import { getOrder } from '../order/order/get-order.ts'
import { listOrders } from '../order/order/list-orders.ts'
import { placeOrder } from '../order/order/place-order.ts'
import { authorizeChannel } from '../people/channel/authorize-channel.ts'
import { authorizeRiderChannel } from '../people/channel/authorize-rider-channel.ts'
import { getRealtime } from '../ground/realtime/get-realtime.ts'
import { claimReward } from '../order/loyalty/claim-reward.ts'
import { listPointsHistory } from '../order/loyalty/list-points-history.ts'
import { sendRiderPosition } from '../after/position/send-rider-position.ts'
import { getTracking } from '../after/tracking/get-tracking.ts'
import { answerSurvey } from '../after/survey/answer-survey.ts'
import { getSurvey } from '../after/survey/get-survey.ts'
import { getSurveyResponse } from '../after/survey/get-survey-response.ts'
import { getSurveySummary } from '../after/survey/get-survey-summary.ts'
import { createRider } from '../people/rider/create-rider.ts'
import { getRiderByPhone } from '../people/rider/get-rider-by-phone.ts'
import { updateRider } from '../people/rider/update-rider.ts'
import { chooseRiderPin } from '../people/rider/rider-pin.ts'
import { whoAmI } from '../people/rider/who-am-i.ts'
import { listNearby } from './guide/list-nearby.ts'
import { getRiderShipment } from '../order/shipment/get-rider-shipment.ts'
import { getShipment } from '../order/shipment/get-shipment.ts'
import { getShipmentStack } from '../order/shipment/get-shipment-stack.ts'
import { listOrderShipments } from '../order/shipment/list-order-shipments.ts'
import { listShipmentStacks } from '../order/shipment/list-shipment-stacks.ts'
import { listShipments } from '../order/shipment/list-shipments.ts'
import { updateShipment } from '../order/shipment/update-shipment.ts'
import { updateShipmentStack } from '../order/shipment/update-shipment-stack.ts'
import { checkNewAlias } from './founding/check-new-alias.ts'
import { foundCompany } from './founding/found-company.ts'
import { listFoundingLinks, makeFoundingLink, revokeFoundingLink } from './founding/founding-links.ts'
import { lookAtFoundingLink } from './founding/look-at-founding-link.ts'
import { setSalesMail } from '../after/sales-mail/set-sales-mail.ts'
import { stopSalesMail } from '../after/sales-mail/stop-sales-mail.ts'
import { getSetup } from './setup/get-setup.ts'
import { publishLocal } from './setup/publish-local.ts'
import { getTablet } from '../after/listening/get-tablet.ts'
import { staffHandlers } from '../people/staff/staff-handlers.ts'

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
  getConsoleManifest,
  getManifest,
  getAppIcon,
  getShareCard,
  reportListening,
  getHealth,
  lookAtOrder,
  ...staffHandlers,
  checkNewAlias,
  foundCompany,
  lookAtFoundingLink,
  listFoundingLinks,
  makeFoundingLink,
  revokeFoundingLink,
  setSalesMail,
  stopSalesMail,
  getSetup,
  publishLocal,
  getTablet,
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
