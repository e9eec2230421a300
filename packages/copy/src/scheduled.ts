import type { DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import type { Permission } from '@mostrador/domain/permission/permission'
import type { Proof } from '@mostrador/domain/permission/proof'
import { momentText } from './moment.ts'
import { PERMISSION_NAMES } from './permission.ts'
import { you } from './you.ts'

type Moment = { readonly date: string; readonly dayOfWeek: DayOfWeek; readonly time: string }

/** Sentences of a shop's history about scheduled changes. */
export const scheduledNews = {
  notMade: (moment: Moment) => `No se aplicó lo programado para el ${momentText(moment)}`,
  madePartly: (moment: Moment) => `De lo programado para el ${momentText(moment)} quedó algo sin aplicar`,
  stopped: (moment: Moment, gist: string) =>
    `Por este cambio ya no entra lo programado para el ${momentText(moment)}: ${gist}`,
  edited: (moment: Moment, gist: string) => `Cambió lo programado para el ${momentText(moment)}: ${gist}`,
  moved: (from: Moment, to: Moment, gist: string) =>
    `Lo programado para el ${momentText(from)} pasó al ${momentText(to)}: ${gist}`,
  canceled: (moment: Moment, gist: string) =>
    `Se canceló lo programado para el ${momentText(moment)}: ${gist}`,
  instead: (sentence: string, found: string) => `${sentence}. Ahora dice ${found}`,
} as const

/** Reasons why a change was not made at its time. */
export const scheduledProblems = {
  authorGone:
    'Quien lo programó ya no está en el equipo. Alguien que pueda hacer este cambio tiene que aplicarlo.',
  mayNot: (permission: Permission) =>
    `Quien lo programó ya no puede ${PERMISSION_NAMES[permission]}. Alguien que pueda tiene que aplicarlo.`,
  notShown: (matter: string, takes: Proof) =>
    `Para cambiar ${matter} no alcanza con lo que mostró quien lo programó. Alguien que pueda tiene que aplicarlo con su ${takes === 'SECOND_FACTOR' ? 'segundo paso' : 'contraseña'}.`,
  failed: you`Algo falló al aplicarlo. {Puedes} volver a intentarlo.`,
  gone: (sentence: string) => `${sentence}. Eso ya no está`,
} as const
