import { localCopy } from '@mostrador/copy/local'
import { TextField as TextInput } from '@mostrador/ui/text-field.tsx'
import { useState } from 'react'
import { FieldFrame } from '../form/field-frame.tsx'
import { useField } from '../form/use-field.ts'

const copy = localCopy.place

/** Degrees of the earth. */
type Location = { readonly lat: number; readonly lng: number }

/** The same as it is typed. */
type Typed = { readonly lat: string; readonly lng: string }

const MOST = { lat: 90, lng: 180 } as const

/** Reads degrees as they are typed, "-34,588"; undefined for what are none. */
function readDegrees(text: string, axis: keyof Location): number | undefined {
  const plain = text.trim().replace('−', '-').replace(',', '.')
  const degrees = /^-?\d{1,3}(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
  return Math.abs(degrees) <= MOST[axis] ? degrees : undefined
}

const degreesText = (degrees: number): string => String(degrees).replace('.', ',')

const isEmpty = (text: string): boolean => text.trim() === ''

/** What is wrong with what was typed; undefined where it is a place, or none. */
function problemOf({ lat, lng }: Typed): string | undefined {
  if (!isEmpty(lat) && readDegrees(lat, 'lat') === undefined) return copy.degreesMalformed(MOST.lat)
  if (!isEmpty(lng) && readDegrees(lng, 'lng') === undefined) return copy.degreesMalformed(MOST.lng)
  return isEmpty(lat) === isEmpty(lng) ? undefined : copy.bothDegrees
}

/** Where the local is, in degrees: both of them or neither. */
export function LocationField({ at }: { readonly at: string }) {
  const field = useField<Location>(at, { label: copy.onMap })
  const { value, unread } = field
  const [typed, setTyped] = useState<Typed>()
  // What was typed stays as it was typed as long as it means what stands there.
  const shown = typed && (unread !== undefined || isSame(typed, value)) ? typed : textsOf(value)

  function type(axis: keyof Location, text: string): void {
    const next = { ...shown, [axis]: text }
    setTyped(next)
    const problem = problemOf(next)
    if (problem !== undefined) return field.hold(`${next.lat} ${next.lng}`, problem)
    const [lat, lng] = [readDegrees(next.lat, 'lat'), readDegrees(next.lng, 'lng')]
    field.set(lat === undefined || lng === undefined ? undefined : { lat, lng })
  }

  const input = (axis: keyof Location, label: string) => (
    <TextInput
      {...(axis === 'lat' && { id: field.id })}
      label={label}
      inputMode="decimal"
      value={shown[axis]}
      disabled={field.isLocked}
      autoComplete="off"
      onBlur={field.leave}
      onChange={({ currentTarget }) => type(axis, currentTarget.value)}
    />
  )
  return (
    <FieldFrame at={field.at} textOf={(theirs) => locationText(theirs as Location | undefined)}>
      <div className="grid grid-cols-2 gap-3">
        {input('lat', copy.lat)}
        {input('lng', copy.lng)}
      </div>
      {field.problem !== undefined && (
        <p role="alert" className="text-14 font-medium text-danger">
          {field.problem}
        </p>
      )}
    </FieldFrame>
  )
}

const textsOf = (value: Location | undefined): Typed =>
  value ? { lat: degreesText(value.lat), lng: degreesText(value.lng) } : { lat: '', lng: '' }

const locationText = (one: Location | undefined): string =>
  one ? `${degreesText(one.lat)}; ${degreesText(one.lng)}` : ''

/** Whether what was typed means what stands there. */
const isSame = (typed: Typed, value: Location | undefined): boolean =>
  readDegrees(typed.lat, 'lat') === value?.lat && readDegrees(typed.lng, 'lng') === value?.lng
