import { importPicturesCopy } from '@mostrador/copy/import-pictures'
import { menuImportCopy } from '@mostrador/copy/menu-import'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useState } from 'react'
import { SheetField } from '../layout/sheet-field.tsx'
import { ImportChoices } from './import-choices.tsx'
import { OlderNotice } from './import-older.tsx'
import { countToPlace, ImportPictures } from './import-pictures.tsx'
import { FileDrop, ImportSource } from './import-source.tsx'
import type { GivenImport, ReadImport } from './use-import.ts'
import { summaryOf, useImportFlow, type ImportFlow } from './use-import-flow.ts'
import type { SentPictures } from './use-sending.ts'

/** Dialog to import a sheet and pictures into the grid, which shows them before saving. */
export default function ImportDialog({ onClosed }: { readonly onClosed: () => void }) {
  const [open, setOpen] = useState(true)
  const flow = useImportFlow(() => setOpen(false))
  const { given, plan, isReading, failure, take } = flow
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      size="large"
      {...headingOf(given)}
      closeLabel={menuImportCopy.close}
      footer={given && plan && <Footer flow={flow} given={given} plan={plan} />}
    >
      {given && plan ? (
        <Review flow={flow} given={given} plan={plan} />
      ) : (
        <ImportSource
          isReading={isReading}
          failure={failure}
          onFiles={(files) => void take(files)}
          onTable={flow.takeTable}
        />
      )}
    </Dialog>
  )
}

type SectionProps = {
  readonly flow: ImportFlow
  readonly given: GivenImport
  readonly plan: ReadImport
}

function Review({ flow, given, plan }: SectionProps) {
  const { sheet, pictures } = given
  const { older, sent, failure, wish, take } = flow
  return (
    <FileDrop onFiles={(files) => void take(files)}>
      {failure !== '' && (
        <Notice tone="danger" live="alert">
          {failure}
        </Notice>
      )}
      {older.changes && <OlderNotice takenAt={older.takenAt} changes={older.changes} />}
      <SheetField {...sheet?.workbook} isBusy={flow.isReading} onChoose={flow.takeSheet} />
      {sheet && (
        <ImportChoices
          sheet={sheet.read}
          plan={plan}
          wishes={sheet.wishes}
          onChange={(wishes) => {
            older.forget()
            wish(wishes)
          }}
        />
      )}
      <ImportPictures
        menu={plan.mine}
        pictures={pictures}
        match={plan.match}
        refused={refusedOf(given, sent)}
        failed={[...sent.values()].filter(({ ok }) => !ok).length}
        onRetry={flow.retry}
        isReading={flow.isReading}
        onFiles={(files) => void take(files)}
        onChoose={flow.choose}
      />
    </FileDrop>
  )
}

function Footer({ flow, given, plan }: SectionProps) {
  const { progress, isBusy, older } = flow
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <output className="mr-auto text-14 text-muted">{toldOf(given, plan)}</output>
      <Button
        variant="quiet"
        disabled={isBusy}
        onClick={() => {
          older.forget()
          flow.forget()
        }}
      >
        {menuImportCopy.back}
      </Button>
      <Button
        disabled={!isReady(plan)}
        busy={isBusy}
        busyLabel={progress ? importPicturesCopy.sending(progress.done, progress.all) : menuImportCopy.asking}
        onClick={flow.goOn}
      >
        {older.changes ? menuImportCopy.olderYes : menuImportCopy.show}
      </Button>
    </div>
  )
}

const headingOf = (
  given: GivenImport | undefined,
): { readonly title: string; readonly description: string } => {
  if (!given) return { title: menuImportCopy.title, description: menuImportCopy.sourceHint }
  if (!given.sheet) return { title: importPicturesCopy.onlyTitle, description: menuImportCopy.sourceHint }
  return { title: menuImportCopy.columnsTitle, description: menuImportCopy.columnsHint }
}

function toldOf({ sheet }: GivenImport, plan: ReadImport): string {
  const nothing = sheet && plan.elsewhere.length === 0 ? menuImportCopy.noChanges : menuImportCopy.nothing
  const toPlace = countToPlace(plan.match)
  const changes = summaryOf(plan) || nothing
  return toPlace === 0 ? changes : `${changes} · ${importPicturesCopy.toPlace(toPlace)}`
}

const isReady = ({ elsewhere, counts, match }: ReadImport): boolean =>
  elsewhere.length === 0 && (match.ofPlate.size > 0 || Object.values(counts).some((one) => one > 0))

/** Lists unused files, and pictures that failed to be sent, as sentences. */
const refusedOf = ({ refused, pictures }: GivenImport, sent: SentPictures): readonly string[] => [
  ...refused.map(({ name, why }) => importPicturesCopy.refusedLine(name, importPicturesCopy.refusals[why])),
  ...pictures.flatMap(({ id, name }) => {
    const answer = sent.get(id)
    return answer && !answer.ok ? [importPicturesCopy.refusedLine(name, answer.sentence)] : []
  }),
]
