import { data } from 'react-router'
import { NotFoundView } from '../frame/not-found-view.tsx'

/** Whatever the table does not know is not found, and says so in its status too. */
export const loader = () => data(null, { status: 404 })

export default function NotFoundPage() {
  return <NotFoundView />
}
