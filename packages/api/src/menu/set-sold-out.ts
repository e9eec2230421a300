import type { SoldOutChange } from '@mostrador/contract/menu/menu-schema'
import { soldOutUntil } from '@mostrador/domain/availability/sold-out-until'
import type { Catalog } from '../catalog/catalog-cache.ts'
import { contactHours } from '../catalog/opening.ts'
import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { announceCatalog } from '../realtime/announce.ts'
import { saveMark } from './sold-out-store.ts'

/** Whether a branch contact sells something that a mark names. */
function isSoldHere({ menus }: Catalog, { kind, id }: SoldOutChange['thing']): boolean {
  return [...menus.values()].some(({ info: { plates, garnishGroups }, madeWith }) => {
    if (kind === 'INGREDIENT') return [...madeWith.values()].some((names) => names.includes(id))
    const things = {
      PLATE: plates,
      SIZE: plates.flatMap(({ sizes }) => sizes),
      GARNISH: garnishGroups.flatMap(({ garnishes }) => garnishes),
    }
    return things[kind].some((thing) => thing.id === id)
  })
}

/** Until when it is marked by the local's own wall clock; undefined: for ever no date of ours. */
function untilOf({ contact }: Catalog, change: SoldOutChange, now: Date): Date | null | undefined {
  if (!change.soldOut) return undefined
  const local = { now, timeZone: contact.info.timeZone, hours: contactHours(contact) }
  return soldOutUntil(change.lasting, local)
}

/**
 * Marks something as sold out at a branch contact for as long as its staff say, or as back: orders
 * that are judged from now on know it.
 */
export const setSoldOut: Handler<'setSoldOut'> = async (api, { params, body, staff }) => {
  const catalog = await api.catalogs.get(params.id)
  if (!catalog || !isSoldHere(catalog, body.thing)) return no('plate-not-found')
  const now = api.now()
  const until = untilOf(catalog, body, now)
  if (body.soldOut && until === undefined) return no('sold-out-date-invalid')
  const marking = { contactId: params.id, staffUserId: staff.id, now }
  if (!(await saveMark(api.database, { ...body.thing, until }, marking))) return no('plate-not-found')
  await announceCatalog(api, params.id)
  return yes({ soldOut: body.soldOut, backAt: until?.toISOString() ?? null })
}
