import type { MenuDocument } from '../menu/menu-document.ts'

const orNothing = <Value>(list: readonly Value[]): readonly Value[] | undefined =>
  list.length === 0 ? undefined : list

/**
 * Returns a menu without some plates and the references to them: its two lists, and its discounts,
 * each of which goes with its last plate.
 */
export function withoutPlates(
  menu: MenuDocument,
  gone: { readonly has: (key: string) => boolean },
): MenuDocument {
  if (!menu.plates.some(({ key }) => gone.has(key))) return menu
  const stays = (key: string): boolean => !gone.has(key)
  const discounts = menu.discounts?.flatMap((discount) => {
    const plates = discount.plates?.filter(stays)
    if (plates === undefined || plates.length === discount.plates?.length) return [discount]
    return plates.length === 0 ? [] : [{ ...discount, plates }]
  })
  return withFields(menu, {
    plates: menu.plates.filter(({ key }) => stays(key)),
    remarkeds: orNothing((menu.remarkeds ?? []).filter(stays)),
    upselleds: orNothing((menu.upselleds ?? []).filter(stays)),
    discounts: orNothing(discounts ?? []),
  })
}

/** Returns a thing with fields set; empty ones are left out. */
export function withFields<T extends object>(thing: T, fields: Partial<T>): T {
  const entries = Object.entries({ ...thing, ...fields }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as T
}
