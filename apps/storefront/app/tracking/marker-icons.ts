import { trackingCopy } from '@mostrador/copy/tracking'
import type { MapMarkerType } from '@mostrador/domain/tracking/tracking-map'
import type { DivIconOptions } from 'leaflet'

/** Edge of a marker, in pixels. Source: 001 §9 Tracking. */
const SIZE = 36

const DRAWINGS: Readonly<Record<MapMarkerType, string>> = {
  rider:
    '<circle cx="18" cy="18" r="16" class="fill-brand stroke-canvas" stroke-width="3"/><path transform="translate(7.500 7.500) scale(0.875)" class="stroke-on-brand" fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M5.5 12.800a3.900 3.900 0 1 0 0 7.800 3.900 3.900 0 0 0 0-7.800ZM18.500 12.800a3.900 3.900 0 1 0 0 7.800 3.900 3.900 0 0 0 0-7.800ZM5.500 16.700 9 9.800h6.800L11.500 16.700 8.200 7.200M6.500 7.200h3.200M18.500 16.700 15 5.200h-2.500"/>',
  branch:
    '<rect x="3" y="3" width="30" height="30" rx="9" class="fill-ink stroke-canvas" stroke-width="3"/><path transform="translate(8 8) scale(0.833)" class="stroke-canvas" fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M4.200 11.800v8.700h15.600v-8.700M5 3.500h14L21 9a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0l2-5.500ZM9.500 20.500V15h5v5.500"/>',
  destination:
    '<path d="M18 35s12-11.400 12-20.600A12 12 0 0 0 6 14.400C6 23.600 18 35 18 35Z" class="fill-ink stroke-canvas" stroke-width="3"/><circle cx="18" cy="14.500" r="4.500" class="fill-canvas"/>',
}

/** Returns the icon of a marker; an old position is pale. */
export function markerIcon(type: MapMarkerType, isStale = false): DivIconOptions {
  const label = trackingCopy.markers[type]
  const html = `<svg role="img" aria-label="${label}" viewBox="0 0 36 36" width="${SIZE}" height="${SIZE}">${DRAWINGS[type]}</svg>`
  const anchor = type === 'destination' ? SIZE - 1 : SIZE / 2
  return {
    html,
    className: isStale ? 'opacity-60 grayscale' : '',
    iconSize: [SIZE, SIZE],
    iconAnchor: [SIZE / 2, anchor],
  }
}
