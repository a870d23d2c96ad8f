import type { FastifyInstance } from 'fastify'
import { visualPictures } from '#contract/kids-code/pictures.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { addPicture, toPicture } from './add-picture.ts'
import { deletePicture, selectElements, selectPictures } from './pictures.queries.ts'

export function visualPictureRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, visualPictures.sprites, async ({ before }, { db, caller: { user } }) =>
    (await selectPictures(db, 'sprites', user.id, before)).map((row) => toPicture(row, user.id)),
  )
  serve(app, deps, visualPictures.backgrounds, async ({ before }, { db, caller: { user } }) =>
    (await selectPictures(db, 'backgrounds', user.id, before)).map((row) => toPicture(row, user.id)),
  )
  serve(app, deps, visualPictures.addSprite, (sent, context) => addPicture(context, 'sprites', sent))
  serve(app, deps, visualPictures.addBackground, (sent, context) => addPicture(context, 'backgrounds', sent))
  serve(app, deps, visualPictures.removeSprite, async ({ id }, { db, caller }) => {
    foundOr404(await deletePicture(db, 'sprites', caller.user.id, id), 'spriteNotFound')
  })
  serve(app, deps, visualPictures.removeBackground, async ({ id }, { db, caller }) => {
    foundOr404(await deletePicture(db, 'backgrounds', caller.user.id, id), 'backgroundNotFound')
  })
  serve(app, deps, visualPictures.elements, (wanted, { db }) => selectElements(db, wanted))
}
