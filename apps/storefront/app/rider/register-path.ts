import { href } from 'react-router'
import type { RegisterVariant } from './register-variant.ts'

/** The address of a variant of the register page. */
export const registerPath = (alias: string, registerPageVariant: RegisterVariant): string =>
  href('/logistics/:alias/rider/:registerPageVariant', { alias, registerPageVariant })

/** The navigation state of a rider who is turned away from a page: where the shift begins. */
export const turnedAwayFrom = (alias: string) => ({ riderAlias: alias })

/** Where the shift of a rider who was turned away begins; undefined for every other visitor. */
export function shiftPathOf(state: unknown): string | undefined {
  const alias: unknown = typeof state === 'object' && state !== null && Reflect.get(state, 'riderAlias')
  return typeof alias === 'string' ? registerPath(alias, 'phoneIntake') : undefined
}
