import type { GroupRule, PickRefusalCode } from '@mostrador/domain/garnish/garnish-selection'
import { you } from './you.ts'

/** Garnish groups and sizes on the plate's page. Source: 000 §2 Menu page, §5 Items. */
export const garnishCopy = {
  /** Hint of a sold-out plate. */
  soldOutHint: you`{Mira} qué más hay en el menú.`,
  laterHint: you`{Puedes} pedirlo para un horario en que se vende.`,
  otherDayHint: you`{Puedes} pedirlo para otro día.`,
  options: 'Opciones',
  mandatory: 'Obligatorio',
  optional: 'Opcional',
  met: 'Listo',
  chosen: (count: number) => (count === 1 ? '1 elegido' : `${count} elegidos`),
  oneMore: (name: string) => `Agregar ${name}`,
  oneLess: (name: string) => `Quitar ${name}`,
  wrongAmount: you`{Revise} que {haya|hayas} agregado la cantidad correcta de guarniciones`,
} as const

/** Reasons why a garnish cannot be picked. Source: 000 §5 Items. */
export const PICK_MESSAGES = {
  'group-full': 'Ya se ha seleccionado el maximo de opcionales permitidos en este grupo',
  'maximum-reached': 'No se pueden agregar mas que el máximo',
  'garnish-missing': 'Esta opción ya no está disponible.',
} satisfies Record<PickRefusalCode, string>

/** Returns the rule of a group in words: "Elige 1", "Hasta 3", "Entre 1 y 3". */
export function groupRuleText(rule: GroupRule): string {
  switch (rule.kind) {
    case 'exactly':
      return you`{Elige} ${rule.count}`
    case 'between':
      return `Entre ${rule.minimum} y ${rule.maximum}`
    case 'at-least':
      return `Al menos ${rule.minimum}`
    case 'up-to':
      return `Hasta ${rule.maximum}`
    case 'any':
      return 'Los que quieras'
  }
}
