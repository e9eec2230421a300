// Written by `npm run db:types` from the migrated schema. Change a migration, not this file.
import type { ColumnType, Generated } from 'kysely'

/** An instant: read as a `Date`, written as one or as ISO 8601 text. */
export type Instant = ColumnType<Date, Date | string, Date | string>
/** An instant that the database fills in when it is left out. */
export type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>
/** A free shape: read as the parsed value, written as the text that `JSON.stringify` made. */
export type Json = ColumnType<unknown, string, string>
/** A free shape that the database fills in when it is left out. */
export type DefaultJson = ColumnType<unknown, string | undefined, string>

export interface AbandonedCartsTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  phone: string
  phone_key: string
  email: string | null
  order_mode_id: string | null
  items: Json
  navigation_event: 'PAGE_HIDDEN' | 'PAGE_VISIBLE' | 'ORDER_CREATED' | 'CART_EMPTIED'
  created_at: Instant
  updated_at: Instant
  notified_at: Instant | null
  canceled_at: Instant | null
  sequence: Generated<number>
  browser_id: string
  token: Generated<string>
}

export interface AlertsTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  id: string
  order_id: string | null
  thing: string
  channel: 'PUSH' | 'MESSAGE' | 'CALL' | 'MAIL'
  person_key: string
  person_name: string
  address: string | null
  outcome: Generated<'WAITING' | 'SENT' | 'FAILED' | 'STOPPED'>
  detail: Generated<string>
  created_at: Instant
  done_at: Instant | null
}

export interface AliasesTable {
  alias: string
  kind: 'company' | 'branch' | 'branchContact'
  company_id: string
  branch_id: string | null
  branch_contact_id: string | null
}

export interface AnalyticsDaysTable {
  company_id: string
  branch_id: string
  day: string
  bytes: number
}

export interface AnalyticsEventsTable {
  company_id: string
  branch_id: string
  id: string
  type: 'PAY_ORDER' | 'CREATE_ORDER' | 'CONTINUE_TO_CHECKOUT' | 'DELETE_ITEM' | 'VIEW_ORDER_SUMMARY' | 'ADD_ITEM' | 'ITEM_VIEW' | 'ORDER_MODE_SELECT' | 'BRANCH_CONTACT_SELECT' | 'LINK_CLICK'
  branch_contact_id: string | null
  session_id: string
  campaign_id: string | null
  abandoned_cart: Generated<boolean>
  source: string | null
  payload: DefaultJson
  occurred_at: Instant
  received_at: Instant
  customer_id: string | null
}

export interface ApiKeysTable {
  company_id: string
  branch_id: string | null
  branch_contact_id: string | null
  id: string
  name: string
  hash: string
  prefix: string
  permissions: string[]
  created_by: string | null
  created_at: Instant
  last_used_at: Instant | null
  revoked_at: Instant | null
  kept_by: string | null
}

export interface BankMovementsTable {
  company_id: string
  branch_id: string
  id: string
  account: string
  day: string
  amount: number
  words: string
  fingerprint: string
  occurrence: number
  order_id: string | null
  staff_user_id: string | null
  matched_at: Instant | null
  taken_back: Generated<boolean>
  set_aside_at: Instant | null
  created_at: Instant
}

export interface BranchContactsTable {
  company_id: string
  branch_id: string
  id: string
  key: string
  name: string
  position: Generated<number>
  time_zone: string
  street: Generated<string>
  number: Generated<string>
  zone: Generated<string>
  locality: Generated<string>
  city: Generated<string>
  country: Generated<string>
  postal_code: Generated<string>
  lat: number | null
  lng: number | null
  call_phone: string | null
  whatsapp_phone: string | null
  mandatory_email: Generated<boolean>
  document_required: Generated<boolean>
  document_label: string | null
  between_streets_required: Generated<boolean>
  complex_address: Generated<boolean>
  order_channel: Generated<'CONSOLE' | 'MESSAGE'>
  sign_in: Generated<'PHONE_ONLY' | 'CODE'>
  order_enabled: Generated<boolean>
  blocked: Generated<boolean>
  nps_avg: number | null
  nps_count: Generated<number>
  rider_security_code_hash: string | null
  delivery_key_required: Generated<boolean>
  catalog_version: Generated<number>
  created_at: DefaultInstant
  catalog_changed_at: DefaultInstant
  cancel_until_accepted: Generated<boolean>
  alerts: DefaultJson
  silence_from: Instant | null
}

export interface BranchesTable {
  company_id: string
  id: string
  key: string
  name: string
  description: Generated<string>
  country_id: string
  position: Generated<number>
  ask_for_location: Generated<boolean>
  instagram: string | null
  facebook: string | null
  custom_message: string | null
  with_custom_banner_logo: Generated<boolean>
  with_custom_background_logo: Generated<boolean>
  fb_pixel_id: string | null
  google_tag_manager_id: string | null
  google_analytics_id: string | null
  online_marketing_config: Json | null
  map_provider: 'openstreetmap' | 'carto' | null
  geocoding_provider: 'photon' | 'nominatim' | 'google' | null
  address_redirect: 'AUTOMATIC' | 'MANUAL' | null
  font_family: string | null
  plate_detail_in_modal: Generated<boolean>
  plates_in_main_view: Generated<boolean>
  indicator_display: Generated<'SHORTS' | 'SPREAD' | 'NONE'>
  nps_threshold: Generated<number>
  color_mode_type: Generated<'LIGHT' | 'DARK'>
  light_main_color: string | null
  dark_main_color: string | null
  button_bordered_color_light: string | null
  button_bordered_color_dark: string | null
  promotional_banner_color_light: string | null
  promotional_banner_color_dark: string | null
  main_background_color_light: string | null
  main_background_color_dark: string | null
  main_text_color_light: string | null
  main_text_color_dark: string | null
  description_text_color_light: string | null
  description_text_color_dark: string | null
  created_at: DefaultInstant
  order_notices: Generated<boolean>
  ask_for_consent: Generated<boolean>
  chat_url: string | null
  chat_token: string | null
  voice: Generated<'TU' | 'VOS'>
  opt_in_ticked: Generated<boolean>
}

