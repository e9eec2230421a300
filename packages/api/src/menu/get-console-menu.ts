import { type Handler, no, yes } from '../http/handler.ts'

/** Every plate of a branch contact, of all its menus, and whether it is sold out: from the catalogue in memory. */
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
        .map((plate) => ({
          id: plate.id,
          showName: plate.showName,
          price: plate.price,
          image: plate.image,
          soldOut: plate.soldOut,
        })),
    })),
  )
  return yes({ categories })
}
