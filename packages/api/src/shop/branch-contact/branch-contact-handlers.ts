import { addBrand } from './add-brand.ts'
import { addContact } from './add-contact.ts'
import { listContacts } from './list-contacts.ts'
import { listBranchContacts } from './list-branch-contacts.ts'
import { contactInfo } from '../catalog/contact-info.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'

/** Returns a branch contact with branch, hours and modes. Source: 000 §7. */
const getBranchContact: Handler<'getBranchContact'> = async ({ catalogs, now }, { params }) => {
  const catalog = await catalogs.get(params.id)
  return catalog ? yes(contactInfo(catalog, now())) : no('branch-contact-not-found')
}

/** Handlers that show, list and add branch contacts. */
export const branchContactHandlers = {
  getBranchContact,
  listBranchContacts,
  listContacts,
  addContact,
  addBrand,
}
