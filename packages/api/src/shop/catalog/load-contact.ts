import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import type { Database } from '@mostrador/database/rows'
import {
  readCustomisations,
  type CustomisationSource,
} from '@mostrador/domain/customisation/read-customisations'
import type { Interruption } from '@mostrador/domain/interruption/interruption'
import type { WorkingDay } from '@mostrador/domain/scheduling/opening-hours'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { homeHost } from '../../people/host/home-host.ts'
import { loyaltyJson } from './loyalty-json.ts'
import type { ContactRow } from '../../ground/catalog.ts'
import { nextRunAt } from '../scheduled-change/next-run-at.ts'
import { customisationsJson } from './load-customisations.ts'

/** Returns minutes since midnight as `HH:MM`; from 24:00 on they are the next day's. */
const hourText = (minutes: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(make_interval(mins => (${minutes})::int % 1440), 'HH24:MI')`

/** Instant in whole seconds of UTC, as ISO 8601. */
export const secondsText = (instant: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Weekly hours for the wire, of `working_hours w` under `where`. */
export const workingDaysJson = (where: RawBuilder<unknown>): RawBuilder<WorkingDay[]> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('dayOfWeek', d.day_of_week, 'workingHours', d.hours)), '[]')
  from (
    select w.day_of_week, jsonb_agg(jsonb_build_object(
      'startAt', ${hourText(sql`w.start_minute`)},
      'endAt', ${hourText(sql`w.start_minute + w.duration_minutes`)}
    ) order by w.start_minute) as hours
    from working_hours w where ${where} group by w.day_of_week
  ) d)`

const fileUrl = (owner: RawBuilder<unknown>, kind: string): RawBuilder<string | null> =>
  sql`(select '/files/' || f.sha256 || '/640.webp' from files f where f.owner_id = ${owner} and f.kind = ${sql.lit(kind)})`

export const branchJson = sql<BranchInfo>`jsonb_build_object(
  'id', b.id, 'companyId', b.company_id,
  'companyAlias', (select a.alias from aliases a where a.company_id = b.company_id and a.kind = 'company'),
  'alias', (select a.alias from aliases a where a.branch_id = b.id and a.kind = 'branch'),
  'name', b.name, 'description', b.description, 'country', b.country_id,
  'askForLocation', b.ask_for_location,
  'social', jsonb_build_object('instagram', b.instagram, 'facebook', b.facebook),
  'customMessage', coalesce(b.custom_message, ''), 'voice', b.voice,
  'withCustomBannerLogo', b.with_custom_banner_logo,
  'customBannerLogoURL', ${fileUrl(sql`b.id`, 'BANNER')},
  'customLogoURL', ${fileUrl(sql`b.id`, 'LOGO')},
  'withCustomBackgroundLogo', b.with_custom_background_logo,
  'customBackgroundURL', ${fileUrl(sql`b.id`, 'BACKGROUND')},
  'fbPixelId', b.fb_pixel_id, 'googleTagManagerId', b.google_tag_manager_id, 'googleAnalyticsId', b.google_analytics_id,
  'askForConsent', b.ask_for_consent, 'optInTicked', b.opt_in_ticked,
  'chat', case when b.chat_url is not null then jsonb_build_object('url', b.chat_url, 'token', b.chat_token) end,
  'npsThreshold', b.nps_threshold, 'mapProvider', b.map_provider, 'addressRedirect', b.address_redirect,
  'withLoyaltyProgram', exists (select from loyalty_programs l where l.branch_id = b.id and l.active),
  'generalConfig', jsonb_build_object(
    'colorConfig', jsonb_strip_nulls(jsonb_build_object(
      'colorModeType', b.color_mode_type,
      'lightMainColor', b.light_main_color, 'darkMainColor', b.dark_main_color,
      'buttonBorderedColorLight', b.button_bordered_color_light, 'buttonBorderedColorDark', b.button_bordered_color_dark,
      'promotionalBannerColorLight', b.promotional_banner_color_light,
      'promotionalBannerColorDark', b.promotional_banner_color_dark,
      'mainBackgroundColorLight', b.main_background_color_light, 'mainBackgroundColorDark', b.main_background_color_dark,
      'mainTextColorLight', b.main_text_color_light, 'mainTextColorDark', b.main_text_color_dark,
      'descriptionTextColorLight', b.description_text_color_light,
      'descriptionTextColorDark', b.description_text_color_dark)),
    'fontFamily', coalesce(b.font_family, ''),
    'menuConfig', jsonb_build_object(
      'plateDetailInModal', b.plate_detail_in_modal, 'platesInMainView', b.plates_in_main_view,
      'indicatorDisplay', b.indicator_display),
    'onlineMarketingConfig', coalesce(b.online_marketing_config, '{}'::jsonb)))`

const contactJson = sql`jsonb_build_object(
  'id', bc.id,
  'alias', (select a.alias from aliases a where a.branch_contact_id = bc.id),
  'name', bc.name,
  'address', jsonb_build_object('street', bc.street, 'number', bc.number, 'zone', bc.zone,
    'locality', bc.locality, 'city', bc.city, 'country', bc.country),
  'lat', bc.lat, 'lng', bc.lng, 'timeZone', bc.time_zone,
  'callPhone', bc.call_phone, 'whatsAppPhone', bc.whatsapp_phone,
  'mandatoryEmail', bc.mandatory_email,
  'commercialTermsInfo', jsonb_build_object('blocked', bc.blocked),
  'orderEnabled', bc.order_enabled, 'orderChannel', bc.order_channel, 'signIn', bc.sign_in,
  'deliveryConfig', jsonb_build_object(
    'npsAvg', bc.nps_avg, 'betweenStreetsRequired', bc.between_streets_required,
    'workingDays', ${workingDaysJson(sql`w.branch_id = bc.branch_id and w.branch_contact_id = bc.id
      and w.schedule_config_id is null and w.delivery_zone_id is null`)}))`

const exceptionsJson = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('day', e.day, 'orderModeId', e.order_mode_id, 'workingHours', e.hours)), '[]')
  from (
    select x.day, x.order_mode_id, coalesce(jsonb_agg(jsonb_build_object(
      'startAt', ${hourText(sql`x.start_minute`)},
      'endAt', ${hourText(sql`x.start_minute + x.duration_minutes`)}
    ) order by x.start_minute) filter (where x.start_minute is not null), '[]') as hours
    from schedule_exceptions x where x.branch_id = bc.branch_id and x.branch_contact_id = bc.id
    group by x.day, x.order_mode_id
  ) e)`

/** Selects interruptions that have not ended; ends are full minutes. */
const interruptionsJson = (now: Date): RawBuilder<readonly Interruption[]> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'kind', i.kind, 'orderModeId', i.order_mode_id,
    'deliveryZoneId', i.delivery_zone_id, 'extraMinutes', i.extra_minutes, 'until', ${secondsText(sql`i.until`)},
    'message', i.message) order by i.until, i.id), '[]')
  from interruptions i
  where i.branch_id = bc.branch_id and i.branch_contact_id = bc.id and i.until > ${now})`

