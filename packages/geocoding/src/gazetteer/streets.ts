import { BUENOS_AIRES } from './buenos-aires.ts'
import { ELSEWHERE, WITHOUT_NUMBERS } from './elsewhere.ts'
import { SANTIAGO } from './santiago.ts'
import type { Street } from './street.ts'

/** Every street that the gazetteer knows. A street's place in the list is its id. */
export const STREETS: readonly Street[] = [...BUENOS_AIRES, ...SANTIAGO, ...WITHOUT_NUMBERS, ...ELSEWHERE]
