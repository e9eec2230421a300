import { brandingCopy, INDICATOR_LABELS } from '@mostrador/copy/branding'
import { takesPassword } from '@mostrador/copy/form'
import { FONT_FAMILIES, fontStack } from '@mostrador/domain/branding/font-family'
import { INDICATOR_DISPLAYS, type IndicatorDisplay } from '@mostrador/domain/menu/indicator-display'
import { Card } from '@mostrador/ui/card.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { TextArea } from '@mostrador/ui/text-area.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { fontFaces } from '@mostrador/ui/font-faces'
import { useInsertionEffect } from 'react'
import { useTakesMore } from '../form/use-field.ts'
import { PicturePicker } from '../picture/picture-picker.tsx'
import { MetAt } from './met-at.tsx'
import type { BrandingEditing } from './use-branding.ts'

/**
 * A width that the storefront draws no logo in: of a picture that a browser has already, the
 * preview beside it would take that one, and warn that it preloaded its own in vain.
 */
const Worn = ({ sha256 }: { readonly sha256: string }) => (
  <img
    src={`/files/${sha256}/640.webp`}
    alt=""
    className="h-24 max-w-full justify-self-start rounded-control border border-line bg-sunken object-contain"
  />
)

type CardProps = { readonly editing: BrandingEditing }

const turned = (value: unknown): string => (value === true ? brandingCopy.yes : brandingCopy.no)

const worn = (value: unknown) =>
  typeof value === 'string' ? <Worn sha256={value} /> : brandingCopy.noPicture

/** Card of logo, cover and background. */
export function PicturesCard({ editing }: CardProps) {
  const { form, saved, change } = editing
  const isLocked = useTakesMore(['branding', 'logo'])
  // A switch that was saved as on is turned off by a PIN, and one that was off takes more.
  const switchOf = (field: 'withCustomBannerLogo' | 'withCustomBackgroundLogo', hint?: string) =>
    isLocked && !saved[field] ? { disabled: true, hint: takesPassword } : { hint }
  return (
    <Card title={brandingCopy.pictures} hint={isLocked ? takesPassword : brandingCopy.pictureHint}>
      <div className="grid gap-4">
        {(['logo', 'banner', 'background'] as const).map((field) => (
          <div key={field} className="grid grid-cols-1 gap-2">
            <PicturePicker
              label={brandingCopy[field]}
              isSmall
              isLocked={isLocked}
              onKept={({ sha256 }) => change({ [field]: sha256 })}
              onRemove={() => change({ [field]: null })}
              shown={form[field] === null ? undefined : <Worn sha256={form[field]} />}
            />
            <MetAt editing={editing} place={`branding/${field}`} textOf={worn} />
          </div>
        ))}
        <div>
          <Checkbox
            label={brandingCopy.withBanner}
            {...switchOf('withCustomBannerLogo')}
            checked={form.withCustomBannerLogo}
            onChange={(event) => change({ withCustomBannerLogo: event.currentTarget.checked })}
          />
          <MetAt editing={editing} place="branding/withCustomBannerLogo" textOf={turned} />
          <Checkbox
            label={brandingCopy.withBackground}
            {...switchOf('withCustomBackgroundLogo', brandingCopy.withBackgroundHint)}
            checked={form.withCustomBackgroundLogo}
            onChange={(event) => change({ withCustomBackgroundLogo: event.currentTarget.checked })}
          />
          <MetAt editing={editing} place="branding/withCustomBackgroundLogo" textOf={turned} />
        </div>
      </div>
    </Card>
  )
}

const FONTS = [
  { value: '', label: brandingCopy.fontDefault },
  ...Object.keys(FONT_FAMILIES).map((name) => ({ value: name, label: name })),
]

