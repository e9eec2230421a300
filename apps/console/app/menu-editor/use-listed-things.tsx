import { menuEditorCopy, partsCopy } from '@mostrador/copy/menu-editor'
import { thingSheetCopy } from '@mostrador/copy/menu-sheets'
import type { Operation } from '@mostrador/domain/revision/operation'
import type { Action } from '@mostrador/ui/action-menu.tsx'
import { useMoney } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { NEW, useSheets, type MenuSectionName, type SheetList } from './editor-address.ts'
import { groupHint } from './group-hint.ts'
import { useMenuAsk } from './menu-asking.ts'
import { moveThing, setPlaced } from './menu-changes.ts'
import { useEditedMenu, useMenuChange } from './menu-context.tsx'
import { platesWith, shownName, type DiscountThing } from './menu-document.ts'
import { INDICATORS, useIndicators } from './use-indicators.ts'

export type ListedThing = {
  readonly key: string
  readonly list: SheetList
  readonly name: string
  readonly hint?: string
  readonly colors?: { readonly background: string; readonly text: string }
  readonly actions: readonly Action[]
}

export type ListedThings = {
  readonly hint: string
  readonly none: { readonly title: string; readonly hint?: string }
  readonly things: readonly ListedThing[]
  readonly isLocked: boolean
  readonly add: { readonly label: string; readonly run: () => void } | undefined
  /** Moves a thing behind another one; null is the first place. */
  readonly move: (key: string, after: string | null) => void
}

type Part = Exclude<MenuSectionName, 'plates'>

/** Returns the things of a part of the menu, with functions to add, move and remove them. */
export function useListedThings(part: Part): ListedThings {
  const [mayEdit, mayDiscount] = [useMay('menu.edit', 'brand'), useMay('discounts', 'brand')]
  const isLocked = !(part === 'discounts' ? mayDiscount : mayEdit)
  const shared = useSharedThings()
  const placed = usePlacedThings()
  const listed = part === 'remarkeds' || part === 'upselleds' ? placed(part) : shared(part)
  return { ...listed, isLocked, add: isLocked ? undefined : listed.add }
}

type Listed = Omit<ListedThings, 'isLocked'>

/** Lists of things with sheets: groups, discounts, indicators. */
function useSharedThings(): (part: 'groups' | 'discounts' | 'indicators') => Listed {
  const { menu } = useEditedMenu()
  const change = useMenuChange()
  const indicators = useIndicators()
  const { open } = useSheets()
  const ask = useMenuAsk()
  const reads = useDiscountReading()
  const order = (operations: readonly Operation[]): void => void change(operations, menuEditorCopy.ordered)
  const removing = (of: 'garnishGroups' | 'discounts' | 'indicators', key: string): Action => ({
    label: menuEditorCopy.remove,
    icon: 'trash',
    danger: true,
    run: () => ask({ kind: 'remove', removed: { of, key } }),
  })

  return (part) => {
    if (part === 'groups')
      return {
        hint: partsCopy.groupsHint,
        none: { title: partsCopy.noGroups, hint: partsCopy.noGroupsHint },
        add: { label: menuEditorCopy.addGroup, run: () => open('garnishGroups', NEW) },
        move: (key, after) => order(moveThing(menu, 'garnishGroups', { key, after })),
        things: (menu.garnishGroups ?? []).map((group) => ({
          key: group.key,
          list: 'garnishGroups',
          name: group.name,
          hint: `${groupHint(group)} · ${thingSheetCopy.group.used(platesWith(menu, group.key).length)}`,
          actions: [
            {
              label: thingSheetCopy.group.choosePlates,
              icon: 'check',
              run: () => ask({ kind: 'plates-of-group', key: group.key }),
            },
            removing('garnishGroups', group.key),
          ],
        })),
      }
    if (part === 'discounts')
      return {
        hint: partsCopy.discountsHint,
        none: { title: partsCopy.noDiscounts, hint: partsCopy.noDiscountsHint },
        add: { label: menuEditorCopy.addDiscount, run: () => open('discounts', NEW) },
        move: (key, after) => order(moveThing(menu, 'discounts', { key, after })),
        things: (menu.discounts ?? []).map((discount) => ({
          key: discount.key,
          list: 'discounts',
          name: discount.name,
          hint: reads(discount),
          actions: [removing('discounts', discount.key)],
        })),
      }
    return {
      hint: partsCopy.indicatorsHint,
      none: { title: partsCopy.noIndicators, hint: partsCopy.noIndicatorsHint },
      add: { label: menuEditorCopy.addIndicator, run: () => open('indicators', NEW) },
      move: (key, after) => {
        const at = indicators.findIndex((one) => one.key === key)
        const from = at > 0 ? (indicators[at - 1]?.key ?? null) : null
        if (from !== after) order([{ kind: 'move', place: [...INDICATORS, key], from, to: after }])
      },
      things: indicators.map(({ key, showName, backgroundColor, textColor }) => ({
        key,
        list: 'indicators',
        name: showName,
        colors: { background: backgroundColor, text: textColor },
        actions: [removing('indicators', key)],
      })),
    }
  }
}

/** Returns a function that describes a discount, with its number of plates. */
function useDiscountReading(): (discount: DiscountThing) => string {
  const { wire } = useMoney()
  const { reads, inactive } = thingSheetCopy.discount
  return ({
    type,
    percentage = 0,
    fixedDiscount = 0,
    buy = 0,
    pay = 0,
    finalPrice = 0,
    plates = [],
    active = true,
  }) => {
    const gives = {
      PERCENT: () => reads.PERCENT(percentage),
      FIXED: () => reads.FIXED(wire(fixedDiscount)),
      MULTIPLE: () => reads.MULTIPLE(buy, pay),
      FINAL_PRICE: () => reads.FINAL_PRICE(wire(finalPrice)),
    }[type]()
    return [gives, menuEditorCopy.plates(plates.length), ...(active ? [] : [inactive])].join(' · ')
  }
}

/** Lists of plates: highlighted, recommended. */
function usePlacedThings(): (part: 'remarkeds' | 'upselleds') => Listed {
  const { menu } = useEditedMenu()
  const change = useMenuChange()
  const ask = useMenuAsk()
  const { wire } = useMoney()
  return (part) => {
    const keys = menu[part] ?? []
    const set = (next: readonly string[], said?: string): void =>
      void change(setPlaced(menu, part, next), said)
    return {
      hint: partsCopy[`${part}Hint`],
      none: { title: part === 'remarkeds' ? partsCopy.noRemarkeds : partsCopy.noUpselleds },
      add: { label: partsCopy.choosePlates, run: () => ask({ kind: 'placed', list: part }) },
      move: (key, after) => {
        const others = keys.filter((one) => one !== key)
        set(others.toSpliced(after === null ? 0 : others.indexOf(after) + 1, 0, key), menuEditorCopy.ordered)
      },
      things: keys.flatMap((key): readonly ListedThing[] => {
        const plate = menu.plates.find((one) => one.key === key)
        if (!plate) return []
        return [
          {
            key,
            list: 'plates',
            name: shownName(plate),
            hint: wire(plate.price),
            actions: [
              {
                label: menuEditorCopy.takeOut,
                icon: 'trash',
                danger: true,
                run: () => set(keys.filter((one) => one !== key)),
              },
            ],
          },
        ]
      }),
    }
  }
}
