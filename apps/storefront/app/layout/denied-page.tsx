import { deniedCopy } from '@mostrador/copy/denied'
import { data } from 'react-router'
import { NotFoundView } from './not-found-view.tsx'

/** Whom a page turned away is sent to: nothing is told of what lies behind, so its status is "not found". */
export const loader = () => data(null, { status: 404 })

/** "Acceso denegado o link expirado". Source: 001 §2 Not-found / denied page. */
export default function DeniedPage() {
  return <NotFoundView title={deniedCopy.title} hint={deniedCopy.hint} />
}
