import { layoutCopy } from '@mostrador/copy/layout'
import { signInCopy } from '@mostrador/copy/sign-in'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import type { Ref } from 'react'
import type { ChosenBrand } from './use-sign-in-brand.ts'

export type BrandFieldProps = {
  readonly brand: ChosenBrand
  readonly isMissing: boolean
  readonly onChosen: () => void
  readonly ref?: Ref<HTMLSelectElement>
}

/** Which brand's customer it is, on a page that is of none: each knows its own. */
export function BrandField({ brand, isMissing, onChosen, ref }: BrandFieldProps) {
  if (brand.state === 'failed') return <BrandsFailed onRetry={brand.retry} />
  if (brand.choices.length === 0) return null
  return (
    <SelectField
      ref={ref}
      label={signInCopy.brand}
      placeholder={signInCopy.brandPlaceholder}
      options={brand.choices.map(({ id, name }) => ({ value: id, label: name }))}
      value={brand.at?.branchId ?? ''}
      onChange={(event) => {
        brand.choose(event.currentTarget.value)
        onChosen()
      }}
      {...(isMissing && { error: signInCopy.brandMissing })}
    />
  )
}

/** The brands did not come; without one nobody can be found. */
function BrandsFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice
      tone="warning"
      live="status"
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {layoutCopy.retry}
        </Button>
      }
    >
      {signInCopy.brandsFailed}
    </Notice>
  )
}
