import { movementsCopy as copy } from '@mostrador/copy/transfers-page'
import { saysBelow, type Table } from '@mostrador/domain/spreadsheet/cells'
import { readClipboard } from '@mostrador/domain/spreadsheet/clipboard'
import { guessBankLayout, type BankWriting } from '@mostrador/domain/transfer/guess-bank-layout'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { TextArea } from '@mostrador/ui/text-area.tsx'
import { useMemo, useRef, useState } from 'react'
import { useApi } from '../api/api.ts'
import { sentenceOf } from '../session/use-form.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

const SHEETS = '.xlsx,.csv,.tsv,.txt'

export type BankTable = {
  readonly table: Table
  readonly file?: Blob
  readonly sheet?: string
  readonly sheets?: readonly string[]
}

/** How the bank of a shop writes. */
export function useBankWriting(): BankWriting {
  const { contact, currency } = useWorkplace()
  const { mantissa } = currency
  const dayOrder = contact.country === 'us' ? 'MONTH_FIRST' : 'DAY_FIRST'
  return useMemo(() => ({ mantissa, dayOrder }), [mantissa, dayOrder])
}

/** Reads a file on the server: a named sheet, or the first one. */
export function useBankReader() {
  const api = useApi()
  const { id } = useWorkplace().contact
  const writing = useBankWriting()
  const [isReading, setIsReading] = useState(false)
  const [failure, setFailure] = useState('')

  async function read(file: Blob, wanted?: string): Promise<BankTable | undefined> {
    setIsReading(true)
    setFailure('')
    const answer = await api.readBankSheet({
      params: { id },
      query: { sheet: wanted },
      body: new File([file], ''),
    })
    setIsReading(false)
    if (!answer.ok) {
      setFailure(sentenceOf(answer.problem))
      return undefined
    }
    const { cells, sheet, sheets } = answer.data
    return ofRows({ table: cells, ...(sheet !== null && { file, sheet, sheets }) })
  }

  /** The list, unless it has no rows, nor other sheets: then it is said. */
  function ofRows(list: BankTable): BankTable | undefined {
    const { headingRow } = guessBankLayout(list.table, writing)
    const isEmpty = (list.sheets?.length ?? 0) < 2 && !saysBelow(list.table, headingRow)
    setFailure(isEmpty ? copy.empty : '')
    return isEmpty ? undefined : list
  }

  return { read, readCopied: (text: string) => ofRows({ table: readClipboard(text) }), isReading, failure }
}

type MovementSourceProps = {
  readonly onTable: (read: BankTable) => void
  readonly onClose: () => void
}

/** Choice of a bank's list: a file, dropped or chosen, or copied cells. */
export function MovementSource({ onTable, onClose }: MovementSourceProps) {
  const { read: readFile, readCopied, isReading, failure } = useBankReader()
  const chosen = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')

  async function take(list: Promise<BankTable | undefined> | BankTable | undefined): Promise<void> {
    const got = await list
    if (got) onTable(got)
  }

  const takeFile = (file: Blob | undefined): void => void (file && take(readFile(file)))
  const read = (): void => void take(text.includes('\t') ? readCopied(text) : readFile(new Blob([text])))

  return (
    <div
      className="grid grid-cols-1 gap-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        takeFile(event.dataTransfer.files[0])
      }}
    >
      {failure !== '' && (
        <Notice tone="danger" live="alert">
          {failure}
        </Notice>
      )}
      <div className="grid justify-items-start gap-2 rounded-card border border-dashed border-line p-4">
        <Button
          variant="secondary"
          busy={isReading}
          busyLabel={copy.reading}
          onClick={() => chosen.current?.click()}
        >
          {copy.choose}
        </Button>
        <input
          ref={chosen}
          type="file"
          hidden
          aria-label={copy.file}
          accept={SHEETS}
          onChange={({ currentTarget }) => {
            takeFile(currentTarget.files?.[0])
            // Lets the same file be chosen again once it was corrected.
            currentTarget.value = ''
          }}
        />
        <p className="text-14 text-muted">{copy.formats}</p>
      </div>
      <TextArea
        label={copy.paste}
        hint={copy.pasteHint}
        rows={5}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button disabled={text.trim() === '' || isReading} onClick={read}>
          {copy.next}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  )
}
