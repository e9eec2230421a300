import type { Menu } from '@mostrador/domain/menu/menu'

/** Returns milliseconds until the first sold-out item of a menu returns; undefined for none. */
export function nextReturn({ plates }: Pick<Menu, 'plates'>, now: number): number | undefined {
  const things = plates.flatMap((plate) => [
    plate,
    ...plate.sizes,
    ...plate.garnishGroups.flatMap(({ garnishes }) => garnishes),
  ])
  const ahead = things.flatMap(({ backAt }) => (backAt ? [Date.parse(backAt) - now] : []))
  return ahead.filter((ms) => ms > 0).toSorted((a, b) => a - b)[0]
}
