import type { Thing } from '@mostrador/domain/revision/operation'
import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import { copiedBrand, type NewName } from '@mostrador/tenant/founding/copied-place'
import { firstContactOf, newBrand } from '@mostrador/tenant/founding/new-shop'
import { readDocument } from '@mostrador/tenant/document/read-document'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { branchOf, placeOfBranch } from '../revision/branch-place.ts'
import { addPlace } from './add-place.ts'
import { contactOf } from './known-contact.ts'

/**
 * Adds a brand with its first branch contact to a company: copied from the asked one, or with its
 * kitchen's hours and an empty menu, in the same country and time zone.
 */
export const addBrand: Handler<'addBrand'> = async (api, { params, body, staff }) => {
  const found = await placeOfBranch(api.database, params.id)
  if (!found.ok) return found
  const { companyKey, branchKey } = found.place
  const known = await contactOf(api.database, { branchId: params.id, contactId: body.copyOf })
  if (!known) return no('branch-contact-not-found')
  const name = body.name.trim()
  const thingOf = async (named: NewName): Promise<Thing> => {
    const firstKey = firstContactOf(named.key)
    const { country, timeZone, contactKey } = known
    if (contactKey === null)
      return (await newBrand({
        ...named,
        contactKey: firstKey,
        country,
        timeZone,
        kitchen: body.kitchen,
      })) as Thing
    const { value } = await readDocument(api.database, { companyKey, place: ['branches', branchKey] })
    const brand = value as Thing
    const contact = thingsOf(brand.branchContacts).find((one) => keyOf(one) === contactKey) ?? {}
    return copiedBrand(named, { brand, contact, contactKey: firstKey })
  }
  const added = await addPlace(api, {
    at: found.place,
    staff,
    name,
    alias: body.alias,
    called: name,
    aliasesOf: (alias) => [alias, firstContactOf(alias)],
    list: ['branches'],
    thingOf,
  })
  if (!added.ok) return added
  const branchId = await branchOf(api.database, { companyKey, branchKey: added.alias })
  return yes({ alias: firstContactOf(added.alias), branchId, revision: added.revision })
}
