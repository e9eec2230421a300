import { consolePlateSchema } from '@mostrador/contract/menu/menu-schema'
import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'

/**
 * Every plate of a branch contact, of all its menus, and whether it is sold out: from the catalogue
 * in memory.
 */
export const getConsoleMenu: Handler<'getConsoleMenu'> = async ({ catalogs }, { params, staff }) => {
  const isTheirs = staff.branchContactIds.includes(params.id)
  const catalog = isTheirs ? await catalogs.get(params.id) : undefined
  if (!catalog) return no('branch-contact-not-found')
  const categories = [...catalog.menus.values()].flatMap(({ info }) =>
    info.categories.map(({ id, showName, plates }) => ({
      id,
      showName,
      plates: info.plates
        .filter((plate) => plates.includes(plate.id))
        .map((plate) => consolePlateSchema.parse(plate)),
    })),
  )
  return yes({ categories })
}
