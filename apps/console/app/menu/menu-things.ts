import type { ConsoleMenu, SoldOutChange } from '@mostrador/contract/menu/menu-schema'
import { availabilityCopy } from '@mostrador/copy/availability'
import { backMoment } from '@mostrador/domain/availability/back-moment'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { timeOf } from '@mostrador/domain/scheduling/wall-time'
import { whenText } from '../time/shop-time.ts'

/** State of a thing: sold out or not, and why. */
export type Standing = Pick<
  ConsoleMenu['ingredients'][number],
  'soldOut' | 'backAt' | 'marked' | 'without'
> & { readonly isFullToday?: true | undefined }

/** Thing of the menu that can be marked, with its name on the screen. */
export type MenuThing = Standing & SoldOutChange['thing'] & { readonly name: string }

/** Capitalises an ingredient, which the file has in lower case. */
export const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Lists everything of a menu that can be marked; a plate in two categories comes twice. */
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

/** Counts the distinct things marked as sold out, and those of them that return today. */
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

/** Applies a mark to a menu; the server alone knows until when it holds. */
export function withSoldOut(menu: ConsoleMenu, change: SoldOutChange, backAt?: string | null): ConsoleMenu {
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

/** Writes when a thing is back, by the shop's clock. */
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

/** Writes why a thing is sold out, and until when; undefined for one that is not. */
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
