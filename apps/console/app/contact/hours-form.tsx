import { contactCopy } from '@mostrador/copy/contact'
import { Suspense } from 'react'
import { DraftForm } from '../form/draft-form.tsx'
import { ExceptionsField } from '../form/exceptions-field.tsx'
import { WeekField } from '../form/week-field.tsx'
import { useHolidayNames } from '../holiday/use-holiday-names.ts'
import { brought } from '../layout/brought.ts'
import { FormSkeleton } from './form-section.tsx'
import { ModesHours } from './modes-hours.tsx'
import { NextDays } from './next-days.tsx'
import { useContactPlace } from './use-contact-document.ts'

const HolidayQuestions = brought(() => import('../holiday/holiday-questions.tsx'))

const copy = contactCopy.hours

/** Words of the week field for opening hours. */
export const OPENING_WORDS = {
  label: copy.week,
  someHours: copy.someHours,
  none: copy.closedAlways,
  notThatDay: copy.notThatDay,
} as const

/** Form of a branch contact's opening hours. */
export function HoursForm() {
  const place = useContactPlace()
  const holidays = useHolidayNames()
  return (
    <div className="grid gap-4">
      <Suspense>
        <HolidayQuestions />
      </Suspense>
      <DraftForm place={place} waiting={<FormSkeleton />}>
        <WeekField at="hours" words={OPENING_WORDS} />
        <ExceptionsField at="exceptions" holidays={holidays} />
        <ModesHours />
        <NextDays />
      </DraftForm>
    </div>
  )
}
