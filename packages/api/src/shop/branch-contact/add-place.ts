import { aliasProblem } from '@mostrador/domain/company/alias'
import type { DocumentPlace, Thing } from '@mostrador/domain/revision/operation'
import { changeTenant } from '@mostrador/tenant/document/change-tenant'
import type { NewName } from '@mostrador/tenant/founding/copied-place'
import type { ChangeResult } from '@mostrador/tenant/document/tenant-change'
import { no } from '../../ground/http/handler.ts'
import { lacksOf } from '../../people/permission/needs-lacking.ts'
import type { Ports, StaffMember } from '../../ground/ports.ts'
import { answerChange } from '../revision/answer-change.ts'
import type { BranchPlace } from '../revision/branch-place.ts'
import { mayMake } from '../revision/may-make.ts'
import { tenantWorld } from '../revision/tenant-world.ts'
import { isTaken, madeAlias, type AliasRoom } from './free-alias.ts'

const LONGEST_NAME = 120

/** Tries with another alias, when one is taken meanwhile. */
const TRIES = 5

/** New place: its parts, parent and alias. */
export type NewPlace = Pick<AliasRoom, 'aliasesOf'> & {
  readonly at: BranchPlace
  readonly staff: StaffMember
  /** Typed name; without an alias one is made of `called`. */
  readonly name: string
  readonly alias: string | null
  readonly called: string
  /** List to which it is appended. */
  readonly list: DocumentPlace
  readonly thingOf: (name: NewName) => Promise<Thing>
}

/** Returns the first fault of the typed fields. */
async function faultOf({ database }: Ports, { name, alias, aliasesOf, at }: NewPlace) {
  if (name === '') return 'place-name-missing'
  if (name.length > LONGEST_NAME) return 'place-name-too-long'
  if (alias === null) return undefined
  const wrong = aliasesOf(alias)
    .map(aliasProblem)
    .find((one) => one !== undefined)
  if (wrong) return wrong
  return (await isTaken(database, { ...at, aliasesOf }, alias)) ? 'alias-taken' : undefined
}

const OF_ALIAS: ReadonlySet<string> = new Set(['alias-taken', 'alias-duplicate', 'key-duplicate'])

/** Whether a change failed only because its alias was taken meanwhile. */
function isOfAlias(result: ChangeResult): boolean {
  if (result.ok) return false
  if ('conflict' in result) return result.conflict.found !== undefined
  return 'problems' in result && result.problems.some(({ code }) => OF_ALIAS.has(code))
}

/** Place behind all things of a list: no key equals it. */
const LAST = '+'

/**
 * Adds a place to a company as one change. Of two with one alias at once one gets it; the other is
 * refused where the alias was typed, and gets a made one otherwise.
 */
export async function addPlace(ports: Ports, place: NewPlace) {
  const { at, staff, name, list, aliasesOf } = place
  const may = await mayMake(ports, { place: at, staff }, [
    { kind: 'add', place: [...list, LAST], thing: {}, after: LAST },
  ])
  if (!may.ok) return may
  const fault = await faultOf(ports, place)
  if (fault) return no(fault)
  for (let tried = 1; ; tried += 1) {
    const alias = place.alias ?? (await madeAlias(ports.database, { ...at, aliasesOf }, place.called))
    const thing = await place.thingOf({ key: alias, name })
    const change = {
      companyKey: at.companyKey,
      operations: [{ kind: 'add', place: [...list, alias], thing, after: LAST } as const],
      author: { door: 'CONSOLE', staffUserId: staff.id } as const,
      lacks: lacksOf(staff, at.companyKey),
    }
    const result = await changeTenant(change, tenantWorld(ports))
    if (!isOfAlias(result)) {
      const answer = await answerChange(ports, at, result)
      return answer.ok ? { ok: true as const, alias, revision: answer.data.revision } : answer
    }
    if (place.alias !== null || tried === TRIES) return no('alias-taken')
  }
}
