import type { Point } from '../delivery/contains-point.ts'

/**
 * Markers of a tracking map, in the order in which they are drawn: the rider over the others.
 * Source: 001 §3 Map marker.
 */
export const MAP_MARKER_TYPES = ['branch', 'destination', 'rider'] as const

export type MapMarkerType = (typeof MAP_MARKER_TYPES)[number]

/** 001 §3 Map marker. */
export type MapMarker = { readonly type: MapMarkerType; readonly position: Point }

/** Zoom at which the tracking map begins, as the documents count. Source: 001 §9 Tracking. */
export const TRACKING_ZOOM = 5

/**
 * Distance of the centre south of the markers' middle, in degrees: the panel over the map's foot
 * covers none of them. Source: decisions.md, Constants.
 */
const CENTRE_OFFSET = 0.002

/** The positions that a delivery may have. */
export type TrackedPositions = {
  readonly rider: { readonly position: Point | null } | null
  readonly branchPosition: Point | null
  readonly destinationPosition: Point | null
}

/**
 * Whether a position can be drawn: neither missing nor with a 0, which is no door. Source: 001 §2
 * Customer tracking page.
 */
const isPlace = (point: Point | null | undefined): point is Point =>
  point !== null && point !== undefined && Boolean(point.lat) && Boolean(point.lng)

/** Returns the markers of a delivery. Source: 001 §2 Customer tracking page. */
export function trackingMarkers(info: TrackedPositions): readonly MapMarker[] {
  const positions: Readonly<Record<MapMarkerType, Point | null | undefined>> = {
    branch: info.branchPosition,
    destination: info.destinationPosition,
    rider: info.rider?.position,
  }
  return MAP_MARKER_TYPES.flatMap((type) => {
    const position = positions[type]
    return isPlace(position) ? [{ type, position }] : []
  })
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Returns the centre of the map: the rider, else the middle of the markers, moved by a constant;
 * undefined with no marker at all. Source: 001 §4 Tracking load, the rider centre of the map.
 */
export function trackingCentre(markers: readonly MapMarker[]): Point | undefined {
  const rider = markers.find(({ type }) => type === 'rider')
  if (rider) return rider.position
  if (markers.length === 0) return undefined
  const positions = markers.map(({ position }) => position)
  return {
    lat: average(positions.map(({ lat }) => lat)) - CENTRE_OFFSET,
    lng: average(positions.map(({ lng }) => lng)),
  }
}
