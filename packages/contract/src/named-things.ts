import type { Endpoints } from './endpoints.ts'
import type { PathOf, Route } from './route.ts'

/**
 * Things of a tenant that a call can name. Ids of the first group stand in addresses and answers
 * for everybody to read. A name of the second is itself the key, so no answer may tell whether it
 * belongs to another tenant.
 */
export type Thing =
  | 'alias'
  | 'company'
  | 'branch'
  | 'branchContact'
  | 'orderMode'
  | 'menuEntity'
  | 'menuHash'
  | 'file'
  | 'order'
  | 'orderCode'
  | 'logisticsOrder'
  | 'paymentAttempt'

/**
 * `within`: it is looked up only inside another thing of the call, or inside the reach of the
 * caller's token. `nothing`: it belongs to no tenant (a country, a provider, a phone).
 */
export type NamedThing = Thing | 'within' | 'nothing'

type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsOf<Rest>
  : never

type NamesOf<Path extends string> = Readonly<Record<`params.${ParamsOf<Path>}`, NamedThing>> &
  Readonly<Partial<Record<`query.${string}` | `body.${string}`, NamedThing>>>

type OfStaff = { readonly access: 'staff' } | { readonly route: Route<`/api/staff/${string}`> }

type ForEverybody = {
  [Name in keyof Endpoints]: Endpoints[Name] extends OfStaff ? never : Name
}[keyof Endpoints]

const atBranch = { 'body.branchId': 'branch', 'body.branchContactId': 'branchContact' } as const
const ofOrderMode = { 'params.id': 'orderMode' } as const
const ofAttempt = { 'params.provider': 'nothing', 'params.attemptId': 'paymentAttempt' } as const
const ofRider = { 'params.id': 'within', 'body.id': 'within', 'body.rider_id': 'within' } as const
const ofGroup = { 'params.alias': 'alias', 'params.key': 'within' } as const
const aCart = { 'body.items[]': 'within', 'body.orderModeId': 'orderMode' } as const

/**
 * Things of a tenant that each call names, by the place where they stand (`[]`: each of a list).
 * On the host of a tenant a call that names a thing of another is answered like one that names an
 * unknown thing. The gate reads this table alone, so an endpoint without a row does not compile,
 * and `named-things.test.ts` knows every id that has none. Staff are not served on such hosts at
 * all. Source: docs/decisions/050.
 */
