// words: what this command prints is for the operator, in the language of the house.
import { eraseCustomerData } from '@mostrador/api/people/customer/erase-store'
import { findRecordBranch } from '@mostrador/api/people/customer/record-store'
import { branchOfAlias } from '@mostrador/api/order/payment/account-store'
import { readKeptPhone } from '@mostrador/domain/phone/diner-phone'
import { leaveSecurityEvent } from '@mostrador/tenant/staff/staff-rows'
import type { Changed } from './payment-account.ts'
import type { OperatorWorld } from './operator-world.ts'

const no = (sentence: string): Changed => ({ ok: false, sentence })

/**
 * Erases a brand's data of the person of a phone, like an owner in the console. Photos of
 * deliveries are deleted by the server's next sweep; a security event is recorded for its log.
 * Source: docs/decisions/067.
 */
export async function eraseByPhone(
  { db, now, newId }: Pick<OperatorWorld, 'db' | 'now' | 'newId'>,
  { alias, phone: typed }: { readonly alias: string; readonly phone: string },
): Promise<Changed> {
  const branchId = await branchOfAlias(db, alias)
  const branch = branchId === undefined ? undefined : await findRecordBranch(db, branchId)
  if (branchId === undefined || !branch) return no(`No hay ninguna marca con el alias "${alias}".`)
  const phone = readKeptPhone(typed, branch.country)
  if (!phone) return no(`"${typed}" no es un teléfono.`)
  const erasure = await eraseCustomerData(db, { branchId, phoneKey: phone.key, now, newId })
  if (erasure.is === 'open-orders') {
    return no(`${alias}: esa persona tiene pedidos en curso; no se cambió nada.`)
  }
  if (erasure.is === 'nothing-left') return { ok: true, sentence: `${alias}: no queda nada de ese teléfono.` }
  await leaveSecurityEvent(db, { event: 'erase', count: 1, companyId: branch.companyId, now, newId })
  return { ok: true, sentence: `${alias}: los datos de esa persona quedaron borrados.` }
}
