import { LARGEST_PICTURE_BYTES } from '@mostrador/domain/branding/largest-picture'
import { brandingCopy } from '@mostrador/copy/branding'
import { problemDetail } from '@mostrador/copy/problem'
import { Button } from '@mostrador/ui/button.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useRef, useState } from 'react'
import { useApi } from '../api/api.ts'

export type PictureFieldProps = {
  readonly branchId: string
  readonly label: string
  /** The hash of the picture, or null for none. */
  readonly value: string | null
  readonly onChange: (sha256: string | null) => void
}

/**
 * A picture, sent to the server as soon as it is chosen: it is shown when it could be read, and
 * worn when it is saved.
 */
export function PictureField({ branchId, label, value, onChange }: PictureFieldProps) {
  const api = useApi()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState('')

  async function send(file: File): Promise<void> {
    if (file.size > LARGEST_PICTURE_BYTES) return setError(problemDetail('picture-too-heavy'))
    setIsBusy(true)
    setError('')
    const answer = await api.uploadBrandingPicture({ params: { id: branchId }, body: file })
    setIsBusy(false)
    if (answer.ok) onChange(answer.data.sha256)
    else setError(answer.problem.detail || brandingCopy.uploadFailed)
  }

  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="sr-only">{label}</legend>
      <div className="flex items-center gap-3">
        <Thumbnail sha256={value} />
        <div className="grid min-w-0 gap-1">
          <p aria-hidden className="text-14 font-medium">
            {label}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="small"
              busy={isBusy}
              busyLabel={brandingCopy.uploading}
              onClick={() => input.current?.click()}
            >
              {value ? brandingCopy.change(label) : brandingCopy.choose(label)}
            </Button>
            {value && (
              <Button variant="quiet" size="small" onClick={() => onChange(null)}>
                {brandingCopy.remove(label)}
              </Button>
            )}
          </div>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // The same file may be chosen again.
          event.currentTarget.value = ''
          if (file) void send(file)
        }}
      />
      {error && (
        <p role="alert" className="flex gap-1.5 text-14 font-medium text-danger">
          <Icon name="alert" size={16} className="mt-0.5" />
          {error}
        </p>
      )}
    </fieldset>
  )
}

const Thumbnail = ({ sha256 }: { readonly sha256: string | null }) => (
  <span className="grid size-16 shrink-0 place-items-center overflow-clip rounded-control border border-line bg-sunken text-muted">
    {sha256 ? (
      <img src={`/files/${sha256}/160.webp`} alt="" className="size-full object-contain" />
    ) : (
      <Icon name="picture" size={24} />
    )}
  </span>
)
