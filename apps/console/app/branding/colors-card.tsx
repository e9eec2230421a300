import { brandingCopy, COLOR_LABELS, CONTRAST_LABELS } from '@mostrador/copy/branding'
import { themeTokens, type ColorConfig } from '@mostrador/domain/branding/theme-tokens'
import { Card } from '@mostrador/ui/card.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { parseColor } from '@mostrador/domain/branding/contrast'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { contrastWarnings, type ContrastWarning } from '@mostrador/domain/branding/contrast-warnings'
import { Notice } from '@mostrador/ui/notice.tsx'
import { COLORS, type Mode } from './branding-form.ts'
import { MetAt } from './met-at.tsx'
import type { BrandingEditing } from './use-branding.ts'

const MODES: readonly { readonly value: Mode; readonly label: string }[] = [
  { value: 'LIGHT', label: brandingCopy.light },
  { value: 'DARK', label: brandingCopy.dark },
]

const PLACE = 'branding/colorConfig'

const nameOfMode = (mode: unknown): string => (mode === 'DARK' ? brandingCopy.dark : brandingCopy.light)

/** Colours of the mode in force, with warnings on contrast. */
export function ColorsCard({ editing }: { readonly editing: BrandingEditing }) {
  const { form, branding, met, change } = editing
  const other = form.mode === 'LIGHT' ? 'DARK' : 'LIGHT'
  return (
    <Card title={brandingCopy.colors}>
      <div className="grid gap-4">
        <SegmentedControl
          legend={brandingCopy.mode}
          name="mode"
          value={form.mode}
          onChange={(value) => change({ mode: value })}
          options={MODES}
        />
        <MetAt editing={editing} place={`${PLACE}/colorModeType`} textOf={nameOfMode} />
        {COLORS.map((color) => (
          <ColorOf key={color[form.mode]} editing={editing} color={color} mode={form.mode} />
        ))}
        {/* The other mode's fields are hidden, unless one has a conflict. */}
        {COLORS.filter((color) => met.has(`${PLACE}/${color[other]}`)).map((color) => (
          <ColorOf key={color[other]} editing={editing} color={color} mode={other} />
        ))}
        <ContrastList colors={branding.colorConfig} />
      </div>
    </Card>
  )
}

type ColorOfProps = {
  readonly editing: BrandingEditing
  readonly color: (typeof COLORS)[number]
  readonly mode: Mode
}

function ColorOf({ editing, color, mode }: ColorOfProps) {
  const { form, problems, change } = editing
  const field = color[mode]
  const name = COLOR_LABELS[color.name]
  return (
    <div className="grid grid-cols-1 gap-2">
      <ColorField
        label={mode === form.mode ? name : brandingCopy.colorOf(name, nameOfMode(mode))}
        value={form.colors[field]}
        fallback={themeTokens({ colorModeType: mode })[color.token]}
        isWrong={problems.has(field)}
        onChange={(value) => change({ colors: { ...form.colors, [field]: value } })}
      />
      <MetAt
        editing={editing}
        place={`${PLACE}/${field}`}
        textOf={(value) => String(value) || brandingCopy.colorDefault}
      />
    </div>
  )
}

type ColorFieldProps = {
  readonly label: string
  /** Typed text; '' for the default. */
  readonly value: string
  readonly fallback: string
  readonly isWrong: boolean
  readonly onChange: (value: string) => void
}

function ColorField({ label, value, fallback, isWrong, onChange }: ColorFieldProps) {
  return (
    <div className="flex items-start gap-2">
      <input
        type="color"
        aria-label={brandingCopy.colorPicker(label)}
        value={parseColor(value.trim()) ?? fallback}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="mt-[1.6875rem] h-12 w-12 shrink-0 rounded-control border border-line-strong bg-surface p-1"
      />
      <TextField
        label={label}
        {...(value === '' && { note: brandingCopy.colorDefault })}
        {...(isWrong && { error: brandingCopy.colorMalformed })}
        value={value}
        placeholder={fallback}
        maxLength={9}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        suffix={
          value !== '' && (
            <IconButton icon="close" label={brandingCopy.colorReset(label)} onClick={() => onChange('')} />
          )
        }
        className="grow"
      />
    </div>
  )
}

/** Colours that are hard to tell apart, with those shown instead; announced on change. */
function ContrastList({ colors }: { readonly colors: ColorConfig }) {
  const warnings = contrastWarnings(colors)
  return (
    <div aria-live="polite" className="grid gap-2">
      <h3 className="text-14 font-medium">{brandingCopy.contrast}</h3>
      {warnings.length === 0 ? (
        <Notice tone="positive">{brandingCopy.contrastGood}</Notice>
      ) : (
        <ul className="grid gap-2">
          {warnings.map((warning) => (
            <li key={warning.pair}>
              <Notice tone="warning" title={CONTRAST_LABELS[warning.pair]}>
                <p>{brandingCopy.contrastRatio(warning.ratio, warning.needed)}</p>
                <Colors warning={warning} />
              </Notice>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Colors({ warning: { chosen, against, instead } }: { readonly warning: ContrastWarning }) {
  return (
    <p className="flex flex-wrap items-center gap-2 pt-1">
      <Sample color={chosen} on={against} />
      {instead && <Sample color={instead} on={against} />}
      {instead ? brandingCopy.contrastInstead(instead) : brandingCopy.contrastKept}
    </p>
  )
}

// Drawn in the tenant's own colours, which no token has.
const Sample = ({ color, on }: { readonly color: string; readonly on: string }) => (
  <svg aria-hidden viewBox="0 0 36 24" className="h-6 w-9 shrink-0 rounded-control border border-line">
    <rect width="36" height="24" fill={on} />
    <text x="18" y="17" textAnchor="middle" fontSize="14" fontWeight="700" fill={color}>
      {brandingCopy.sample}
    </text>
  </svg>
)
