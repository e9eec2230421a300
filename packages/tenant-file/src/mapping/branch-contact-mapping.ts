import type { ThingMapping } from './children.ts'
import { children } from './children.ts'
import { derived, fields, renamed, within } from './fields.ts'
import { exceptions, weeklyHours } from './hours.ts'
import { aliasOf, hostOf } from './names.ts'
import { delays, deliveryTerms, orderMode } from './order-mode-mapping.ts'
import type { Part } from './part.ts'
import { findPath, idOf } from './references.ts'

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

/**
 * Plates that have run out. Staff change this while they work, so a file that says nothing changes
 * nothing.
 */
const soldOut: Part = {
  rows: ({ place, plan, given }) => {
    const contact = idOf(place, 'branch_contact_id')
    const paths = place.item.soldOut as readonly string[] | undefined
    if (!paths) return plan.keep('sold_out_plates', 'branch_contact_id', contact)
    for (const path of paths) {
      plan.put(
        'sold_out_plates',
        {
          company_id: idOf(place, 'company_id'),
          branch_id: idOf(place, 'branch_id'),
          branch_contact_id: contact,
          plate_id: idOf(findPath(place, ['menus', 'plates'], path), 'plate_id'),
        },
        { since: given.now },
      )
    }
  },
  read: ({ row, item, stock }) => {
    const paths = stock.where('sold_out_plates', 'branch_contact_id', row.id).map(({ plate_id }) => {
      const plate = stock.byId(plate_id)
      return `${String(stock.byId(plate?.menu_id)?.key)}/${String(plate?.key)}`
    })
    if (paths.length > 0) item.soldOut = paths.toSorted()
  },
}

/** What diners said. Their surveys change it, so a file that says nothing changes nothing. */
const nps = derived(
  ({ place, row }) => {
    const said = place.item.nps as { readonly average: number; readonly count: number } | undefined
    if (said) Object.assign(row, { nps_avg: said.average, nps_count: said.count })
  },
  ({ row, item }) => {
    if (row.nps_avg !== null) item.nps = { average: Number(row.nps_avg), count: Number(row.nps_count) }
  },
)

/**
 * The code that a rider types to start a shift: in clear in a file written by hand, hashed in an
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

/** 000 §3 Branch contact. */
export const branchContact: ThingMapping = {
  table: 'branch_contacts',
  own: 'branch_contact_id',
  around: ['branch_id'],
  parts: [
    aliasOf('branchContact'),
    hostOf('branchContact'),
    fields('name', 'timeZone', 'callPhone', 'mandatoryEmail', 'betweenStreetsRequired', 'complexAddress'),
    fields('orderChannel', 'signIn', 'orderEnabled', 'blocked', 'deliveryKeyRequired', 'cancelUntilAccepted'),
    renamed({ whatsAppPhone: 'whatsapp_phone' }),
    within('address', fields('street', 'number', 'zone', 'locality', 'city', 'country', 'postalCode')),
    within('location', fields('lat', 'lng')),
    within('document', renamed({ required: 'document_required', label: 'document_label' })),
    riderSecurityCode,
    nps,
    weeklyHours('branch_contact_id'),
    exceptions('branch_contact_id'),
    children('orderModes', orderMode),
    children('deliveryZones', deliveryZone),
    soldOut,
  ],
}
