import { aliasLookupSchema } from './alias/alias-endpoints.ts'
import { dinerEventSchema } from './analytics/analytics-endpoints.ts'
import { apiKeysSchema } from './api-key/api-key-endpoints.ts'
import {
  addressSchema,
  branchContactItemSchema,
  branchContactSchema,
} from './branch-contact/branch-contact-schema.ts'
import { branchCardSchema } from './branch/branch-card-schema.ts'
import { branchSchema, colorConfigSchema } from './branch/branch-schema.ts'
import { brandingSchema } from './branding/branding-schema.ts'
import { caseSchema } from './case/case-endpoints.ts'
import { clientErrorSchema } from './client-error/client-error-endpoints.ts'
import { companySchema } from './company/company-schema.ts'
import { countrySchema } from './country/country-endpoints.ts'
import { orderingCustomerSchema } from './customer/customer-endpoints.ts'
import { customisationSchema } from './customisation/customisation-endpoints.ts'
import { deliveryInfoSchema } from './delivery/delivery-endpoints.ts'
import { discountCodeSchema } from './discount-code/discount-code-endpoints.ts'
import { dispatchRiderSchema, dispatchSchema, dispatchShipmentSchema } from './dispatch/dispatch-endpoints.ts'
import { downloadSchema } from './download/download-endpoints.ts'
import { placeSchema, placeSuggestionSchema } from './geocoding/geocoding-endpoints.ts'
import { groupOrderSchema } from './group-order/group-order-endpoints.ts'
import { nearbyContactSchema } from './guide/guide-endpoints.ts'
import { healthSchema } from './health/health-endpoints.ts'
import { holidaySchema } from './holiday/holiday-endpoints.ts'
import { manifest } from './install/install-endpoints.ts'
import { interruptionSchema } from './interruption/interruption-endpoints.ts'
import { externalBenefitSchema, loyaltyProgramSchema } from './loyalty/loyalty-endpoints.ts'
import {
  branchMenusSchema,
  categorySchema,
  consoleMenuSchema,
  consolePlateSchema,
  garnishGroupSchema,
  indicatorSchema,
  menuDiscountSchema,
  menuSchema,
  pictureSchema,
  plateSchema,
  saleRuleSchema,
  soldOutSchema,
} from './menu/menu-schema.ts'
import {
  deliveryTermsSchema,
  generalAdjustmentSchema,
  orderModeSchema,
  paymentTypeSchema,
  scheduleSchema,
} from './order-mode/order-mode-schema.ts'
import { extraGroupSchema, orderItemSchema } from './order/order-item-schema.ts'
import {
  consoleOrderSchema,
  discountEntrySchema,
  followUpOrderSchema,
  historyOrderSchema,
  orderDestinationSchema,
  orderLineSchema,
} from './order/order-schema.ts'
import { destinationSchema, placeOrderSchema } from './order/place-order-schema.ts'
import { paymentAccountSchema } from './payment/payment-account-endpoints.ts'
import { providerHealthSchema } from './payment/payment-endpoints.ts'
import { priceRuleSchema } from './price-rule/price-rule-schema.ts'
import { problemErrorSchema, problemSchema } from './problem.ts'
import { operationSchema } from './revision/document-schema.ts'
import { revisionSchema } from './revision/revision-endpoints.ts'
import { positionSchema } from './rider/rider-endpoints.ts'
import { salesDaySchema } from './sales/sales-endpoints.ts'
import { scheduledSchema } from './scheduled-change/scheduled-change-endpoints.ts'
import { deviceSchema } from './shared-device/shared-device-endpoints.ts'
import {
  shipmentSchema,
  shipmentStackSchema,
  shipmentUpdateSchema,
  trackingSchema,
} from './shipment/shipment-schema.ts'
import { staffAccountSchema } from './staff/account-endpoints.ts'
import { staffSessionSchema } from './staff/staff-endpoints.ts'
import {
  surveyAnswerSchema,
  orderResponseSchema,
  surveySchema,
  surveySummarySchema,
} from './survey/survey-endpoints.ts'
import { teamSchema } from './team/team-endpoints.ts'
import { movementSchema, transfersSchema } from './transfer/transfer-endpoints.ts'
import { amount, dayOfWeek, id, point, wallTime, workingDaySchema } from './wire.ts'
import { ORDER_MODE_TYPES, ORDER_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { ORDER_STATUSES } from '@mostrador/domain/order/order-status'
import { PAYMENT_METHODS, PAYMENT_STATUSES, PAYMENT_UPLOADS } from '@mostrador/domain/payment/payment-type'
import { SHIPMENT_STATUSES } from '@mostrador/domain/shipment/shipment-status'
import type { z } from 'zod'

/** Names of schemas in the OpenAPI document, which generated clients give to their types. */
export const SCHEMA_NAMES: Readonly<Record<string, z.ZodType>> = {
  Address: addressSchema,
  AliasLookup: aliasLookupSchema,
  Amount: amount,
  ApiKeys: apiKeysSchema,
  Branch: branchSchema,
  BranchCard: branchCardSchema,
  BranchContact: branchContactSchema,
  BranchContactItem: branchContactItemSchema,
  BranchMenus: branchMenusSchema,
  Branding: brandingSchema,
  Case: caseSchema,
  Category: categorySchema,
  ClientError: clientErrorSchema,
  ColorConfig: colorConfigSchema,
  Company: companySchema,
  ConsoleMenu: consoleMenuSchema,
  ConsoleOrder: consoleOrderSchema,
  ConsolePlate: consolePlateSchema,
  Country: countrySchema,
  DayOfWeek: dayOfWeek,
  DeliveryInfo: deliveryInfoSchema,
  DeliveryTerms: deliveryTermsSchema,
  Destination: destinationSchema,
  DinerEvent: dinerEventSchema,
  DiscountCode: discountCodeSchema,
  DiscountEntry: discountEntrySchema,
  Dispatch: dispatchSchema,
  DispatchRider: dispatchRiderSchema,
  DispatchShipment: dispatchShipmentSchema,
  DocumentOperation: operationSchema,
  Download: downloadSchema,
  ExternalBenefit: externalBenefitSchema,
  ExtraGroup: extraGroupSchema,
  GarnishGroup: garnishGroupSchema,
  GeneralAdjustment: generalAdjustmentSchema,
  GroupOrder: groupOrderSchema,
  HistoryOrder: historyOrderSchema,
  Holiday: holidaySchema,
  Id: id,
  Indicator: indicatorSchema,
  Interruption: interruptionSchema,
  ContactHealth: healthSchema,
  LoyaltyProgram: loyaltyProgramSchema,
  Menu: menuSchema,
  MenuCustomisation: customisationSchema,
  MenuDiscount: menuDiscountSchema,
  Movement: movementSchema,
  NearbyContact: nearbyContactSchema,
  Order: followUpOrderSchema,
  OrderDestination: orderDestinationSchema,
  OrderItem: orderItemSchema,
  OrderLine: orderLineSchema,
  OrderMode: orderModeSchema,
  OrderingCustomer: orderingCustomerSchema,
  PaymentAccount: paymentAccountSchema,
  PaymentHealth: providerHealthSchema,
  PaymentType: paymentTypeSchema,
  Picture: pictureSchema,
  Place: placeSchema,
  PlaceOrder: placeOrderSchema,
  AddressSuggestion: placeSuggestionSchema,
  Plate: plateSchema,
  Point: point,
  PriceRule: priceRuleSchema,
  Problem: problemSchema,
  ProblemError: problemErrorSchema,
  Revision: revisionSchema,
  RiderPosition: positionSchema,
  SaleRule: saleRuleSchema,
  SalesDay: salesDaySchema,
  Schedule: scheduleSchema,
  ScheduledChange: scheduledSchema,
  SharedDevice: deviceSchema,
  Shipment: shipmentSchema,
  ShipmentStack: shipmentStackSchema,
  ShipmentUpdate: shipmentUpdateSchema,
  SoldOut: soldOutSchema,
  StaffAccount: staffAccountSchema,
  StaffSession: staffSessionSchema,
  Survey: surveySchema,
  SurveyAnswer: surveyAnswerSchema,
  SurveyResponse: orderResponseSchema,
  SurveySummary: surveySummarySchema,
  Team: teamSchema,
  Tracking: trackingSchema,
  Transfers: transfersSchema,
  WallTime: wallTime,
  WebManifest: manifest,
  WorkingDay: workingDaySchema,
}

/** The names of the enumerations, by their values. Source: decisions.md, Enumerations. */
export const ENUM_NAMES: Readonly<Record<string, readonly string[]>> = {
  OrderModeType: ORDER_MODE_TYPES,
  OrderStatus: ORDER_STATUSES,
  OrderType: ORDER_TYPES,
  PaymentMethod: PAYMENT_METHODS,
  PaymentStatus: PAYMENT_STATUSES,
  PaymentUpload: PAYMENT_UPLOADS,
  ShipmentStatus: SHIPMENT_STATUSES,
}
