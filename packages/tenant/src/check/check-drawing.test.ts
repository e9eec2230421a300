import { describe, expect, it } from 'vitest'
import { checkTenantFile } from './check-tenant-file.ts'
import { smallTenant } from '../testing/small-tenant.ts'

// Result of JSON.parse: these tests draw in ways that the types forbid.
type Loose = ReturnType<typeof JSON.parse>

/** The problems of the small tenant with another drawing in it, as their codes or sentences. */
function problemsOf(area: unknown, tell: 'code' | 'message' = 'code'): Record<string, string> {
  const file = smallTenant() as Loose
  file.branches[0].branchContacts[0].deliveryZones[0].area = area
  const checked = checkTenantFile(file)
  return checked.ok
    ? {}
    : Object.fromEntries(checked.problems.map((problem) => [problem.path, problem[tell]]))
}

/** spec('decisions zones-on-the-map.1') */
describe('drawings', () => {
  const path = 'branches[0].branchContacts[0].deliveryZones[0].area.coordinates'
  const drawn = (coordinates: unknown, type = 'Polygon') => problemsOf({ type, coordinates })
  const square = (west: number, south: number, size: number) => [
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south + size],
  ]
  const bowTie = [
    [0, 0],
    [2, 2],
    [2, 0],
    [0, 2],
  ]

  it('cross nowhere, and the corner is named', () => {
    expect(drawn([bowTie])).toEqual({ [`${path}[0][0]`]: 'area-crosses' })
    expect(drawn([[square(10, 10, 2)], [bowTie]], 'MultiPolygon')).toEqual({
      [`${path}[1][0][0]`]: 'area-crosses',
    })
    expect(problemsOf({ type: 'Polygon', coordinates: [bowTie] }, 'message')).toEqual({
      [`${path}[0][0]`]:
        'El lado que sale de la esquina 1 del borde cruza o toca el que sale de la esquina 3 del borde: mueve una de las dos.',
    })
  })

  it('have their holes inside, apart from one another', () => {
    expect(drawn([square(0, 0, 10), square(1, 1, 2), square(5, 5, 2)])).toEqual({})
    expect(drawn([square(0, 0, 10), square(9, 1, 3)])).toEqual({ [`${path}[1][1]`]: 'area-hole-outside' })
    expect(drawn([square(0, 0, 10), square(2, 2, 1), square(1, 1, 4)])).toEqual({
      [`${path}[1]`]: 'area-holes-overlap',
    })
  })

  it('of rings that are none are told of their rings alone', () => {
    expect(drawn([bowTie, square(0, 0, 0)])).toEqual({ [`${path}[1]`]: 'area-flat' })
    expect(drawn([bowTie, 'x'])).toEqual({ [`${path}[1]`]: 'wrong-type' })
  })
})
