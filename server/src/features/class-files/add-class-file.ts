import {
  CLASS_FILE_ROOM_BYTES,
  type CLASS_FILE_TYPES,
  type classFiles,
  LARGEST_CLASS_FILE_BYTES,
  MOST_CLASS_FILES,
} from '#contract/classroom/class-files.ts'
import type { Attachment } from '#contract/classroom/work.ts'
import { CLASS_FILE_PATH } from '../../domain/classroom/attached-files.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import { isPlainText } from '../../platform/files/find-kind.ts'
import { checkFile } from '../../platform/files/read-file.ts'
import { readCleanPicture } from '../../platform/pictures/remove-metadata.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import { findRoom, insertFile, measureFiles } from './class-files.queries.ts'

type FileType = (typeof CLASS_FILE_TYPES)[number]

/** The largest that cameras of phones make. */
const MOST_PIXELS = 110_000_000
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const ZIP = 'PK\x03\x04'

type ReadFile = { type: FileType; content: Uint8Array }

/**
 * What the bytes really are, and of a picture those that may be kept; a plain text has no mark of its own and is looked for only when somebody says it is one.
 * Documents are opened, so that nobody is handed one that is damaged, locked or made to do harm.
 */
async function readClassFile(userId: number, bytes: Uint8Array, said: FileType): Promise<ReadFile | null> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') {
    if (said !== 'application/pdf') return null
    await checkFile(userId, 'pdf', bytes)
    return { type: said, content: bytes }
  }
  if (content.subarray(0, 4).toString('latin1') === ZIP) {
    if (said !== DOCX || !content.includes('[Content_Types].xml')) return null
    await checkFile(userId, 'docx', bytes)
    return { type: said, content: bytes }
  }
  const picture = readCleanPicture(bytes, MOST_PIXELS)
  if (picture) return picture
  return said === 'text/plain' && isPlainText(bytes) ? { type: said, content: bytes } : null
}

const FILE_LIMIT = { limit: 100, windowSeconds: 10 * 60 }

export async function addClassFile(
  { db, caller, now, randomToken, transact }: CallerContext,
  { classId, name, type, dataBase64, isForClass }: Received<typeof classFiles.add>,
): Promise<Attachment> {
  await spendTry({ db, now }, 'tooManyFilesAdded', { name: `class-file:${caller.user.id}`, ...FILE_LIMIT })
  const room = foundOr404(await findRoom(db, caller.user.id, classId), 'classNotFound')
  const sent = new Uint8Array(Buffer.from(dataBase64, 'base64'))
  if (sent.byteLength > LARGEST_CLASS_FILE_BYTES) throw new AppError('too_large', 'classFileOver5Mb')
  // What it is called counts for nothing; what it is must be what it is called.
  const read = await readClassFile(caller.user.id, sent, type)
  if (read?.type !== type) throw new AppError('unsupported_media', 'classFileKindUnsupported')
  const { content } = read
  const sizeBytes = content.byteLength
  const key = randomToken()
  await transact(async (tx) => {
    await lockUser(tx, caller.user.id)
    const kept = await measureFiles(tx, caller.user.id)
    if (kept.files >= MOST_CLASS_FILES || kept.bytes + sizeBytes > CLASS_FILE_ROOM_BYTES)
      throw new AppError('conflict', 'fileRoomUsedUp')
    await insertFile(tx, {
      ownerId: caller.user.id,
      classId,
      // What a student turns in is between them and the teacher, whatever was sent.
      isForClass: isForClass && room.isTeacher,
      key,
      name,
      contentType: type,
      content,
      sizeBytes,
      isCleaned: true,
      createdAt: now(),
    })
  })
  return { name, url: `${CLASS_FILE_PATH}${key}`, mediaType: type, sizeBytes }
}
