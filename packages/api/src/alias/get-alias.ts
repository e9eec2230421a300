import { originAt } from '@mostrador/domain/company/host-name'
import { contactInfo } from '../catalog/contact-info.ts'
import { loadBranch, loadCompany } from '../company/company-store.ts'
import { type Handler, no, yes } from '../http/handler.ts'
import { findAlias } from './find-alias.ts'

/** What an alias stands for. Source: 000 §7. */
export const getAlias: Handler<'getAlias'> = async ({ database, catalogs, now, publicUrl }, { params }) => {
  const target = await findAlias(database, params.alias)
  const home = target?.host ? originAt(publicUrl, target.host) : null
  if (target?.kind === 'branchContact') {
    const catalog = await catalogs.get(target.branchContactId)
    return catalog
      ? yes({ type: 'branchContact', home, info: contactInfo(catalog, now()) })
      : no('alias-not-found')
  }
  if (target?.kind === 'branch') {
    const branch = await loadBranch(database, target.branchId)
    return branch ? yes({ type: 'branch', home, info: branch }) : no('alias-not-found')
  }
  const company = target && (await loadCompany(database, target.companyId))
  return company ? yes({ type: 'company', home, info: company }) : no('alias-not-found')
}
