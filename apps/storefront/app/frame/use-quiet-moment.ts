import { whenNoDialog } from '@mostrador/ui/when-no-dialog'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** A dialog that comes by itself. */
type QuietMoment = { readonly isOpen: boolean; readonly close: () => void }

/**
 * When a dialog that nobody asked for may come: once `bring` has brought it, while its place is
 * there (`isThere`), with no page on its way and no other dialog open. It gives way to a page that
 * was on the way as it came, a plate's sheet among them, and comes back after it; closed, it stays
 * closed. `bring` is the same in each drawing.
 */
export function useQuietMoment(isThere: boolean, bring: () => Promise<unknown>): QuietMoment {
  const [state, setState] = useState<'waiting' | 'open' | 'told'>('waiting')
  const canCome = useNavigation().state === 'idle' && isThere && state === 'waiting'
  useEffect(() => (canCome ? whenNoDialog(bring, () => setState('open')) : undefined), [canCome, bring])
  return { isOpen: state === 'open' && isThere, close: () => setState('told') }
}
