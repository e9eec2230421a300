import { zoneMapCopy as copy } from '@mostrador/copy/zone-map'
import { Button } from '@mostrador/ui/button.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useState } from 'react'
import { isSpare, withCorners, withMiddle, withoutRing, type Corner, type DrawnRing } from './area-rings.ts'
import { degreesText, MOST_DEGREES, readDegrees } from './degrees.ts'

export type CornersFormProps = {
  readonly rings: readonly DrawnRing[]
  readonly onRings: (rings: readonly DrawnRing[]) => void
}

const METRES_OF_A_DEGREE = 111_320
const STEPS = ['10', '50', '200', '1000']
const TOWARDS = { north: [0, 1], south: [0, -1], east: [1, 0], west: [-1, 0] } as const

function moved([lng, lat]: Corner, [east, north]: readonly [number, number], metres: number): Corner {
  const degrees = metres / METRES_OF_A_DEGREE
  return [lng + (east * degrees) / Math.max(Math.cos((lat * Math.PI) / 180), 0.01), lat + north * degrees]
}

function nameOf(rings: readonly DrawnRing[], place: number): string {
  const before = rings.slice(0, place + 1).filter(({ isHole }) => isHole === rings[place]?.isHole).length
  const borders = rings.filter(({ isHole }) => !isHole).length
  return rings[place]?.isHole ? copy.hole(before) : copy.border(before, borders)
}

/** List of a drawing's corners, for users who cannot drag or want exact values. */
export function CornersForm({ rings, onRings }: CornersFormProps) {
  const [chosen, choose] = useState({ ring: 0, corner: 0 })
  const [metres, setMetres] = useState('50')
  const place = Math.min(chosen.ring, rings.length - 1)
  const { corners = [], isHole = false } = rings[place] ?? {}
  const at = Math.min(chosen.corner, corners.length - 1)
  const corner = corners[at]
  if (!corner) return null
  const change = (to: (corners: readonly Corner[]) => readonly Corner[]) =>
    onRings(withCorners(rings, place, to))
  const options = (count: number, name: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => ({ value: String(index), label: name(index) }))
  return (
    <details className="rounded-card border border-line bg-surface px-4 py-1">
      <summary className="min-h-11 cursor-pointer py-2.5 text-14 font-semibold">{copy.corners}</summary>
      <div className="grid grid-cols-1 gap-3 pb-3">
        <p className="text-14 text-muted">{copy.cornersHint}</p>
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label={copy.ring}
            value={String(place)}
            options={options(rings.length, (index) => nameOf(rings, index))}
            onChange={({ currentTarget }) => choose({ ring: Number(currentTarget.value), corner: 0 })}
          />
          <SelectField
            label={copy.corner}
            value={String(at)}
            options={options(corners.length, (index) => copy.cornerName(index + 1))}
            onChange={({ currentTarget }) => choose({ ring: place, corner: Number(currentTarget.value) })}
          />
        </div>
        <Degrees
          key={`${place} ${at}`}
          corner={corner}
          onCorner={(to) => change((all) => all.with(at, to))}
        />
        <SelectField
          label={copy.step}
          value={metres}
          options={STEPS.map((value) => ({ value, label: `${value} m` }))}
          onChange={({ currentTarget }) => setMetres(currentTarget.value)}
        />
        <div className="flex flex-wrap gap-2">
          {(Object.keys(TOWARDS) as readonly (keyof typeof TOWARDS)[]).map((way) => (
            <Button
              key={way}
              variant="secondary"
              size="small"
              onClick={() => change((all) => all.with(at, moved(corner, TOWARDS[way], Number(metres))))}
            >
              {copy.towards[way]}
            </Button>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={() => change((all) => withMiddle(all, at))}>
            {copy.addCorner}
          </Button>
          {isSpare(corners) && (
            <Button variant="quiet" size="small" onClick={() => change((all) => all.toSpliced(at, 1))}>
              {copy.removeCorner}
            </Button>
          )}
          {rings.length > 1 && (
            <Button variant="quiet" size="small" onClick={() => onRings(withoutRing(rings, place))}>
              {isHole ? copy.removeHole : copy.removeBorder}
            </Button>
          )}
        </div>
      </div>
    </details>
  )
}

type Axis = 'lat' | 'lng'

type DegreesProps = { readonly corner: Corner; readonly onCorner: (corner: Corner) => void }

/** Typed degrees of a corner; they apply on leaving the field. */
function Degrees({ corner, onCorner }: DegreesProps) {
  const [typed, setTyped] = useState<Readonly<Record<Axis, string>>>()
  const shown = typed ?? { lat: degreesText(corner[1]), lng: degreesText(corner[0]) }
  const read = { lat: readDegrees(shown.lat, 'lat'), lng: readDegrees(shown.lng, 'lng') }
  function leave(): void {
    if (read.lat === undefined || read.lng === undefined) return
    setTyped(undefined)
    if (read.lng !== corner[0] || read.lat !== corner[1]) onCorner([read.lng, read.lat])
  }
  const field = (axis: Axis) => (
    <TextField
      label={copy[axis]}
      inputMode="decimal"
      autoComplete="off"
      value={shown[axis]}
      {...(read[axis] === undefined && { error: copy.degreesMalformed(MOST_DEGREES[axis]) })}
      onBlur={leave}
      onChange={({ currentTarget: { value } }) => setTyped({ ...shown, [axis]: value })}
    />
  )
  return (
    <div className="grid grid-cols-2 gap-3">
      {field('lat')}
      {field('lng')}
    </div>
  )
}
