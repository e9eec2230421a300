import { whenNoDialog } from '@mostrador/ui/when-no-dialog'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

type QuietMoment = { readonly isOpen: boolean; readonly close: () => void }

/**
 * Decides when a dialog may open by itself: once `bring` loaded it, while its place is there
 * (`isThere`), with no navigation under way and no other dialog open. It closes for a page that
 * was on its way as it opened, a plate's sheet among them, and returns after it; closed by the
 * diner, it stays closed. `bring` must be stable between renders.
 */
export function useQuietMoment(isThere: boolean, bring: () => Promise<unknown>): QuietMoment {
  const [state, setState] = useState<'waiting' | 'open' | 'told'>('waiting')
  const canCome = useNavigation().state === 'idle' && isThere && state === 'waiting'
  useEffect(() => (canCome ? whenNoDialog(bring, () => setState('open')) : undefined), [canCome, bring])
  return { isOpen: state === 'open' && isThere, close: () => setState('told') }
}
