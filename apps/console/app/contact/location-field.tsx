import { contactCopy } from '@mostrador/copy/contact'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { TextField as TextInput } from '@mostrador/ui/text-field.tsx'
import { Suspense, useState } from 'react'
import { FieldFrame } from '../form/field-frame.tsx'
import { useField } from '../form/use-field.ts'
import { brought } from '../layout/brought.ts'
import { degreesText, MOST_DEGREES, readDegrees, type Location } from './degrees.ts'

const copy = contactCopy.place

type Typed = { readonly lat: string; readonly lng: string }

const isEmpty = (text: string): boolean => text.trim() === ''

/** Finds the problem of typed coordinates; undefined for a place, or for none. */
function problemOf({ lat, lng }: Typed): string | undefined {
  if (!isEmpty(lat) && readDegrees(lat, 'lat') === undefined) return copy.degreesMalformed(MOST_DEGREES.lat)
  if (!isEmpty(lng) && readDegrees(lng, 'lng') === undefined) return copy.degreesMalformed(MOST_DEGREES.lng)
  return isEmpty(lat) === isEmpty(lng) ? undefined : copy.bothDegrees
}

// The map engine is loaded once the address is looked at.
const ContactPinMap = brought(async () => ({
  default: (await import('./contact-pin-map.tsx')).ContactPinMap,
}))

/** Field of the branch contact's location, on a map and in degrees; both numbers or none. */
export function LocationField({ at }: { readonly at: string }) {
  const field = useField<Location>(at, { label: copy.onMap })
  const { value, unread } = field
  const [typed, setTyped] = useState<Typed>()
  // Typed text stays as it is while it means the present value.
  const shown = typed && (unread !== undefined || isSame(typed, value)) ? typed : textsOf(value)

  function type(axis: keyof Location, text: string): void {
    const next = { ...shown, [axis]: text }
    setTyped(next)
    const problem = problemOf(next)
    if (problem !== undefined) return field.hold(`${next.lat} ${next.lng}`, problem)
    const [lat, lng] = [readDegrees(next.lat, 'lat'), readDegrees(next.lng, 'lng')]
    field.set(lat === undefined || lng === undefined ? undefined : { lat, lng })
  }

  function put(location: Location): void {
    setTyped(undefined)
    field.set(location)
  }

  // The unreadable one of both; problems of the pair stand at the first.
  const wrong = readDegrees(shown.lat, 'lat') !== undefined && unread !== undefined ? 'lng' : 'lat'
  const input = (axis: keyof Location, label: string) => (
    <TextInput
      {...(axis === 'lat' && { id: field.id })}
      label={label}
      error={axis === wrong ? field.problem : undefined}
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
      <Suspense fallback={<Skeleton shape="block" className="h-64" />}>
        <ContactPinMap value={value} isLocked={field.isLocked} onPlace={put} />
      </Suspense>
      <div className="grid grid-cols-2 items-start gap-3">
        {input('lat', copy.lat)}
        {input('lng', copy.lng)}
      </div>
    </FieldFrame>
  )
}

const textsOf = (value: Location | undefined): Typed =>
  value ? { lat: degreesText(value.lat), lng: degreesText(value.lng) } : { lat: '', lng: '' }

const locationText = (one: Location | undefined): string =>
  one ? `${degreesText(one.lat)}; ${degreesText(one.lng)}` : ''

const isSame = (typed: Typed, value: Location | undefined): boolean =>
  readDegrees(typed.lat, 'lat') === value?.lat && readDegrees(typed.lng, 'lng') === value?.lng
