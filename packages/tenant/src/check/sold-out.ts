import { plainText } from '@mostrador/domain/search/plain-text'
import { problem, type Problem } from './problems.ts'
import { at, isThing, spotsIn, textOf, textsIn, valueOf, type Spot } from './spot.ts'

const madeThings = (branch: Spot): readonly Spot[] =>
  spotsIn(branch, 'menus').flatMap((menu) => [
    ...spotsIn(menu, 'garnishGroups').flatMap((group) => spotsIn(group, 'garnishes')),
    ...spotsIn(menu, 'plates'),
  ])

/**
 * Problems of ingredients that a thing names twice, and of those in two spellings: one mark would
 * reach half of the things made with them.
 */
export function ingredientProblems(branch: Spot): readonly Problem[] {
  const spelt = new Map<string, string>()
  return madeThings(branch).flatMap((thing) => {
    const seen = new Set<string>()
    return textsIn(thing, 'ingredients').flatMap(({ path, text: key }) => {
      const plain = plainText(key)
      const first = spelt.get(plain) ?? key
      spelt.set(plain, first)
      if (seen.has(plain)) return [problem(path, 'listed-twice', { key })]
      seen.add(plain)
      return first === key ? [] : [problem(path, 'ingredient-spelt-twice', { key, first })]
    })
  })
}

/** Returns the paths of things two lists below a menu: "carta/bife/medio". */
const below = (branch: Spot, outer: string, inner: string): readonly string[] =>
  spotsIn(branch, 'menus').flatMap((menu) =>
    spotsIn(menu, outer).flatMap((one) =>
      spotsIn(one, inner).map((thing) => [menu, one, thing].map((spot) => textOf(spot, 'key')).join('/')),
    ),
  )

function knownThings(branch: Spot): Readonly<Record<string, { keys: ReadonlySet<string>; list: string }>> {
  const plates = spotsIn(branch, 'menus').flatMap((menu) =>
    spotsIn(menu, 'plates').map((plate) => `${textOf(menu, 'key')}/${textOf(plate, 'key')}`),
  )
  const ingredients = madeThings(branch).flatMap((thing) => textsIn(thing, 'ingredients'))
  return {
    PLATE: { keys: new Set(plates), list: 'plates' },
    SIZE: { keys: new Set(below(branch, 'plates', 'sizes')), list: 'sizes' },
    GARNISH: {
      keys: new Set(below(branch, 'garnishGroups', 'garnishes')),
      list: 'garnishes',
    },
    INGREDIENT: { keys: new Set(ingredients.map(({ text }) => text)), list: 'ingredients' },
  }
}

/** Marks of things that are not there, and things that are marked twice. */
export function soldOutProblems(branch: Spot): readonly Problem[] {
  const known = knownThings(branch)
  return spotsIn(branch, 'branchContacts').flatMap((contact) => {
    const marks = valueOf(contact, 'soldOut')
    const seen = new Set<string>()
    return (Array.isArray(marks) ? marks : []).flatMap((mark: unknown, index) => {
      const path = at(at(contact.path, 'soldOut'), index)
      const spot = { path, value: isThing(mark) ? mark : { type: 'PLATE', thing: mark } }
      const [type, key] = [textOf(spot, 'type') ?? '', textOf(spot, 'thing')]
      const things = Object.hasOwn(known, type) ? known[type] : undefined
      if (key === undefined || !things) return []
      if (seen.has(`${type} ${key}`)) return [problem(path, 'listed-twice', { key })]
      seen.add(`${type} ${key}`)
      return things.keys.has(key) ? [] : [problem(path, 'key-unknown', { key, list: things.list })]
    })
  })
}
