import { isBuiltInRole } from '@mostrador/domain/permission/permission'
import { problem, type Problem } from './problems.ts'
import { at, keysOf, spotsIn, spotUnder, textOf, textsIn, type Spot } from './spot.ts'

/** Keys that a field may name, and their list for the sentence. */
type Known = { readonly keys: ReadonlySet<string>; readonly list: string }

const known = (spot: Spot | undefined, list: string): Known => ({ keys: keysOf(spot, list), list })

function names(spot: Spot, field: string, { keys, list }: Known): readonly Problem[] {
  const key = textOf(spot, field)
  if (key === undefined || keys.has(key)) return []
  return [problem(at(spot.path, field), 'key-unknown', { key, list })]
}

function lists(spot: Spot, field: string, { keys, list }: Known): readonly Problem[] {
  const seen = new Set<string>()
  return textsIn(spot, field).flatMap(({ path, text: key }) => {
    if (seen.has(key)) return [problem(path, 'listed-twice', { key })]
    seen.add(key)
    return keys.has(key) ? [] : [problem(path, 'key-unknown', { key, list })]
  })
}

/** Keys that mean nothing, and things that are listed twice. */
export function referenceProblems(branch: Spot): readonly Problem[] {
  const contacts = known(branch, 'branchContacts')
  const loyalty = spotUnder(branch, 'loyalty')
  return [
    ...spotsIn(branch, 'menus').flatMap((menu) => menuReferences(branch, menu)),
    ...spotsIn(branch, 'branchContacts').flatMap((contact) => contactReferences(branch, contact)),
    ...spotsIn(branch, 'discountCodes').flatMap((code) => [
      ...names(code, 'requiredPlate', inMenus(branch, 'plates')),
      ...names(code, 'requiredCategory', inMenus(branch, 'categories')),
      ...lists(code, 'paymentTypes', known(branch, 'paymentTypes')),
    ]),
    ...(loyalty ? lists(loyalty, 'branchContacts', contacts) : []),
    ...spotsIn(branch, 'loyaltyRewards').flatMap((reward) => names(reward, 'branchContact', contacts)),
    ...spotsIn(branch, 'surveys').flatMap((survey) => names(survey, 'branchContact', contacts)),
  ]
}

function menuReferences(branch: Spot, menu: Spot): readonly Problem[] {
  const plates = known(menu, 'plates')
  const indicators = known(branch, 'indicators')
  return [
    ...spotsIn(menu, 'categories').flatMap((category) => lists(category, 'indicators', indicators)),
    ...spotsIn(menu, 'plates').flatMap((plate) => [
      ...names(plate, 'category', known(menu, 'categories')),
      ...lists(plate, 'garnishGroups', known(menu, 'garnishGroups')),
      ...lists(plate, 'indicators', indicators),
    ]),
    ...lists(menu, 'remarkeds', plates),
    ...lists(menu, 'upselleds', plates),
    ...spotsIn(menu, 'discounts').flatMap((discount) => lists(discount, 'plates', plates)),
  ]
}

function contactReferences(branch: Spot, contact: Spot): readonly Problem[] {
  const payments = known(branch, 'paymentTypes')
  return spotsIn(contact, 'orderModes').flatMap((mode) => {
    const menu = spotsIn(branch, 'menus').find((one) => textOf(one, 'key') === textOf(mode, 'menu'))
    return [
      ...names(mode, 'menu', known(branch, 'menus')),
      ...lists(mode, 'paymentTypes', payments),
      ...lists(mode, 'categoriesNotInCart', known(menu, 'categories')),
      ...['generalDiscounts', 'generalSurcharges'].flatMap((field) =>
        spotsIn(mode, field).flatMap((adjustment) => lists(adjustment, 'paymentTypes', payments)),
      ),
    ]
  })
}

/** Returns the paths, "menu/plate", of all menus of a branch. */
const inMenus = (branch: Spot, list: string): Known => ({
  keys: new Set(
    spotsIn(branch, 'menus').flatMap((menu) =>
      [...keysOf(menu, list)].map((key) => `${textOf(menu, 'key')}/${key}`),
    ),
  ),
  list,
})

/** Accesses of staff to places, and by roles, that are not in the file. */
export function accessProblems(root: Spot): readonly Problem[] {
  const branches = spotsIn(root, 'branches')
  return spotsIn(root, 'staff')
    .flatMap((person) => spotsIn(person, 'access'))
    .flatMap((access) => {
      const branch = branches.find((one) => textOf(one, 'key') === textOf(access, 'branch'))
      const contact = textOf(access, 'branchContact')
      if (contact !== undefined && textOf(access, 'branch') === undefined) {
        return [problem(at(access.path, 'branchContact'), 'access-without-branch')]
      }
      return [
        ...(isBuiltInRole(textOf(access, 'role') ?? '') ? [] : names(access, 'role', known(root, 'roles'))),
        ...names(access, 'branch', known(root, 'branches')),
        ...(branch ? names(access, 'branchContact', known(branch, 'branchContacts')) : []),
      ]
    })
}
