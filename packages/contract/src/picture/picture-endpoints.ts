import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pictureSchema } from '../menu/menu-schema.ts'
import { fileTurnLater, notSignedIn, ofPicture, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { idParams } from '../wire.ts'

/** Stored picture, and the name by which the branch's document may name it. */
const keptPictureSchema = z.object({
  source: z.string(),
  sha256: z.string(),
  picture: pictureSchema,
  /** Pixels, as it is kept: at most 1,600 on the longer side. */
  width: z.int(),
  height: z.int(),
  /** Whether it was an animation, of which the first picture is kept. */
  isAnimation: z.boolean(),
})

export const pictureEndpoints = {
  uploadPicture: endpoint({
    route: routes.uploadPicture,
    summary:
      'Keeps a picture (png, jpeg, webp, avif or gif, at most 10 MB), which the branch’s document may then name; what nobody names within a month goes',
    access: 'staff',
    permission: ['menu.edit', 'branding'],
    params: idParams,
    query: z.object({
      name: z.string().max(300).default(''),
    }),
    body: z.file(),
    answer: keptPictureSchema,
    status: 201,
    refusals: [
      notSignedIn,
      { status: 404, code: 'branch-not-found' },
      tooMany,
      fileTurnLater,
      ...ofPicture,
      { status: 422, code: 'picture-too-small' },
    ],
    bodyLimits: { person: 'upload-picture-person', company: 'upload-picture-company' },
  }),
}
