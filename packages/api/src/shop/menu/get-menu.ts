import { findAlias } from '../../people/host/find-alias.ts'
import type { CatalogMenu } from '../../ground/catalog.ts'
import { no, type Handler } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { answerReady, compressBody, type CompressedBody } from '../../ground/http/compressed-body.ts'

const YEAR = 'public, max-age=31536000, immutable'

const made = new WeakMap<CatalogMenu, Promise<CompressedBody>>()

function bytesOf(menu: CatalogMenu): Promise<CompressedBody> {
  const bytes = made.get(menu) ?? compressBody(new TextEncoder().encode(JSON.stringify(menu.info)))
  made.set(menu, bytes)
  return bytes
}

async function currentMenu(
  { database, catalogs }: Pick<Api, 'database' | 'catalogs'>,
  wanted: { readonly alias: string; readonly orderModeId: string },
): Promise<CatalogMenu | undefined> {
  const target = await findAlias(database, wanted.alias)
  const catalog = target?.kind === 'branchContact' ? await catalogs.get(target.branchContactId) : undefined
  const mode = catalog?.modes.find((one) => one.id === wanted.orderModeId && one.active)
  return mode && catalog?.menus.get(mode.menuId)
}

/**
 * Returns a mode's menu. By the hash of a version in memory it is ready bytes without the
 * database, cached for a year; else with an `ETag`. Source: 000 §7, decisions.md.
 */
export const getMenu: Handler<'getMenu'> = async (api, { params, query, call }) => {
  const byHash = query.hash === undefined ? undefined : api.catalogs.menuByHash(query.hash)
  const menu = byHash ?? (await currentMenu(api, params))
  if (!menu) return no('menu-not-found')
  const isByHash = query.hash === menu.hash
  return answerReady(call.headers, {
    bytes: await bytesOf(menu),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': isByHash ? YEAR : 'no-cache',
    },
    holds: isByHash ? () => true : undefined,
  })
}
