import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { LoyaltyProgramInfo } from '@mostrador/contract/loyalty/loyalty-endpoints'
import { loyaltyCopy } from '@mostrador/copy/loyalty'
import { formatWhole } from '@mostrador/domain/money/format-amount'
import { useToast } from '@mostrador/ui/use-toast'
import { Suspense, useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { useAlias } from '../place/use-alias.ts'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'
import { useQuietMoment } from '../frame/use-quiet-moment.ts'
import { takeClaimed } from './reward-claimed.ts'
import { isRewardSeen, markRewardSeen } from './reward-seen.ts'
import type { RewardDialogProps } from './reward-dialog.tsx'
import type { RewardInfo } from './use-reward-form.ts'

const bringDialog = () => import('./reward-dialog.tsx')
const RewardDialog = lazyOrNothing(bringDialog)

/** Returns a reward at a branch contact. Source: 000 §2 Loyalty reward sign-up modal. */
export const rewardAt = (
  program: Pick<LoyaltyProgramInfo, 'rewards'> | undefined,
  branchContactId: string,
): RewardInfo | undefined =>
  program?.rewards.find(({ branchContactId: at }) => at === null || at === branchContactId)

/** Whether points wait for the first paid order of a phone. Source: decisions.md, Settled since. */
export const waitsForOrder = ({ protection }: Pick<LoyaltyProgramInfo, 'protection'>): boolean =>
  protection === 'NEVER'

/** Tells the credited points on the page loaded after a claim. `name` is the programme's. */
function useToldClaim(name: string | undefined): void {
  const toast = useToast()
  useEffect(() => {
    const points = name === undefined ? undefined : takeClaimed()
    if (name === undefined || points === undefined) return
    toast({ text: loyaltyCopy.rewardDone(formatWhole(points), name), tone: 'positive' })
  }, [toast, name])
}

/** Offer of a branch contact's reward, once per browser; only where a programme holds. */
export function RewardOffer({ contact }: { readonly contact: BranchContactInfo }) {
  const { loyalty } = useAlias()
  const reward = rewardAt(loyalty, contact.id)
  useToldClaim(loyalty?.name)
  return (
    reward &&
    loyalty && (
      <OfferOnce
        key={reward.id}
        contact={contact}
        reward={reward}
        name={loyalty.name}
        waits={waitsForOrder(loyalty)}
      />
    )
  )
}

type OfferOnceProps = Omit<RewardDialogProps, 'open' | 'onClose'>

/** Opens on the pages around a plate, and not on a plate's own, where the diner is choosing. */
function OfferOnce({ reward, ...rest }: OfferOnceProps) {
  const [isNew] = useState(() => !isRewardSeen(reward.id))
  const isAtPlate = useMatches().some(({ params }) => params['plate'] !== undefined)
  const { isOpen, close } = useQuietMoment(isNew && !isAtPlate, bringDialog)
  useEffect(() => {
    if (isOpen) markRewardSeen(reward.id)
  }, [isOpen, reward.id])
  const [isAsked, setIsAsked] = useState(false)
  if (isOpen && !isAsked) setIsAsked(true)
  if (!isAsked) return null
  return (
    <Suspense>
      <RewardDialog {...rest} reward={reward} open={isOpen} onClose={close} />
    </Suspense>
  )
}
