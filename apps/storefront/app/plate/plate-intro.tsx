import { garnishCopy } from '@mostrador/copy/garnish'
import type { PlateView } from '../place/menu-view.ts'
import { PlateLabels } from './plate-labels.tsx'
import { useBackText } from './use-back-text.ts'
import { PriceTag } from './price-tag.tsx'

/** Labels, price and description of a plate. */
export function PlateIntro({ view }: { readonly view: PlateView }) {
  const back = useBackText()(view.plate.backAt)
  return (
    <div className="grid gap-2">
      <PriceTag view={view} />
      <PlateLabels view={view} hasRoom />
      {view.plate.description && <p className="text-16 text-muted">{view.plate.description}</p>}
      {view.plate.soldOut && (
        <p className="text-16 font-medium">
          {back && `${back}. `}
          {garnishCopy.soldOutHint}
        </p>
      )}
      {!view.plate.soldOut && view.onSale && view.plate.later && (
        <p className="text-16 font-medium">
          {view.plate.offSale === 'full' ? garnishCopy.otherDayHint : garnishCopy.laterHint}
        </p>
      )}
    </div>
  )
}
