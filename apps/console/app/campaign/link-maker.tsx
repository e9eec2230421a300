import { campaignCopy } from '@mostrador/copy/campaign'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { saveFile } from '../api/take-out-file.ts'
import { copyText } from '../layout/copy-text.ts'
import { QrPicture, qrSvg, svgAddress } from '../layout/qr-picture.tsx'
import { campaignFileName, campaignLink, campaignName, LONGEST_NAME } from './campaign-link.ts'

/** Pixels to a side of the PNG: sharp on a printed A4 page. */
const PNG_SIDE = 1200

/** Form that turns a name into a link to the menu, with a QR code to print. */
export function LinkMaker({ menuUrl }: { readonly menuUrl: string }) {
  const [typed, setTyped] = useState('')
  const name = campaignName(typed)
  return (
    <Card title={campaignCopy.newLink} hint={campaignCopy.newLinkHint} className="mt-2 mb-4">
      <TextField
        label={campaignCopy.name}
        hint={campaignCopy.nameHint}
        value={typed}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        className="max-w-md"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {menuUrl !== '' && name !== '' && <MadeLink name={name} link={campaignLink(menuUrl, name)} />}
    </Card>
  )
}

type MadeProps = { readonly name: string; readonly link: string }

/** Link to copy, scan and print. */
export function MadeLink({ name, link }: MadeProps) {
  const toast = useToast()

  async function copy(): Promise<void> {
    if (await copyText(link)) toast({ text: campaignCopy.copied, tone: 'positive' })
    else toast({ text: campaignCopy.notCopied, tone: 'danger' })
  }

  async function savePng(): Promise<void> {
    const file = await pngOf(link).catch(() => null)
    if (!file) return toast({ text: campaignCopy.noPng, tone: 'danger' })
    saveFile({ file, name: campaignFileName(name, 'png') })
  }

  function saveSvg(): void {
    const file = new Blob([qrSvg(link)], { type: 'image/svg+xml' })
    saveFile({ file, name: campaignFileName(name, 'svg') })
  }

  return (
    <div className="flex flex-wrap items-start gap-6 pt-4">
      <div className="w-48 max-w-full">
        <QrPicture text={link} label={campaignCopy.qrOf(name)} />
      </div>
      <div className="grid min-w-0 grow basis-64 gap-3">
        <p className="rounded-control border border-line bg-canvas p-3 text-14 wrap-anywhere select-all">
          {link}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button icon="copy" onClick={() => void copy()}>
            {campaignCopy.copy}
          </Button>
          <Button variant="secondary" icon="download" onClick={() => void savePng()}>
            {campaignCopy.savePng}
          </Button>
          <Button variant="secondary" icon="download" onClick={saveSvg}>
            {campaignCopy.saveSvg}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Draws the QR code as PNG. Rejects where the browser cannot. */
async function pngOf(link: string): Promise<Blob | null> {
  const picture = new Image(PNG_SIDE, PNG_SIDE)
  picture.src = svgAddress(qrSvg(link))
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = PNG_SIDE
  canvas.height = PNG_SIDE
  canvas.getContext('2d')?.drawImage(picture, 0, 0, PNG_SIDE, PNG_SIDE)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
