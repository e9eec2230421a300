import { readKeptPhone } from '@mostrador/domain/phone/diner-phone'
import { customerColumns, customerFileName } from '@mostrador/copy/customer-records'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { cellSeparatorOf, csvLine } from '@mostrador/domain/spreadsheet/csv'
import { startDinerSession } from './start-diner-session.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { eraseCustomerData } from './erase-store.ts'
import { findRecordBranch, listRecords, type CustomerRecord } from './record-store.ts'
import { csvAnswer } from '../../ground/http/csv-answer.ts'
import { recordLine } from './record-line.ts'
import { endSessions, isVerified } from './diner-session.ts'
import { browserOf } from './browser-cookie.ts'
import { askedDiner } from './asked-diner.ts'
import { newCustomer, orderingCustomer, protectionOf } from './ordering-customer.ts'

/**
 * Erases a person on request, by staff who run the brand, with the photos of her deliveries and
 * reports. Logs the author as a security event, never the person. Source: docs/decisions/067.
 */
const eraseCustomer: Handler<'eraseCustomer'> = async (api, { params, body, staff }) => {
  const branchId = params.id
  if (!(await api.rateLimiter.take('erase-customer', staff.id))) return no('too-many-requests')
  const branch = await findRecordBranch(api.database, branchId)
  if (!branch) return no('branch-not-found')
  const phone = readKeptPhone(body.phone, branch.country)
  if (!phone) return no('phone-invalid')
  const person = { branchId, phoneKey: phone.key, now: api.now(), newId: api.newId }
  const erasure = await eraseCustomerData(api.database, person)
  if (erasure.is === 'open-orders') return no('customer-has-open-orders')
  if (erasure.is === 'nothing-left') return yes({ erased: false })
  await Promise.all([
    ...erasure.photos.map((sha256) => api.proofPhotos.remove(sha256)),
    ...erasure.reportPhotos.map((sha256) => api.reportPhotos.remove(sha256)),
  ])
  api.tellSecurity('erase', { staffUserId: staff.id, branchId })
  return yes({ erased: true })
}

/**
 * Exports a brand's customers as CSV with their consents: wording, time, place and the box's
 * beginning, for staff who run the brand; logs author and number as a security event. Source:
 * decisions.md, Who sees what.
 */
const exportCustomers: Handler<'exportCustomers'> = async (api, { params, staff, call }) => {
  const branchId = params.id
  if (!(await api.rateLimiter.take('export-customers', staff.id))) return no('too-many-requests')
  const branch = await findRecordBranch(api.database, branchId)
  if (!branch) return no('branch-not-found')
  return csvAnswer<CustomerRecord>(api, {
    route: 'exportCustomers',
    requestId: call.id,
    fileName: customerFileName(branch.key, wallClock(api.now(), branch.timeZone).date),
    heading: csvLine(customerColumns(branch.timeZone), cellSeparatorOf(branch.country)),
    page: (after) => listRecords(api.database, { branchId, after: after?.id }),
    line: (record) => recordLine(record, branch),
    tell: (records) => api.tellSecurity('export', { staffUserId: staff.id, branchId, records }),
  })
}

/** Signs the diner out of all branches in this browser. One query; none without a session. */
const endDinerSession: Handler<'endDinerSession'> = async (api, { call }) =>
  yes(null, await endSessions(api, call.headers))

/**
 * Returns a branch's customer by phone. A caller who only types a number gets name, opt-in and
 * points, and nothing where the branch contact verifies numbers. Malformed, unknown and hidden
 * numbers are answered alike; a verified diner is a customer before the first order. Four queries
 * at most. Source: 000 §7; decisions.md, Who sees what.
 */
const getOrderingCustomer: Handler<'getOrderingCustomer'> = async (api, { params, query, call }) => {
  const { branchId, branchContactId } = query
  const asked = await askedDiner(api, { branchId, branchContactId, phone: params.phone, ip: call.ip })
  if (!asked.ok) return asked.why === 'too-many-requests' ? no(asked.why) : yes(null)
  const { branch, phone, phoneKey } = asked
  const verified = await isVerified(api, call.headers, { branchId, phoneKey })
  if (branch.wantsCode && !verified) return yes(null)
  const browserId = browserOf(api, call.headers)
  const protection = protectionOf(api, branch)
  const customer = await orderingCustomer(api, { branchId, phone, phoneKey, browserId, verified, protection })
  return yes(customer ?? (verified ? newCustomer(phone) : null))
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const customerHandlers = {
  eraseCustomer,
  exportCustomers,
  endDinerSession,
  getOrderingCustomer,
  startDinerSession,
}
