import { brandCopy } from '@mostrador/copy/brand-form'
import { formCopy } from '@mostrador/copy/form'
import { MENU_BOXES } from '@mostrador/domain/customisation/menu-box'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { Choice } from '../form/choice.tsx'
import { withField } from '../form/draft.ts'
import { useFormHands, useFormState } from '../form/form-context.ts'
import { KeysField } from '../form/keys-field.tsx'
import { NumberField } from '../form/number-field.tsx'
import { Switch } from '../form/switch.tsx'
import { TextField } from '../form/text-field.tsx'
import { FormSection } from '../contact/form-section.tsx'
import { ListSection } from './list-section.tsx'
import { useContacts } from './use-contacts.ts'

const copy = brandCopy.customisation

/** First values of each resource. */
const START: Readonly<Record<keyof typeof copy.resources, object>> = {
  PROMOTIONAL_BANNER: { text: '', orderModeType: 'ALL' },
  DOCUMENT_LABEL: { label: '' },
  NOTES_LIMIT: {},
  REDIRECT_ACTION: { action: 'INVALID_CODE', url: '' },
  COMPLEX_INPUTS: { branchContactIds: [] },
  ADDRESS_REDIRECT: { mode: 'AUTOMATIC' },
  MENU_HEADER: {},
  PROMOTIONS: {},
}

const RESOURCES = Object.keys(START) as readonly (keyof typeof START)[]

const nameOf = (resource: unknown): string =>
  RESOURCES.includes(resource as keyof typeof START)
    ? copy.resources[resource as keyof typeof START]
    : String(resource)

const CustomisationFields = () => (
  <>
    <Resource />
    <Commands />
    <Switch at="active" label={copy.active} otherwise />
  </>
)

/** List of the customisations, or the form of one. */
export const CustomisationsSection = () => (
  <ListSection
    list="customisations"
    topic="brand/customisations"
    words={{ ...copy, failed: brandCopy.loadFailed }}
    lineOf={({ resource, commands, active }) => ({
      name: nameOf(resource),
      hint: String(valueAt(commands, ['text']) ?? valueAt(commands, ['label']) ?? ''),
      off: active === false ? copy.off : undefined,
    })}
    start={{ resource: 'PROMOTIONAL_BANNER', commands: START.PROMOTIONAL_BANNER }}
    Fields={CustomisationFields}
  />
)

/** Choice of the resource. Choosing drops the fields of the one before. */
function Resource() {
  const { store } = useFormHands()
  return (
    <Choice
      at="resource"
      label={copy.resource}
      options={RESOURCES.map((value) => ({ value, label: copy.resources[value] }))}
      onChoose={(chosen) =>
        store.change((draft) =>
          ['displayType', 'theme'].reduce(
            (before, field) => withField(before, [field], undefined),
            withField(draft, ['commands'], START[chosen as keyof typeof START]),
          ),
        )
      }
    />
  )
}

function Commands() {
  const resource = useFormState(({ draft }) => valueAt(draft.mine, ['resource']))
  const contacts = useContacts('alias')
  switch (resource) {
    case 'PROMOTIONAL_BANNER':
      return (
        <>
          <TextField at="commands/text" label={copy.text} longest={240} required multiline />
          <Choice at="commands/orderModeType" label={copy.orderMode} options={copy.orderModes} />
        </>
      )
    case 'DOCUMENT_LABEL':
      return <TextField at="commands/label" label={copy.label} longest={60} required />
    case 'NOTES_LIMIT':
      return (
        <>
          <NotesLimit name="orderNotesLimit" has="hasOrderNotesLimit" />
          <NotesLimit name="itemNotesLimit" has="hasItemNotesLimit" />
        </>
      )
    case 'REDIRECT_ACTION':
      return (
        <TextField at="commands/url" type="url" label={copy.url} hint={copy.urlHint} longest={300} required />
      )
    case 'COMPLEX_INPUTS':
      return (
        <KeysField
          at="commands/branchContactIds"
          label={copy.contacts}
          addLabel={copy.addContact}
          options={contacts}
        />
      )
    case 'ADDRESS_REDIRECT':
      return (
        <Choice at="commands/mode" label={brandCopy.asking.redirect} options={brandCopy.asking.redirects} />
      )
    default:
      return MENU_BOXES.some((box) => box === resource) && <Box isTitled={resource === 'MENU_HEADER'} />
  }
}

type NotesLimitProps = {
  readonly name: 'orderNotesLimit' | 'itemNotesLimit'
  readonly has: 'hasOrderNotesLimit' | 'hasItemNotesLimit'
}

function NotesLimit({ name, has }: NotesLimitProps) {
  const isLimited = useFormState(({ draft }) => valueAt(draft.mine, ['commands', has])) !== false
  return (
    <>
      <Switch at={`commands/${has}`} label={copy[has]} otherwise />
      {isLimited && (
        <NumberField at={`commands/${name}`} label={copy[name]} least={1} most={5000} otherwise={250} />
      )}
    </>
  )
}

const Box = ({ isTitled }: { readonly isTitled: boolean }) => (
  <>
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Choice at="displayType" label={copy.displayType} options={copy.displayTypes} otherwise="STRIP" />
      <Choice at="theme" label={copy.theme} options={copy.themes} none={copy.unsaid} />
      <Choice at="commands/align" label={copy.align} options={copy.aligns} none={copy.unsaid} />
      <Color at="commands/colors/background" label={copy.background} />
      <Color at="commands/colors/text" label={copy.ink} />
      {isTitled && <Color at="commands/colors/title" label={copy.titleColor} />}
    </div>
    <FormSection title={copy.border}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <NumberField at="commands/border/width" label={copy.borderWidth} least={0} most={8} optional />
        <NumberField at="commands/border/radius" label={copy.borderRadius} least={0} most={64} optional />
        <Choice
          at="commands/border/style"
          label={copy.borderStyle}
          options={copy.borderStyles}
          none={copy.unsaid}
        />
        <Color at="commands/border/color" label={copy.borderColor} />
      </div>
    </FormSection>
  </>
)

const COLOR = /^#[0-9a-fA-F]{6}$/

const Color = ({ at, label }: { readonly at: string; readonly label: string }) => (
  <TextField
    at={at}
    label={label}
    hint={copy.colorHint}
    longest={7}
    check={(text) => (COLOR.test(text) ? undefined : formCopy.colorMalformed)}
  />
)
