import { brandingCopy, COLOR_LABELS } from '@mostrador/copy/branding'
import { themeTokens } from '@mostrador/domain/branding/theme-tokens'
import { Card } from '@mostrador/ui/card.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { COLORS } from './branding-form.ts'
import type { Mode } from './branding-form.ts'
import { ColorField } from './color-field.tsx'
import { ContrastList } from './contrast-list.tsx'
import type { BrandingEditing } from './use-branding.ts'

const MODES: readonly { readonly value: Mode; readonly label: string }[] = [
  { value: 'LIGHT', label: brandingCopy.light },
  { value: 'DARK', label: brandingCopy.dark },
]

/** The colours of the half that is in force, and what is hard to read with them. */
export function ColorsCard({ form, branding, problems, change }: BrandingEditing) {
  const { mode, colors } = form
  const fallbacks = themeTokens({ colorModeType: mode })
  return (
    <Card title={brandingCopy.colors}>
      <div className="grid gap-4">
        <SegmentedControl
          legend={brandingCopy.mode}
          name="mode"
          value={mode}
          onChange={(value) => change({ mode: value })}
          options={MODES}
        />
        {COLORS.map((color) => {
          const field = color[mode]
          return (
            <ColorField
              key={field}
              label={COLOR_LABELS[color.name]}
              value={colors[field]}
              fallback={fallbacks[color.token]}
              isWrong={problems.has(field)}
              onChange={(value) => change({ colors: { ...colors, [field]: value } })}
            />
          )
        })}
        <ContrastList colors={branding.colorConfig} />
      </div>
    </Card>
  )
}
