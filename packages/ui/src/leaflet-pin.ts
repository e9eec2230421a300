import {
  divIcon,
  latLng,
  marker as createMarker,
  point as pixels,
  type DivIcon,
  type LatLng,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet'

const COLOURS = {
  brand: ['fill-brand', 'fill-on-brand'],
  ink: ['fill-ink', 'fill-canvas'],
} as const

type PinOptions = {
  readonly label: string
  readonly colour?: keyof typeof COLOURS
  /** Scrolls the map along when the pin is dragged to its edge. */
  readonly autoPan?: boolean
  /** Hears each place while the pin is dragged. */
  readonly onDrag?: (at: LatLng) => void
  /** Hears the place at which the pin was dropped. */
  readonly onDrop?: (at: LatLng) => void
}

/** Draggable pin of a map, of which there is at most one. */
export type MapPin = {
  readonly put: (at: LatLng) => void
  readonly at: () => LatLng | undefined
  /** Returns the place some pixels away from the pin; undefined without one. */
  readonly beside: (x: number, y: number) => LatLng | undefined
  readonly remove: () => void
}

/** Icon of a pin; its tip is the place. */
function iconOf(colour: keyof typeof COLOURS): DivIcon {
  const [shape, hole] = COLOURS[colour]
  return divIcon({
    html: `<svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true"><path d="M18 35s12-11.4 12-20.6A12 12 0 0 0 6 14.4C6 23.6 18 35 18 35Z" class="${shape} stroke-canvas" stroke-width="2"/><circle cx="18" cy="14.5" r="4.5" class="${hole}"/></svg>`,
    className: 'cursor-grab',
    iconSize: [36, 36],
    iconAnchor: [18, 35],
  })
}

/** Makes the pin of a map; it is drawn once it was put somewhere. */
export function mapPin(map: LeafletMap, options: PinOptions): MapPin {
  const { label, colour = 'brand', autoPan = true, onDrag, onDrop } = options
  let pin: Marker | undefined

  function draw(at: LatLng): Marker {
    const icon = iconOf(colour)
    const drawn = createMarker(at, {
      icon,
      draggable: true,
      keyboard: false,
      autoPan,
      title: label,
      alt: label,
    })
    drawn.addTo(map)
    if (onDrag) drawn.on('drag', () => onDrag(drawn.getLatLng()))
    if (onDrop) drawn.on('dragend', () => onDrop(drawn.getLatLng()))
    return drawn
  }

  return {
    put: (at) => {
      if (pin) pin.setLatLng(at)
      else pin = draw(at)
    },
    at: () => pin?.getLatLng(),
    beside: (x, y) =>
      pin && map.layerPointToLatLng(map.latLngToLayerPoint(pin.getLatLng()).add(pixels(x, y))),
    remove: () => {
      pin?.remove()
      pin = undefined
    },
  }
}

/** Returns a pin's position in degrees to a tenth of a metre, normalised around the world. */
export function degreesOf({ lat, lng }: LatLng): { readonly lat: number; readonly lng: number } {
  const round = (degrees: number): number => Number(degrees.toFixed(6))
  return { lat: round(lat), lng: round(latLng(lat, lng).wrap().lng) }
}
