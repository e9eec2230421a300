import { deniedCopy } from '@mostrador/copy/denied'
import { riderCopy } from '@mostrador/copy/rider'
import { data, useLocation } from 'react-router'
import { shiftPathOf } from '../rider/register-path.ts'
import { useIsAlive } from '../frame/ambient.ts'
import { NotFoundView } from '../frame/not-found-view.tsx'

/** Answers 404: a diner who was turned away is told nothing of the page behind. */
export const loader = () => data(null, { status: 404 })

/** Page "Acceso denegado o link expirado". Source: 001 §2 Not-found / denied page. */
export default function DeniedPage() {
  const { state } = useLocation()
  const isAlive = useIsAlive()
  const { title, hint, riderHint } = deniedCopy
  // The server's render does not know the state of the navigation.
  const shift = isAlive ? shiftPathOf(state) : undefined
  if (shift === undefined) return <NotFoundView title={title} hint={hint} />
  return <NotFoundView title={title} hint={riderHint} to={shift} action={riderCopy.startShift} />
}
