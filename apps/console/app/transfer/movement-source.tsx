import { movementsCopy as copy } from '@mostrador/copy/transfers-page'
import type { Table } from '@mostrador/domain/menu-sheet/cells'
import { readClipboard } from '@mostrador/domain/spreadsheet/clipboard'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { TextArea } from '@mostrador/ui/text-area.tsx'
import { useRef, useState } from 'react'
import { useApi } from '../api/api.ts'
import { sentenceOf } from '../session/use-form.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

const SHEETS = '.xlsx,.csv,.tsv,.txt'

/** A bank's list, and where it came from a workbook, its other sheets. */
export type BankTable = {
  readonly table: Table
  readonly file?: Blob
  readonly sheet?: string
  readonly sheets?: readonly string[]
}

/** Reads a file on the server: the sheet of a name, or the first one. */
export function useBankReader() {
  const api = useApi()
  const { id } = useWorkplace().contact
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
    return { table: cells, ...(sheet !== null && { file, sheet, sheets }) }
  }

  return { read, isReading, failure }
}

type MovementSourceProps = {
  readonly onTable: (read: BankTable) => void
  readonly onClose: () => void
}

/** Where a bank's list comes from: a file, dropped or chosen, or what was copied. */
export function MovementSource({ onTable, onClose }: MovementSourceProps) {
  const { read: readFile, isReading, failure } = useBankReader()
  const chosen = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')

  async function take(file: Blob | undefined): Promise<void> {
    const got = file && (await readFile(file))
    if (got) onTable(got)
  }

  const read = (): void =>
    text.includes('\t') ? onTable({ table: readClipboard(text) }) : void take(new Blob([text]))

  return (
    <div
      className="grid grid-cols-1 gap-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void take(event.dataTransfer.files[0])
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
            void take(currentTarget.files?.[0])
            // The same file may be chosen again once it was mended.
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
