import type { ConsoleMenu } from '@mostrador/contract/menu/menu-schema'
import { isFull, nextOnSale, rulesOf, type LocalMoment } from '@mostrador/domain/availability/sale-rule'
import { soldOutUntil } from '@mostrador/domain/availability/sold-out-until'
import type { SoldOutKind } from '@mostrador/domain/availability/sold-out-mark'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import type { Catalog, CatalogMenu } from '../../ground/catalog.ts'
import { contactHours } from '../catalog/opening.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'

type Ran = { readonly soldOut?: boolean | undefined; readonly backAt?: string | undefined }

function standings({ marks }: Catalog) {
  const marked = new Set(marks.map(({ kind, id }) => `${kind} ${id}`))
  const has = (kind: SoldOutKind, id: string): boolean => marked.has(`${kind} ${id}`)
  return (kind: SoldOutKind, thing: Ran & { readonly id: string }, ingredients: readonly string[] = []) => ({
    soldOut: thing.soldOut ?? false,
    backAt: thing.backAt ?? null,
    marked: has(kind, thing.id),
    without: ingredients.filter((name) => has('INGREDIENT', name)),
  })
}

type StandingOf = ReturnType<typeof standings>

/** Returns the plates without daily stock for today, by id, with the next day that has some. */
function fullPlates({ menu }: CatalogMenu, local: LocalMoment) {
  const counted = menu.saleRules.filter(({ fullDays }) => fullDays)
  const full = counted.filter((rule) => isFull([rule], wallClock(local.at, local.timeZone)))
  return new Map(
    full.flatMap(({ plates }) =>
      plates.map((id) => {
        const back = nextOnSale(rulesOf(menu.saleRules, id), local)
        return [id, { soldOut: true, backAt: back?.toISOString() }] as const
      }),
    ),
  )
}

function categoriesOf(
  catalogMenu: CatalogMenu,
  { standingOf, local }: { readonly standingOf: StandingOf; readonly local: LocalMoment },
): ConsoleMenu['categories'] {
  const { info, madeWith, key, plateKeys } = catalogMenu
  const full = fullPlates(catalogMenu, local)
  return info.categories.map(({ id, showName, plates }) => ({
    id,
    showName,
    plates: info.plates
      .filter((plate) => plates.includes(plate.id))
      .map((plate) => {
        const ingredients = [...(madeWith.get(plate.id) ?? [])]
        return {
          id: plate.id,
          menu: key,
          key: plateKeys.get(plate.id) ?? '',
          showName: plate.showName,
          price: plate.price,
          image: plate.image,
          ingredients,
          ...standingOf('PLATE', { ...plate, ...(!plate.soldOut && full.get(plate.id)) }, ingredients),
          ...(full.has(plate.id) && { isFullToday: true as const }),
          sizes: plate.sizes.map((size) => ({
            id: size.id,
            name: size.name,
            ...standingOf('SIZE', size),
          })),
        }
      }),
  }))
}

const groupsOf = ({ info, madeWith }: CatalogMenu, standingOf: StandingOf): ConsoleMenu['garnishGroups'] =>
  info.garnishGroups.map(({ id, name, garnishes }) => ({
    id,
    name,
    garnishes: garnishes.map((garnish) => {
      const ingredients = [...(madeWith.get(garnish.id) ?? [])]
      return {
        id: garnish.id,
        name: garnish.name,
        ingredients,
        ...standingOf('GARNISH', garnish, ingredients),
      }
    }),
  }))

/** Lists the ingredients by name, with the number of plates and garnishes that have them. */
function ingredientsOf({ menus, marks }: Catalog): ConsoleMenu['ingredients'] {
  const ends = new Map(marks.flatMap(({ kind, id, until }) => (kind === 'INGREDIENT' ? [[id, until]] : [])))
  const counted = new Map<string, { plates: number; garnishes: number }>()
  for (const { info, madeWith } of menus.values()) {
    const plates = new Set(info.plates.map(({ id }) => id))
    for (const [id, names] of madeWith)
      for (const name of names) {
        const count = counted.get(name) ?? { plates: 0, garnishes: 0 }
        count[plates.has(id) ? 'plates' : 'garnishes'] += 1
        counted.set(name, count)
      }
  }
  return [...counted]
    .toSorted(([one], [other]) => one.localeCompare(other, 'es'))
    .map(([name, count]) => ({
      name,
      ...count,
      soldOut: ends.has(name),
      backAt: ends.get(name)?.toISOString() ?? null,
      marked: ends.has(name),
      without: [],
    }))
}

/** Returns all things of a branch contact that can run out, with their state, from memory. */
export const getConsoleMenu: Handler<'getConsoleMenu'> = async ({ catalogs, now }, { params }) => {
  const catalog = await catalogs.get(params.id)
  if (!catalog) return no('branch-contact-not-found')
  const { contact } = catalog
  const { timeZone } = contact.info
  const menus = [...catalog.menus.values()]
  const standingOf = standings(catalog)
  const local = { at: now(), timeZone }
  const tomorrow = soldOutUntil({ kind: 'TOMORROW' }, { now: now(), timeZone, hours: contactHours(contact) })
  return yes({
    categories: menus.flatMap((menu) => categoriesOf(menu, { standingOf, local })),
    garnishGroups: menus.flatMap((menu) => groupsOf(menu, standingOf)),
    ingredients: ingredientsOf(catalog),
    tomorrowAt: (tomorrow ?? now()).toISOString(),
  })
}
