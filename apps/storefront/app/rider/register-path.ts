import { href } from 'react-router'
import type { RegisterVariant } from './register-variant.ts'

/** Returns the address of a variant of the register page. */
export const registerPath = (alias: string, registerPageVariant: RegisterVariant): string =>
  href('/logistics/:alias/rider/:registerPageVariant', { alias, registerPageVariant })

/** Makes the navigation state of a rider turned away: the place where the shift begins. */
export const turnedAwayFrom = (alias: string) => ({ riderAlias: alias })

/** Returns the address where a rider turned away begins a shift; undefined for others. */
export function shiftPathOf(state: unknown): string | undefined {
  const alias: unknown = typeof state === 'object' && state !== null && Reflect.get(state, 'riderAlias')
  return typeof alias === 'string' ? registerPath(alias, 'phoneIntake') : undefined
}
