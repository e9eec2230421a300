import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api/api.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { holidaysQuery } from './use-holiday-answer.ts'

export type HolidayName = { readonly name: string; readonly isPublic: boolean }

const NONE: ReadonlyMap<string, HolidayName> = new Map()

/** Returns days off by date, a year from today; none for staff who may not change hours. */
export function useHolidayNames(): ReadonlyMap<string, HolidayName> {
  const may = useMay('locals.hours')
  const { contact } = useWorkplace()
  const { data } = useQuery({ ...holidaysQuery(useApi(), contact.id), enabled: may })
  return data ? new Map(data.ofYear.map(({ day, ...name }) => [day, name])) : NONE
}
