import { holidayNames as names } from '@mostrador/copy/holiday-names'
import type { HolidaysTypes } from 'date-holidays'

/** Rule in the library's grammar, and its holiday; null for none. */
type Correction = readonly [rule: string, is: HolidaysTypes.HolidayOptions | null]

// Ecuador's law of 20 December 2016: no holiday stays in the middle of a week.
const TO_THE_WEEKEND =
  'if tuesday then previous monday if wednesday,thursday then next friday if saturday then previous friday if sunday then next monday'

const OFF_THE_WEEKEND = 'if saturday then previous friday if sunday then next monday'

// Uruguay's laws 16.805 and 17.414.
const TO_A_MONDAY = 'if tuesday,wednesday then previous monday if thursday,friday then next monday'

const EASTER_IS_A_SUNDAY: Correction = ['easter', null]

/**
 * Laws of countries where they differ from the library. Source:
 * docs/decisions/152-holidays-are-those-of-the-law.md.
 */
export const CORRECTIONS: Readonly<Record<string, readonly Correction[]>> = {
  bo: [
    // Decreto Supremo 5521 of 2026, and the one of the new year before it.
    ['2026-01-02', { name: names.afterNewYear }],
    [
      '01-22',
      {
        name: names.plurinationalState,
        disable: ['2026-01-22'],
        enable: ['2026-01-23'],
      },
    ],
    ['2026-06-05', { name: names.afterCorpusChristi }],
    ['2026-08-07', { name: names.afterIndependence }],
    ['06-21', null],
    ['substitutes 06-21 if sunday then next monday', null],
    ['06-21 if sunday then next monday', { name: names.andeanNewYear }],
  ],
  // The Saturday of Carnaval is in no ordinance.
  br: [['easter -50 PT48H', null]],
  cl: [EASTER_IS_A_SUNDAY, ['easter -1', { name: names.holySaturday }]],
  co: [EASTER_IS_A_SUNDAY, ['easter 43', { name: names.ascension }]],
  ec: [
    ['2026-01-02', { name: names.bridgeOfNewYear }],
    ['01-01', null],
    [`01-01 ${OFF_THE_WEEKEND}`, { name: names.newYear }],
    ['easter -3', null],
    ['05-01', null],
    [`05-01 ${TO_THE_WEEKEND}`, { name: names.labour }],
    ['05-24', null],
    [`05-24 ${TO_THE_WEEKEND}`, { name: names.pichincha }],
    ['08-10', null],
    [`08-10 ${TO_THE_WEEKEND}`, { name: names.cryOfIndependence }],
    ['09-10', null],
    [`10-09 ${TO_THE_WEEKEND}`, { name: names.guayaquil }],
    // Of two days in a row the one that would stand alone moves to the other side.
    ['11-02', null],
    [
      '11-02 if wednesday then next friday if saturday then previous friday if sunday then next tuesday',
      { name: names.allSouls },
    ],
    ['11-03', null],
    [
      '11-03 if wednesday then previous monday if saturday then previous thursday if sunday then next monday',
      { name: names.cuenca },
    ],
    ['12-25', null],
    [`12-25 ${OFF_THE_WEEKEND}`, { name: names.christmas }],
  ],
  // The day of an ordinary federal election: Ley Federal del Trabajo, article 74 IX.
  mx: [['2027-06-06', { name: names.federalElection }]],
  pe: [EASTER_IS_A_SUNDAY],
  py: [
    ['03-01', { name: names.heroes, disable: ['2026-03-01'], enable: ['2026-03-02'] }],
    ['04-30', null],
    ['06-20', { name: names.constitution }],
  ],
  // By law one works on these, and offices close.
  uy: [
    ['01-06', { name: names.epiphany, type: 'bank' }],
    ['easter -48', { name: names.carnival, type: 'bank' }],
    ['easter -47', { name: names.carnival, type: 'bank' }],
    ['easter -3', { name: names.tourismThursday, type: 'bank' }],
    ['easter -2', { name: names.tourismFriday, type: 'bank' }],
    [`04-19 ${TO_A_MONDAY}`, { name: names.thirtyThree, type: 'bank' }],
    [`05-18 ${TO_A_MONDAY}`, { name: names.lasPiedras, type: 'bank' }],
    ['06-19', { name: names.artigas, type: 'bank' }],
    [`10-12 ${TO_A_MONDAY}`, { name: names.culturalDiversity, type: 'bank' }],
    ['11-02', { name: names.allSouls, type: 'bank' }],
  ],
  ve: [EASTER_IS_A_SUNDAY, ['01-15', null]],
}
