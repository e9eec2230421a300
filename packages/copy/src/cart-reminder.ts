import type { Voice } from '@mostrador/domain/branding/voice'
import { spoken, you } from './you.ts'

/**
 * Returns the reminder of an abandoned cart, where the branch has no campaign with a text of its
 * own. Source: 000 §4.
 */
export const cartReminder = (branchContactName: string, voice: Voice): string =>
  `¡Hola! Tu pedido en ${branchContactName} te está esperando. ${spoken(you`{Retómalo} cuando quieras:`, voice)}`
