import type { PlateChange } from '@mostrador/contract/revision/revision-endpoints'
import { changeTenant } from '@mostrador/tenant-file/change-tenant'
import type { Operation } from '@mostrador/tenant-file/history/operation'
import { no } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { answerChange } from './answer-change.ts'
import { placeOfBranch } from './branch-place.ts'
import { findPlate } from './plate-store.ts'
import type { StoredPlate } from './plate-store.ts'
import { tenantWorld } from './tenant-world.ts'

/** A text that is empty, as the tenant says it: not at all. */
const said = (text: string): string | undefined => text || undefined

/** The changes of a plate as steps of its tenant, at its place. */
function operationsOf(
  { name, description, price }: PlateChange,
  { place, plate }: { readonly place: readonly string[]; readonly plate: StoredPlate },
): readonly Operation[] {
  // What diners read is the name, unless the plate has another one for them.
  const nameField = plate.showName === plate.name ? 'name' : 'showName'
  const steps = [
    name && { field: nameField, from: name.from, to: name.to.trim() },
    description && { field: 'description', from: said(description.from), to: said(description.to.trim()) },
    price && { field: 'price', ...price },
  ]
  return steps.flatMap((step) => {
    if (!step || step.from === step.to) return []
    const { field, from, to } = step
    return [{ kind: 'set', place: [...place, field], from, to }]
  })
}

/** Changes fields of a plate over what was seen of them; diners see it at once. */
export const changePlate: Handler<'changePlate'> = async (api, { params, body, staff }) => {
  const found = await placeOfBranch(api.database, staff, params.id)
  if (!found.ok) return found
  const plate = await findPlate(api.database, { branchId: params.id, plateId: params.plateId })
  if (!plate) return no('plate-not-found')
  const { companyId, companyKey, branchKey } = found.place
  const place = ['branches', branchKey, 'menus', plate.menuKey, 'plates', plate.key]
  const operations = operationsOf(body, { place, plate })
  const author = { door: 'CONSOLE', staffUserId: staff.id } as const
  return answerChange(
    api,
    companyId,
    await changeTenant({ companyKey, operations, author }, tenantWorld(api)),
  )
}
