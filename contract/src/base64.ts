import * as z from 'zod/mini'
import { rule } from './refusals/rule.ts'

type FileWords = { empty: string; tooLong: string }
const WORDS: FileWords = { empty: rule('fileEmpty'), tooLong: rule('uploadTooLarge') }

/** A file as text. Its length is asked first: what is too long is not read any further. */
export const Base64 = (longest: number, { empty, tooLong }: FileWords = WORDS) =>
  z
    .string()
    .check(
      z.minLength(1, empty),
      z.maxLength(longest, { error: tooLong, abort: true }),
      z.refine(isBase64, { error: rule('fileNotBase64'), abort: true }),
    )

/** Piece by piece: a pattern over millions of characters at once needs memory for each of them. */
function isBase64(text: string): boolean {
  for (let start = 0; start < text.length; start += PIECE) {
    const isLast = start + PIECE >= text.length
    if (!(isLast ? LAST : INNER).test(text.slice(start, start + PIECE))) return false
  }
  return true
}

const PIECE = 65_536
const INNER = /^[A-Za-z0-9+/]*$/
const LAST = /^[A-Za-z0-9+/]*={0,2}$/
