import { zoneMapCopy as copy } from '@mostrador/copy/zone-map'
import type { Point } from '@mostrador/domain/delivery/contains-point'
import { zoneVerdict } from '@mostrador/domain/delivery/zone-verdict'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { useNow } from '../time/use-now.ts'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import type { MapZone } from './map-zones.ts'
import { useLocal } from './use-local.ts'

export type ZoneVerdictProps = {
  readonly zones: readonly MapZone[]
  readonly point: Point | undefined
}

/** What an order to a point would cost and why, by the rule that the server judges an order by. */
export function ZoneVerdict({ zones, point }: ZoneVerdictProps) {
  const { timeZone } = useWorkplace().contact
  const clock = wallClock(new Date(useNow()), timeZone)
  const verdict = point && zoneVerdict(zones, point, clock)
  return (
    <output className="block min-h-5 text-14">
      {verdict && (
        <>
          {verdict.zone && <Decision zone={verdict.zone} over={verdict.over} />}
          {!verdict.zone && verdict.resting.length === 0 && copy.nobody}
          {verdict.resting.length > 0 && (
            <span className="block text-muted">{copy.resting(verdict.resting.map(({ name }) => name))}</span>
          )}
        </>
      )}
    </output>
  )
}

type DecisionProps = {
  readonly zone: MapZone
  readonly over: { readonly zone: MapZone; readonly by: 'priority' | 'position' } | undefined
}

/** The zone that decides, with its terms; the minutes are those that an order is promised. */
function Decision({ zone: { name, thing }, over }: DecisionProps) {
  const { wire } = useMoney()
  const modes = useLocal().data?.value.orderModes ?? []
  const mode = modes.find(({ type, active }) => type === 'DELIVERY' && active !== false)
  const { minimumOrderPrice = 0 } = thing
  const time = mode && copy.minutes(mode.minDelayInMinutes ?? 0, mode.maxDelayInMinutes ?? 0)
  const text = copy.verdict(name, wire(thing.cardFee), [
    minimumOrderPrice > 0 ? copy.minimum(wire(minimumOrderPrice)) : undefined,
    mode && (mode.maxDelayInMinutes ?? 0) > 0 ? time : undefined,
  ])
  return `${text}, ${copy.because(over?.zone.name, over?.by ?? 'position')}.`
}
