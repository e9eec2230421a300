import type { HolidaysTypes } from 'date-holidays'

/** A rule, by the grammar of the library, and the holiday that it is; null where it is none. */
type Correction = readonly [rule: string, is: HolidaysTypes.HolidayOptions | null]

// Ecuador's law of 20 December 2016: no day of rest stands in the middle of a week.
const TO_THE_WEEKEND =
  'if tuesday then previous monday if wednesday,thursday then next friday if saturday then previous friday if sunday then next monday'

const OFF_THE_WEEKEND = 'if saturday then previous friday if sunday then next monday'

// Uruguay's laws 16.805 and 17.414.
const TO_A_MONDAY = 'if tuesday,wednesday then previous monday if thursday,friday then next monday'

const EASTER_IS_A_SUNDAY: Correction = ['easter', null]

/**
 * Where the library's list is not the law of a country, with the law. Sources:
 * docs/decisions/152-holidays-are-those-of-the-law.md.
 */
export const CORRECTIONS: Readonly<Record<string, readonly Correction[]>> = {
  bo: [
    // Decreto Supremo 5521 of 2026, and the one of the new year before it.
    ['2026-01-02', { name: 'Feriado adicional de Año Nuevo' }],
    [
      '01-22',
      {
        name: 'Día de la Creación del Estado Plurinacional de Bolivia',
        disable: ['2026-01-22'],
        enable: ['2026-01-23'],
      },
    ],
    ['2026-06-05', { name: 'Feriado adicional de Corpus Christi' }],
    ['2026-08-07', { name: 'Feriado adicional del Día de la Independencia' }],
    ['06-21', null],
    ['substitutes 06-21 if sunday then next monday', null],
    ['06-21 if sunday then next monday', { name: 'Año Nuevo Andino Amazónico Chaqueño' }],
  ],
  // The Saturday of Carnaval is in no ordinance.
  br: [['easter -50 PT48H', null]],
  cl: [EASTER_IS_A_SUNDAY, ['easter -1', { name: 'Sábado Santo' }]],
  co: [EASTER_IS_A_SUNDAY, ['easter 43', { name: 'Ascensión del Señor' }]],
  ec: [
    ['2026-01-02', { name: 'Puente de Año Nuevo' }],
    ['01-01', null],
    [`01-01 ${OFF_THE_WEEKEND}`, { name: 'Año Nuevo' }],
    ['easter -3', null],
    ['05-01', null],
    [`05-01 ${TO_THE_WEEKEND}`, { name: 'Día del Trabajador' }],
    ['05-24', null],
    [`05-24 ${TO_THE_WEEKEND}`, { name: 'Batalla del Pichincha' }],
    ['08-10', null],
    [`08-10 ${TO_THE_WEEKEND}`, { name: 'Primer Grito de Independencia' }],
    ['09-10', null],
    [`10-09 ${TO_THE_WEEKEND}`, { name: 'Independencia de Guayaquil' }],
    // Of two days in a row the one that would stand alone moves to the other side.
    ['11-02', null],
    [
      '11-02 if wednesday then next friday if saturday then previous friday if sunday then next tuesday',
      { name: 'Día de los Difuntos' },
    ],
    ['11-03', null],
    [
      '11-03 if wednesday then previous monday if saturday then previous thursday if sunday then next monday',
      { name: 'Independencia de Cuenca' },
    ],
    ['12-25', null],
    [`12-25 ${OFF_THE_WEEKEND}`, { name: 'Navidad' }],
  ],
  // The day of an ordinary federal election: Ley Federal del Trabajo, article 74 IX.
  mx: [['2027-06-06', { name: 'Jornada electoral federal' }]],
  pe: [EASTER_IS_A_SUNDAY],
  py: [
    ['03-01', { name: 'Día de los Héroes', disable: ['2026-03-01'], enable: ['2026-03-02'] }],
    ['04-30', null],
    ['06-20', { name: 'Día de la Jura de la Constitución Nacional' }],
  ],
  // By law one works on these, and offices close.
  uy: [
    ['01-06', { name: 'Día de Reyes', type: 'bank' }],
    ['easter -48', { name: 'Carnaval', type: 'bank' }],
    ['easter -47', { name: 'Carnaval', type: 'bank' }],
    ['easter -3', { name: 'Jueves de Turismo', type: 'bank' }],
    ['easter -2', { name: 'Viernes de Turismo', type: 'bank' }],
    [`04-19 ${TO_A_MONDAY}`, { name: 'Desembarco de los Treinta y Tres Orientales', type: 'bank' }],
    [`05-18 ${TO_A_MONDAY}`, { name: 'Batalla de Las Piedras', type: 'bank' }],
    ['06-19', { name: 'Natalicio de Artigas', type: 'bank' }],
    [`10-12 ${TO_A_MONDAY}`, { name: 'Día de la Diversidad Cultural', type: 'bank' }],
    ['11-02', { name: 'Día de los Difuntos', type: 'bank' }],
  ],
  ve: [EASTER_IS_A_SUNDAY, ['01-15', null]],
}
