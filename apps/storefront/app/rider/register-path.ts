import { href } from 'react-router'
import type { RegisterVariant } from './register-variant.ts'

/** The address of a variant of the register page. */
export const registerPath = (alias: string, registerPageVariant: RegisterVariant): string =>
  href('/logistics/:alias/rider/:registerPageVariant', { alias, registerPageVariant })