export interface BrandingPicturesTable {
  company_id: string
  branch_id: string
  sha256: string
  source_name: string
  media_type: string
  size_bytes: number
  width: number | null
  height: number | null
  color: string
  created_at: DefaultInstant
}

export interface BrandingVersionsTable {
  company_id: string
  branch_id: string
  number: number
  content: Json
  source: 'CONSOLE' | 'FILE'
  staff_user_id: string | null
  restored_from: number | null
  created_at: Instant
}

export interface CampaignsTable {
  company_id: string
  branch_id: string
  id: string
  key: string
  position: Generated<number>
  name: string
  message: Generated<string>
  active: Generated<boolean>
}

export interface CasePhotosTable {
  company_id: string
  branch_id: string
  order_id: string
  id: string
  case_id: string | null
  sha256: string
  created_at: Instant
}

export interface CasesTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  id: string
  order_id: string
  kind: 'REPORT' | 'LOW_SCORE' | 'PAYMENT_TAKEN_BACK'
  error_type: 'WITH_PROBLEMS' | 'NOT_RECEIVED' | 'DELAYED' | 'WRONG_CHARGE' | 'OTHER' | null
  details: Generated<string>
  score: number | null
  status: Generated<'OPEN' | 'IN_PROGRESS' | 'CLOSED'>
  created_at: Instant
  updated_at: Instant
  closed_at: Instant | null
  closed_by: string | null
  order_line_ids: Generated<string[]>
}

export interface CategoriesTable {
  company_id: string
  branch_id: string
  menu_id: string
  id: string
  key: string
  position: Generated<number>
  name: string
  show_name: string
  description: Generated<string>
  visible: Generated<boolean>
  hours: DefaultJson
  first_day: string | null
  last_day: string | null
  order_modes: Generated<string[]>
  image_focus: Json | null
}

export interface CategoryIndicatorsTable {
  company_id: string
  branch_id: string
  category_id: string
  indicator_id: string
  position: Generated<number>
}

export interface ClientErrorsTable {
  company_id: string
  branch_id: string
  id: string
  fingerprint: string
  message: string
  component: string
  route: string
  frame: string
  count: Generated<number>
  first_seen_at: Instant
  last_seen_at: Instant
  branch_contact_id: string | null
  browser: string
  version: string
  stack: string
  payload: Json | null
  resolved_at: Instant | null
  resolved_by: string | null
}

export interface CompaniesTable {
  id: string
  key: string
  name: string
  created_at: DefaultInstant
}

export interface CountriesTable {
  id: string
  name: string
  currency_code: string
  currency_symbol: string
  phone_prefix: string
  mantissa: number
}

export interface CustomerAddressesTable {
  company_id: string
  branch_id: string
  customer_id: string
  id: string
  street: string
  number: Generated<string>
  zone: Generated<string>
  city: Generated<string>
  locality: Generated<string>
  country: Generated<string>
  postal_code: Generated<string>
  full_address: string
  lat: number | null
  lng: number | null
  between_streets: Generated<string>
  details: Generated<string>
  geocoded: Generated<boolean>
  used_at: Instant
}

export interface CustomerConsentsTable {
  company_id: string
  branch_id: string
  id: string
  customer_id: string
  order_id: string | null
  opt_in: boolean
  is_of_owner: boolean
  text_version: number | null
  began_ticked: boolean | null
  source: string
  created_at: Instant
}

export interface CustomerSessionsTable {
  company_id: string
  branch_id: string
  id: string
  token_hash: string
  phone: string
  phone_key: string
  verified: Generated<boolean>
  browser_id: string | null
  created_at: Instant
  expires_at: Instant
}

export interface CustomersTable {
  company_id: string
  branch_id: string
  id: string
  phone: string
  phone_key: string
  name: Generated<string>
  email: string | null
  document: string | null
  opt_in: Generated<boolean>
  installed_app: Generated<boolean>
  acquisition_channel: string | null
  user_external_reference: string | null
  verified_at: Instant | null
  loyalty_points_balance: Generated<number>
  orders_count: Generated<number>
  created_at: Instant
  updated_at: Instant
  browser_id: string | null
  opt_in_at: Instant | null
}

export interface CustomisationsTable {
  company_id: string
  branch_id: string
  id: string
  key: string
  position: Generated<number>
  resource: string
  display_type: string | null
  theme: string | null
  commands: DefaultJson
  active: Generated<boolean>
}

export interface DeliveryProofsTable {
  company_id: string
  branch_id: string
  shipment_id: string
  rider_id: string
  reason: string
  photo_sha256: string | null
  created_at: Instant
}

export interface DeliveryZonesTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  id: string
  key: string
  position: Generated<number>
  name: string
  area: Json
  priority: Generated<number>
  fee_card: Generated<number>
  fee_cash: number | null
  minimum_order_price: Generated<number>
  free_delivery_from: number | null
  min_delay_minutes: number | null
  max_delay_minutes: number | null
  active: Generated<boolean>
  rider_capacity: number | null
}

export interface DiscountCodeCustomersTable {
  company_id: string
  branch_id: string
  discount_code_id: string
  customer_id: string
  uses: number
}

export interface DiscountCodeHoldsTable {
  company_id: string
  branch_id: string
  discount_code_id: string
  held_until: Instant
  browser_id: string
  network: string
}

export interface DiscountCodePaymentTypesTable {
  company_id: string
  branch_id: string
  discount_code_id: string
  payment_type_id: string
}

export interface DiscountCodeUsesTable {
  company_id: string
  branch_id: string
  order_id: string
  discount_code_id: string
  customer_id: string
  amount: number
  used_at: Instant
  returned_at: Instant | null
}

export interface DiscountCodesTable {
  company_id: string
  branch_id: string
  id: string
  code: string
  position: Generated<number>
  name: Generated<string>
  type: 'PERCENT' | 'FIXED'
  percentage: number | null
  amount: number | null
  delivery_fee: Generated<boolean>
  minimum_order_amount: Generated<number>
  maximum_discount_amount: number | null
  required_plate_id: string | null
  required_category_id: string | null
  first_time_use: Generated<boolean>
  limited_usage: Generated<boolean>
  usage_limit: number | null
  usage_limit_per_customer: number | null
  uses_count: Generated<number>
  external_benefit_type: string | null
  starts_at: Instant | null
  ends_at: Instant | null
  active: Generated<boolean>
}

