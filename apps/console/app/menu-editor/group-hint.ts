import { groupRuleText } from '@mostrador/copy/garnish'
import { plateSheetCopy } from '@mostrador/copy/menu-sheets'
import { groupRule } from '@mostrador/domain/garnish/garnish-selection'
import type { GroupThing } from './menu-document.ts'

/** Describes a garnish group's rule and size: "Elige 1 · 3 opciones". */
export function groupHint({ key, name, garnishes, ...rule }: GroupThing): string {
  const { mandatory = false, multipleSelection = false, minGarnishAmount = 0, maxGarnishAmount = 0 } = rule
  const text = groupRuleText(
    groupRule({
      id: key,
      name,
      mandatory,
      multipleSelection,
      minGarnishAmount,
      maxGarnishAmount,
      garnishes: garnishes.map((one) => ({
        id: one.key,
        name: one.name,
        description: '',
        price: 0,
        visible: one.visible ?? true,
      })),
    }),
  )
  return plateSheetCopy.groupRule(text, garnishes.length)
}
