import { LARGEST_UPLOAD_BYTES, MOST_UPLOADS } from '#contract/profile/uploads.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { AppError } from '../../platform/app-error.ts'
import { type PictureType, readPicture } from '../../platform/read-picture.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { countUploads, insertUpload } from './uploads.queries.ts'

export async function addUpload(
  { db, caller, now, randomToken }: CallerContext,
  { name, type, dataBase64 }: { name: string; type: PictureType; dataBase64: string },
): Promise<{ url: string }> {
  const content = new Uint8Array(Buffer.from(dataBase64, 'base64'))
  if (content.byteLength > LARGEST_UPLOAD_BYTES) throw new AppError('too_large', 'pictureOver1Mb')
  // What it is called counts for nothing; what it is must be what it is called.
  if (readPicture(content) !== type) throw new AppError('unsupported_media', 'pictureNotPngJpegWebp')
  await lockUser(db, caller.user.id)
  if ((await countUploads(db, caller.user.id)) >= MOST_UPLOADS)
    throw new AppError('conflict', { reason: 'pictureRoomUsedUp', params: { most: MOST_UPLOADS } })
  const key = randomToken()
  await insertUpload(db, {
    userId: caller.user.id,
    key,
    name,
    contentType: type,
    content,
    sizeBytes: content.byteLength,
    createdAt: now(),
  })
  return { url: `/api/uploads/${key}` }
}
