import { visualPictures } from '#contract/kids-code/pictures.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { addPicture, toPicture } from './add-picture.ts'
import { deletePicture, selectElements, selectPictures } from './pictures.queries.ts'

export function visualPictureRoutes({ serve }: Mount): void {
  serve(visualPictures.sprites, async ({ before }, { db, caller: { user } }) =>
    (await selectPictures(db, 'sprites', user.id, before)).map((row) => toPicture(row, user.id)),
  )
  serve(visualPictures.backgrounds, async ({ before }, { db, caller: { user } }) =>
    (await selectPictures(db, 'backgrounds', user.id, before)).map((row) => toPicture(row, user.id)),
  )
  serve(visualPictures.addSprite, (sent, context) => addPicture(context, 'sprites', sent))
  serve(visualPictures.addBackground, (sent, context) => addPicture(context, 'backgrounds', sent))
  serve(visualPictures.removeSprite, async ({ id }, { db, caller }) => {
    foundOr404(await deletePicture(db, 'sprites', caller.user.id, id), 'spriteNotFound')
  })
  serve(visualPictures.removeBackground, async ({ id }, { db, caller }) => {
    foundOr404(await deletePicture(db, 'backgrounds', caller.user.id, id), 'backgroundNotFound')
  })
  serve(visualPictures.elements, (wanted, { db }) => selectElements(db, wanted))
}
