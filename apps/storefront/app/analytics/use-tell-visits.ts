import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { tell, type Visit } from '../frame/bus.ts'

/** Tells of every page shown under an alias. */
export function useTellVisits(place: Visit['place']): void {
  const { key, pathname, search } = useLocation()
  const action = useNavigationType()
  useEffect(() => {
    tell({ kind: 'visit', visit: { place, key, pathname, search, action } })
    // oxlint-disable-next-line react/exhaustive-deps -- a page that is shown is told once, also when its data is loaded again
  }, [key, pathname])
}
