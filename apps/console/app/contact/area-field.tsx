import { zoneCopy } from '@mostrador/copy/zone-form'
import { zoneMapCopy } from '@mostrador/copy/zone-map'
import { areaAround, readArea } from '@mostrador/domain/delivery/area-around'
import { readKm } from '@mostrador/domain/delivery/read-km'
import { areaFault } from '@mostrador/domain/delivery/area-fault'
import type { Area, Point } from '@mostrador/domain/delivery/contains-point'
import { cornersIn, MOST_CORNERS_OF_AREA } from '@mostrador/domain/delivery/most-corners'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { TextArea } from '@mostrador/ui/text-area.tsx'
import { TextField as TextInput } from '@mostrador/ui/text-field.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { FieldFrame } from '../form/field-frame.tsx'
import { useFormState } from '../form/form-context.ts'
import { useField } from '../form/use-field.ts'
import { brought } from '../layout/brought.ts'
import { useRest } from '../layout/use-rest.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { areaOf, ringsOf, type DrawnRing } from './area-rings.ts'
import { CornersForm } from './corners-form.tsx'
import { mapZones, withEdited, type MapZone } from './map-zones.ts'
import type { ZoneThing } from './use-contact-document.ts'

export type AreaFieldProps = {
  readonly at: string
  /** Location of the branch contact; undefined where unset. */
  readonly shop: Point | undefined
  /** Zones of the branch contact, and the key of the one in the form; undefined for a new one. */
  readonly zones: readonly ZoneThing[]
  readonly thingKey: string | undefined
}

// The map engine is loaded once a zone is opened.
const ZonesMap = brought(async () => ({ default: (await import('./zones-map.tsx')).ZonesMap }))

/** Finds the problem of a drawing; undefined for one that only the server can judge. */
function drawingProblem(area: Area | undefined): string | undefined {
  if (area === undefined) return zoneCopy.areaMissing
  const rings = ringsOf(area)
  // Checking so many sides for crossings would block the page.
  if (rings && cornersIn(rings.map(({ corners }) => corners)) > MOST_CORNERS_OF_AREA)
    return zoneMapCopy.tooManyCorners(MOST_CORNERS_OF_AREA)
  const drawn = rings && areaOf(rings)
  const fault = drawn && areaFault(drawn)
  if (!fault) return undefined
  const { ring, corner } = fault.at
  if (fault.code === 'hole-outside') return zoneMapCopy.faults[fault.code](corner + 1, ring)
  if (fault.code === 'holes-overlap') return zoneMapCopy.faults[fault.code](ring, fault.other.ring)
  return zoneMapCopy.faults[fault.code](fault.at, fault.other)
}

/** Field of a zone's area: on a map, as corners, as a ring around the shop, or as GeoJSON. */
export function AreaField({ at, shop, zones, thingKey }: AreaFieldProps) {
  const field = useField<Area>(at, {
    label: zoneCopy.area,
    check: (value) => drawingProblem(value as Area | undefined),
  })
  const { value, isLocked } = field
  const edited = useFormState(({ draft }) => draft.mine) as ZoneThing
  const isChanged = useFormState(({ draft: { base, mine } }) =>
    DECIDING.some((name) => base[name] !== mine[name]),
  )
  const all = useMemo(
    () =>
      mapZones(
        withEdited(zones, thingKey, {
          ...edited,
          key: thingKey ?? OWN,
          name: edited.name || zoneCopy.newTitle,
        }),
      ),
    [zones, thingKey, edited],
  )
  const rings = useMemo(() => (value && ringsOf(value)) ?? [], [value])
  const setRings = (next: readonly DrawnRing[]): void => field.set(areaOf(next))
  const fault = value && drawingProblem(value)
  const problem = field.problem ?? fault
  const drawn = { key: thingKey ?? OWN, rings, onRings: setRings }
  return (
    <FieldFrame at={field.at} textOf={() => zoneCopy.areaSet}>
      <fieldset id={field.id} tabIndex={-1} className="grid min-w-0 grid-cols-1 gap-3 outline-none">
        <legend className="text-18 font-bold">{zoneCopy.area}</legend>
        <p className="text-14 text-muted">{zoneCopy.areaHint}</p>
        <Suspense fallback={<Skeleton shape="block" className="h-72 md:h-96" />}>
          <ZonesMap zones={all} shop={shop} {...(!isLocked && { drawn })} />
        </Suspense>
        {problem !== undefined && (
          <p role="alert" className="text-14 font-medium text-danger">
            {problem}
          </p>
        )}
        {isChanged && rings.length > 0 && fault === undefined && !isLocked && <DrawingEffect zones={all} />}
        {!isLocked && rings.length > 0 && <CornersForm rings={rings} onRings={setRings} />}
        {!isLocked &&
          (shop ? (
            <RingForm onDraw={(km) => field.set(areaAround(shop, km))} />
          ) : (
            <p className="text-14 text-muted">{zoneCopy.noLocation}</p>
          ))}
        <TextForm key={JSON.stringify(value)} area={value} isLocked={isLocked} onRead={field.set} />
      </fieldset>
    </FieldFrame>
  )
}

