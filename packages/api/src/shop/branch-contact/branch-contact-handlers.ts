import { addBrand } from './add-brand.ts'
import { addLocal } from './add-local.ts'
import { listLocals } from './list-locals.ts'
import { getBranchContact } from './get-branch-contact.ts'
import { listBranchContacts } from './list-branch-contacts.ts'

/** Handlers that show, list and add branch contacts. */
export const branchContactHandlers = { getBranchContact, listBranchContacts, listLocals, addLocal, addBrand }
