import { DEFAULT_MAP_CENTRE, engineZoom, MAX_MAP_ZOOM } from '@mostrador/domain/delivery/map-view'
import type { LocationPoint } from '@mostrador/domain/delivery/user-location'
import {
  trackingCentre,
  TRACKING_ZOOM,
  type MapMarker,
  type MapMarkerType,
} from '@mostrador/domain/tracking/tracking-map'
import { onPush, openTileMap } from '@mostrador/ui/leaflet-tiles'
import {
  divIcon,
  latLngBounds,
  marker as createMarker,
  point as pixels,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { glide } from './glide.ts'
import { markerIcon } from './marker-icons.ts'

export type TrackingMapOptions = {
  /** URL template of a tile, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string
  /** Returns the pixels at the foot that the sheet covers. */
  readonly coveredBelow: () => number
  /** Hears whether the map follows the delivery: not after the diner moved it. */
  readonly onFollow: (isFollowing: boolean) => void
  /** Shows rider and door together, as large as both fit in; the diner cannot move it. */
  readonly isPicture?: boolean
}

/** Highest zoom of a small map, where rider and door are one place, and its padding in pixels. */
const PICTURE = { maxZoom: 16, padding: pixels(36, 36) } as const

export type TrackingMap = {
  readonly show: (markers: readonly MapMarker[], isRiderStale: boolean) => void
  /** Centres the delivery and follows it. */
  readonly follow: () => void
  readonly zoomBy: (steps: number) => void
  readonly close: () => void
}

/** Keeps the markers of a map, one of each type; known ones glide. */
function markersOf(map: LeafletMap) {
  const drawn = new Map<MapMarkerType, { readonly marker: Marker; at: LocationPoint; stop: () => void }>()

  function put({ type, position }: MapMarker, isStale: boolean): void {
    const icon = divIcon(markerIcon(type, isStale))
    const known = drawn.get(type)
    if (!known) {
      const marker = createMarker(position, { icon, keyboard: false, interactive: false })
      marker.addTo(map)
      drawn.set(type, { marker, at: position, stop: () => undefined })
      return
    }
    known.marker.setIcon(icon)
    if (known.at.lat === position.lat && known.at.lng === position.lng) return
    known.stop()
    known.at = position
    known.stop = glide(known.marker.getLatLng(), position, (point) => void known.marker.setLatLng(point))
  }

  return {
    show(markers: readonly MapMarker[], isRiderStale: boolean): void {
      for (const [type, { marker, stop }] of drawn) {
        if (markers.some((one) => one.type === type)) continue
        stop()
        marker.remove()
        drawn.delete(type)
      }
      for (const one of markers) put(one, one.type === 'rider' && isRiderStale)
    },
    stop: () => drawn.forEach(({ stop }) => stop()),
  }
}

/** Opens a delivery's map in an element with a size. Source: 001 §2 Customer tracking page, §9. */
export function openTrackingMap(element: HTMLElement, options: TrackingMapOptions): TrackingMap {
  const { tiles, coveredBelow, onFollow, isPicture = false } = options
  const start = { centre: DEFAULT_MAP_CENTRE, zoom: engineZoom(TRACKING_ZOOM), maxZoom: MAX_MAP_ZOOM }
  const still = isPicture ? { keyboard: false, scrollWheelZoom: false } : {}
  const { map, close } = openTileMap(element, { tiles, ...start, ...still, onResize: () => look(false) })
  const markers = markersOf(map)
  let shown: readonly MapMarker[] = []
  let isFollowing = true

  /** Centres the map in the part that the sheet leaves free. */
  function look(animate: boolean): void {
    const ends = shown.filter(({ type }) => type !== 'branch')
    if (isPicture && ends.length > 1) {
      const bounds = latLngBounds(ends.map(({ position }) => position))
      map.fitBounds(bounds, { ...PICTURE, animate })
      return
    }
    const centre = trackingCentre(shown)
    if (!centre || !isFollowing) return
    const zoom = map.getZoom()
    const below = map.project(centre, zoom).add(pixels(0, coveredBelow() / 2))
    map.setView(map.unproject(below, zoom), zoom, { animate })
  }

  function setFollowing(next: boolean): void {
    if (next === isFollowing) return
    isFollowing = next
    onFollow(next)
  }

  onPush(map, () => setFollowing(false))
  return {
    show: (next, isRiderStale) => {
      const isFirst = shown.length === 0
      shown = next
      markers.show(next, isRiderStale)
      look(!isFirst)
    },
    follow: () => {
      setFollowing(true)
      look(true)
    },
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps),
    close: () => {
      markers.stop()
      close()
    },
  }
}
