import { LARGEST_UPLOAD_BYTES, MOST_UPLOADS } from '#contract/profile/uploads.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { AppError } from '../../platform/app-error.ts'
import { readCleanPicture } from '../../platform/pictures/remove-metadata.ts'
import type { PictureType } from '../../platform/read-picture.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { countUploads, insertUpload } from './uploads.queries.ts'

export async function addUpload(
  { db, caller, now, randomToken }: CallerContext,
  { name, type, dataBase64 }: { name: string; type: PictureType; dataBase64: string },
): Promise<{ url: string }> {
  const sent = new Uint8Array(Buffer.from(dataBase64, 'base64'))
  if (sent.byteLength > LARGEST_UPLOAD_BYTES) throw new AppError('too_large', 'pictureOver1Mb')
  // What it is called counts for nothing; what it is must be what it is called.
  const picture = readCleanPicture(sent)
  if (picture?.type !== type) throw new AppError('unsupported_media', 'pictureNotPngJpegWebp')
  await lockUser(db, caller.user.id)
  if ((await countUploads(db, caller.user.id)) >= MOST_UPLOADS)
    throw new AppError('conflict', { reason: 'pictureRoomUsedUp', params: { most: MOST_UPLOADS } })
  const key = randomToken()
  await insertUpload(db, {
    userId: caller.user.id,
    key,
    name,
    contentType: type,
    content: picture.content,
    sizeBytes: picture.content.byteLength,
    isCleaned: true,
    createdAt: now(),
  })
  return { url: `/api/uploads/${key}` }
}
