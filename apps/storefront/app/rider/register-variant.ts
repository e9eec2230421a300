import type { RiderSession } from './rider-session.ts'

/** The five faces of the register page. Source: 001 §2 Rider register page. */
const REGISTER_VARIANTS = ['phoneIntake', 'register', 'logIn', 'logOut', 'success'] as const

/** One of them, as the address spells it. */
export type RegisterVariant = (typeof REGISTER_VARIANTS)[number]

/** Reads the last word of the address; undefined for what is no variant. */
export const registerVariantOf = (text: string | undefined): RegisterVariant | undefined =>
  REGISTER_VARIANTS.find((variant) => variant === text)

/**
 * Data of a rider on the way through the variants; it travels with the navigation and survives a
 * reload.
 */
export type RegisterSteps = {
  readonly phone: string
  readonly phoneCountry: string
  readonly rider?: { readonly id: string; readonly name: string }
  /** At the end: the shift is over. One that began goes on at the list. */
  readonly shift?: 'ended'
}

/** Returns the data of the rider on shift, who need not type the phone to log out. */
export const stepsOfSession = (
  { riderId, name, phone }: RiderSession,
  phoneCountry: string,
): RegisterSteps => ({ phone, phoneCountry, rider: { id: riderId, name } })

/** Reads what a navigation brought; undefined where somebody came by the address alone. */
export function registerStepsOf(state: unknown): RegisterSteps | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const phone: unknown = Reflect.get(state, 'phone')
  const country: unknown = Reflect.get(state, 'phoneCountry')
  return typeof phone === 'string' && typeof country === 'string' ? (state as RegisterSteps) : undefined
}

/** Where a rider goes on once the phone was looked up. Source: 001 §2 Flow. */
export function variantOfRider(rider: { readonly active: boolean } | undefined): RegisterVariant {
  if (!rider) return 'register'
  return rider.active ? 'logOut' : 'logIn'
}

/** Whether a variant makes sense with what is known: without it a rider begins with the phone. */
export function isReachable(variant: RegisterVariant, steps: RegisterSteps | undefined): boolean {
  if (variant === 'phoneIntake') return true
  if (!steps) return false
  if (variant === 'register') return true
  return variant === 'success' ? steps.shift !== undefined : steps.rider !== undefined
}
