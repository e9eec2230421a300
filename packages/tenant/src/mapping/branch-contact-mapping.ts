import { branchContactSchema } from '../schema/branch-contact-schema.ts'
import { children, type ThingMapping } from './children.ts'
import { derived, fields, renamed, within } from './fields.ts'
import { exceptions, weeklyHours } from './hours.ts'
import { aliasOf, hostOf } from './names.ts'
import { delays, deliveryTerms, orderMode } from './order-mode-mapping.ts'
import { menuOverrides } from './override-mapping.ts'
import { plainFields } from './plain-fields.ts'
import { soldOut } from './sold-out-mapping.ts'

const deliveryZone: ThingMapping = {
  table: 'delivery_zones',
  own: 'delivery_zone_id',
  around: ['branch_contact_id', 'branch_id'],
  parts: [
    fields('name', 'area', 'priority', 'riderCapacity', 'active'),
    deliveryTerms,
    delays,
    weeklyHours('delivery_zone_id'),
  ],
}

/** Scores of diners. Their surveys change them, so a file without them changes nothing. */
const nps = derived(
  ({ place, row }) => {
    const said = place.item.nps as { readonly average: number; readonly count: number } | undefined
    if (said) Object.assign(row, { nps_avg: said.average, nps_count: said.count })
  },
  ({ row, item }) => {
    if (row.nps_avg !== null) item.nps = { average: Number(row.nps_avg), count: Number(row.nps_count) }
  },
)

/** Alerts about unread orders, as one value; a new branch contact has none. */
const alerts = derived(
  ({ place, row }) => {
    row.alerts = place.item.alerts ?? {}
  },
  ({ row, item }) => {
    item.alerts = row.alerts
  },
)

/**
 * Code that a rider types to start a shift: in clear in a file written by hand, hashed in an
 * export.
 */
const riderSecurityCode = derived(
  ({ place, row, given }) => {
    row.rider_security_code_hash = given.securityCodeHash(`${place.parent?.key}/${place.key}`)
  },
  ({ row, item }) => {
    item.riderSecurityCodeHash = row.rider_security_code_hash
  },
)

const MAPPED_ELSEWHERE = [
  'key',
  'alias',
  'host',
  'whatsAppPhone',
  'riderSecurityCode',
  'riderSecurityCodeHash',
] as const

/** 000 §3 Branch contact. */
export const branchContact: ThingMapping = {
  table: 'branch_contacts',
  own: 'branch_contact_id',
  around: ['branch_id'],
  parts: [
    aliasOf('branchContact'),
    hostOf('branchContact'),
    plainFields(branchContactSchema, ...MAPPED_ELSEWHERE),
    renamed({ whatsAppPhone: 'whatsapp_phone' }),
    within('address', fields('street', 'number', 'zone', 'locality', 'city', 'country', 'postalCode')),
    within('location', fields('lat', 'lng')),
    within('document', renamed({ required: 'document_required', label: 'document_label' })),
    alerts,
    riderSecurityCode,
    nps,
    weeklyHours('branch_contact_id'),
    exceptions('branch_contact_id'),
    children('orderModes', orderMode),
    children('deliveryZones', deliveryZone),
    menuOverrides,
    soldOut,
  ],
}
