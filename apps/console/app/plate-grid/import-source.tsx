import { menuImportCopy } from '@mostrador/copy/menu-import'
import type { MenuSheet } from '@mostrador/domain/menu-sheet/read-menu-sheet'
import { readClipboard } from '@mostrador/domain/spreadsheet/clipboard'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { TextArea } from '@mostrador/ui/text-area.tsx'
import { useRef, useState, type ReactNode } from 'react'

const PICTURES = '.zip,image/*,.heic,.heif'
const SHEETS = '.xlsx,.csv,.tsv,.txt'

type ImportSourceProps = {
  readonly isReading: boolean
  readonly failure: string
  readonly onFiles: (files: Iterable<File>) => void
  readonly onTable: (sheet: MenuSheet) => void
}

/** Choice of an import: files, or cells copied from a spreadsheet. */
export function ImportSource({ isReading, failure, onFiles, onTable }: ImportSourceProps) {
  const [text, setText] = useState('')
  return (
    <FileDrop onFiles={onFiles}>
      {failure !== '' && (
        <Notice tone="danger" live="alert">
          {failure}
        </Notice>
      )}
      <div className="grid justify-items-start gap-2 rounded-card border border-dashed border-line p-4">
        <FileChoice
          label={menuImportCopy.choose}
          field={menuImportCopy.files}
          accept={`${SHEETS},${PICTURES}`}
          isReading={isReading}
          onFiles={onFiles}
        />
        <p className="text-14 text-muted">{menuImportCopy.formats}</p>
      </div>
      <TextArea
        label={menuImportCopy.paste}
        hint={menuImportCopy.pasteHint}
        rows={4}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <Button
        variant="secondary"
        disabled={text.trim() === '' || isReading}
        onClick={() =>
          text.includes('\t') ? onTable({ menu: readClipboard(text) }) : onFiles([new File([text], '')])
        }
      >
        {menuImportCopy.next}
      </Button>
    </FileDrop>
  )
}

/** Takes dropped files, which would otherwise replace the page. */
export const FileDrop = ({
  onFiles,
  children,
}: Pick<ImportSourceProps, 'onFiles'> & { readonly children: ReactNode }) => (
  <div
    className="grid grid-cols-1 gap-4"
    onDragOver={(event) => event.preventDefault()}
    onDrop={(event) => {
      event.preventDefault()
      const files = [...event.dataTransfer.files]
      if (files.length > 0) onFiles(files)
    }}
  >
    {children}
  </div>
)

type FileChoiceProps = Pick<ImportSourceProps, 'isReading' | 'onFiles'> & {
  readonly label: string
  readonly field: string
  readonly accept?: string
}

/** Button to choose files, several at once. */
export function FileChoice({ label, field, accept = PICTURES, isReading, onFiles }: FileChoiceProps) {
  const chosen = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="secondary"
        busy={isReading}
        busyLabel={menuImportCopy.reading}
        onClick={() => chosen.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={chosen}
        type="file"
        hidden
        multiple
        aria-label={field}
        accept={accept}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          if (files.length > 0) onFiles(files)
          // Lets the same file be chosen again once it was corrected.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