export interface DownloadsTable {
  company_id: string
  id: string
  staff_user_id: string
  state: 'MAKING' | 'READY' | 'FAILED' | 'CANCELED'
  done: Generated<number>
  total: Generated<number>
  size_bytes: number | null
  created_at: Instant
  ended_at: Instant | null
  expires_at: Instant | null
}

export interface DraftsTable {
  company_id: string
  branch_id: string
  token_hash: string
  staff_user_id: string
  branding: Json | null
  expires_at: Instant
  operations: DefaultJson
  moment: Instant | null
  shown: 'PIN' | 'PERSON' | 'SECOND_FACTOR' | null
}

export interface ExternalLoyaltyProgramsTable {
  company_id: string
  branch_id: string
  partner: string
  name: string
  active: Generated<boolean>
}

export interface FilesTable {
  company_id: string
  branch_id: string | null
  id: string
  kind: 'LOGO' | 'BANNER' | 'BACKGROUND' | 'PLATE' | 'CATEGORY'
  owner_id: string
  source_name: string
  sha256: string
  media_type: string
  size_bytes: number
  width: number | null
  height: number | null
  color: Generated<string>
  created_at: DefaultInstant
}

export interface FoundingLinksTable {
  token_hash: string
  is_first: boolean
  email: string | null
  created_at: Instant
  expires_at: Instant
  id: string | null
  company_id: string | null
  staff_user_id: string | null
  note: string | null
  is_mailed: Generated<boolean>
  mailed_at: Instant | null
  used_at: Instant | null
  founded_company_id: string | null
}

export interface GarnishGroupsTable {
  company_id: string
  branch_id: string
  menu_id: string
  id: string
  key: string
  position: Generated<number>
  name: string
  mandatory: Generated<boolean>
  multiple_selection: Generated<boolean>
  min_garnish_amount: Generated<number>
  max_garnish_amount: Generated<number>
}

export interface GarnishOverridesTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  garnish_id: string
  price: number | null
  visible: boolean | null
}

export interface GarnishesTable {
  company_id: string
  branch_id: string
  garnish_group_id: string
  id: string
  key: string
  position: Generated<number>
  name: string
  description: Generated<string>
  price: Generated<number>
  visible: Generated<boolean>
  ingredients: Generated<string[]>
}

export interface GeneralDiscountPaymentTypesTable {
  company_id: string
  branch_id: string
  general_discount_id: string
  payment_type_id: string
}

export interface GeneralDiscountsTable {
  company_id: string
  branch_id: string
  order_mode_id: string
  id: string
  key: string
  position: Generated<number>
  name: string
  type: 'PERCENT' | 'FIXED'
  percentage: number | null
  amount: number | null
  active: Generated<boolean>
}

export interface GeneralSurchargePaymentTypesTable {
  company_id: string
  branch_id: string
  general_surcharge_id: string
  payment_type_id: string
}

export interface GeneralSurchargesTable {
  company_id: string
  branch_id: string
  order_mode_id: string
  id: string
  key: string
  position: Generated<number>
  name: string
  type: 'PERCENT' | 'FIXED'
  percentage: number | null
  amount: number | null
  active: Generated<boolean>
}

export interface GroupOrderPeopleTable {
  company_id: string
  branch_id: string
  group_order_id: string
  browser_id: string
  name: string
  items: Json
  created_at: Instant
  updated_at: Instant
}

export interface GroupOrdersTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  id: string
  key: string
  order_mode_id: string
  browser_id: string
  payer: 'ONE' | 'EACH'
  created_at: Instant
  closes_at: Instant
  closed_at: Instant | null
  ending: 'ORDERED' | 'CANCELLED' | null
}

export interface HolidayAnswersTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  day: string
  staff_user_id: string | null
  answered_at: Instant
}

export interface HostProofsTable {
  company_id: string
  host: string
  state: 'WAITING' | 'PROVED' | 'LOST'
  way: 'OPERATOR' | 'EARLIER' | 'TXT' | 'LEADS_HERE' | null
  proved_at: Instant | null
  lost_at: Instant | null
  looked_at: Instant | null
  failing_since: Instant | null
  failed_looks: Generated<number>
  worded: Generated<boolean>
  next_look_at: Instant | null
}

export interface HostWordsTable {
  company_id: string
  word: Generated<string>
}

export interface HostsTable {
  host: string
  company_id: string
  branch_id: string | null
  branch_contact_id: string | null
}

export interface IdempotencyKeysTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  key: string
  body_hash: string
  order_id: string
  created_at: Instant
}

export interface IndicatorsTable {
  company_id: string
  branch_id: string
  id: string
  key: string
  position: Generated<number>
  show_name: string
  background_color: string
  text_color: string
}

export interface InterruptionsTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  id: string
  kind: 'PAUSE' | 'BUSY'
  order_mode_id: string | null
  delivery_zone_id: string | null
  extra_minutes: number | null
  since: Instant
  until: Instant
  message: Generated<string>
  staff_user_id: string | null
  by_itself: Generated<boolean>
}

export interface JobsTable {
  company_id: string | null
  branch_id: string | null
  id: string
  kind: string
  unique_key: string | null
  payload: DefaultJson
  run_at: Instant
  attempts: Generated<number>
  claimed_until: Instant | null
  last_error: string | null
  created_at: Instant
  done_at: Instant | null
  failed_at: Instant | null
}

export interface ListeningDevicesTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  device: string
  staff_user_id: string
  live: boolean
  sounds: boolean
  visible: boolean
  seen_at: Instant
  heard_at: Instant | null
}

export interface LogisticsOrdersTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  order_id: string
  id: string
  delivery_key: string | null
  lat: number | null
  lng: number | null
  eta: Instant | null
  created_at: Instant
}

export interface LoyaltyPartnerAccountsTable {
  company_id: string
  branch_id: string
  partner: string
  sealed: string
  updated_at: Instant
}

