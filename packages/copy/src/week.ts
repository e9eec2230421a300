import type { DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import type { HoursProblem } from '@mostrador/domain/scheduling/hours-text'
import { DAY_NAMES } from './moment.ts'
import { you } from './you.ts'

const list = new Intl.ListFormat('es', { type: 'conjunction' })

const DAY_SHORT = {
  MONDAY: 'Lun',
  TUESDAY: 'Mar',
  WEDNESDAY: 'Mié',
  THURSDAY: 'Jue',
  FRIDAY: 'Vie',
  SATURDAY: 'Sáb',
  SUNDAY: 'Dom',
} satisfies Record<DayOfWeek, string>

/** A week of hours in the console, typed or painted. Ours. */
export const weekCopy = {
  days: DAY_NAMES,
  short: DAY_SHORT,
  view: you`Cómo {quieres} cargar los horarios`,
  typed: 'Escribir',
  painted: 'Pintar',
  typedHint:
    'Como 12-15:30, 20-2. También se entiende «12 a 15.30 y 20 a 2», «8 am a 2 pm», «24 hs», «cerrado» o toda la semana, «lunes a viernes 9 a 18».',
  paintedHint: you`{Arrastra} para pintar, o sobre lo pintado para borrar; los bordes se estiran. Con el teclado: flechas, espacio para pintar o borrar, Shift + flechas para extender.`,
  fingerHint: you`{Toca} media hora, o {mantén} apretado y {arrastra}. Sobre lo pintado se borra; los bordes se estiran.`,
  grid: (label: string) => `${label}: semana pintada`,
  hour: 'Hora',
  wrong: (problem: HoursProblem, part: string): string =>
    ({
      malformed: you`No se entiende «${part}». {Escribe} los horarios así: 12-15:30, 20-2.`,
      half: you`«${part}» puede ser de la mañana o de la noche. {Escríbelo} de 0 a 24, como 19-23, o con am o pm en las dos horas.`,
      overlap: `«${part}» se superpone con otro horario del mismo día.`,
      'too-many': 'Hasta 12 horarios por día.',
    })[problem],
  review: (days: readonly string[]) =>
    you`No se entienden los horarios de: ${list.format(days.map((day) => day.toLowerCase()))}. {Corrígelos} en «Escribir».`,
  someMissing: you`{Carga} al menos un horario, o {apágalo}.`,
  copy: (day: string) => `Copiar ${day.toLowerCase()} a otros días`,
  copyTitle: (day: string) => `Copiar los horarios del ${day.toLowerCase()}`,
  copyTo: 'A estos días',
  all: 'Todos',
  workdays: 'Lunes a viernes',
  weekend: 'Fin de semana',
  copyNow: 'Copiar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  closed: 'cerrado',
  cell: (day: string, time: string, isOpen: boolean) => `${day} ${time}, ${isOpen ? 'abierto' : 'cerrado'}`,
  stroke: (days: string, [from, to]: readonly [string, string], isOpen: boolean) =>
    `${days}, de ${from} a ${to}: ${isOpen ? 'abierto' : 'cerrado'}`,
  span: (first: string, last: string) => `${first} a ${last.toLowerCase()}`,
} as const
