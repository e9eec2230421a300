import { expect, test } from 'vitest'
import { trackingCentre, trackingMarkers } from './tracking-map.ts'

const branchPosition = { lat: -34.58, lng: -58.42 }
const destinationPosition = { lat: -34.6, lng: -58.4 }
const nowhere = { rider: null, branchPosition: null, destinationPosition: null }

/** spec('001 §2.63') */
test('a marker without a position, or with a 0 in it, is dropped', () => {
  expect(trackingMarkers(nowhere)).toEqual([])
  expect(
    trackingMarkers({
      rider: { position: { lat: 0, lng: -58.4 } },
      branchPosition: { lat: -34.58, lng: 0 },
      destinationPosition,
    }),
  ).toEqual([{ type: 'destination', position: destinationPosition }])
  expect(trackingMarkers({ rider: { position: null }, branchPosition, destinationPosition })).toHaveLength(2)
})

test('the rider is drawn last, over what lies below', () => {
  const rider = { position: { lat: -34.59, lng: -58.41 } }
  const types = trackingMarkers({ rider, branchPosition, destinationPosition }).map(({ type }) => type)
  expect(types).toEqual(['branch', 'destination', 'rider'])
})

/** spec('001 §3.8') spec('001 §4.27') spec('decisions constants.10') */
test('the map looks at the rider, else below the middle of the markers', () => {
  const position = { lat: -34.59, lng: -58.41 }
  const known = { rider: { position }, branchPosition, destinationPosition }
  expect(trackingCentre(trackingMarkers(known))).toEqual(position)
  const centre = trackingCentre(trackingMarkers({ ...known, rider: null }))
  expect(centre?.lat).toBeCloseTo(-34.592, 6)
  expect(centre?.lng).toBeCloseTo(-58.41, 6)
  expect(trackingCentre([])).toBeUndefined()
})
