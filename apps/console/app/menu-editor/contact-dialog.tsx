import { formCopy } from '@mostrador/copy/form'
import { contactMenuCopy as copy } from '@mostrador/copy/contact-menu'
import { menuEditorCopy } from '@mostrador/copy/menu-editor'
import type { Thing } from '@mostrador/domain/revision/operation'
import { Button } from '@mostrador/ui/button.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useDocument } from '../document/use-document.ts'
import { isMissing } from '../layout/query-view.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { ContactFieldView } from './contact-field.tsx'
import {
  garnishFields,
  plateFields,
  readText,
  textsOf,
  type ContactField,
  type ContactTexts,
} from './contact-values.ts'
import type { DialogShell } from './menu-asking.ts'
import { useEditedMenu } from './menu-context.tsx'
import { shownName, type PlateThing } from './menu-document.ts'
import { menuOfContact, useOtherContacts, useSayAtContacts, type OtherContact } from './use-contact-saying.ts'

type Asking = DialogShell & { readonly plateKey: string }

/** Dialog of a branch contact's overrides of a plate: visibility, prices, daily stock. */
export default function ContactDialog({ plateKey, ...shell }: Asking) {
  const { menu } = useEditedMenu()
  const { contact } = useWorkplace()
  const plate = menu.plates.find(({ key }) => key === plateKey)
  const title = copy.title(plate ? shownName(plate) : '', contact.name)
  return (
    <Dialog {...shell} size="regular" title={title} closeLabel={menuEditorCopy.close}>
      {plate ? <Known plate={plate} contactKey={contact.key} onDone={shell.onClose} /> : <Waiting />}
    </Dialog>
  )
}

const Waiting = () => (
  <div aria-busy className="grid gap-4 pb-5">
    <output className="sr-only">{copy.loading}</output>
    <Skeleton shape="block" className="h-18" />
    <Skeleton shape="block" className="h-18" />
  </div>
)

type KnownProps = { readonly plate: PlateThing; readonly contactKey: string; readonly onDone: () => void }

/** Reads the overrides of the branch contact; a 404 means that it has none. */
function Known({ plate, contactKey, onDone }: KnownProps) {
  const { menu } = useEditedMenu()
  const { data, error } = useDocument<Thing>(menuOfContact(contactKey, menu.key))
  const isNothing = error !== null && isMissing(error)
  if (error && !isNothing) return <Notice tone="danger" title={formCopy.loadFailed} live="alert" />
  if (!data && !isNothing) return <Waiting />
  return <Fields key={menu.key} {...{ plate, contactKey, onDone }} said={data?.value} />
}

type FieldsProps = KnownProps & {
  /** Overrides of the menu; undefined for none. */
  readonly said: Thing | undefined
}

function Fields({ plate, contactKey, said, onDone }: FieldsProps) {
  const { menu } = useEditedMenu()
  const { mantissa } = useWorkplace().currency
  const [mayEdit, mayPrice] = [useMay('menu.edit', 'local'), useMay('menu.prices', 'local')]
  const may = { visible: mayEdit, count: mayEdit, price: mayPrice }
  const own = plateFields(plate)
  const groups = (menu.garnishGroups ?? []).filter(({ key }) => plate.garnishGroups?.includes(key))
  const fields = [...own, ...groups.flatMap(garnishFields)]
  const [before] = useState(() => ({ said, texts: textsOf(fields, said, mantissa) }))
  const [texts, setTexts] = useState<ContactTexts>(before.texts)
  const [isTried, setIsTried] = useState(false)
  const others = useOtherContacts(contactKey)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { say, isSaying } = useSayAtContacts(contactKey, onDone)
  const read = (field: ContactField) => readText(field, texts[field.at] ?? '', mantissa)

  function save(form: HTMLFormElement): void {
    flushSync(() => setIsTried(true))
    if (fields.some((field) => read(field).isWrong)) return showWrong(form)
    const mine = fields.filter(({ kind }) => may[kind])
    const wishes = new Map(mine.map((field) => [field.at, read(field).value]))
    void say({ said: before.said, wishes, others: others.filter(({ key }) => chosen.has(key)) })
  }

  const view = (field: ContactField) => (
    <ContactFieldView
      key={field.at}
      field={field}
      text={texts[field.at] ?? ''}
      isLocked={!may[field.kind]}
      isWrong={isTried && read(field).isWrong}
      onChange={(text) => setTexts({ ...texts, [field.at]: text })}
    />
  )
  return (
    <form
      noValidate
      className="grid gap-4 pb-5"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        save(event.currentTarget)
      }}
    >
      <p className="text-14 text-muted">{copy.hint}</p>
      {own.map(view)}
      {groups.map((group) => (
        <More key={group.key} title={group.name} hint={copy.garnishHint}>
          <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
            {garnishFields(group).map(view)}
          </div>
        </More>
      ))}
      {others.length > 0 && <Others {...{ others, chosen }} onChange={setChosen} />}
      <Button type="submit" wide busy={isSaying} busyLabel={formCopy.saving} disabled={!mayEdit && !mayPrice}>
        {copy.save}
      </Button>
    </form>
  )
}

/** Focuses the first wrong field, and unfolds its section. */
function showWrong(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const folded = wrong?.closest('details')
  if (folded) folded.open = true
  wrong?.focus()
}

type MoreProps = { readonly title: string; readonly hint: string; readonly children: ReactNode }

/** Folded section for rare fields. */
const More = ({ title, hint, children }: MoreProps) => (
  <details className="border-t border-line pt-2">
    <summary className="min-h-11 cursor-pointer py-2.5 text-16 font-semibold">{title}</summary>
    <p className="pb-3 text-14 text-muted">{hint}</p>
    {children}
  </details>
)

type OthersProps = {
  readonly others: readonly OtherContact[]
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
}

const Others = ({ others, chosen, onChange }: OthersProps) => (
  <More title={copy.others} hint={copy.othersHint}>
    {others.map(({ key, name }) => (
      <Checkbox
        key={key}
        label={name}
        checked={chosen.has(key)}
        onChange={({ currentTarget: { checked } }) =>
          onChange(new Set(checked ? [...chosen, key] : [...chosen].filter((one) => one !== key)))
        }
      />
    ))}
  </More>
)
