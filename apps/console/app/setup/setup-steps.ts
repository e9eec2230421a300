import type { Setup } from '@mostrador/contract/setup/setup-endpoints'
import { setupCopy } from '@mostrador/copy/setup'
import { stepOf, type SetupLackCode, type SetupStep } from '@mostrador/domain/setup/setup-lack'

/** Step of the setup, with the things it lacks. */
export type Step = {
  readonly name: keyof typeof setupCopy.steps
  readonly to: string
  readonly isDone: boolean
  readonly isOptional?: boolean
  readonly lacks: readonly SetupLackCode[]
  readonly note?: string
  readonly other?: { readonly to: string; readonly label: string }
}

/** Whether delivery works: its mode has a payment type, and a zone exists. */
const isDelivered = ({ modes, zones }: Setup): boolean =>
  zones > 0 &&
  modes.some(({ type, lacks }) => type === 'DELIVERY' && lacks.every((code) => stepOf(code) !== 'taking'))

/** Lists the steps in order; each is done by what exists, not by visits. */
export function stepsOf(setup: Setup): readonly Step[] {
  const { modes, plates, zones, hasLogo, hasLocation, rehearsed } = setup
  const all = [...new Set([...setup.lacks, ...modes.flatMap(({ lacks }) => lacks)])]
  const needed = (name: SetupStep, to: string): Step => {
    const lacks = all.filter((code) => stepOf(code) === name)
    return { name, to, lacks, isDone: lacks.length === 0 }
  }
  const place = needed('place', 'local/place')
  return [
    // Diners cannot find an address without its point.
    { ...place, isDone: place.isDone && hasLocation, ...(!hasLocation && { note: setupCopy.noPoint }) },
    {
      ...needed('menu', 'menu?view=menu'),
      ...(plates > 0 && { note: setupCopy.plates(plates) }),
      other: { to: 'menu?view=sheet', label: setupCopy.paste },
    },
    needed('hours', 'local/hours'),
    needed('taking', 'local/modes'),
    {
      name: 'delivery',
      to: 'local/zones',
      isDone: isDelivered(setup),
      isOptional: true,
      lacks: [],
      ...(zones > 0 && { note: setupCopy.zones(zones) }),
    },
    { name: 'look', to: 'branding', isDone: hasLogo, isOptional: true, lacks: [] },
    { name: 'rehearsal', to: 'rehearsal', isDone: rehearsed, isOptional: true, lacks: [] },
  ]
}
