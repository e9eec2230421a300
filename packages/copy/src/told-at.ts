import { agoText } from './tracking.ts'

/** How old what a page shows is, from its seconds. */
export const toldAtText = (seconds: number): string => `Datos de ${agoText(seconds)}.`
