import type { SoldOutChange } from '@mostrador/contract/menu/menu-schema'
import { soldOutUntil } from '@mostrador/domain/availability/sold-out-until'
import { changeMark } from '@mostrador/tenant/mark/change-mark'
import type { Catalog } from '../../ground/catalog.ts'
import { contactHours } from '../catalog/opening.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { placeOfBranch } from '../revision/branch-place.ts'
import { tellChange } from '../revision/tell-change.ts'

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

/** Returns the end of a mark: null without one, undefined for an impossible date or no mark. */
function untilOf({ contact }: Catalog, change: SoldOutChange, now: Date): Date | null | undefined {
  if (!change.soldOut) return undefined
  const local = { now, timeZone: contact.info.timeZone, hours: contactHours(contact) }
  return soldOutUntil(change.lasting, local)
}

/**
 * Marks a thing as sold out at a branch contact for as long as its staff say, or as back, for
 * orders judged from now on. Writes the change into the history.
 */
export const setSoldOut: Handler<'setSoldOut'> = async (api, { params, body, staff }) => {
  const catalog = await api.catalogs.get(params.id)
  if (!catalog || !isSoldHere(catalog, body.thing)) return no('plate-not-found')
  const now = api.now()
  const until = untilOf(catalog, body, now)
  if (body.soldOut && until === undefined) return no('sold-out-date-invalid')
  const found = await placeOfBranch(api.database, catalog.contact.branch.id)
  if (!found.ok) return no('plate-not-found')
  const { companyId, companyKey, branchId } = found.place
  const change = {
    companyKey,
    thing: { contactId: params.id, ...body.thing },
    to: until === undefined ? null : { until: until && until.toISOString() },
    author: { door: 'CONSOLE' as const, staffUserId: staff.id },
  }
  const marked = await changeMark(change, { db: api.database, now })
  if (!marked?.ok) return no('plate-not-found')
  const { revision = null } = marked
  if (revision !== null)
    await tellChange(api, { companyId, branchId, revision, branchContactIds: [params.id] })
  return yes({ soldOut: body.soldOut, backAt: until?.toISOString() ?? null })
}
