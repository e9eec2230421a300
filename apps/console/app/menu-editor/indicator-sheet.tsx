import { menuEditorCopy } from '@mostrador/copy/menu-editor'
import { thingSheetCopy } from '@mostrador/copy/menu-sheets'
import { contrastRatio } from '@mostrador/domain/branding/contrast'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { ColorField } from '../form/color-field.tsx'
import { useFormState } from '../form/form-context.ts'
import { TextField } from '../form/text-field.tsx'
import { useMenuAsk } from './menu-asking.ts'
import { ThingForm } from './thing-form.tsx'
import { INDICATORS } from './use-indicators.ts'

const copy = thingSheetCopy.indicator

/** Sheet of an indicator, which all menus of the branch share. */
export default function IndicatorSheet({ thingKey }: { readonly thingKey: string }) {
  const ask = useMenuAsk()
  return (
    <ThingForm
      list="indicators"
      place={INDICATORS}
      within={INDICATORS}
      thingKey={thingKey}
      titles={{ edit: copy.title, new: copy.newTitle, added: copy.added }}
      start={{ showName: '', backgroundColor: '#e9f6d8', textColor: '#2f470b' }}
      actions={[
        {
          label: menuEditorCopy.remove,
          icon: 'trash',
          danger: true,
          run: () => ask({ kind: 'remove', removed: { of: 'indicators', key: thingKey } }),
        },
      ]}
    >
      <TextField
        at="showName"
        label={copy.showName}
        hint={copy.showNameHint}
        longest={120}
        required={thingSheetCopy.nameMissing}
      />
      <ColorField at="backgroundColor" label={copy.backgroundColor} />
      <ColorField at="textColor" label={copy.textColor} />
      <Sample />
    </ThingForm>
  )
}

/** Least contrast of text by WCAG AA. */
const READABLE = 4.5

function Sample() {
  const draft = useFormState((state) => state.draft.mine)
  const read = (field: string): string => String(valueAt(draft, [field]) ?? '')
  const [background, text] = [read('backgroundColor'), read('textColor')]
  return (
    <div className="grid gap-2">
      <p className="flex items-center gap-3 text-14 text-muted">
        {copy.sample}
        <Tag colors={{ background, text }}>{read('showName') || copy.showName}</Tag>
      </p>
      {contrastRatio(background, text) < READABLE && <Notice tone="warning">{copy.unreadable}</Notice>}
    </div>
  )
}
