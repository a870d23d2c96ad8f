import { AppError } from '../app-error.ts'
import { decodeBase64 } from '../bodies/decode-base64.ts'
import { decodeText } from '../decode-text.ts'
import { tidyText } from '../extract-text.ts'
import { type DocumentKind, findKind } from './find-kind.ts'
import { runFileTask } from './run-file-task.ts'
import { UnreadableFile } from './unreadable-file.ts'

type Limits = { largestBytes: number; longestText: number }
export type FileText = { kind: DocumentKind; text: string; isShortened: boolean }

/** The text of a file as it was sent, whatever it is called: what it holds decides. */
export async function readFileText(userId: number, base64: string, limits: Limits): Promise<FileText> {
  const file = decodeFile(base64, limits.largestBytes)
  try {
    const kind = findKind(file)
    const text = kind === 'text' ? readPlainText(file) : tidyText(await readApart(userId, kind, file, limits))
    if (text === '') throw new UnreadableFile('fileHasNoText')
    const isShortened = text.length > limits.longestText
    return { kind, text: isShortened ? cut(text, limits.longestText) : text, isShortened }
  } catch (error) {
    throw error instanceof UnreadableFile ? new AppError('invalid_input', error.refusal) : error
  }
}

/** Refuses a file that shall be kept as it is and that others shall open: what is damaged, locked or made to do harm. */
export async function checkFile(userId: number, kind: 'pdf' | 'docx', file: Uint8Array): Promise<void> {
  try {
    if (findKind(file) !== kind) throw new UnreadableFile('fileKindMismatch')
    await runFileTask(userId, { kind, file, longest: 0 })
  } catch (error) {
    throw error instanceof UnreadableFile ? new AppError('unsupported_media', error.refusal) : error
  }
}

/** The text may become shorter while it is tidied, so a little more is read than is kept. */
const readApart = (
  userId: number,
  kind: 'pdf' | 'docx',
  file: Uint8Array,
  { longestText }: Limits,
): Promise<string> => runFileTask(userId, { kind, file, longest: 2 * longestText })

/** Lines and indents of a text mean something; only what nobody sees goes. */
const readPlainText = (file: Uint8Array): string =>
  decodeText(file)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t\u200c\u200d]/gu, '')
    .trim()

function decodeFile(base64: string, largestBytes: number): Uint8Array {
  const file = decodeBase64(base64)
  if (file.length === 0) throw new AppError('invalid_input', 'fileEmpty')
  if (file.length > largestBytes)
    throw new AppError('too_large', {
      reason: 'fileTooLarge',
      params: { megabytes: largestBytes / 1024 / 1024 },
    })
  return file
}

/** At the end of a paragraph where one is near. */
function cut(text: string, longest: number): string {
  const kept = text.slice(0, longest).toWellFormed()
  const end = kept.lastIndexOf('\n\n')
  return end > longest * 0.9 ? kept.slice(0, end) : kept
}
