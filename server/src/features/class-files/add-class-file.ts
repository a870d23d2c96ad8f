import {
  CLASS_FILE_ROOM_BYTES,
  type CLASS_FILE_TYPES,
  LARGEST_CLASS_FILE_BYTES,
  MOST_CLASS_FILES,
} from '#contract/classroom/class-files.ts'
import type { Attachment } from '#contract/classroom/work.ts'
import { CLASS_FILE_PATH } from '../../domain/classroom/attached-files.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import { findRoom, insertFile, measureFiles } from './class-files.queries.ts'
import { readFileType } from './read-file-type.ts'

const FILES_PER_WINDOW = 100
const WINDOW_SECONDS = 10 * 60

type Sent = {
  classId: number
  name: string
  type: (typeof CLASS_FILE_TYPES)[number]
  dataBase64: string
  isForClass: boolean
}

export async function addClassFile(
  { db, caller, now, randomToken, transact }: CallerContext,
  { classId, name, type, dataBase64, isForClass }: Sent,
): Promise<Attachment> {
  const limit = {
    name: `class-file:${caller.user.id}`,
    limit: FILES_PER_WINDOW,
    windowSeconds: WINDOW_SECONDS,
  }
  await spendTry(db, [limit], now(), 'tooManyFilesAdded')
  const room = foundOr404(await findRoom(db, caller.user.id, classId), 'classNotFound')
  const content = new Uint8Array(Buffer.from(dataBase64, 'base64'))
  const sizeBytes = content.byteLength
  if (sizeBytes > LARGEST_CLASS_FILE_BYTES) throw new AppError('too_large', 'classFileOver5Mb')
  // What it is called counts for nothing; what it is must be what it is called.
  if ((await readFileType(content, type)) !== type)
    throw new AppError('unsupported_media', 'classFileKindUnsupported')
  const key = randomToken()
  await transact(async (tx) => {
    await lockUser(tx, caller.user.id)
    const kept = await measureFiles(tx, caller.user.id)
    if (kept.files >= MOST_CLASS_FILES || kept.bytes + sizeBytes > CLASS_FILE_ROOM_BYTES)
      throw new AppError('conflict', 'fileRoomUsedUp')
    await insertFile(tx, {
      ownerId: caller.user.id,
      classId,
      // What a pupil hands in is between them and the teacher, whatever was sent.
      isForClass: isForClass && room.isTeacher,
      key,
      name,
      contentType: type,
      content,
      sizeBytes,
      createdAt: now(),
    })
  })
  return { name, url: `${CLASS_FILE_PATH}${key}`, mediaType: type, sizeBytes }
}
