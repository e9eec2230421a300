import { data } from 'react-router'
import { NotFoundView } from '../frame/not-found-view.tsx'

/** An address that no route matches is not found, by its status too. */
export const loader = () => data(null, { status: 404 })

export default function NotFoundPage() {
  return <NotFoundView />
}
