import { saleFieldsCopy } from '@mostrador/copy/sale-fields'
import { DaysField } from '../form/days-field.tsx'
import { ModesField } from '../form/modes-field.tsx'
import { WeekField } from '../form/week-field.tsx'

/** Fields on when and how a plate or category is sold. */
export const SaleFields = ({ hint = saleFieldsCopy.hint }: { readonly hint?: string }) => (
  <>
    <p className="text-14 text-muted">{hint}</p>
    <WeekField at="hours" />
    <DaysField />
    <ModesField at="orderModes" />
  </>
)
