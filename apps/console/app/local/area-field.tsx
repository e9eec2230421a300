import { zoneCopy } from '@mostrador/copy/zone-form'
import { areaAround, readArea } from '@mostrador/domain/delivery/area-around'
import type { Area, Point } from '@mostrador/domain/delivery/contains-point'
import { Button } from '@mostrador/ui/button.tsx'
import { TextArea } from '@mostrador/ui/text-area.tsx'
import { TextField as TextInput } from '@mostrador/ui/text-field.tsx'
import { useState } from 'react'
import { FieldFrame } from '../form/field-frame.tsx'
import { useField } from '../form/use-field.ts'
import { AreaSketch } from './area-sketch.tsx'
import type { NamedArea } from './area-sketch.tsx'

export type AreaFieldProps = {
  readonly at: string
  /** Where the local is; undefined where nobody said. */
  readonly shop: Point | undefined
  /** The other zones of the local. */
  readonly others: readonly NamedArea[]
}

/** How far a zone reaches: a ring around the local, or an area that another program drew. */
export function AreaField({ at, shop, others }: AreaFieldProps) {
  const field = useField<Area>(at, {
    label: zoneCopy.area,
    check: (value) => (value === undefined ? zoneCopy.areaMissing : undefined),
  })
  return (
    <FieldFrame at={field.at} textOf={() => zoneCopy.areaSet}>
      <fieldset id={field.id} tabIndex={-1} className="grid min-w-0 grid-cols-1 gap-3 outline-none">
        <legend className="text-18 font-bold">{zoneCopy.area}</legend>
        <p className="text-14 text-muted">{zoneCopy.areaHint}</p>
        {(field.value ?? others[0]) !== undefined && (
          <AreaSketch area={field.value} others={others} shop={shop} />
        )}
        {field.problem !== undefined && (
          <p role="alert" className="text-14 font-medium text-danger">
            {field.problem}
          </p>
        )}
        {!field.isLocked &&
          (shop ? (
            <RingForm onDraw={(km) => field.set(areaAround(shop, km))} />
          ) : (
            <p className="text-14 text-muted">{zoneCopy.noLocation}</p>
          ))}
        <TextForm
          key={JSON.stringify(field.value)}
          area={field.value}
          isLocked={field.isLocked}
          onRead={field.set}
        />
      </fieldset>
    </FieldFrame>
  )
}

const LEAST_KM = 0.1
const MOST_KM = 100

/** Asks how far a ring around the local reaches. */
function RingForm({ onDraw }: { readonly onDraw: (km: number) => void }) {
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const km = Number(text.trim().replace(',', '.') || Number.NaN)
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

/** The area as a text, to take it elsewhere or to bring one. */
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
