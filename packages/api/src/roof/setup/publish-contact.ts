import { setupLackText } from '@mostrador/copy/setup'
import { stepOf } from '@mostrador/domain/setup/setup-lack'
import { changeTenant } from '@mostrador/tenant/document/change-tenant'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { lacksOf } from '../../people/permission/needs-lacking.ts'
import { contactOf } from '../../shop/branch-contact/known-contact.ts'
import { answerChange } from '../../shop/revision/answer-change.ts'
import { placeOfBranch } from '../../shop/revision/branch-place.ts'
import { tenantWorld } from '../../shop/revision/tenant-world.ts'
import { setupOf } from './setup-of-contact.ts'

/**
 * Opens a branch contact to the public, as a change like any other. Checks completeness against the
 * database, not the cached catalogue. Idempotent.
 */
export const publishContact: Handler<'publishContact'> = async (api, { params, staff }) => {
  await api.catalogs.forget(params.id)
  const catalog = await api.catalogs.get(params.id)
  if (!catalog) return no('branch-contact-not-found')
  const { published, lacks } = setupOf(catalog, { now: api.now(), newId: api.newId })
  if (published) return yes({ revision: null })
  if (lacks.length > 0)
    return no(
      'setup-incomplete',
      lacks.map((code) => ({ code, message: setupLackText[code], path: stepOf(code) })),
    )
  const found = await placeOfBranch(api.database, catalog.contact.branch.id)
  if (!found.ok) return found
  const { companyKey, branchKey } = found.place
  const branchId = found.place.branchId
  const known = await contactOf(api.database, { branchId, contactId: params.id })
  const key = known?.contactKey
  if (!key) return no('branch-contact-not-found')
  const place = ['branches', branchKey, 'branchContacts', key, 'blocked']
  const change = {
    companyKey,
    operations: [{ kind: 'set', place, from: true, to: undefined } as const],
    author: { door: 'CONSOLE', staffUserId: staff.id } as const,
    lacks: lacksOf(staff, companyKey),
  }
  const result = await changeTenant(change, tenantWorld(api))
  // Another person was quicker: it is open.
  if (!result.ok && 'conflict' in result) return yes({ revision: null })
  return answerChange(api, found.place, result)
}
