import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import { changeTenant } from '@mostrador/tenant/document/change-tenant'
import type { Author } from '@mostrador/tenant/history/record-revision'
import type { Operation } from '@mostrador/domain/revision/operation'
import type { ConsoleDoor } from '@mostrador/domain/revision/revision-door'
import type { Handler } from '../../ground/http/handler.ts'
import type { StaffOrProgram } from '../../ground/ports.ts'
import { changeInTurn } from '../../people/api-key/change-in-turn.ts'
import { answerChange } from './answer-change.ts'
import { readRule } from '../price-rule/read-rule.ts'
import { mayMake } from './may-make.ts'
import { inTenant, placeOfBranch } from './branch-place.ts'
import { lacksOf } from '../../people/permission/needs-lacking.ts'
import { tenantWorld } from './tenant-world.ts'

/** Returns a branch's operation as its company's. */
export const inCompany = (branchKey: string, operation: OperationWire): Operation => ({
  ...operation,
  place: inTenant(branchKey, operation.place),
})

/** Returns the author of a change, with its door: a program has one of its own. */
const authorOf = (staff: StaffOrProgram, door: ConsoleDoor): Author =>
  'key' in staff ? { door: 'KEY', apiKeyId: staff.key.id } : { door, staffUserId: staff.id }

/** Applies operations to a branch's document, at once. */
export const changeDocument: Handler<'changeDocument'> = async (api, { params, body, staff }) => {
  const found = await placeOfBranch(api.database, params.id)
  if (!found.ok) return found
  const { companyKey, branchKey } = found.place
  const operations = body.operations.map((operation) => inCompany(branchKey, operation))
  const may = body.rule && (await mayMake(api, { place: found.place, staff }, operations))
  if (may && !may.ok) return may
  const ruled = await readRule(api.database, { branchId: params.id, ...body })
  if (!ruled.ok) return ruled
  const change = {
    companyKey,
    operations,
    author: { ...authorOf(staff, body.door), ...(ruled.told && { summary: ruled.told('DID') }) },
    lacks: lacksOf(staff, companyKey),
  }
  const apply = async () => answerChange(api, found.place, await changeTenant(change, tenantWorld(api)))
  if (!('key' in staff)) return apply()
  return changeInTurn(api, { keyId: staff.key.id, companyId: found.place.companyId, operations }, apply)
}
