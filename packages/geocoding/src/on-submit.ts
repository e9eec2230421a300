import { MIN_LETTERS, type Geocoder, type SubmitGeocoder } from './geocoder.ts'
import { writeTypedId } from './typed-id.ts'

/**
 * Makes a whole geocoder of one that must not be asked while a diner types: its only suggestion is
 * the text itself, and the provider is asked when that is chosen.
 */
export const onSubmit = (geocoder: SubmitGeocoder): Geocoder => ({
  ...geocoder,
  suggest: async ({ text, near }) => {
    const title = text.trim()
    if (title.length < MIN_LETTERS) return { ok: true, value: [] }
    const id = writeTypedId({ key: 'typed', near, text: title })
    return { ok: true, value: [{ id, title, subtitle: '', place: null }] }
  },
})