export interface LoyaltyPointsTable {
  company_id: string
  branch_id: string
  id: string
  customer_id: string
  kind: 'EARNED' | 'REDEEMED' | 'REWARD' | 'EARNED_REVERSED' | 'REDEEMED_REVERSED' | 'ADJUSTMENT'
  amount: number
  post_balance: number
  order_id: string | null
  order_code: string | null
  loyalty_reward_id: string | null
  created_at: Instant
}

export interface LoyaltyProgramContactsTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
}

export interface LoyaltyProgramsTable {
  company_id: string
  branch_id: string
  id: string
  name: string
  active: Generated<boolean>
  order_percentage: Generated<number>
  min_redeemed_points: Generated<number>
  max_redeemed_points: number | null
  max_redeemed_percentage: Generated<number>
  supports_discounts: Generated<boolean>
  protection: 'ON_NEW_BROWSER' | 'NEVER' | null
}

export interface LoyaltyRewardClaimsTable {
  company_id: string
  branch_id: string
  loyalty_reward_id: string
  customer_id: string
  branch_contact_id: string
  name: string
  email: string
  acquisition_channel: string | null
  created_at: Instant
}

export interface LoyaltyRewardsTable {
  company_id: string
  branch_id: string
  branch_contact_id: string | null
  id: string
  key: string
  position: Generated<number>
  reward: number
  active: Generated<boolean>
}

export interface MenuDiscountPlatesTable {
  company_id: string
  branch_id: string
  menu_discount_id: string
  plate_id: string
  position: Generated<number>
}

export interface MenuDiscountsTable {
  company_id: string
  branch_id: string
  menu_id: string
  id: string
  key: string
  position: Generated<number>
  name: string
  type: 'PERCENT' | 'FIXED' | 'MULTIPLE' | 'FINAL_PRICE'
  percentage: number | null
  fixed_discount: number | null
  buy: number | null
  pay: number | null
  final_price: number | null
  active: Generated<boolean>
}

export interface MenusTable {
  company_id: string
  branch_id: string
  id: string
  key: string
  name: string
  position: Generated<number>
}

export interface OperatorCompaniesTable {
  company_id: string
  is_only: Generated<boolean>
  since: Instant
}

export interface OrderAdjustmentsTable {
  company_id: string
  branch_id: string
  order_id: string
  position: number
  kind: 'SURCHARGE' | 'DISCOUNT'
  origin: 'MENU' | 'GENERAL' | 'CODE' | 'EXTERNAL'
  name: string
  type: string
  value: number
  amount: number
  reference_id: string
  code: string | null
  external_benefit_type: string | null
}

export interface OrderDailyCountersTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  local_day: string
  last_number: number
  window_at: Instant | null
  window_orders: Generated<number>
}

export interface OrderEventsTable {
  company_id: string
  branch_id: string
  order_id: string
  id: string
  status: 'GENERATED' | 'ACCEPTED' | 'READY' | 'DELIVERED' | 'CANCELED'
  actor: 'DINER' | 'STAFF' | 'RIDER' | 'SYSTEM'
  staff_user_id: string | null
  rider_id: string | null
  note: Generated<string>
  created_at: Instant
  promised_at: Instant | null
  request_key: string | null
}

export interface OrderLinesTable {
  company_id: string
  branch_id: string
  order_id: string
  position: number
  id: string
  plate_id: string
  name: string
  category_id: string
  category_show_name: Generated<string>
  size_id: string | null
  size_name: string | null
  quantity: number
  price: number
  original_price: number
  price_without_modifiers: number
  discount_type: 'PERCENT' | 'FIXED' | 'MULTIPLE' | 'FINAL_PRICE' | null
  discount_reference_id: string | null
  discount_amount: Generated<number>
  notes: Generated<string>
  source: 'plate' | 'upselled'
  upsell: Generated<boolean>
  extras: DefaultJson
  counted: boolean
  counted_day: string | null
}

export interface OrderModePaymentTypesTable {
  company_id: string
  branch_id: string
  order_mode_id: string
  payment_type_id: string
}

export interface OrderModesTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  menu_id: string
  id: string
  key: string
  position: Generated<number>
  type: 'DELIVERY' | 'TAKE_AWAY' | 'IN_DINING' | 'SELF_SERVICE'
  show_name: string | null
  active: Generated<boolean>
  order_enabled: Generated<boolean>
  order_type: Generated<'ON_DEMAND' | 'SCHEDULED' | 'ALL'>
  use_schedule: Generated<boolean>
  min_delay_minutes: Generated<number>
  max_delay_minutes: Generated<number>
  lead_minutes: Generated<number>
  fee_card: Generated<number>
  fee_cash: Generated<number | null>
  minimum_order_price: Generated<number>
  free_delivery_from: number | null
  user_fee: Generated<number>
  percentage_user_fee: Generated<number>
  order_notes_limit: number | null
  item_notes_limit: number | null
  categories_not_in_cart: Generated<string[]>
}

export interface OrderWatchesTable {
  company_id: string
  branch_id: string
  order_id: string
  since: Instant
  looked_at: Instant | null
  staff_user_id: string | null
}

export interface OrdersTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  id: string
  code: string
  number: number
  local_day: string
  order_mode_id: string
  type: 'DELIVERY' | 'TAKE_AWAY' | 'IN_DINING' | 'SELF_SERVICE'
  status: 'GENERATED' | 'ACCEPTED' | 'READY' | 'DELIVERED' | 'CANCELED'
  confirmed: boolean
  customer_id: string | null
  customer_name: Generated<string>
  customer_email: string | null
  document: string | null
  phone: string
  phone_key: string
  opt_in: Generated<boolean>
  items_price: number
  surcharges: Generated<number>
  discounts: Generated<number>
  loyalty: Generated<number>
  user_service_fee: Generated<number>
  delivery_fee: Generated<number>
  total: number
  pays_with: number | null
  ticket: Json
  points_redeemed: Generated<number>
  points_earned: Generated<number>
  payment_type_id: string | null
  payment_method: 'CASH' | 'CARD' | 'WALLET' | 'OTHER'
  payment_show_name: string
  payment_upload: 'APP' | 'API' | null
  payment_status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'EXPIRED' | 'REFUNDED' | null
  payment_expires_at: Instant | null
  table_uid: string | null
  delivery_zone_id: string | null
  destination: Json | null
  notes: Generated<string>
  order_text: Generated<string>
  min_delay_minutes: Generated<number>
  max_delay_minutes: Generated<number>
  scheduled: Generated<boolean>
  scheduled_at: Instant | null
  scheduled_day: string | null
  scheduled_minute: number | null
  source: string | null
  campaign_id: string | null
  acquisition_channel: string | null
  installed_app: Generated<boolean>
  browser_id: string | null
  user_external_reference: string | null
  partner_name: string | null
  cancel_reason: string | null
  created_at: Instant
  updated_at: Instant
  accepted_at: Instant | null
  ready_at: Instant | null
  delivered_at: Instant | null
  canceled_at: Instant | null
  promised_at: Instant | null
  delays: Generated<number>
  rehearsal_id: string | null
  rehearsal_printed_at: Instant | null
  cash_total: number | null
}

