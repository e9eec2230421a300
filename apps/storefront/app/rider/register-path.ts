import { href } from 'react-router'
import type { RegisterVariant } from './register-variant.ts'

/** The address of a variant of the register page. */
export const registerPath = (alias: string, registerPageVariant: RegisterVariant): string =>
  href('/logistics/:alias/rider/:registerPageVariant', { alias, registerPageVariant })

/** What goes along with whoever is turned away from a rider's page: where the shift begins. */
export const turnedAwayFrom = (alias: string) => ({ riderAlias: alias })

/** Where the shift of somebody who was turned away begins; undefined for whoever was no rider. */
export function shiftPathOf(state: unknown): string | undefined {
  const alias: unknown = typeof state === 'object' && state !== null && Reflect.get(state, 'riderAlias')
  return typeof alias === 'string' ? registerPath(alias, 'phoneIntake') : undefined
}
