import { aliasProblem, RESERVED_SEGMENTS } from '@mostrador/domain/company/alias'
import { hostProblem } from '@mostrador/domain/company/host-name'
import { companyAlias } from '../founding/company-alias.ts'
import { ownerName, problem, type Problem } from './problems.ts'
import { at, isThing, spotsIn, spotUnder, textOf, type Spot } from './spot.ts'

const KNOWN_BY = ['key', 'code', 'email'] as const

/** Things of one list that are known by the same key. */
export function duplicateKeys(root: Spot): readonly Problem[] {
  return lists(root.value, '').flatMap((list) =>
    KNOWN_BY.flatMap((field) => {
      const first = new Map<string, string>()
      return list.flatMap((spot) => {
        const key = textOf(spot, field)?.toLowerCase()
        if (key === undefined) return []
        const before = first.get(key)
        first.set(key, before ?? textOf(spot, 'name') ?? '')
        return before !== undefined
          ? [problem(at(spot.path, field), 'key-duplicate', { key, first: before })]
          : []
      })
    }),
  )
}

// Returns the keyed lists. None is below a customisation's commands; and a hostile file may be
// nested deeply.
function lists(value: unknown, path: string, depth = 0): readonly (readonly Spot[])[] {
  if (depth > 20 || path.endsWith('.commands')) return []
  if (Array.isArray(value)) {
    const spots = value.flatMap((item: unknown, index) =>
      isThing(item) ? [{ path: at(path, index), value: item }] : [],
    )
    return [spots, ...spots.flatMap((spot) => lists(spot.value, spot.path, depth + 1))]
  }
  if (!isThing(value)) return []
  return Object.entries(value).flatMap(([field, inner]) => lists(inner, at(path, field), depth + 1))
}

/** Returns everything that has a page of its own. */
function ownersIn(root: Spot): readonly Spot[] {
  const company = spotUnder(root, 'company')
  const branches = spotsIn(root, 'branches')
  return [
    ...(company ? [company] : []),
    ...branches,
    ...branches.flatMap((branch) => spotsIn(branch, 'branchContacts')),
  ]
}

/** Host names that are none, or that two things of the file claim. */
export function hostProblems(root: Spot): readonly Problem[] {
  const first = new Map<string, string>()
  return ownersIn(root).flatMap((owner) => {
    const host = textOf(owner, 'host')
    if (host === undefined) return []
    const path = at(owner.path, 'host')
    const wrong = hostProblem(host)
    if (wrong) return [problem(path, wrong, { host })]
    const before = first.get(host)
    first.set(host, before ?? ownerName(owner.path, textOf(owner, 'name') ?? textOf(owner, 'key') ?? ''))
    return before ? [problem(path, 'host-duplicate', { host, first: before })] : []
  })
}

const namesOf = (owner: Spot) => ({ key: textOf(owner, 'key'), alias: textOf(owner, 'alias') })

/** Problems of aliases that cannot be in an address, or that two things of the file claim. */
export function aliasProblems(root: Spot): readonly Problem[] {
  const first = new Map<string, string>()
  const brands = spotsIn(root, 'branches').map(namesOf)
  return ownersIn(root).flatMap((owner) => {
    const field = textOf(owner, 'alias') === undefined ? 'key' : 'alias'
    const alias = owner.path === 'company' ? companyAlias(namesOf(owner), brands) : textOf(owner, field)
    // The schema judges a key that is no slug, unless it was meant as an alias.
    if (alias === undefined || (field === 'key' && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(alias))) return []
    const wrong = aliasProblem(alias)
    if (wrong) return [problem(at(owner.path, field), wrong, { alias })]
    const before = first.get(alias)
    first.set(alias, before ?? ownerName(owner.path, textOf(owner, 'name') ?? textOf(owner, 'key') ?? ''))
    return before ? [problem(at(owner.path, field), 'alias-duplicate', { alias, first: before })] : []
  })
}

/** Problems of categories whose slug is the path of a page of the storefront. */
export const reservedCategories = (branch: Spot): readonly Problem[] =>
  spotsIn(branch, 'menus')
    .flatMap((menu) => spotsIn(menu, 'categories'))
    .filter((category) => RESERVED_SEGMENTS.some((word) => word === textOf(category, 'key')))
    .map((category) =>
      problem(at(category.path, 'key'), 'key-reserved', { key: textOf(category, 'key') ?? '' }),
    )
