import { menuEditorCopy } from '@mostrador/copy/menu-editor'
import { thingSheetCopy } from '@mostrador/copy/menu-sheets'
import { saleFieldsCopy } from '@mostrador/copy/sale-fields'
import { KeysField } from '../form/keys-field.tsx'
import { PictureField } from '../form/picture-field.tsx'
import { Switch } from '../form/switch.tsx'
import { TextField } from '../form/text-field.tsx'
import { useEditedMenu } from './menu-context.tsx'
import { SaleFields } from './sale-fields.tsx'
import { ThingForm } from './thing-form.tsx'
import { useCategoryActions } from './use-thing-actions.ts'
import { useIndicatorOptions } from './use-indicators.ts'

const copy = thingSheetCopy.category

/** Sheet of a category. */
export default function CategorySheet({ thingKey }: { readonly thingKey: string }) {
  const { menu, place } = useEditedMenu()
  const actionsOf = useCategoryActions()
  const category = menu.categories.find(({ key }) => key === thingKey)
  return (
    <ThingForm
      list="categories"
      place={[...place, 'categories']}
      within={place}
      thingKey={thingKey}
      titles={{ edit: copy.title, new: copy.newTitle, added: copy.added }}
      start={{ name: '' }}
      {...(category && {
        actions: actionsOf(category).filter((one) => one && one.label !== menuEditorCopy.edit),
      })}
    >
      <TextField at="name" label={thingSheetCopy.name} longest={120} required={thingSheetCopy.nameMissing} />
      <TextField at="showName" label={copy.showName} hint={copy.showNameHint} longest={120} />
      <TextField at="description" label={copy.description} longest={500} multiline />
      <PictureField at="image" of="CATEGORY" />
      <KeysField
        at="indicators"
        label={copy.indicators}
        addLabel={copy.addIndicator}
        options={useIndicatorOptions()}
      />
      <Switch at="visible" label={copy.visible} hint={copy.visibleHint} otherwise />
      <section aria-label={saleFieldsCopy.title} className="grid grid-cols-1 gap-4 border-t border-line pt-4">
        <h3 className="text-18 font-bold">{saleFieldsCopy.title}</h3>
        <SaleFields />
      </section>
    </ThingForm>
  )
}
