import { COLOR_FIELDS, type BrandingForm } from './branding-form.ts'

type FormField = {
  readonly place: string
  readonly read: (form: BrandingForm) => unknown
  readonly write: (form: BrandingForm, value: unknown) => BrandingForm
}

type Plain = Exclude<keyof BrandingForm, 'colors' | 'menuConfig'>

const plain = (name: Plain, place: string): FormField => ({
  place,
  read: (form) => form[name],
  write: (form, value) => ({ ...form, [name]: value }),
})

const inGroup = (group: 'colors' | 'menuConfig', name: string, place: string): FormField => ({
  place: `${place}/${name}`,
  read: (form) => (form[group] as Readonly<Record<string, unknown>>)[name],
  write: (form, value) => ({ ...form, [group]: { ...form[group], [name]: value } }),
})

const FIELDS: readonly FormField[] = [
  plain('mode', 'branding/colorConfig/colorModeType'),
  ...COLOR_FIELDS.map((name) => inGroup('colors', name, 'branding/colorConfig')),
  ...(
    [
      'fontFamily',
      'logo',
      'banner',
      'background',
      'withCustomBannerLogo',
      'withCustomBackgroundLogo',
    ] as const
  ).map((name) => plain(name, `branding/${name}`)),
  plain('customMessage', 'customMessage'),
  plain('instagram', 'social/instagram'),
  plain('facebook', 'social/facebook'),
  ...['plateDetailInModal', 'platesInMainView', 'indicatorDisplay'].map((name) =>
    inGroup('menuConfig', name, 'branding/menuConfig'),
  ),
]

/** Places that two people changed, each with the other person's value. */
export type MetPlaces = ReadonlyMap<string, unknown>

/**
 * Merges the typed form with the branding that others saved meanwhile. Changes of only one side
 * are taken over; where both changed a field it keeps mine and `met` holds theirs.
 */
export function overNews(
  seen: BrandingForm,
  mine: BrandingForm,
  theirs: BrandingForm,
): { readonly form: BrandingForm; readonly met: MetPlaces } {
  let form = theirs
  const met = new Map<string, unknown>()
  for (const { place, read, write } of FIELDS) {
    const [before, here, there] = [read(seen), read(mine), read(theirs)]
    if (here === before || here === there) continue
    form = write(form, here)
    if (there !== before) met.set(place, there)
  }
  return { form, met }
}

/** Takes over the other person's value at a place. */
export function withTheirs(form: BrandingForm, met: MetPlaces, place: string): BrandingForm {
  const field = FIELDS.find((one) => one.place === place)
  return field && met.has(place) ? field.write(form, met.get(place)) : form
}

/** Drops a place from the open conflicts. */
export const decided = (met: MetPlaces, place: string): MetPlaces =>
  new Map([...met].filter(([one]) => one !== place))
