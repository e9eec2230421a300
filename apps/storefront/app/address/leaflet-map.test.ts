import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { givenMapPage } from '../testing/fake-leaflet.ts'
import { openPinMap } from './leaflet-map.ts'

// The map's engine draws into elements, which tests have none of.
vi.mock('leaflet', async () => (await import('../testing/fake-leaflet.ts')).leaflet)

const CENTRE = { lat: -34.6, lng: -58.4 }
const DOOR = { lat: -34.59, lng: -58.42 }

/** A map without a pin, and what the diner put where. */
function opened() {
  openPage()
  const page = givenMapPage()
  const put: unknown[] = []
  const pinMap = openPinMap(page.element, {
    tiles: '/map-tiles/{z}/{x}/{y}.svg',
    centre: CENTRE,
    label: 'Tu dirección',
    onPin: (point, isNear) => void put.push([point, isNear]),
  })
  const map = page.map()
  return { pinMap, map, put, pins: () => map.markers.map(({ at: { lat, lng } }) => ({ lat, lng })) }
}

test('a map begins in a town, and is moved by fingers and buttons, not by a wheel', () => {
  const { map, pins, put } = opened()
  expect(map.looks).toEqual([{ ...CENTRE, zoom: 12 }])
  expect(map.options).toMatchObject({ maxZoom: 18, keyboard: false, scrollWheelZoom: false })
  expect([pins(), put]).toEqual([[], []])
})

test('a tap from far away comes nearer, one from near is meant', () => {
  const { map, put, pins } = opened()
  map.tell('click', { latlng: DOOR })
  expect(put).toEqual([[DOOR, false]])
  expect(map.looks.at(-1)).toEqual({ ...DOOR, zoom: 16 })
  map.tell('click', { latlng: { lat: -34.5912345678, lng: -58.4212345678 } })
  expect(put.at(-1)).toEqual([{ lat: -34.591235, lng: -58.421235 }, true])
  expect(map.looks.at(-1)).toMatchObject({ padding: [40, 40] })
  // There is one pin, wherever it was put.
  expect(pins()).toEqual([{ lat: -34.5912345678, lng: -58.4212345678 }])
})

test('a tap on another copy of the world means the same place', () => {
  const { map, put } = opened()
  map.tell('click', { latlng: { lat: -34.59, lng: 301.58 } })
  expect(put).toEqual([[{ lat: -34.59, lng: -58.42 }, false]])
})

test('a pin that was found is shown at its door, and nobody is told that somebody put it', () => {
  const { pinMap, map, put, pins } = opened()
  pinMap.show(DOOR)
  expect(pins()).toEqual([DOOR])
  expect(map.looks.at(-1)).toEqual({ ...DOOR, zoom: 18, animate: false })
  expect(map.markers[0]?.options).toMatchObject({
    draggable: true,
    keyboard: false,
    autoPan: true,
    title: 'Tu dirección',
    alt: 'Tu dirección',
  })
  expect(put).toEqual([])
})

test('a pin that is where it was moves no map; one with another length or width does', () => {
  const { pinMap, map } = opened()
  pinMap.show(DOOR)
  const before = map.looks.length
  pinMap.show({ ...DOOR })
  expect(map.looks).toHaveLength(before)
  pinMap.show({ ...DOOR, lat: -34.6 })
  pinMap.show({ lat: -34.6, lng: -58.5 })
  expect(map.looks).toHaveLength(before + 2)
})

test('a pin that is taken away leaves a look around; without one nothing changes', () => {
  const { pinMap, map, pins } = opened()
  map.setZoom(17)
  pinMap.show(null)
  expect(map.zoom).toBe(17)
  pinMap.show(DOOR)
  pinMap.show(null)
  expect(pins()).toEqual([])
  expect(map.zoom).toBe(15)
  pinMap.show(DOOR)
  map.setZoom(10)
  pinMap.show(null)
  expect(map.zoom).toBe(10)
})

test('a pin that is dragged is where it was let go', () => {
  const { pinMap, map, put } = opened()
  pinMap.show(DOOR)
  map.markers[0]?.setLatLng({ lat: -34.61, lng: -58.43 })
  map.markers[0]?.tell('dragend')
  expect(put).toEqual([[{ lat: -34.61, lng: -58.43 }, true]])
})

test('keys move the pin, or the map while there is none', () => {
  const { pinMap, map, put } = opened()
  pinMap.nudge(10, -20)
  expect(map.looks.at(-1)).toEqual({ by: [40, -80] })
  expect(put).toEqual([])
  pinMap.show(DOOR)
  pinMap.nudge(10, -20)
  expect(put).toEqual([[{ lat: -34.57, lng: -58.41 }, true]])
})

test('a key puts a pin in the middle of what is seen, once', () => {
  const { pinMap, put } = opened()
  pinMap.pinCentre()
  pinMap.pinCentre()
  expect(put).toEqual([[CENTRE, false]])
})

test('buttons bring the map nearer and farther, and closing takes it away', () => {
  const { pinMap, map } = opened()
  pinMap.zoomBy(2)
  expect(map.zoom).toBe(14)
  pinMap.zoomBy(-1)
  expect(map.zoom).toBe(13)
  pinMap.close()
  expect(map.isGone).toBe(true)
})
