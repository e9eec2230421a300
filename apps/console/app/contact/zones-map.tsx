import { zoneMapCopy as copy } from '@mostrador/copy/zone-map'
import type { Point } from '@mostrador/domain/delivery/contains-point'
import { delaysInZone, type Delays } from '@mostrador/domain/delivery/zone-delays'
import { zoneVerdict } from '@mostrador/domain/delivery/zone-verdict'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { Button } from '@mostrador/ui/button.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useMap } from '@mostrador/ui/use-map'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useNow } from '../time/use-now.ts'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import type { DrawnRing } from './area-rings.ts'
import type { MapMode, SeenArea } from './leaflet-zone-map.ts'
import { MapFrame, useContactMap } from './map-frame.tsx'
import type { MapZone } from './map-zones.ts'
import { overlapsOf } from './zone-overlaps.ts'
import { useContactDocument } from './use-contact-document.ts'

export type ZonesMapProps = {
  /** Active zones, including the drawn one. */
  readonly zones: readonly MapZone[]
  readonly shop: Point | undefined
  /** Lines to edit; undefined to show zones only. */
  readonly drawn?: {
    readonly key: string
    readonly rings: readonly DrawnRing[]
    readonly onRings: (rings: readonly DrawnRing[]) => void
  }
}

const MODES = ['move', 'draw', 'hole', 'try'] as const

/**
 * Map of a branch contact's zones and their overlaps, on which a point can be tried. Loaded
 * lazily, since its engine weighs more than the rest of the page.
 */
export function ZonesMap(props: ZonesMapProps) {
  const source = useContactMap()
  if (!source) return <Skeleton shape="block" className="h-72 md:h-96" />
  return <OpenMap {...props} {...source} />
}

type OpenMapProps = ZonesMapProps & { readonly tiles: string; readonly attribution: string }

function OpenMap({ zones, shop, drawn, tiles, attribution }: OpenMapProps) {
  const [mode, setMode] = useState<MapMode>(drawn ? (drawn.rings.length > 0 ? 'move' : 'draw') : 'try')
  const [tried, setTried] = useState<Point>()
  const latest = useRef({ drawn, shop })
  useEffect(() => {
    latest.current = { drawn, shop }
  })
  const load = useCallback(async () => {
    const { openZoneMap } = await import('./leaflet-zone-map.ts')
    const onLines = (rings: readonly DrawnRing[], isNew: boolean): void => {
      latest.current.drawn?.onRings(rings)
      if (isNew) setMode('move')
    }
    const words = { pinLabel: copy.tried, shopLabel: copy.place }
    return (element: HTMLElement) =>
      openZoneMap(element, { tiles, shop: latest.current.shop, ...words, onLines, onTry: setTried })
  }, [tiles])
  const { element, map, state } = useMap(load)
  const around = useMemo(() => seenAreas(zones, drawn?.key), [zones, drawn?.key])
  const rings = drawn?.rings
  useEffect(() => {
    if (state === 'ready') map.current?.show(rings ?? [])
  }, [state, map, rings])
  useEffect(() => {
    if (state === 'ready') map.current?.showAround(around)
  }, [state, map, around])
  useEffect(() => {
    if (state === 'ready') map.current?.take(mode)
  }, [state, map, mode])

  if (state === 'failed') return <p className="text-14 text-muted">{copy.mapFailed}</p>
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      {drawn && <Modes mode={mode} hasRings={drawn.rings.length > 0} onMode={setMode} />}
      <MapFrame
        element={element}
        state={state}
        label={drawn ? copy.map : copy.mapOfAll}
        keys={copy.keys}
        attribution={attribution}
        map={() => map.current}
        className="h-72 md:h-96"
      />
      {mode === 'try' && (
        <>
          <Verdict zones={zones} point={tried} />
          <div>
            <Button variant="secondary" size="small" icon="locate" onClick={() => map.current?.tryCentre()}>
              {copy.tryHere}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

type ModesProps = {
  readonly mode: MapMode
  readonly hasRings: boolean
  readonly onMode: (mode: MapMode) => void
}

function Modes({ mode, hasRings, onMode }: ModesProps) {
  const name = useId()
  const value = MODES.find((one) => one === mode) ?? 'move'
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <SegmentedControl
        legend={copy.mode}
        name={name}
        value={value}
        options={MODES.map((one) => ({
          value: one,
          label: copy.modes[one],
          disabled: !hasRings && (one === 'move' || one === 'hole'),
        }))}
        onChange={onMode}
      />
      <p className="text-14 text-muted">{copy.modeHints[value]}</p>
    </div>
  )
}

/** Lists the other areas below the drawing, and above it the parts that two zones share. */
function seenAreas(zones: readonly MapZone[], drawnKey: string | undefined): readonly SeenArea[] {
  const others = zones
    .filter(({ key }) => key !== drawnKey)
    .map(({ area, name }) => ({ area, label: name, isOverlap: false }))
  const overlaps = overlapsOf(zones).map(({ area, winner }) => ({
    area,
    label: copy.wins(winner.name),
    isOverlap: true,
  }))
  return [...others, ...overlaps]
}

/** Overlaps of zones in words, as hatched on the map. */
export function OverlapList({ zones }: { readonly zones: readonly MapZone[] }) {
  const overlaps = useMemo(() => overlapsOf(zones), [zones])
  if (overlaps.length === 0) return null
  return (
    <section aria-label={copy.overlaps}>
      <h3 className="text-14 font-semibold">{copy.overlaps}</h3>
      <ul className="text-14 text-muted">
        {overlaps.map(({ winner, loser, by }) => (
          <li key={`${winner.key} ${loser.key}`}>{copy.overlap(winner.name, loser.name, by)}</li>
        ))}
      </ul>
    </section>
  )
}

type VerdictProps = {
  readonly zones: readonly MapZone[]
  readonly point: Point | undefined
}

/** Shows the fee of an order to a point and the deciding zone, by the server's own rule. */
function Verdict({ zones, point }: VerdictProps) {
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

/** Minutes of a mode or zone; `none` where unset. */
const delaysSaid = <None,>(thing: Partial<Delays> | undefined, none: None) => ({
  minDelayInMinutes: thing?.minDelayInMinutes ?? none,
  maxDelayInMinutes: thing?.maxDelayInMinutes ?? none,
})

/** Deciding zone with its terms; the minutes are those promised to orders. */
function Decision({ zone: { name, thing }, over }: DecisionProps) {
  const { wire } = useMoney()
  const modes = useContactDocument().data?.value.orderModes ?? []
  const mode = modes.find(({ type, active }) => type === 'DELIVERY' && active !== false)
  const { minimumOrderPrice = 0 } = thing
  const delays = delaysInZone(delaysSaid(mode, 0), delaysSaid(thing, null))
  const text = copy.verdict(name, wire(thing.cardFee), [
    minimumOrderPrice > 0 ? copy.minimum(wire(minimumOrderPrice)) : undefined,
    delays.maxDelayInMinutes > 0
      ? copy.minutes(delays.minDelayInMinutes, delays.maxDelayInMinutes)
      : undefined,
  ])
  return `${text}, ${copy.because(over?.zone.name, over?.by ?? 'position')}.`
}
