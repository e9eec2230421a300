import { needsOfReading, type PermissionNeed } from '@mostrador/domain/permission/change-needs'
import { OWN_FIELDS, readDocument } from '@mostrador/tenant/read-document'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { reasonsOf } from '../../people/permission/denied-response.ts'
import { lacksOf } from '../../people/permission/needs-lacking.ts'
import { inTenant, placeOfBranch } from './branch-place.ts'

/** Returns a part of a branch’s document, with its pictures. */
export const getDocument: Handler<'getDocument'> = async ({ database }, { params, query, staff }) => {
  const found = await placeOfBranch(database, params.id)
  if (!found.ok) return found
  const { companyId, companyKey, branchKey } = found.place
  const place = inTenant(branchKey, query.place ?? [])
  const ownOnly = query.fields === 'own'
  const needs = ownOnly ? needsOfOwn(place) : needsOfReading(place)
  const lacking = await lacksOf(staff, companyKey)(database, needs)
  // The whole branch is for those who may change all of it, a part for those who may change any.
  const enough = query.place || ownOnly ? 1 : needs.length
  if (needs.length - lacking.length < Math.min(enough, needs.length))
    return no('permission-missing', await reasonsOf(database, companyId, lacking))
  const part = await readDocument(database, { companyKey, place, ...(ownOnly && { ownOnly }) })
  if (part.value === undefined) return no('place-not-found')
  const pictures = part.pictures.map(({ source, sha256, color }) => [
    source,
    { url: `/files/${sha256}`, color },
  ])
  return yes({ revision: part.revision, value: part.value, pictures: Object.fromEntries(pictures) })
}

/** Returns the permissions of which one is enough to read a branch’s own fields. */
function needsOfOwn(branch: readonly string[]): readonly PermissionNeed[] {
  const needs = OWN_FIELDS.flatMap((field) => needsOfReading([...branch, field]))
  const each = new Map(needs.map((need) => [need.permission, need]))
  each.delete('company')
  return [...each.values()]
}
