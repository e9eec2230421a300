import { data } from 'react-router'
import { NotFoundView } from '../frame/not-found-view.tsx'

/** Answers 404 to an address that no route matches. */
export const loader = () => data(null, { status: 404 })

export default function NotFoundPage() {
  return <NotFoundView />
}
