import { agoText } from './tracking.ts'

/** Returns the age of a page's data, from its seconds. */
export const toldAtText = (seconds: number): string => `Datos de ${agoText(seconds)}.`
