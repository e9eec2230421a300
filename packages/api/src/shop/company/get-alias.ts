import type { AliasLookup } from '@mostrador/contract/alias/alias-endpoints'
import { originAt } from '@mostrador/domain/company/host-name'
import { isRehearsalToken } from '@mostrador/domain/rehearsal/rehearsal-token'
import { previewedBranch } from '../branding/previewed-branch.ts'
import { contactInfo } from '../catalog/contact-info.ts'
import { loadBranch, loadCompany } from './company-store.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { findAlias } from '../../people/host/find-alias.ts'

async function lookUp(api: Api, alias: string): Promise<AliasLookup | undefined> {
  const { database, catalogs, now, publicUrl } = api
  const target = await findAlias(database, alias)
  const home = target?.host ? originAt(publicUrl, target.host) : null
  if (target?.kind === 'branchContact') {
    const catalog = await catalogs.get(target.branchContactId)
    return catalog && { type: 'branchContact', home, info: contactInfo(catalog, now()) }
  }
  if (target?.kind === 'branch') {
    const branch = await loadBranch(database, target.branchId)
    return branch && { type: 'branch', home, info: branch }
  }
  const company = target && (await loadCompany(database, target.companyId))
  return company && { type: 'company', home, info: company }
}

/**
 * Returns the entity that an alias points at; with the token of a draft, in the look being tried.
 * Source: 000 §7.
 */
export const getAlias: Handler<'getAlias'> = async (api, { params, query }) => {
  const found = await lookUp(api, params.alias)
  if (!found) return no('alias-not-found')
  if (query.preview === undefined || isRehearsalToken(query.preview)) return yes(found)
  if (found.type === 'company') return no('preview-not-found')
  const branch = found.type === 'branch' ? found.info : found.info.branch
  const previewed = await previewedBranch(api, branch, query.preview)
  if (!previewed) return no('preview-not-found')
  if (previewed === 'spent') return no('work-share-spent')
  return found.type === 'branch'
    ? yes({ ...found, info: previewed })
    : yes({ ...found, info: { ...found.info, branch: previewed } })
}
