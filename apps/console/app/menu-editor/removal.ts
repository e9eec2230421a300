import { menuEditorCopy, removeCopy } from '@mostrador/copy/menu-editor'
import type { Operation } from '@mostrador/domain/revision/operation'
import {
  removeCategory,
  removeDiscount,
  removeFrom,
  removeGroup,
  removePlates,
  setField,
  setVisible,
} from './menu-changes.ts'
import type { Removed } from './menu-asking.ts'
import {
  platesOf,
  platesWith,
  shownName,
  thingOf,
  type IndicatorThing,
  type MenuThing,
} from './menu-document.ts'

export type Removal = {
  readonly title: string
  /** Sentence on the things that are removed along, or lose it; undefined for none. */
  readonly takes: string | undefined
  readonly said: string
  readonly keys: readonly string[]
  readonly plates: number
  readonly operations: readonly Operation[]
  /** Operations that hide it instead; none where that is impossible. */
  readonly hiding: readonly Operation[]
}

type Around = {
  readonly menu: MenuThing
  readonly indicators: readonly IndicatorThing[]
  readonly into: string | undefined
}

/** Describes the removal of a thing, with its operations. */
export function removalOf(removed: Removed, around: Around): Removal {
  const { menu } = around
  const plain = { said: menuEditorCopy.removed(1), takes: undefined, plates: 0, hiding: [] }
  switch (removed.of) {
    case 'plates':
      return plates(menu, removed.keys)
    case 'categories':
      return category(removed.key, around)
    case 'garnishGroups': {
      const name = menu.garnishGroups?.find(({ key }) => key === removed.key)?.name ?? ''
      const takes = removeCopy.ofPlates(platesWith(menu, removed.key).length)
      return {
        ...plain,
        title: removeCopy.group(name),
        takes,
        keys: [removed.key],
        operations: removeGroup(menu, removed.key),
      }
    }
    case 'discounts': {
      const name = menu.discounts?.find(({ key }) => key === removed.key)?.name ?? ''
      return {
        ...plain,
        title: removeCopy.discount(name),
        keys: [removed.key],
        operations: removeDiscount(menu, removed.key),
      }
    }
    default:
      return { ...plain, ...indicator(removed.key, around), keys: [removed.key] }
  }
}

function plates(menu: MenuThing, keys: readonly string[]): Removal {
  const [first] = menu.plates.filter(({ key }) => keys.includes(key))
  return {
    title: keys.length === 1 && first ? removeCopy.plate(shownName(first)) : removeCopy.plates(keys.length),
    takes: undefined,
    said: menuEditorCopy.removed(keys.length),
    keys,
    plates: 0,
    operations: removePlates(menu, keys),
    hiding: setVisible(menu, 'plates', { keys, visible: false }),
  }
}

function category(key: string, { menu, into }: Around): Removal {
  const found = menu.categories.find((one) => one.key === key)
  const inside = platesOf(menu, key).length
  return {
    title: removeCopy.category(found ? shownName(found) : ''),
    takes: inside > 0 && into === undefined ? removeCopy.withPlates(inside) : undefined,
    said: menuEditorCopy.removed(1),
    keys: [key],
    plates: inside,
    operations: removeCategory(menu, key, into),
    hiding: setVisible(menu, 'categories', { keys: [key], visible: false }),
  }
}

/** Removes an indicator from this menu; other menus are checked by the server. */
function indicator(
  key: string,
  { menu, indicators }: Around,
): Pick<Removal, 'title' | 'takes' | 'operations'> {
  const name = indicators.find((one) => one.key === key)?.showName ?? ''
  const without = (list: 'plates' | 'categories'): readonly Operation[] =>
    menu[list].flatMap(({ key: of, indicators: from = [] }) => {
      const to = from.filter((one) => one !== key)
      return setField(menu, [list, of, 'indicators'], {
        from: from.length > 0 ? from : undefined,
        to: to.length > 0 ? to : undefined,
      })
    })
  const from = [...without('plates'), ...without('categories')]
  return {
    title: removeCopy.indicator(name),
    takes: removeCopy.onThings(from.length),
    operations: [...from, ...removeFrom(['indicators'], indicators.map(thingOf), key)],
  }
}