export interface PaymentAccountsTable {
  company_id: string
  branch_id: string
  provider_name: string
  sealed: string
  updated_at: Instant
  way: Generated<'KEYS' | 'AUTHORISED'>
  account_id: string | null
  account_name: string | null
  is_live: boolean | null
  connected_by: string | null
  connected_at: Instant | null
  expires_at: Instant | null
  renew_at: Instant | null
  renew_tries: Generated<number>
  renewing_since: Instant | null
  renewal_lost_at: Instant | null
  warned_at: Instant | null
  doubted_at: Instant | null
  lost_at: Instant | null
  lost_why: 'REVOKED' | 'EXPIRED' | 'DISCONNECTED' | null
  look_at: Instant | null
}

export interface PaymentAttemptsTable {
  company_id: string
  branch_id: string
  order_id: string
  id: string
  provider_name: string
  provider_reference: string | null
  upload: 'APP' | 'API'
  status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'EXPIRED' | 'REFUNDED'
  amount: number
  url: string | null
  token: string | null
  card_name: string | null
  card_last_digits: string | null
  reason: string | null
  created_at: Instant
  updated_at: Instant
  expires_at: Instant | null
  approved_at: Instant | null
  refunded_at: Instant | null
  notified_at: Instant | null
}

export interface PaymentAuthorisationsTable {
  state_hash: string
  company_id: string
  branch_id: string
  branch_contact_id: string
  provider_name: string
  staff_user_id: string
  created_at: Instant
  expires_at: Instant
}

export interface PaymentTestsTable {
  company_id: string
  branch_id: string
  id: string
  provider_name: string
  branch_contact_id: string
  staff_user_id: string | null
  status: 'PENDING' | 'APPROVED' | 'REFUNDED' | 'REJECTED' | 'EXPIRED' | 'STUCK'
  reason: string | null
  amount: number
  provider_reference: string | null
  token: string | null
  url: string | null
  refund_tries: Generated<number>
  created_at: Instant
  expires_at: Instant
  approved_at: Instant | null
  refunded_at: Instant | null
  updated_at: Instant
}

export interface PaymentTypesTable {
  company_id: string
  branch_id: string
  id: string
  key: string
  position: Generated<number>
  payment_method: 'CASH' | 'CARD' | 'WALLET' | 'OTHER'
  show_name: string
  active: Generated<boolean>
  upload: 'APP' | 'API' | null
  provider_name: string | null
  online_payment_method: string | null
  payment_window_minutes: Generated<number>
  transfer: Json | null
}

export interface PicturesTable {
  company_id: string
  source_name: string
  sha256: string
  media_type: string
  size_bytes: number
  width: number | null
  height: number | null
  color: string
  shown: boolean
  created_at: Instant
}

export interface PinTriesTable {
  company_id: string
  shared_device_id: string
  staff_user_id: string
  tries: number
  lately: number
  since: Instant
}

export interface PlateDaysTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  plate_id: string
  day: string
  taken: number
}

export interface PlateGarnishGroupsTable {
  company_id: string
  branch_id: string
  plate_id: string
  garnish_group_id: string
  position: Generated<number>
}

export interface PlateIndicatorsTable {
  company_id: string
  branch_id: string
  plate_id: string
  indicator_id: string
  position: Generated<number>
}

export interface PlateOverridesTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  plate_id: string
  price: number | null
  visible: boolean | null
  daily_count: number | null
}

export interface PlateStocksTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  plate_id: string
  remaining: number
}

export interface PlatesTable {
  company_id: string
  branch_id: string
  menu_id: string
  category_id: string
  id: string
  key: string
  position: Generated<number>
  name: string
  show_name: string
  description: Generated<string>
  price: number
  max_quantity: number | null
  visible: Generated<boolean>
  remarked_position: number | null
  upselled_position: number | null
  ingredients: Generated<string[]>
  hours: DefaultJson
  first_day: string | null
  last_day: string | null
  order_modes: Generated<string[]>
  image_focus: Json | null
  daily_count: number | null
}

export interface PushKeysTable {
  only_one: Generated<boolean>
  public_key: string
  sealed: string
  created_at: Instant
}

export interface PushNotesTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  subscription_id: string
  key: string
  created_at: Instant
  claimed_until: Instant | null
  sent_at: Instant | null
  failed_at: Instant | null
}

export interface PushSubscriptionContactsTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  subscription_id: string
}

export interface PushSubscriptionsTable {
  id: string
  staff_user_id: string
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  wants: 'EVERY' | 'WHILE_OPEN' | 'UNHEARD'
  device: string
  created_at: Instant
  last_sent_at: Instant | null
  last_failed_at: Instant | null
  last_failure: string | null
}

export interface RateLimitsTable {
  key: string
  points: Generated<number>
  expire: number | null
}

export interface RehearsalsTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  id: string
  staff_user_id: string
  last_number: Generated<number>
  created_at: Instant
  ends_at: Instant
}

export interface RevisionsTable {
  company_id: string
  number: number
  at: Instant
  door: 'FILE' | 'CONSOLE' | 'SHEET' | 'RULE' | 'KEY' | 'UNDO' | 'MONTH' | 'SYSTEM'
  staff_user_id: string | null
  undoes: number | null
  branch_keys: string[]
  operations: Json
  sentences: string[]
  wholes: string[]
  summary: string | null
  scheduled_at: Instant | null
  api_key_id: string | null
  took_in: Generated<number[]>
  began_at: Instant | null
  condenses: number | null
  mark: Json | null
  places: string[]
  told_to: string[] | null
}

