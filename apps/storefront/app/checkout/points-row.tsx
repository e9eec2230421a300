import { lockedPointsText, loyaltyCopy, pointsRefusalText } from '@mostrador/copy/loyalty'
import { Suspense, useState } from 'react'
import { brought } from '../frame/brought.ts'
import { BenefitRow } from './benefit-row.tsx'
import type { SectionProps } from './section-props.ts'
import { formatWhole } from '@mostrador/domain/money/format-amount'
import type { PointsNow } from '../loyalty/judge-points.ts'

const PointsDialog = brought(() => import('./points-dialog.tsx'))

function hintOf({ redeemed, refusal, isBlockedByCode, balance }: PointsNow, name: string): string {
  if (isBlockedByCode) return loyaltyCopy.notWithCode(name)
  if (refusal) return pointsRefusalText(refusal.code, formatWhole(refusal.limit), name)
  return redeemed > 0
    ? loyaltyCopy.spending(formatWhole(redeemed), name)
    : loyaltyCopy.balance(formatWhole(balance), name)
}

/**
 * Row "Mis {puntos}", shown where a programme holds and the diner is known. Protected points ask
 * for the digits in the dialog. Source: 000 §2 Checkout; decisions.md, Settled since.
 */
export function PointsRow(section: Pick<SectionProps, 'state' | 'change'>) {
  const [isAsked, setIsAsked] = useState(false)
  const { program, points = null, customer, know } = section.state.benefits ?? {}
  const lock = customer?.pointsLock ?? null
  if (!program || !customer || !(points || lock)) return null
  return (
    <>
      <BenefitRow
        icon="gift"
        label={loyaltyCopy.title(program.name)}
        hint={points ? hintOf(points, program.name) : lockedPointsText(lock ?? 'VERIFY', program.name)}
        onPress={() => setIsAsked(true)}
      />
      {isAsked && (
        <Suspense>
          <PointsDialog
            {...section}
            {...{ program, points, customer, know }}
            onClosed={() => setIsAsked(false)}
          />
        </Suspense>
      )}
    </>
  )
}
