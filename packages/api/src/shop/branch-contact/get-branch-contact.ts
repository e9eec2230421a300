import { contactInfo } from '../catalog/contact-info.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'

/** A branch contact with its branch, hours and order modes. Source: 000 §7. */
export const getBranchContact: Handler<'getBranchContact'> = async ({ catalogs, now }, { params }) => {
  const catalog = await catalogs.get(params.id)
  return catalog ? yes(contactInfo(catalog, now())) : no('branch-contact-not-found')
}