export interface RiderPositionsTable {
  company_id: string
  branch_id: string
  rider_id: string
  lat: number
  lng: number
  accuracy: number | null
  recorded_at: Instant
  doubted_lat: number | null
  doubted_lng: number | null
  doubted_since: Instant | null
  doubted_at: Instant | null
}

export interface RiderSessionsTable {
  company_id: string
  branch_id: string
  rider_id: string
  id: string
  token_hash: string
  created_at: Instant
  expires_at: Instant
  ended_at: Instant | null
}

export interface RiderTracksTable {
  company_id: string
  branch_id: string
  rider_id: string
  recorded_at: Instant
  lat: number
  lng: number
  accuracy: number
  believed: boolean
}

export interface RidersTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  id: string
  name: string
  phone: string
  phone_key: string
  active: Generated<boolean>
  created_at: Instant
  updated_at: Instant
  device_id: string | null
  asked_device_id: string | null
  device_asked_at: Instant | null
  blocked_at: Instant | null
  pin_hash: string | null
  pin_tries: Generated<number>
}

export interface SalesMailsTable {
  company_id: string
  staff_user_id: string
  told_day: string
  created_at: Instant
}

export interface SandboxPaymentsTable {
  id: string
  merchant: string
  idempotency_key: string
  body_hash: string
  external_reference: string
  token_id: string | null
  status: 'CREATED' | 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED' | 'REFUNDED'
  reason: string | null
  amount: number
  currency: string
  mantissa: number
  description: string
  card_last_digits: string | null
  behavior: string
  notification_url: string
  return_url: string | null
  expires_at: Instant | null
  settles_at: Instant | null
  notified_status: string | null
  created_at: Instant
}

export interface ScheduleConfigsTable {
  company_id: string
  branch_id: string
  schedule_id: string
  id: string
  key: string
  position: Generated<number>
  first_day: string | null
  last_day: string | null
  slot_minutes: Generated<number>
  slot_capacity: number | null
  days_ahead: Generated<number>
}

export interface ScheduleExceptionsTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  order_mode_id: string | null
  id: string
  day: string
  start_minute: number | null
  duration_minutes: number | null
  reason: Generated<string>
}

export interface ScheduledChangesTable {
  company_id: string
  branch_id: string
  id: string
  operations: Json
  door: 'CONSOLE' | 'SHEET' | 'RULE'
  rule: Json | null
  summary: string | null
  sentences: string[]
  partly: boolean
  staff_user_id: string | null
  created_at: Instant
  run_at: Instant
  wall: string
  time_zone: string
  state: 'WAITING' | 'APPLIED' | 'FAILED' | 'CANCELED'
  version: Generated<number>
  ended_at: Instant | null
  revision: number | null
  problems: DefaultJson
  settled: Generated<boolean>
  shown: 'PIN' | 'PERSON' | 'SECOND_FACTOR' | null
}

export interface SchedulesTable {
  company_id: string
  branch_id: string
  order_mode_id: string
  id: string
  key: string
  position: Generated<number>
  name: Generated<string>
  active: Generated<boolean>
}

export interface SentMailsTable {
  company_id: string
  branch_id: string
  id: string
  kind: string
  dedupe_key: string
  to_email: string | null
  subject: string | null
  text: string | null
  html: string | null
  created_at: Instant
}

export interface SentMessagesTable {
  company_id: string | null
  branch_id: string
  id: string
  kind: string
  to_phone: string
  text: string
  dedupe_key: string
  created_at: Instant
}

export interface SharedDevicesTable {
  company_id: string
  id: string
  name: string
  idle_minutes: number
  staff_user_id: string
  created_at: Instant
  used_at: Instant | null
  branch_id: string | null
  branch_contact_id: string | null
  renewals: Generated<number>
  renewed_at: Instant | null
  previous_renewal: number | null
  seen_at: Instant | null
  lost_renewal: Generated<number>
  by_factor: Generated<boolean>
}

export interface ShipmentEventsTable {
  company_id: string
  branch_id: string
  shipment_id: string
  id: string
  status: 'PENDING' | 'LOOKING_FOR_DRIVER' | 'ON_ROUTE_TO_PICK_UP' | 'IN_STORE' | 'ON_ROUTE_TO_DROP_OFF' | 'ON_ROUTE_TO_DROP_OFFS' | 'DELIVERED' | 'STACKING' | 'RETURNED' | 'DRIVER_CANCELED' | 'CANCELED' | 'CUSTOMER_CANCELED' | 'STORE_CANCELED'
  actor: 'DINER' | 'STAFF' | 'RIDER' | 'SYSTEM'
  staff_user_id: string | null
  rider_id: string | null
  created_at: Instant
}

export interface ShipmentStacksTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  id: string
  code: string
  status: Generated<'PENDING' | 'LOOKING_FOR_DRIVER' | 'ON_ROUTE_TO_PICK_UP' | 'IN_STORE' | 'ON_ROUTE_TO_DROP_OFF' | 'ON_ROUTE_TO_DROP_OFFS' | 'DELIVERED' | 'STACKING' | 'RETURNED' | 'DRIVER_CANCELED' | 'CANCELED' | 'CUSTOMER_CANCELED' | 'STORE_CANCELED'>
  provider_name: Generated<string>
  rider_id: string | null
  created_at: Instant
  updated_at: Instant
  version: Generated<number>
}

export interface ShipmentsTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  logistics_order_id: string
  shipment_stack_id: string | null
  id: string
  status: Generated<'PENDING' | 'LOOKING_FOR_DRIVER' | 'ON_ROUTE_TO_PICK_UP' | 'IN_STORE' | 'ON_ROUTE_TO_DROP_OFF' | 'ON_ROUTE_TO_DROP_OFFS' | 'DELIVERED' | 'STACKING' | 'RETURNED' | 'DRIVER_CANCELED' | 'CANCELED' | 'CUSTOMER_CANCELED' | 'STORE_CANCELED'>
  provider_name: Generated<string>
  rider_id: string | null
  stacking_order: number | null
  return_shipment: Generated<boolean>
  created_at: Instant
  updated_at: Instant
  delivered_at: Instant | null
  delivery_key_tries: Generated<string[]>
}

