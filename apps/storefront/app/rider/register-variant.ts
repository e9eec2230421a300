import type { RiderSession } from './rider-session.ts'

/** Variants of the register page. Source: 001 §2 Rider register page. */
const REGISTER_VARIANTS = ['phoneIntake', 'register', 'logIn', 'logOut', 'success'] as const

export type RegisterVariant = (typeof REGISTER_VARIANTS)[number]

/** Reads the variant of an address; undefined for any other word. */
export const registerVariantOf = (text: string | undefined): RegisterVariant | undefined =>
  REGISTER_VARIANTS.find((variant) => variant === text)

/** Data of a rider between the variants, in the navigation's state, which survives a reload. */
export type RegisterSteps = {
  readonly phone: string
  readonly phoneCountry: string
  readonly rider?: { readonly id: string; readonly name: string }
  /** Set once the shift has ended; one that began goes on at the list. */
  readonly shift?: 'ended'
}

/** Returns the data of the rider on shift, who need not type the phone to log out. */
export const stepsOfSession = (
  { riderId, name, phone }: RiderSession,
  phoneCountry: string,
): RegisterSteps => ({ phone, phoneCountry, rider: { id: riderId, name } })

/** Reads the state of a navigation; undefined for a rider who came by the address alone. */
export function registerStepsOf(state: unknown): RegisterSteps | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const phone: unknown = Reflect.get(state, 'phone')
  const country: unknown = Reflect.get(state, 'phoneCountry')
  return typeof phone === 'string' && typeof country === 'string' ? (state as RegisterSteps) : undefined
}

/** Returns the next variant after the look-up of the phone. Source: 001 §2 Flow. */
export function variantOfRider(rider: { readonly active: boolean } | undefined): RegisterVariant {
  if (!rider) return 'register'
  return rider.active ? 'logOut' : 'logIn'
}

/** Whether a variant can be shown with these data: without them a rider begins with the phone. */
export function isReachable(variant: RegisterVariant, steps: RegisterSteps | undefined): boolean {
  if (variant === 'phoneIntake') return true
  if (!steps) return false
  if (variant === 'register') return true
  return variant === 'success' ? steps.shift !== undefined : steps.rider !== undefined
}
