import { LARGEST_CARD_FILE_BYTES } from '#contract/study/flashcard-files.ts'
import { AppError } from '../../../platform/app-error.ts'
import { isMarkup, isPlainText } from '../../../platform/files/find-kind.ts'
import type { Deck } from './deck.ts'
import { readInThread } from './run-package-task.ts'

const LARGEST_TABLE_BYTES = 20 * 1024 * 1024

/** A file as it was sent, whatever it is: what it holds decides, not its name. */
export async function readFile(base64: string): Promise<Deck> {
  const file = new Uint8Array(Buffer.from(base64, 'base64'))
  if (file.length === 0) throw new AppError('invalid_input', 'fileEmpty')
  if (file.length > LARGEST_CARD_FILE_BYTES) throw new AppError('too_large', 'cardFileOver50Mb')
  const isZip = file[0] === 0x50 && file[1] === 0x4b
  if (!isZip && file.length > LARGEST_TABLE_BYTES) throw new AppError('too_large', 'cardTableOver20Mb')
  if (!isZip && (!isPlainText(file) || isMarkup(file)))
    throw new AppError('invalid_input', 'cardFileKindUnsupported')
  return readInThread(isZip ? 'anki' : 'table', file)
}
