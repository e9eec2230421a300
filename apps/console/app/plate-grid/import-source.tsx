import { menuImportCopy } from '@mostrador/copy/menu-import'
import type { MenuSheet } from '@mostrador/domain/menu-sheet/read-menu-sheet'
import { readClipboard } from '@mostrador/domain/spreadsheet/clipboard'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { TextArea } from '@mostrador/ui/text-area.tsx'
import { useRef, useState } from 'react'
import { useApi } from '../api/api.ts'
import { sentenceOf } from '../session/use-form.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

const FORMATS = '.xlsx,.csv,.tsv,.txt'

/** Where a spreadsheet comes from: a file, or what was copied from one. */
export function ImportSource({ onRead }: { readonly onRead: (sheet: MenuSheet) => void }) {
  const { read, isReading, failure } = useReading(onRead)
  const [text, setText] = useState('')
  const chosen = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null): void => {
    const [file] = files ?? []
    if (file) void read(file)
  }
  return (
    <div
      className="grid gap-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files)
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
          busyLabel={menuImportCopy.reading}
          onClick={() => chosen.current?.click()}
        >
          {menuImportCopy.choose}
        </Button>
        <p className="text-14 text-muted">{menuImportCopy.formats}</p>
        <input
          ref={chosen}
          type="file"
          hidden
          aria-label={menuImportCopy.file}
          accept={FORMATS}
          onChange={({ currentTarget }) => {
            take(currentTarget.files)
            // The same file may be chosen again once it was mended.
            currentTarget.value = ''
          }}
        />
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
          text.includes('\t') ? onRead({ menu: readClipboard(text) }) : void read(new Blob([text]))
        }
      >
        {menuImportCopy.next}
      </Button>
    </div>
  )
}

/** The server unpacks and decodes what it is given; what its cells mean is told here. */
function useReading(onRead: (sheet: MenuSheet) => void) {
  const api = useApi()
  const { branchId } = useWorkplace().contact
  const [isReading, setIsReading] = useState(false)
  const [failure, setFailure] = useState('')

  async function read(file: Blob): Promise<void> {
    setIsReading(true)
    setFailure('')
    const answer = await api.readSheet({ params: { id: branchId }, body: new File([file], '') })
    setIsReading(false)
    if (!answer.ok) return setFailure(sentenceOf(answer.problem))
    const { menu, groups } = answer.data
    onRead({ menu, ...(groups && { groups }) })
  }

  return { read, isReading, failure }
}
