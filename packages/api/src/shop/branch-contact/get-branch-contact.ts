import { contactInfo } from '../catalog/contact-info.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'

/** Returns a branch contact with branch, hours and modes. Source: 000 §7. */
export const getBranchContact: Handler<'getBranchContact'> = async ({ catalogs, now }, { params }) => {
  const catalog = await catalogs.get(params.id)
  return catalog ? yes(contactInfo(catalog, now())) : no('branch-contact-not-found')
}
