import type { ConsoleMenu, SoldOutChange } from '@mostrador/contract/menu/menu-schema'
import { availabilityCopy } from '@mostrador/copy/availability'
import { backMoment } from '@mostrador/domain/availability/back-moment'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { timeOf } from '@mostrador/domain/scheduling/wall-time'
import { whenText } from '../time/shop-time.ts'

/** How something stands: whether there is any, and what is in its way. */
export type Standing = Pick<
  ConsoleMenu['ingredients'][number],
  'soldOut' | 'backAt' | 'marked' | 'without'
> & { readonly isFullToday?: true | undefined }

/** Thing of the menu that can be marked, with its name on the screen. */
export type MenuThing = Standing & SoldOutChange['thing'] & { readonly name: string }

/** The name of an ingredient as it stands alone: the file has it in small letters. */
export const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Everything of a menu that can be marked. A plate that stands in two categories comes twice. */
export function thingsOf({ categories, garnishGroups, ingredients }: ConsoleMenu): readonly MenuThing[] {
  const plates = categories.flatMap((category) => category.plates)
  return [
    ...ingredients.map((one) => ({
      ...one,
      kind: 'INGREDIENT' as const,
      id: one.name,
      name: titleOf(one.name),
    })),
    ...plates.map((plate) => ({ ...plate, kind: 'PLATE' as const, name: plate.showName })),
    ...plates.flatMap((plate) =>
      plate.sizes.map((size) => ({
        ...size,
        kind: 'SIZE' as const,
        name: `${plate.showName}, ${size.name}`,
      })),
    ),
    ...garnishGroups.flatMap(({ garnishes }) =>
      garnishes.map((garnish) => ({ ...garnish, kind: 'GARNISH' as const })),
    ),
  ]
}

/** How many things are marked as sold out, each once, and how many of them come back today. */
export function countMarked(
  menu: ConsoleMenu,
  now: Date,
  timeZone: string,
): { readonly all: number; readonly today: number } {
  const today = wallClock(now, timeZone).date
  const marked = new Map(
    thingsOf(menu).flatMap((thing) => (thing.marked ? [[`${thing.kind} ${thing.id}`, thing]] : [])),
  )
  const isToday = ({ backAt }: Standing): boolean =>
    backAt !== null && wallClock(new Date(backAt), timeZone).date === today
  return { all: marked.size, today: [...marked.values()].filter(isToday).length }
}

/** A menu after a mark that the server has or will have; the server alone knows until when. */
export function withTurn(menu: ConsoleMenu, change: SoldOutChange, backAt?: string | null): ConsoleMenu {
  const { kind, id } = change.thing
  const guess = change.soldOut && change.lasting.kind === 'TOMORROW' ? menu.tomorrowAt : null
  const turned = <Thing extends Standing>(thing: Thing): Thing => ({
    ...thing,
    soldOut: change.soldOut || thing.without.length > 0,
    backAt: backAt === undefined ? guess : backAt,
    marked: change.soldOut,
  })
  const turn = <Thing extends Standing>(
    of: SoldOutChange['thing']['kind'],
    list: Thing[],
    idOf: (thing: Thing) => string,
  ) => (of === kind ? list.map((thing) => (idOf(thing) === id ? turned(thing) : thing)) : list)
  return {
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      plates: turn('PLATE', category.plates, (plate) => plate.id).map((plate) => ({
        ...plate,
        sizes: turn('SIZE', plate.sizes, (size) => size.id),
      })),
    })),
    garnishGroups: menu.garnishGroups.map((group) => ({
      ...group,
      garnishes: turn('GARNISH', group.garnishes, (garnish) => garnish.id),
    })),
    ingredients: turn('INGREDIENT', menu.ingredients, (ingredient) => ingredient.name),
  }
}

const MINUTE_MS = 60_000

/** Returns within so many minutes are counted down. */
const COUNTED_MINUTES = 120

/** When something is to be had again, in the words of the shop. */
export function returnText(backAt: string | null, now: Date, timeZone: string): string {
  if (backAt === null) return availabilityCopy.noEnd
  const at = new Date(backAt)
  const minutes = Math.ceil((at.getTime() - now.getTime()) / MINUTE_MS)
  const time = timeOf(wallClock(at, timeZone).minutes)
  if (minutes > 0 && minutes <= COUNTED_MINUTES) return availabilityCopy.backIn(minutes, time)
  const when = whenText(backAt, now, timeZone)
  if (when === time) return availabilityCopy.backAt(time)
  return backMoment(backAt, now, timeZone)?.daysAhead === 1
    ? availabilityCopy.backTomorrow(time)
    : availabilityCopy.backOn(when.toLowerCase())
}

/** Why there is none, and until when: one line beneath its name; nothing of what is there. */
export function standingText(
  { soldOut, backAt, marked, without, isFullToday }: Standing,
  now: Date,
  timeZone: string,
): string | undefined {
  if (!soldOut) return undefined
  if (!marked && without.length === 0)
    return isFullToday ? availabilityCopy.fullToday : availabilityCopy.nothingLeft
  const reasons = without.length > 0 ? [availabilityCopy.without(without)] : []
  return [...reasons, returnText(backAt, now, timeZone)].join(' · ')
}
