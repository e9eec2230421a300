import { majorOf, minorOf } from '@mostrador/contract/money/minor-of'
import { formCopy } from '@mostrador/copy/form'
import { localMenuCopy as copy } from '@mostrador/copy/local-menu'
import { menuEditorCopy } from '@mostrador/copy/menu-editor'
import { amountText } from '@mostrador/domain/money/amount-text'
import { parseAmount } from '@mostrador/domain/money/format-amount'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import type { DocumentPlace, Operation } from '@mostrador/domain/revision/operation'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useState } from 'react'
import { useChange } from '../document/use-change.ts'
import { useDocument } from '../document/use-document.ts'
import { isMissing } from '../layout/query-view.tsx'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import type { DialogShell } from './menu-asking.ts'
import { useEditedMenu } from './menu-context.tsx'
import { shownName } from './menu-document.ts'
import type { PlateThing } from './menu-document.ts'
import { useContactKey } from './use-menu-choice.ts'

type Asking = DialogShell & { readonly plateKey: string }

/** What one local says of a plate over its brand: whether it is seen, and what it costs. */
export default function LocalDialog({ plateKey, ...shell }: Asking) {
  const { menu } = useEditedMenu()
  const { contact } = useWorkplace()
  const contactKey = useContactKey()
  const plate = menu.plates.find(({ key }) => key === plateKey)
  const title = copy.title(plate ? shownName(plate) : '', contact.name)
  return (
    <Dialog {...shell} title={title} closeLabel={menuEditorCopy.close}>
      {plate && contactKey !== undefined ? (
        <Known plate={plate} contactKey={contactKey} onDone={shell.onClose} />
      ) : (
        <Waiting />
      )}
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

/** What the local says is read alone; where it says nothing yet there is nothing to read. */
function Known({ plate, contactKey, onDone }: KnownProps) {
  const { menu } = useEditedMenu()
  const place = ['branchContacts', contactKey, 'menus', menu.key]
  const { data, error } = useDocument<unknown>(place)
  const isNothing = error !== null && isMissing(error)
  if (error && !isNothing) return <Notice tone="danger" title={formCopy.loadFailed} live="alert" />
  if (!data && !isNothing) return <Waiting />
  const of = [...place, 'plates', plate.key]
  const said = (...field: readonly string[]): unknown =>
    data && valueAt(data.value as never, ['plates', plate.key, ...field])
  return <Fields key={menu.key} {...{ plate, of, said, onDone }} />
}

/** A price that the local may say, with what the brand has. */
type Price = {
  readonly at: DocumentPlace
  readonly label: string
  readonly brand: number
  readonly said: number | undefined
}

const pricesOf = (plate: PlateThing, said: FieldsProps['said']): readonly Price[] =>
  plate.sizes && plate.sizes.length > 0
    ? plate.sizes.map(({ key, name, price }) => ({
        at: ['sizes', key, 'price'],
        label: copy.priceOf(String(name)),
        brand: Number(price),
        said: said('sizes', key, 'price') as number | undefined,
      }))
    : [
        {
          at: ['price'],
          label: copy.price,
          brand: plate.price,
          said: said('price') as number | undefined,
        },
      ]

type FieldsProps = {
  readonly plate: PlateThing
  /** The place of the plate among what the local says. */
  readonly of: DocumentPlace
  /** What the local says at a place within it. */
  readonly said: (...field: readonly string[]) => unknown
  readonly onDone: () => void
}

const VISIBLE = { inherited: undefined, yes: true, no: false } as const

function Fields({ plate, of, said, onDone }: FieldsProps) {
  const { contact, currency } = useWorkplace()
  const { mantissa } = currency
  const [mayEdit, mayPrice] = [useMay('menu.edit', 'local'), useMay('menu.prices', 'local')]
  const saidVisible = said('visible') as boolean | undefined
  const [visible, setVisible] = useState(saidVisible)
  const prices = pricesOf(plate, said)
  const [texts, setTexts] = useState<readonly string[]>(() =>
    prices.map((one) => (one.said === undefined ? '' : amountText(minorOf(one.said, mantissa), mantissa))),
  )
  const [isTried, setIsTried] = useState(false)
  const { change, isSaving } = useChange()
  const read = (text: string): number | undefined => {
    const minor = parseAmount(text, mantissa)
    return minor === undefined ? undefined : majorOf(minor, mantissa)
  }
  const isWrong = (text: string): boolean => text.trim() !== '' && read(text) === undefined

  async function save(): Promise<void> {
    setIsTried(true)
    if (texts.some(isWrong)) return
    const set = (at: DocumentPlace, from: unknown, to: unknown): readonly Operation[] =>
      from === to ? [] : [{ kind: 'set', place: [...of, ...at], from, to }]
    const operations = [
      ...set(['visible'], saidVisible, visible),
      ...prices.flatMap((one, index) => {
        const text = texts[index] ?? ''
        return set(one.at, one.said, text.trim() === '' ? undefined : read(text))
      }),
    ]
    if (operations.length > 0 && !(await change({ operations, said: copy.saved(contact.name) })).ok) return
    onDone()
  }

  const chosen = visible === undefined ? 'inherited' : visible ? 'yes' : 'no'
  return (
    <form
      noValidate
      className="grid gap-4 pb-5"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void save()
      }}
    >
      <p className="text-14 text-muted">{copy.hint}</p>
      <SelectField
        label={copy.shown}
        value={chosen}
        disabled={!mayEdit}
        {...(!mayEdit && { hint: copy.locked })}
        options={[
          { value: 'inherited', label: copy.asBrand(plate.visible !== false) },
          { value: 'yes', label: copy.yes },
          { value: 'no', label: copy.no },
        ]}
        onChange={({ currentTarget: { value } }) => setVisible(VISIBLE[value as keyof typeof VISIBLE])}
      />
      {prices.map((one, index) => (
        <PriceHere
          key={one.label}
          price={one}
          text={texts[index] ?? ''}
          isLocked={!mayPrice}
          problem={isTried && isWrong(texts[index] ?? '') ? formCopy.amountMalformed : undefined}
          onChange={(text) => setTexts(texts.map((other, at) => (at === index ? text : other)))}
        />
      ))}
      <Button type="submit" wide busy={isSaving} busyLabel={formCopy.saving} disabled={!mayEdit && !mayPrice}>
        {copy.save}
      </Button>
    </form>
  )
}

type PriceHereProps = {
  readonly price: Price
  readonly text: string
  readonly isLocked: boolean
  readonly problem: string | undefined
  readonly onChange: (text: string) => void
}

function PriceHere({ price: { label, brand }, text, isLocked, problem, onChange }: PriceHereProps) {
  const { symbol } = useWorkplace().currency
  const { wire } = useMoney()
  const isInherited = text.trim() === ''
  return (
    <div className="grid gap-1">
      <TextField
        label={label}
        prefix={symbol}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        disabled={isLocked}
        hint={isLocked ? copy.locked : isInherited ? copy.inherited(wire(brand)) : copy.brandHas(wire(brand))}
        {...(problem !== undefined && { error: problem })}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {!isInherited && !isLocked && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          aria-label={copy.restoreOf(label)}
          onClick={() => onChange('')}
        >
          {copy.restore}
        </Button>
      )}
    </div>
  )
}