/** Card of font, message and profiles. */
export function TextsCard({ editing }: CardProps) {
  const { form, problems, change } = editing
  const takesMore = useTakesMore(['customMessage'])
  const profile = (name: 'instagram' | 'facebook') => (
    <>
      <TextField
        label={brandingCopy[name]}
        hint={takesMore ? takesPassword : brandingCopy.profileHint}
        disabled={takesMore}
        {...(problems.has(name) && { error: brandingCopy.addressMalformed })}
        value={form[name]}
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => change({ [name]: event.currentTarget.value })}
      />
      <MetAt editing={editing} place={`social/${name}`} textOf={String} />
    </>
  )
  return (
    <Card title={brandingCopy.texts}>
      <div className="grid gap-4">
        <SelectField
          label={brandingCopy.font}
          hint={brandingCopy.fontHint}
          options={FONTS}
          value={form.fontFamily}
          onChange={(event) => change({ fontFamily: event.currentTarget.value })}
        />
        <MetAt
          editing={editing}
          place="branding/fontFamily"
          textOf={(font) => String(font) || brandingCopy.fontDefault}
        />
        <FontSample family={form.fontFamily} />
        <TextArea
          label={brandingCopy.message}
          {...(takesMore && { hint: takesPassword, disabled: true })}
          value={form.customMessage}
          maxLength={500}
          {...(problems.has('customMessage') && { error: brandingCopy.messageTooLong })}
          onChange={(event) => change({ customMessage: event.currentTarget.value })}
        />
        <MetAt editing={editing} place="customMessage" textOf={String} />
        {profile('instagram')}
        {profile('facebook')}
      </div>
    </Card>
  )
}

const INDICATORS = INDICATOR_DISPLAYS.map((value) => ({ value, label: INDICATOR_LABELS[value] }))

/** Card of the menu's layout. */
export function MenuCard({ editing }: CardProps) {
  const {
    form: { menuConfig },
    change,
  } = editing
  return (
    <Card title={brandingCopy.menu}>
      <Checkbox
        label={brandingCopy.platesInMain}
        hint={brandingCopy.platesInMainHint}
        checked={menuConfig.platesInMainView}
        onChange={(event) =>
          change({ menuConfig: { ...menuConfig, platesInMainView: event.currentTarget.checked } })
        }
      />
      <MetAt editing={editing} place="branding/menuConfig/platesInMainView" textOf={turned} />
      <Checkbox
        label={brandingCopy.detailInModal}
        hint={brandingCopy.detailInModalHint}
        checked={menuConfig.plateDetailInModal}
        onChange={(event) =>
          change({ menuConfig: { ...menuConfig, plateDetailInModal: event.currentTarget.checked } })
        }
      />
      <MetAt editing={editing} place="branding/menuConfig/plateDetailInModal" textOf={turned} />
      <SelectField
        label={brandingCopy.indicators}
        options={INDICATORS}
        value={menuConfig.indicatorDisplay}
        onChange={(event) =>
          // The select offers only these values.
          change({
            menuConfig: { ...menuConfig, indicatorDisplay: event.currentTarget.value as IndicatorDisplay },
          })
        }
        className="pt-3"
      />
      <MetAt
        editing={editing}
        place="branding/menuConfig/indicatorDisplay"
        textOf={(value) => INDICATOR_LABELS[value as IndicatorDisplay]}
      />
    </Card>
  )
}

/** Loads one of our fonts into this page while a sample shows it. */
function useFont(family: string): void {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(fontFaces(family, 'swap'))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [family])
}

function FontSample({ family }: { readonly family: string }) {
  useFont(family)
  const { name, text, price } = brandingCopy.fontSample
  return (
    <figure
      aria-label={brandingCopy.fontSampleOf(family || brandingCopy.fontDefault)}
      className="rounded-control border border-line bg-sunken px-4 py-3"
      style={{ fontFamily: fontStack(family) }}
    >
      <p className="text-22 font-bold">{name}</p>
      <p className="text-14 text-muted">{text}</p>
      <p className="price text-16 font-semibold">{price}</p>
    </figure>
  )
}
