/** The steps of the guide of a new shop, in its order. */
const SETUP_STEPS = ['place', 'menu', 'hours', 'taking'] as const

export type SetupStep = (typeof SETUP_STEPS)[number]

/** Things that a new shop needs before diners can order there. */
export const SETUP_LACKS = [
  'address-missing',
  'phone-missing',
  'no-plates',
  'no-plate-sold',
  'never-open',
  'no-mode',
  'ordering-off',
  'no-payment',
] as const

export type SetupLackCode = (typeof SETUP_LACKS)[number]

const STEP_OF: Readonly<Record<SetupLackCode, SetupStep>> = {
  'address-missing': 'place',
  'phone-missing': 'place',
  'no-plates': 'menu',
  'no-plate-sold': 'menu',
  'never-open': 'hours',
  'no-mode': 'taking',
  'ordering-off': 'taking',
  'no-payment': 'taking',
}

/** Returns the step of a lack. */
export const stepOf = (code: SetupLackCode): SetupStep => STEP_OF[code]