export const namedThings = {
  getAlias: { 'params.alias': 'alias' },
  getCompany: { 'params.companyId': 'company' },
  listCompanyBranches: { 'params.companyId': 'company' },
  listBranches: {},
  getBranchContact: { 'params.id': 'branchContact' },
  listBranchContacts: { 'params.branchId': 'branch' },
  listBranchOrderModes: { 'params.branchId': 'branch' },
  getSchedule: { 'params.orderModeId': 'orderMode' },
  listGeneralDiscounts: ofOrderMode,
  listGeneralSurcharges: ofOrderMode,
  getFees: ofOrderMode,
  listMenuHashes: { 'params.alias': 'alias', 'query.orderModeId': 'orderMode' },
  getMenu: { 'params.alias': 'alias', 'params.orderModeId': 'orderMode', 'query.hash': 'menuHash' },
  listDiscounts: { 'params.branchId': 'branch' },
  listIndicators: { 'query.branchId': 'branch' },
  listEntityIndicators: { 'params.type': 'nothing', 'params.id': 'menuEntity' },
  getCountry: { 'params.country': 'nothing' },
  getFileUrl: { 'params.id': 'file' },
  logDinerError: { 'body.bcId': 'branchContact', 'body.branchId': 'branch' },
  placeOrder: {
    ...aCart,
    'body.branchContact': 'branchContact',
    'body.paymentType': 'within',
    'body.discounts[]': 'within',
    'body.surcharges[]': 'within',
    'body.paymentInfo.paymentReferenceId': 'within',
  },
  getOrder: { 'params.alias': 'alias', 'params.code': 'within' },
  cancelOrder: { 'params.alias': 'alias', 'params.code': 'within' },
  sayTransferred: { 'params.alias': 'alias', 'params.code': 'within' },
  listOrders: { 'query.branchContactId': 'branchContact' },
  getRealtime: {},
  authorizeRiderChannel: {},
  getDeliveryFee: { 'params.id': 'branch', 'query.branchContactId': 'branchContact' },
  listPlaceSuggestions: { 'query.branchId': 'branch', 'query.branchContactId': 'branchContact' },
  getPlace: { 'query.branchId': 'branch' },
  findPlaceAt: { 'query.branchId': 'branch' },
  listCustomisations: { 'params.branchId': 'branch' },
  getOrderingCustomer: {
    'params.phone': 'nothing',
    'query.branchId': 'branch',
    'query.branchContactId': 'branchContact',
  },
  startDinerSession: { ...atBranch, 'body.code': 'nothing' },
  endDinerSession: {},
  getLoyaltyProgram: { 'params.id': 'branch' },
  listPointsHistory: {
    'params.id': 'branch',
    'params.phone': 'nothing',
    'query.branchContactId': 'branchContact',
  },
  claimReward: {
    ...atBranch,
    'params.phone': 'nothing',
    'params.loyaltyRewardId': 'within',
    'body.loyaltyRewardId': 'within',
  },
  getExternalBenefits: { ...atBranch, 'params.provider': 'nothing', 'body.orderModeId': 'orderMode' },
  createPaymentUrl: { 'body.branchContactId': 'branchContact', 'body.code': 'orderCode' },
  getCardFields: { 'params.provider': 'nothing', 'query.branchId': 'branch' },
  payOrder: { 'body.dinerOrderId': 'order', 'body.paymentMethodId': 'nothing' },
  receiveBankReturn: { 'params.orderCode': 'orderCode', 'params.token': 'within' },
  openPaymentPage: ofAttempt,
  returnFromProvider: ofAttempt,
  returnFromProviderByForm: ofAttempt,
  receivePaymentNotification: { 'params.provider': 'nothing' },
  validateDiscountCode: {
    ...atBranch,
    'body.code': 'within',
    'body.paymentId': 'within',
    'body.orderModeId': 'orderMode',
  },
  noticeAbandonedCart: { ...atBranch, ...aCart },
  cancelAbandonedCart: atBranch,
  recoverCart: { 'params.phone': 'nothing', 'params.branchContactId': 'branchContact' },
  openGroupOrder: { 'params.alias': 'alias', ...aCart },
  getGroupOrder: ofGroup,
  bringToGroupOrder: { ...ofGroup, 'body.items[]': 'within' },
  closeGroupOrder: ofGroup,
  getSurvey: { 'params.branchContactId': 'branchContact' },
  getSurveyResponse: { 'params.orderCode': 'orderCode' },
  answerSurvey: { 'params.orderCode': 'orderCode', 'body.answers[]': 'within' },
  updateOrderDetails: { 'body.code': 'orderCode', 'body.items[]': 'within', 'body.photos[]': 'within' },
  uploadReportPhoto: { 'params.code': 'orderCode' },
  listNearby: {},
  listShipments: { 'query.branchContactId': 'branchContact' },
  getRiderShipment: {},
  listOrderShipments: { 'params.logisticsOrderId': 'logisticsOrder' },
  getShipment: { 'params.id': 'within' },
  updateShipment: ofRider,
  listShipmentStacks: {},
  getShipmentStack: { 'params.id': 'within' },
  updateShipmentStack: ofRider,
  getTracking: { 'params.alias': 'alias', 'params.orderCode': 'within' },
  getRiderByPhone: { 'query.branchContactId': 'branchContact' },
  createRider: { 'body.riderUser.branchContact.id': 'branchContact' },
  updateRider: { 'params.id': 'within', 'body.riderUser.branchContact.id': 'branchContact' },
  sendRiderPosition: {},
  whoAmI: {},
  chooseRiderPin: {},
  collectEvents: {
    'body.events[].id': 'nothing',
    'body.events[].branch': 'branch',
    'body.events[].branchContact': 'branchContact',
    'body.events[].campaignId': 'nothing',
  },
  getManifest: { 'params.alias': 'alias' },
  getAppIcon: { 'params.alias': 'alias', 'params.icon': 'within' },
  getShareCard: { 'params.alias': 'alias', 'query.plate': 'within' },
  // Its own signature names its company, and it opens nothing.
  stopSalesMail: { 'params.token': 'nothing' },
  getOwnRehearsal: {},
  getOpenApi: {},
} as const satisfies { readonly [Name in ForEverybody]: NamesOf<PathOf<Endpoints[Name]['route']>> }

/** Returns the names of an endpoint; none for one that only staff may call. */
export const namesOf = (endpoint: string): Readonly<Record<string, NamedThing>> =>
  Object.hasOwn(namedThings, endpoint) ? namedThings[endpoint as keyof typeof namedThings] : {}
