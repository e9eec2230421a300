import { menuCopy } from '@mostrador/copy/menu'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'

/** View of a menu without plates. */
export default function EmptyMenu() {
  return <EmptyState picture={<EmptyPicture name="plate" />} title={menuCopy.empty} />
}