/** Fields of a zone that decide which orders it reaches. */
const DECIDING = ['area', 'priority', 'active'] as const

/** Key for a new zone among the present ones. */
const OWN = ' '

/** Shows the effect of an unsaved drawing on the orders of the last 90 days, after a pause. */
function DrawingEffect({ zones }: { readonly zones: readonly MapZone[] }) {
  const api = useApi()
  const { id } = useWorkplace().contact
  const asked = useRest(JSON.stringify(zones.map(({ key, priority, area }) => ({ key, priority, area }))))
  const { data, isError } = useQuery({
    queryKey: ['drawing-effect', id, asked],
    queryFn: () =>
      answerOf(api.judgeDrawing({ params: { id }, body: { zones: JSON.parse(asked) as never } })),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  if (isError) return <p className="text-14 text-muted">{zoneMapCopy.notJudged}</p>
  if (!data) return <p className="text-14 text-muted">{zoneMapCopy.judging}</p>
  const { days, orders, unplaced, lost, gained, moved } = data
  const told = [
    ...(lost > 0 ? [zoneMapCopy.lost(lost, days)] : []),
    ...(gained > 0 ? [zoneMapCopy.gained(gained)] : []),
    ...(moved > 0 ? [zoneMapCopy.moved(moved)] : []),
  ]
  const nothing = orders > 0 ? zoneMapCopy.same(orders, days) : zoneMapCopy.noOrders(days)
  return (
    <Notice tone={lost > 0 ? 'warning' : 'info'} live="status">
      <p className={lost > 0 ? 'font-semibold' : undefined}>{told.join(' ') || nothing}</p>
      {unplaced > 0 && <p className="text-muted">{zoneMapCopy.unplaced(unplaced)}</p>}
    </Notice>
  )
}

const LEAST_KM = 0.1
const MOST_KM = 100

function RingForm({ onDraw }: { readonly onDraw: (km: number) => void }) {
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const km = readKm(text) ?? Number.NaN
  const isGood = km >= LEAST_KM && km <= MOST_KM
  return (
    <div className="grid grid-cols-[1fr_auto] items-end gap-2">
      <TextInput
        label={zoneCopy.radius}
        inputMode="decimal"
        value={text}
        autoComplete="off"
        {...(isTried && !isGood && { error: zoneCopy.radiusMalformed })}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button
        variant="secondary"
        onClick={() => {
          setIsTried(true)
          if (isGood) onDraw(km)
        }}
      >
        {zoneCopy.draw}
      </Button>
    </div>
  )
}

type TextFormProps = {
  readonly area: Area | undefined
  readonly isLocked: boolean
  readonly onRead: (area: Area) => void
}

function TextForm({ area, isLocked, onRead }: TextFormProps) {
  const [text, setText] = useState(() => (area ? JSON.stringify(area) : ''))
  const [isWrong, setIsWrong] = useState(false)
  return (
    <details className="rounded-card border border-line bg-surface px-4 py-1">
      <summary className="min-h-11 cursor-pointer py-2.5 text-14 font-semibold">{zoneCopy.byText}</summary>
      <div className="grid grid-cols-1 gap-3 pb-3">
        <TextArea
          label={zoneCopy.geoJson}
          hint={zoneCopy.geoJsonHint}
          rows={4}
          value={text}
          readOnly={isLocked}
          {...(isWrong && { error: zoneCopy.geoJsonMalformed })}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setIsWrong(false)
          }}
        />
        {!isLocked && (
          <div>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                const read = readArea(text)
                if (read) onRead(read)
                else setIsWrong(true)
              }}
            >
              {zoneCopy.takeText}
            </Button>
          </div>
        )}
      </div>
    </details>
  )
}
