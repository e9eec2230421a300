import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { LoyaltyProgramInfo } from '@mostrador/contract/loyalty/loyalty-endpoints'
import { loyaltyCopy } from '@mostrador/copy/loyalty'
import { formatWhole } from '@mostrador/domain/money/format-amount'
import { useToast } from '@mostrador/ui/use-toast'
import { whenNoDialog } from '@mostrador/ui/when-no-dialog'
import { Suspense, useEffect, useState } from 'react'
import { useAlias } from '../place/use-alias.ts'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'
import { takeClaimed } from './reward-claimed.ts'
import { isRewardSeen, markRewardSeen } from './reward-seen.ts'
import type { RewardInfo } from './use-reward-form.ts'

const bringDialog = () => import('./reward-dialog.tsx')
const RewardDialog = lazyOrNothing(bringDialog)

/** The reward that a programme gives at a local. Source: 000 §2 Loyalty reward sign-up modal. */
export const rewardAt = (
  program: Pick<LoyaltyProgramInfo, 'rewards'> | undefined,
  branchContactId: string,
): RewardInfo | undefined =>
  program?.rewards.find(({ branchContactId: at }) => at === null || at === branchContactId)

/**
 * Says on the page that is loaded after a reward was claimed that its points were credited. `name`
 * is the programme's.
 */
function useToldClaim(name: string | undefined): void {
  const toast = useToast()
  useEffect(() => {
    const points = name === undefined ? undefined : takeClaimed()
    if (name === undefined || points === undefined) return
    toast({ text: loyaltyCopy.rewardDone(formatWhole(points), name), tone: 'positive' })
  }, [toast, name])
}

/** Offers the reward of a local, once for each browser. Only where a programme holds. */
export function RewardOffer({ contact }: { readonly contact: BranchContactInfo }) {
  const { loyalty } = useAlias()
  const reward = rewardAt(loyalty, contact.id)
  const [offered, setOffered] = useState<RewardInfo>()
  useToldClaim(loyalty?.name)
  useEffect(() => {
    if (!reward || isRewardSeen(reward.id)) return undefined
    return whenNoDialog(bringDialog, () => {
      markRewardSeen(reward.id)
      setOffered(reward)
    })
  }, [reward])
  if (!offered || !loyalty) return null
  return (
    <Suspense>
      <RewardDialog
        contact={contact}
        reward={offered}
        name={loyalty.name}
        onClosed={() => setOffered(undefined)}
      />
    </Suspense>
  )
}
