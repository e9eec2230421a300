import { revisionCopy } from '@mostrador/copy/revision'
import { changeTenant } from '@mostrador/tenant/change-tenant'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { lacksOf } from '../../people/permission/needs-lacking.ts'
import { answerChange } from './answer-change.ts'
import { differenceOf, findRestoring } from './restoring.ts'
import { tenantWorld } from './tenant-world.ts'

/**
 * Restores an earlier state of a thing as one change, if it is the difference that was seen. A
 * change by others in between is a conflict at its field.
 */
export const restoreState: Handler<'restoreState'> = async (api, { params, body, staff }) => {
  const found = await findRestoring(api.database, { ...params, place: body.place, staff })
  if (!found.ok) return found
  const { operations, name } = found.restoring
  if (differenceOf(api, operations) !== body.difference) return no('changed-meanwhile', [])
  if (operations.length === 0) return yes({ revision: null })
  const { companyKey } = found.place
  const change = {
    companyKey,
    operations,
    author: {
      door: 'CONSOLE' as const,
      staffUserId: staff.id,
      summary: () => revisionCopy.restored(name, params.number),
    },
    lacks: lacksOf(staff, companyKey),
  }
  return answerChange(api, found.place, await changeTenant(change, tenantWorld(api)))
}
