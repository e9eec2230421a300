import type { Thing } from '@mostrador/domain/revision/operation'
import { copiedContact, plainContact } from '@mostrador/tenant/founding/copied-place'
import { readAround, readDocument } from '@mostrador/tenant/document/read-document'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { placeOfBranch } from '../revision/branch-place.ts'
import { addPlace } from './add-place.ts'
import { contactOf } from './known-contact.ts'

/**
 * Adds a branch contact to a brand: copied from another one, or with the brand's menu alone. The
 * setup lists its lacks, and it stays hidden until it is published.
 */
export const addContact: Handler<'addContact'> = async (api, { params, body, staff }) => {
  const found = await placeOfBranch(api.database, params.id)
  if (!found.ok) return found
  const { companyKey, branchKey } = found.place
  const brand = await contactOf(api.database, { branchId: params.id, contactId: body.copyOf })
  if (!brand) return no('branch-contact-not-found')
  const name = body.name.trim()
  const list = ['branches', branchKey, 'branchContacts']
  const added = await addPlace(api, {
    at: found.place,
    staff,
    name,
    alias: body.alias,
    called: name.toLowerCase().startsWith(brand.name.toLowerCase()) ? name : `${brand.name} ${name}`,
    aliasesOf: (alias) => [alias],
    list,
    thingOf: async (named) => {
      if (brand.contactKey === null) {
        const around = { companyKey, place: ['branches', branchKey] }
        const { value } = await readDocument(api.database, around)
        return plainContact(named, { ...(value as Thing), timeZone: brand.timeZone })
      }
      const place = [...list, brand.contactKey]
      const like = valueAt(await readAround(api.database, { companyKey, places: [place] }), place)
      return copiedContact(named, like as Thing)
    },
  })
  if (!added.ok) return added
  return yes({ alias: added.alias, branchId: params.id, revision: added.revision })
}
