import { majorOf } from '@mostrador/contract/money/minor-of'
import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { placeOfBranch } from './branch-place.ts'
import { findPlate } from './plate-store.ts'

/** What of a plate can be changed, under the name that diners read. */
export const getPlateSheet: Handler<'getPlateSheet'> = async ({ database }, { params, staff }) => {
  const found = await placeOfBranch(database, staff, params.id)
  if (!found.ok) return found
  const plate = await findPlate(database, { branchId: params.id, plateId: params.plateId })
  if (!plate) return no('plate-not-found')
  const { showName, description, price, mantissa } = plate
  return yes({ name: showName, description, price: majorOf(price, mantissa) })
}
