import { menuEditorCopy } from '@mostrador/copy/menu-editor'
import { plateSheetCopy, thingSheetCopy } from '@mostrador/copy/menu-sheets'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import type { Thing } from '@mostrador/domain/revision/operation'
import { Button } from '@mostrador/ui/button.tsx'
import { useMoney } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { Amount } from '../form/amount.tsx'
import { useFormState } from '../form/form-context.ts'
import { ListField } from '../form/list-field.tsx'
import { NumberField } from '../form/number-field.tsx'
import { Switch } from '../form/switch.tsx'
import { TextField } from '../form/text-field.tsx'
import { WordsField } from '../form/words-field.tsx'
import { NEW } from './editor-address.ts'
import { useMenuAsk } from './menu-asking.ts'
import { useEditedMenu } from './menu-context.tsx'
import { ingredientsOf, platesWith } from './menu-document.ts'
import { ThingForm } from './thing-form.tsx'
import { TouchedNotice } from './touched-notice.tsx'

const copy = thingSheetCopy.group

/** Sheet of a garnish group, which several plates share. */
export default function GroupSheet({ thingKey }: { readonly thingKey: string }) {
  const { menu, place } = useEditedMenu()
  const ask = useMenuAsk()
  const plates = platesWith(menu, thingKey)
  const group = menu.garnishGroups?.find(({ key }) => key === thingKey)
  return (
    <ThingForm
      list="garnishGroups"
      place={[...place, 'garnishGroups']}
      within={place}
      thingKey={thingKey}
      titles={{ edit: copy.title, new: copy.newTitle, added: copy.added }}
      start={{ name: '', garnishes: [] }}
      actions={[
        {
          label: menuEditorCopy.remove,
          icon: 'trash',
          danger: true,
          run: () => ask({ kind: 'remove', removed: { of: 'garnishGroups', key: thingKey } }),
        },
      ]}
      {...(thingKey !== NEW && { above: <UsedBy groupKey={thingKey} count={plates.length} /> })}
    >
      <TextField
        at="name"
        label={thingSheetCopy.name}
        hint={copy.nameHint}
        longest={120}
        required={thingSheetCopy.nameMissing}
      />
      <Switch at="mandatory" label={copy.mandatory} hint={copy.mandatoryHint} otherwise={false} />
      {group?.mandatory !== true && plates.length > 0 && <WillAsk keys={plates.map(({ key }) => key)} />}
      <div className="grid grid-cols-2 gap-3">
        <NumberField at="minGarnishAmount" label={copy.least} least={0} most={100} otherwise={0} />
        <NumberField
          at="maxGarnishAmount"
          label={copy.most}
          hint={copy.mostHint}
          least={0}
          most={100}
          otherwise={0}
        />
      </div>
      <Switch at="multipleSelection" label={copy.multiple} otherwise={false} />
      <ListField
        at="garnishes"
        label={copy.garnishes}
        addLabel={copy.addGarnish}
        start={{ name: '' }}
        most={200}
        nameOf={nameOf}
      >
        <GarnishFields />
      </ListField>
    </ThingForm>
  )
}

const nameOf = ({ name }: Thing): string => String(name ?? '')

function GarnishFields() {
  const { menu } = useEditedMenu()
  const { wire } = useMoney()
  return (
    <>
      <TextField at="name" label={copy.garnishName} longest={120} required={thingSheetCopy.nameMissing} />
      <Amount
        at="price"
        label={copy.garnishPrice}
        otherwise={0}
        hint={(text) => (text === wire(0) ? copy.free : text)}
      />
      <details className="sm:col-span-2">
        <summary className="min-h-11 cursor-pointer py-2.5 text-14 font-medium">{copy.more}</summary>
        <div className="grid gap-3 pb-2">
          <TextField at="description" label={copy.garnishDescription} longest={300} />
          <WordsField
            at="ingredients"
            label={copy.garnishIngredients}
            addLabel={plateSheetCopy.addIngredient}
            suggestions={ingredientsOf(menu)}
            longest={40}
            most={40}
          />
          <Switch at="visible" label={copy.garnishVisible} otherwise />
        </div>
      </details>
    </>
  )
}

function UsedBy({ groupKey, count }: { readonly groupKey: string; readonly count: number }) {
  const ask = useMenuAsk()
  const may = useMay('menu.edit', 'brand')
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-2 rounded-card bg-sunken px-4 py-2">
      <p className="text-14 font-medium">{copy.used(count)}</p>
      {may && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => ask({ kind: 'plates-of-group', key: groupKey })}
        >
          {copy.choosePlates}
        </Button>
      )}
    </div>
  )
}

/** Warns which plates a group meets that becomes mandatory. */
function WillAsk({ keys }: { readonly keys: readonly string[] }) {
  const isMandatory = useFormState(({ draft }) => valueAt(draft.mine, ['mandatory']) === true)
  return isMandatory && <TouchedNotice keys={keys} text={plateSheetCopy.willAsk} />
}
