import type { Page } from '@playwright/test'
import { shops } from '../shops.ts'
import type { Diner } from './diner.ts'

/**
 * Closes the reward that a contact offers whenever it comes up, for journeys that are about
 * something else.
 */
export async function declineReward(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Te regalamos/ })
  const close = dialog.getByRole('button', { name: 'Cerrar' })
  // A dialog that the diner asked for at the same moment may cover it: it is closed when it is to
  // be seen again.
  const closeWhereSeen = (): Promise<void> => close.click({ timeout: 3000 }).catch(() => undefined)
  await page.addLocatorHandler(dialog, closeWhereSeen, { noWaitAfter: true })
}

/**
 * A phone with the 3,000 points of the demo's reward, which is verified in this browser: its points
 * are protected.
 */
export async function phoneWithPoints(diner: Diner, name: string): Promise<string> {
  const phone = diner.newPhone()
  const alias = await diner.client.getAlias({ params: { alias: shops.caballito } })
  if (!alias.ok || alias.data.type !== 'branchContact') throw new Error('Caballito is no branch contact.')
  const { id: branchContactId, branch } = alias.data.info
  const program = await diner.client.getLoyaltyProgram({ params: { id: branch.id } })
  const rewardId = program.ok ? (program.data.rewards[0]?.id ?? '') : ''
  const session = { phone, branchId: branch.id, branchContactId, verify: true }
  await diner.client.startDinerSession({ body: session })
  const code = await diner.receivedDigits(phone)
  const verified = await diner.client.startDinerSession({ body: { ...session, code } })
  if (!verified.ok) throw new Error(verified.problem.code)
  const claimed = await diner.client.claimReward({
    params: { phone, loyaltyRewardId: rewardId },
    body: {
      name,
      phone,
      email: 'puntos@correo.test',
      branchId: branch.id,
      branchContactId,
      loyaltyRewardId: rewardId,
    },
  })
  if (!claimed.ok) throw new Error(claimed.problem.code)
  return phone
}
