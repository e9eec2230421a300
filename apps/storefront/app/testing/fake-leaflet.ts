import { vi } from 'vitest'

type Place = { readonly lat: number; readonly lng: number }

/** Pixels of a degree: enough for a test to tell them apart. */
const SCALE = 1000

class Pixels {
  readonly x: number
  readonly y: number
  constructor(x: number, y: number) {
    this.x = x
    this.y = y
  }
  add(other: Pixels): Pixels {
    return new Pixels(this.x + other.x, this.y + other.y)
  }
}

/** Around the world as often as it takes, as the engine counts. */
const around = (lng: number): number => ((((lng + 180) % 360) + 360) % 360) - 180

const latLng = (at: Place | number, lng?: number) => {
  const place = typeof at === 'number' ? { lat: at, lng: lng ?? 0 } : { lat: at.lat, lng: at.lng }
  return { ...place, wrap: () => latLng(place.lat, around(place.lng)) }
}

class Heard {
  readonly #tasks = new Map<string, ((event: object) => void)[]>()
  on(event: string, task: (event: object) => void): this {
    this.#tasks.set(event, [...(this.#tasks.get(event) ?? []), task])
    return this
  }
  /** Fires an event of the map. */
  tell(event: string, told: object = {}): void {
    for (const task of this.#tasks.get(event) ?? []) task(told)
  }
}

class FakeMap extends Heard {
  readonly options: object
  readonly markers: FakeMarker[] = []
  /** Views that the map was told to show, in order. */
  readonly looks: unknown[] = []
  centre: Place = { lat: 0, lng: 0 }
  zoom = 0
  isGone = false
  constructor(options: object) {
    super()
    this.options = options
  }
  setView(centre: Place, zoom = this.zoom, options?: object): this {
    this.centre = { lat: centre.lat, lng: centre.lng }
    this.zoom = zoom
    this.looks.push({ ...this.centre, zoom, ...options })
    return this
  }
  fitBounds(ends: readonly Place[], options: object): this {
    this.looks.push({ ends, ...options })
    return this
  }
  getZoom = (): number => this.zoom
  getCenter = () => latLng(this.centre)
  setZoom(zoom: number): this {
    this.zoom = zoom
    return this
  }
  project = ({ lat, lng }: Place): Pixels => new Pixels(lng * SCALE, -lat * SCALE)
  unproject = ({ x, y }: Pixels) => latLng(-y / SCALE, x / SCALE)
  latLngToLayerPoint = (at: Place): Pixels => this.project(at)
  layerPointToLatLng = (at: Pixels) => this.unproject(at)
  panInside(at: Place, options: object): this {
    this.looks.push({ inside: { lat: at.lat, lng: at.lng }, ...options })
    return this
  }
  panBy(by: readonly number[]): this {
    this.looks.push({ by })
    return this
  }
  invalidateSize = (): this => this
  remove(): void {
    this.isGone = true
  }
}

class FakeMarker extends Heard {
  readonly options: object
  at: Place
  icon: object
  #map: FakeMap | undefined
  constructor(at: Place, options: { readonly icon: object }) {
    super()
    this.at = at
    this.options = options
    this.icon = options.icon
  }
  addTo(map: FakeMap): this {
    this.#map = map
    map.markers.push(this)
    return this
  }
  getLatLng = () => latLng(this.at)
  setLatLng(at: Place): this {
    this.at = at
    return this
  }
  setIcon(icon: object): this {
    this.icon = icon
    return this
  }
  remove(): void {
    const { markers } = this.#map as FakeMap
    markers.splice(markers.indexOf(this), 1)
  }
}

const maps: FakeMap[] = []

/** As much of the map's engine as the pages use: it draws nothing and keeps what it was told. */
export const leaflet = {
  map: (_: unknown, options: object) => {
    const made = new FakeMap(options)
    maps.push(made)
    return made
  },
  tileLayer: () => ({ on: () => undefined, addTo: () => undefined, getContainer: () => null }),
  marker: (at: Place, options: { readonly icon: object }) => new FakeMarker(at, options),
  divIcon: (options: object) => options,
  point: (x: number, y: number) => new Pixels(x, y),
  latLng,
  latLngBounds: (ends: readonly Place[]) => ends,
}

/**
 * Gives the engine the parts of a browser beside the page of `openPage`; returns the map that was
 * opened last, and how its element gets another size.
 */
export function givenMapPage({ isCalm = false } = {}) {
  const observers: (() => void)[] = []
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isCalm && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('getComputedStyle', () => ({ colorScheme: 'light' }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(task: () => void) {
        observers.push(task)
      }
      observe = () => undefined
      disconnect = () => void observers.splice(0)
    },
  )
  const element = { style: {} } as HTMLElement
  return { element, map: () => maps.at(-1) as FakeMap, resize: () => observers.forEach((task) => task()) }
}
