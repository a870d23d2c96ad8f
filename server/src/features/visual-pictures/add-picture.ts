import { isMinor } from '#engines/accounts/index.ts'
import { cleanDrawing } from '../../domain/kids-code/clean-drawings.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { uniqueTags } from '../../domain/unique-tags.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { hasPictureNumber, insertPicture, type PictureKind, type PictureRow } from './pictures.queries.ts'

const MOST_PICTURES = 200

type AddPictureInput = { name: string; imageUrl: string; isPublic: boolean; tags: string[] }

export async function addPicture(
  { db, caller, now }: CallerContext,
  kind: PictureKind,
  sent: AddPictureInput,
) {
  const userId = caller.user.id
  // A picture alone is seen by no adult before others see it; within a project it is.
  if (sent.isPublic && isMinor(caller.user)) throw new AppError('not_allowed', 'pictureSharedWithoutProject')
  await lockUser(db, userId)
  if (await hasPictureNumber(db, kind, userId, MOST_PICTURES)) {
    const reason = kind === 'sprites' ? 'tooManySprites' : 'tooManyBackgrounds'
    throw new AppError('conflict', { reason, params: { most: MOST_PICTURES } })
  }
  const tags = uniqueTags(sent.tags)
  const imageUrl = cleanDrawing(sent.imageUrl)
  return toPicture(
    await insertPicture(db, kind, { ...sent, imageUrl, tags, userId, createdAt: now() }),
    userId,
  )
}

export const toPicture = (row: PictureRow, readerId: number) => ({ ...row, isOwn: row.userId === readerId })
