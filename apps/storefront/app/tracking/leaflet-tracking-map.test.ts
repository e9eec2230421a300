import type { MapMarker } from '@mostrador/domain/tracking/tracking-map'
import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { givenMapPage } from '../testing/fake-leaflet.ts'
import { givenFrames } from '../testing/given-frames.ts'
import { openTrackingMap } from './leaflet-tracking-map.ts'

// The map's engine draws into elements, which tests have none of.
vi.mock('leaflet', async () => (await import('../testing/fake-leaflet.ts')).leaflet)

const RIDER: MapMarker = { type: 'rider', position: { lat: -34.6, lng: -58.4 } }
const BRANCH: MapMarker = { type: 'branch', position: { lat: -34.5, lng: -58.5 } }
const DOOR: MapMarker = { type: 'destination', position: { lat: -34.7, lng: -58.3 } }
const elsewhere: MapMarker = { type: 'rider', position: { lat: -34.62, lng: -58.42 } }

/** A tracking map whose foot is covered by a sheet of 200 pixels. */
function opened({ isCalm = true, isPicture = false } = {}) {
  openPage()
  const page = givenMapPage({ isCalm })
  const followed: boolean[] = []
  const tracking = openTrackingMap(page.element, {
    tiles: '/map-tiles/{z}/{x}/{y}.svg',
    coveredBelow: () => 200,
    onFollow: (isFollowing) => void followed.push(isFollowing),
    isPicture,
  })
  const map = page.map()
  const drawn = () => map.markers.map(({ at, icon }) => [at, Reflect.get(icon, 'className')])
  return { ...page, tracking, map, followed, drawn }
}

test('a tracking map begins in Buenos Aires, as near as the documents say, with no further marker', () => {
  const { map } = opened()
  expect(map.looks).toEqual([{ lat: -34.6037, lng: -58.3816, zoom: 15 }])
  expect(map.options).toMatchObject({ maxZoom: 18 })
  expect(map.markers).toEqual([])
})

test('each marker is put in its place, and looked at above the sheet, the first time at once', () => {
  const { tracking, map, drawn } = opened()
  tracking.show([BRANCH, RIDER], false)
  expect(drawn()).toEqual([
    [BRANCH.position, ''],
    [RIDER.position, ''],
  ])
  expect(map.markers[0]?.options).toMatchObject({ keyboard: false, interactive: false })
  // A hundred pixels below the rider is the middle of what is seen.
  expect(map.looks.at(-1)).toEqual({
    lat: expect.closeTo(-34.7),
    lng: -58.4,
    zoom: 15,
    animate: false,
  })
  tracking.show([BRANCH, elsewhere], false)
  expect(map.looks.at(-1)).toMatchObject({ lat: expect.closeTo(-34.72), animate: true })
})

test('without a marker there is nothing to look at', () => {
  const { tracking, map } = opened()
  tracking.show([], false)
  expect(map.looks).toHaveLength(1)
})

test('a rider who moved goes there, one who was seen long ago is pale, and who is gone is taken away', () => {
  const { tracking, drawn } = opened()
  tracking.show([BRANCH, RIDER, DOOR], true)
  expect(drawn().map(([, looks]) => looks)).toEqual(['', expect.stringContaining('grayscale'), ''])
  tracking.show([BRANCH, elsewhere], false)
  expect(drawn()).toEqual([
    [BRANCH.position, ''],
    [elsewhere.position, ''],
  ])
  // A rider who comes back is put where it is now.
  tracking.show([DOOR], false)
  tracking.show([DOOR, RIDER], false)
  expect(drawn().map(([at]) => at)).toEqual([DOOR.position, RIDER.position])
})

test('a rider glides from where the marker is, and only to where there is something new', () => {
  const { tracking, map } = opened({ isCalm: false })
  const frames = givenFrames()
  tracking.show([RIDER], false)
  tracking.show([RIDER], false)
  expect(frames.count()).toBe(0)
  tracking.show([elsewhere], false)
  frames.draw(500)
  expect(map.markers[0]?.at).toEqual({ lat: expect.closeTo(-34.61), lng: expect.closeTo(-58.41) })
  // Another place in the middle of the way: one glide, from there.
  tracking.show([{ type: 'rider', position: { lat: -34.61, lng: -58.5 } }], false)
  expect(frames.count()).toBe(1)
  frames.draw(1000)
  expect(map.markers[0]?.at).toEqual({ lat: expect.closeTo(-34.61), lng: expect.closeTo(-58.5) })
  tracking.show([{ type: 'rider', position: { lat: -34.65, lng: -58.5 } }], false)
  expect(frames.count()).toBe(1)
  tracking.show([], false)
  expect(frames.count()).toBe(0)
})

test('a map that is closed moves nothing any more', () => {
  const { tracking, map } = opened({ isCalm: false })
  const frames = givenFrames()
  tracking.show([RIDER], false)
  tracking.show([elsewhere], false)
  tracking.close()
  expect(frames.count()).toBe(0)
  expect(map.isGone).toBe(true)
})

test('a map that somebody moved stays there until it is told to follow again', () => {
  const { tracking, map, followed, resize } = opened()
  tracking.show([RIDER], false)
  map.tell('dragstart')
  map.tell('dragstart')
  expect(followed).toEqual([false])
  const before = map.looks.length
  tracking.show([elsewhere], false)
  resize()
  expect(map.looks).toHaveLength(before)
  tracking.follow()
  expect(followed).toEqual([false, true])
  expect(map.looks.at(-1)).toMatchObject({ lat: expect.closeTo(-34.72), animate: true })
  map.tell('keydown', { originalEvent: { key: 'ArrowUp' } })
  expect(followed).toEqual([false, true, false])
})

test('a map that gets another size looks at the delivery at once, and its buttons bring it nearer', () => {
  const { tracking, map, resize } = opened()
  tracking.show([RIDER], false)
  tracking.zoomBy(2)
  expect(map.zoom).toBe(17)
  tracking.zoomBy(-1)
  resize()
  expect(map.looks.at(-1)).toEqual({ lat: expect.closeTo(-34.7), lng: -58.4, zoom: 16, animate: false })
})

test('as a picture it shows rider and door together, and takes no keys', () => {
  const { tracking, map } = opened({ isPicture: true })
  expect(map.options).toMatchObject({ keyboard: false, scrollWheelZoom: false })
  tracking.show([BRANCH, DOOR, RIDER], false)
  expect(map.looks.at(-1)).toMatchObject({
    ends: [DOOR.position, RIDER.position],
    maxZoom: 16,
    animate: false,
  })
  tracking.show([BRANCH, DOOR, elsewhere], false)
  expect(map.looks.at(-1)).toMatchObject({ ends: [DOOR.position, elsewhere.position], animate: true })
  // Of one end alone there is nothing to fit.
  tracking.show([BRANCH, RIDER], false)
  expect(map.looks.at(-1)).toMatchObject({ zoom: 15 })
})