export interface SignInCodesTable {
  company_id: string
  branch_id: string
  phone_key: string
  code_hash: string
  attempts: Generated<number>
  created_at: Instant
  expires_at: Instant
  browser_id: string
}

export interface SizeOverridesTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  size_id: string
  price: number
}

export interface SizesTable {
  company_id: string
  branch_id: string
  plate_id: string
  id: string
  key: string
  position: Generated<number>
  name: string
  price: number
}

export interface SlotBookingsTable {
  company_id: string
  branch_id: string
  order_mode_id: string
  slot_at: Instant
  taken: number
}

export interface SoldOutGarnishesTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  garnish_id: string
  since: Instant
  until: Instant | null
  staff_user_id: string | null
}

export interface SoldOutIngredientsTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  ingredient: string
  since: Instant
  until: Instant | null
  staff_user_id: string | null
}

export interface SoldOutPlatesTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  plate_id: string
  since: Instant
  until: Instant | null
  staff_user_id: string | null
}

export interface SoldOutSizesTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  size_id: string
  since: Instant
  until: Instant | null
  staff_user_id: string | null
}

export interface StaffAccountsTable {
  id: string
  staff_user_id: string
  account_id: string
  provider_id: string
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Instant | null
  refresh_token_expires_at: Instant | null
  scope: string | null
  password: string | null
  created_at: DefaultInstant
  updated_at: DefaultInstant
}

export interface StaffFactorAsksTable {
  company_id: string
  role: string
  own_role: string | null
  starts_on: string
  starts_at: Instant
}

export interface StaffFactorRemindersTable {
  company_id: string
  staff_user_id: string
  reminded_at: Instant
}

export interface StaffInvitationsTable {
  company_id: string
  staff_user_id: string
  token_hash: string
  created_at: Instant
  expires_at: Instant
  mailed: Generated<boolean>
  made_by: string | null
}

export interface StaffMembershipsTable {
  company_id: string
  branch_id: string | null
  branch_contact_id: string | null
  id: string
  staff_user_id: string
  role: string
  created_at: DefaultInstant
  confirmed_at: Instant | null
  own_role: string | null
  invited_by: string | null
  invited_at: Instant | null
}

export interface StaffPasskeysTable {
  id: string
  staff_user_id: string
  name: string
  credential_id: string
  public_key: string
  counter: number
  device_type: string
  backed_up: boolean
  transports: string | null
  aaguid: string | null
  created_at: Instant
  last_used_at: Instant | null
}

export interface StaffPasswordLinksTable {
  staff_user_id: string
  company_id: string | null
  token_hash: string
  created_at: Instant
  expires_at: Instant
  made_by: string | null
  mailed: Generated<boolean>
}

export interface StaffPinsTable {
  company_id: string
  staff_user_id: string
  pin_hash: string
  set_at: Instant
  tries: Generated<number>
  tries_since: Instant | null
}

export interface StaffPoliciesTable {
  company_id: string
  second_factor_required: Generated<boolean>
  updated_at: Instant
}

export interface StaffRolesTable {
  company_id: string
  key: string
  name: string
  permissions: string[]
  created_at: Instant
}

export interface StaffSecondFactorsTable {
  id: string
  staff_user_id: string
  secret: string
  backup_codes: string
  verified: Generated<boolean>
  failed_verification_count: Generated<number>
  locked_until: Instant | null
  last_step: number | null
}

export interface StaffSessionsTable {
  id: string
  staff_user_id: string
  token: string
  expires_at: Instant
  ip_address: string | null
  user_agent: string | null
  created_at: DefaultInstant
  updated_at: DefaultInstant
  last_seen_at: Instant | null
  by_passkey: Generated<boolean>
  shared_device_id: string | null
  touched_at: Instant | null
}

export interface StaffUsersTable {
  id: string
  name: string
  email: string
  email_verified: Generated<boolean>
  image: string | null
  created_at: DefaultInstant
  updated_at: DefaultInstant
  imported_password: string | null
  two_factor_enabled: Generated<boolean>
}

export interface StaffVerificationsTable {
  id: string
  identifier: string
  value: string
  expires_at: Instant
  created_at: DefaultInstant
  updated_at: DefaultInstant
}

export interface SurveyAnswersTable {
  company_id: string
  branch_id: string
  order_id: string
  survey_question_id: string
  question_title: string
  question_type: 'rating' | 'text' | 'multiselect'
  answer: string
  reasons: Generated<string[]>
  mandatory: boolean
  priority: boolean
}

export interface SurveyQuestionReasonsTable {
  company_id: string
  branch_id: string
  survey_question_id: string
  id: string
  key: string
  position: Generated<number>
  reason: string
}

export interface SurveyQuestionsTable {
  company_id: string
  branch_id: string
  survey_id: string
  id: string
  key: string
  position: Generated<number>
  title: string
  sub_title: Generated<string>
  type: 'rating' | 'text' | 'multiselect'
  priority: Generated<boolean>
  mandatory: Generated<boolean>
}

export interface SurveyResponsesTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  order_id: string
  survey_id: string
  customer_id: string | null
  general_nps_answer: number | null
  is_completed: Generated<boolean>
  created_at: Instant
  updated_at: Instant
}

export interface SurveysTable {
  company_id: string
  branch_id: string
  branch_contact_id: string | null
  id: string
  key: string
  position: Generated<number>
  active: Generated<boolean>
}

export interface TransfersTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  order_id: string
  account: string
  told: Json
  amount: number
  by_amount: boolean
  reference: string | null
  held: Generated<boolean>
  held_until: Instant
  said_at: Instant | null
  receipt: string | null
  paid_at: Instant | null
  staff_user_id: string | null
  reason: Generated<string>
  returned_at: Instant | null
  returned_by: string | null
  created_at: Instant
}

export interface WorkingHoursTable {
  company_id: string
  branch_id: string
  branch_contact_id: string
  schedule_config_id: string | null
  delivery_zone_id: string | null
  id: string
  day_of_week: 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY'
  start_minute: number
  duration_minutes: number
}

