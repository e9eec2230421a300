import { NotFoundView } from './not-found-view.tsx'

/** What stands where a page could not be made. */
export function RootError() {
  return <NotFoundView />
}
