import { menuCopy } from '@mostrador/copy/menu'
import type { PlateView } from '../place/menu-view.ts'
import { PlateLabels } from './plate-labels.tsx'
import { PriceTag } from './price-tag.tsx'

/** Labels, price and description of a plate. */
export function PlateIntro({ view }: { readonly view: PlateView }) {
  return (
    <div className="grid gap-2">
      <PriceTag view={view} />
      <PlateLabels view={view} hasRoom />
      {view.plate.description && <p className="text-16 text-muted">{view.plate.description}</p>}
      {view.plate.soldOut && <p className="text-16 font-medium">{menuCopy.soldOutHint}</p>}
    </div>
  )
}