export interface Database {
  abandoned_carts: AbandonedCartsTable
  alerts: AlertsTable
  aliases: AliasesTable
  analytics_days: AnalyticsDaysTable
  analytics_events: AnalyticsEventsTable
  api_keys: ApiKeysTable
  bank_movements: BankMovementsTable
  branch_contacts: BranchContactsTable
  branches: BranchesTable
  branding_pictures: BrandingPicturesTable
  branding_versions: BrandingVersionsTable
  campaigns: CampaignsTable
  case_photos: CasePhotosTable
  cases: CasesTable
  categories: CategoriesTable
  category_indicators: CategoryIndicatorsTable
  client_errors: ClientErrorsTable
  companies: CompaniesTable
  countries: CountriesTable
  customer_addresses: CustomerAddressesTable
  customer_consents: CustomerConsentsTable
  customer_sessions: CustomerSessionsTable
  customers: CustomersTable
  customisations: CustomisationsTable
  delivery_proofs: DeliveryProofsTable
  delivery_zones: DeliveryZonesTable
  discount_code_customers: DiscountCodeCustomersTable
  discount_code_holds: DiscountCodeHoldsTable
  discount_code_payment_types: DiscountCodePaymentTypesTable
  discount_code_uses: DiscountCodeUsesTable
  discount_codes: DiscountCodesTable
  downloads: DownloadsTable
  drafts: DraftsTable
  external_loyalty_programs: ExternalLoyaltyProgramsTable
  files: FilesTable
  founding_links: FoundingLinksTable
  garnish_groups: GarnishGroupsTable
  garnish_overrides: GarnishOverridesTable
  garnishes: GarnishesTable
  general_discount_payment_types: GeneralDiscountPaymentTypesTable
  general_discounts: GeneralDiscountsTable
  general_surcharge_payment_types: GeneralSurchargePaymentTypesTable
  general_surcharges: GeneralSurchargesTable
  group_order_people: GroupOrderPeopleTable
  group_orders: GroupOrdersTable
  holiday_answers: HolidayAnswersTable
  host_proofs: HostProofsTable
  host_words: HostWordsTable
  hosts: HostsTable
  idempotency_keys: IdempotencyKeysTable
  indicators: IndicatorsTable
  interruptions: InterruptionsTable
  jobs: JobsTable
  listening_devices: ListeningDevicesTable
  logistics_orders: LogisticsOrdersTable
  loyalty_partner_accounts: LoyaltyPartnerAccountsTable
  loyalty_points: LoyaltyPointsTable
  loyalty_program_contacts: LoyaltyProgramContactsTable
  loyalty_programs: LoyaltyProgramsTable
  loyalty_reward_claims: LoyaltyRewardClaimsTable
  loyalty_rewards: LoyaltyRewardsTable
  menu_discount_plates: MenuDiscountPlatesTable
  menu_discounts: MenuDiscountsTable
  menus: MenusTable
  operator_companies: OperatorCompaniesTable
  order_adjustments: OrderAdjustmentsTable
  order_daily_counters: OrderDailyCountersTable
  order_events: OrderEventsTable
  order_lines: OrderLinesTable
  order_mode_payment_types: OrderModePaymentTypesTable
  order_modes: OrderModesTable
  order_watches: OrderWatchesTable
  orders: OrdersTable
  payment_accounts: PaymentAccountsTable
  payment_attempts: PaymentAttemptsTable
  payment_authorisations: PaymentAuthorisationsTable
  payment_tests: PaymentTestsTable
  payment_types: PaymentTypesTable
  pictures: PicturesTable
  pin_tries: PinTriesTable
  plate_days: PlateDaysTable
  plate_garnish_groups: PlateGarnishGroupsTable
  plate_indicators: PlateIndicatorsTable
  plate_overrides: PlateOverridesTable
  plate_stocks: PlateStocksTable
  plates: PlatesTable
  push_keys: PushKeysTable
  push_notes: PushNotesTable
  push_subscription_contacts: PushSubscriptionContactsTable
  push_subscriptions: PushSubscriptionsTable
  rate_limits: RateLimitsTable
  rehearsals: RehearsalsTable
  revisions: RevisionsTable
  rider_positions: RiderPositionsTable
  rider_sessions: RiderSessionsTable
  rider_tracks: RiderTracksTable
  riders: RidersTable
  sales_mails: SalesMailsTable
  sandbox_payments: SandboxPaymentsTable
  schedule_configs: ScheduleConfigsTable
  schedule_exceptions: ScheduleExceptionsTable
  scheduled_changes: ScheduledChangesTable
  schedules: SchedulesTable
  sent_mails: SentMailsTable
  sent_messages: SentMessagesTable
  shared_devices: SharedDevicesTable
  shipment_events: ShipmentEventsTable
  shipment_stacks: ShipmentStacksTable
  shipments: ShipmentsTable
  sign_in_codes: SignInCodesTable
  size_overrides: SizeOverridesTable
  sizes: SizesTable
  slot_bookings: SlotBookingsTable
  sold_out_garnishes: SoldOutGarnishesTable
  sold_out_ingredients: SoldOutIngredientsTable
  sold_out_plates: SoldOutPlatesTable
  sold_out_sizes: SoldOutSizesTable
  staff_accounts: StaffAccountsTable
  staff_factor_asks: StaffFactorAsksTable
  staff_factor_reminders: StaffFactorRemindersTable
  staff_invitations: StaffInvitationsTable
  staff_memberships: StaffMembershipsTable
  staff_passkeys: StaffPasskeysTable
  staff_password_links: StaffPasswordLinksTable
  staff_pins: StaffPinsTable
  staff_policies: StaffPoliciesTable
  staff_roles: StaffRolesTable
  staff_second_factors: StaffSecondFactorsTable
  staff_sessions: StaffSessionsTable
  staff_users: StaffUsersTable
  staff_verifications: StaffVerificationsTable
  survey_answers: SurveyAnswersTable
  survey_question_reasons: SurveyQuestionReasonsTable
  survey_questions: SurveyQuestionsTable
  survey_responses: SurveyResponsesTable
  surveys: SurveysTable
  transfers: TransfersTable
  working_hours: WorkingHoursTable
}
