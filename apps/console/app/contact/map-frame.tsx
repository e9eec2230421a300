/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a map is moved by keys, and `application` is the role for what has its own */
import { zoneMapCopy } from '@mostrador/copy/zone-map'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { MapCredit } from '@mostrador/ui/map-credit.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId, type KeyboardEvent, type RefObject } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

/** Loads the tile provider; undefined until it is known. On an error the map stays grey. */
export function useContactMap(): { readonly tiles: string; readonly attribution: string } | undefined {
  const api = useApi()
  const { id } = useWorkplace().contact
  const { data, isError } = useQuery({
    queryKey: ['local-map', id],
    queryFn: () => answerOf(api.getContactMap({ params: { id } })),
    staleTime: Infinity,
    retry: false,
  })
  return data ?? (isError ? { tiles: '', attribution: '' } : undefined)
}

const ARROWS = new Map<string, readonly [x: number, y: number]>([
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
])

type KeyedMap = {
  readonly nudge: (x: number, y: number) => void
  readonly zoomBy: (steps: number) => void
  readonly enter?: () => void
}

/** Does the key's action; returns false for a key without one. */
function press(map: KeyedMap, { key, shiftKey }: KeyboardEvent): boolean {
  const arrow = ARROWS.get(key)
  const step = shiftKey ? 5 : 1
  if (arrow) map.nudge(arrow[0] * step, arrow[1] * step)
  else if (key === '+') map.zoomBy(1)
  else if (key === '-') map.zoomBy(-1)
  else if (key === 'Enter' && map.enter) map.enter()
  else return false
  return true
}

export type MapFrameProps = {
  readonly element: RefObject<HTMLDivElement | null>
  readonly state: 'loading' | 'ready' | 'failed'
  readonly label: string
  readonly keys: string
  readonly attribution: string
  readonly map: () => KeyedMap | null
  readonly className: string
}

/** Map with buttons; its keys work while it has the focus. */
export function MapFrame({ element, state, label, keys, attribution, map, className }: MapFrameProps) {
  const keysId = useId()
  return (
    <div className="relative isolate overflow-clip rounded-card border border-line bg-sunken">
      <div
        role="application"
        tabIndex={0}
        aria-label={label}
        aria-describedby={keysId}
        aria-busy={state === 'loading'}
        onKeyDown={(event) => {
          const open = map()
          if (open && press(open, event)) event.preventDefault()
        }}
        className="outline-offset-[-4px]"
      >
        <div ref={element} className={`isolate ${className}`} />
      </div>
      <p id={keysId} className="sr-only">
        {keys}
      </p>
      <div className="absolute top-3 right-3 grid gap-2">
        <IconButton
          icon="plus"
          label={zoneMapCopy.zoomIn}
          variant="floating"
          onClick={() => map()?.zoomBy(1)}
        />
        <IconButton
          icon="minus"
          label={zoneMapCopy.zoomOut}
          variant="floating"
          onClick={() => map()?.zoomBy(-1)}
        />
      </div>
      <MapCredit text={attribution} className="right-0 bottom-0 rounded-tl-control" />
    </div>
  )
}
