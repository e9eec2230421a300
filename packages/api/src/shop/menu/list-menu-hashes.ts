import { findAlias } from '../../people/host/find-alias.ts'
import { standingOf } from '../catalog/contact-info.ts'
import { no, type Handler } from '../../ground/http/handler.ts'
import { answerWithEtag } from '../../ground/http/answer-with-etag.ts'

/** Returns the hash of the menu of each order mode. Source: 000 §7. */
export const listMenuHashes: Handler<'listMenuHashes'> = async (
  { database, catalogs, now },
  { params, query, call },
) => {
  const target = await findAlias(database, params.alias)
  const catalog = target?.kind === 'branchContact' ? await catalogs.get(target.branchContactId) : undefined
  if (!catalog) return no('alias-not-found')
  const wanted = query.orderModeId === undefined ? undefined : [query.orderModeId].flat()
  const menuHashes = catalog.modes
    .filter((mode) => mode.active && (!wanted || wanted.includes(mode.id)))
    .map((mode) => ({
      orderModeId: mode.id,
      hash: catalog.menus.get(mode.menuId)?.hash ?? '',
      ...standingOf(catalog.contact, mode, now()),
    }))
  return answerWithEtag({ menuHashes }, call)
}