type Customised = 'documentLabel' | 'documentRequired' | 'complexInputs'
type Row = Omit<ContactRow, 'info'> & {
  readonly info: Omit<ContactRow['info'], Customised>
  readonly complexAddress: boolean
  readonly customisations: readonly CustomisationSource[]
}

/**
 * Applies a branch's customisations to a branch contact, whose own settings come first.
 * DOCUMENT_LABEL or the contact asks for a document; COMPLEX_INPUTS, by id or alias, or the
 * contact for complex address inputs. Source: 000 §3, §5.
 */
function customised({ customisations, complexAddress, ...contact }: Row): ContactRow {
  const { documentLabel: label, complexInputs } = readCustomisations(customisations)
  const { id, alias } = contact.info
  const isAsked = contact.documentRequired || label !== undefined
  return {
    ...contact,
    info: {
      ...contact.info,
      documentRequired: contact.documentRequired,
      documentLabel: isAsked ? (contact.documentLabel ?? label ?? '') : null,
      complexInputs: complexAddress || complexInputs.some((one) => one === id || one === alias),
    },
  }
}

const zonesJson = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', z.id, 'name', z.name, 'area', z.area, 'priority', z.priority,
    'position', z.position, 'riderCapacity', z.rider_capacity,
    'minDelayInMinutes', z.min_delay_minutes, 'maxDelayInMinutes', z.max_delay_minutes,
    'terms', jsonb_build_object('card', z.fee_card, 'cash', z.fee_cash,
      'minimumOrderPrice', z.minimum_order_price, 'freeDeliveryFrom', z.free_delivery_from),
    'workingDays', ${workingDaysJson(sql`w.branch_id = z.branch_id and w.delivery_zone_id = z.id`)}
  ) order by z.position, z.id), '[]')
  from delivery_zones z where z.branch_id = bc.branch_id and z.branch_contact_id = bc.id and z.active)`

/**
 * Loads branch contacts with branch and country; `where` picks from `bc` and `b`, `now` bounds
 * schedules.
 */
export async function loadContacts(
  db: Kysely<Database>,
  where: RawBuilder<unknown>,
  now: Date,
): Promise<readonly ContactRow[]> {
  const { rows } = await sql<{ contact: Row }>`
    select jsonb_build_object(
      'version', bc.catalog_version, 'changedAt', ${secondsText(sql`bc.catalog_changed_at`)},
      'companyId', bc.company_id,
      'host', ${homeHost(sql`bc.company_id`, sql`bc.branch_id`, sql`bc.id`)}, 'mantissa', k.mantissa,
      'currency', jsonb_build_object('code', k.currency_code, 'symbol', k.currency_symbol, 'mantissa', k.mantissa),
      'documentLabel', bc.document_label, 'documentRequired', bc.document_required,
      'complexAddress', bc.complex_address, 'loyalty', ${loyaltyJson},
      'customisations', ${customisationsJson(sql`b.id`, ['DOCUMENT_LABEL', 'COMPLEX_INPUTS'])},
      'exceptions', ${exceptionsJson}, 'interruptions', ${interruptionsJson(now)}, 'info', ${contactJson}, 'branch', ${branchJson},
      'hasSiblings', exists (
        select from branch_contacts other where other.branch_id = bc.branch_id and other.id <> bc.id),
      'scheduledAt', ${nextRunAt(sql`bc.branch_id`, now)}, 'zones', ${zonesJson}) as contact
    from branch_contacts bc
    join branches b on b.id = bc.branch_id
    join companies co on co.id = b.company_id
    join countries k on k.id = b.country_id
    where ${where}
    order by bc.position, bc.id`.execute(db)
  return rows.map((row) => customised(row.contact))
}

/** Loads some branch contacts, as `loadContacts` does; no query for none. */
export const loadContactsOf = async (
  db: Kysely<Database>,
  ids: readonly string[],
  now: Date,
): Promise<readonly ContactRow[]> =>
  ids.length === 0 ? [] : loadContacts(db, sql`bc.id = any(${[...ids]}::uuid[])`, now)
