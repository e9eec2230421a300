import { readKeptPhone } from '@mostrador/domain/phone/diner-phone'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { eraseCustomerData } from './erase-store.ts'
import { findRecordBranch } from './record-store.ts'

/**
 * Erases a person on request, by staff who run the brand, with the photos of her deliveries and
 * reports. Logs the author as a security event, never the person. Source: docs/decisions/067.
 */
export const eraseCustomer: Handler<'eraseCustomer'> = async (api, { params, body, staff }) => {
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
