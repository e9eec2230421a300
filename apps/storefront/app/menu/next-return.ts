import type { Menu } from '@mostrador/domain/menu/menu'

/**
 * When the first thing of a menu that ran out is to be had again, in milliseconds from `now` on;
 * undefined where nothing says so.
 */
export function nextReturn({ plates }: Pick<Menu, 'plates'>, now: number): number | undefined {
  const things = plates.flatMap((plate) => [
    plate,
    ...plate.sizes,
    ...plate.garnishGroups.flatMap(({ garnishes }) => garnishes),
  ])
  const ahead = things.flatMap(({ backAt }) => (backAt ? [Date.parse(backAt) - now] : []))
  return ahead.filter((ms) => ms > 0).toSorted((a, b) => a - b)[0]
}
