import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { LoyaltyProgramInfo } from '@mostrador/contract/loyalty/loyalty-endpoints'
import { whenNoDialog } from '@mostrador/ui/when-no-dialog'
import { Suspense, useEffect, useState } from 'react'
import { useAlias } from '../alias/use-alias.ts'
import { lazyOrNothing } from '../layout/lazy-or-nothing.ts'
import { isRewardSeen, markRewardSeen } from './reward-seen.ts'

const bringDialog = () => import('./reward-dialog.tsx')
const RewardDialog = lazyOrNothing(bringDialog)

/** One reward of a programme. */
export type RewardInfo = LoyaltyProgramInfo['rewards'][number]

/** The reward that a programme gives at a local. Source: 000 §2 Loyalty reward sign-up modal. */
export const rewardAt = (
  program: Pick<LoyaltyProgramInfo, 'rewards'> | undefined,
  branchContactId: string,
): RewardInfo | undefined =>
  program?.rewards.find(({ branchContactId: at }) => at === null || at === branchContactId)

/** Offers the reward of a local, once for each browser. Only where a programme holds. */
export function RewardOffer({ contact }: { readonly contact: BranchContactInfo }) {
  const { loyalty } = useAlias()
  const reward = rewardAt(loyalty, contact.id)
  const [offered, setOffered] = useState<RewardInfo>()
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
