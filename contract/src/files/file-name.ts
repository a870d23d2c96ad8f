import * as z from 'zod/mini'
import { rule } from '../refusals/rule.ts'

export const LONGEST_FILE_NAME = 200
const LONG = rule('fileNameTooLong', { most: LONGEST_FILE_NAME })
const ODD = rule('fileNameInvalid')

/** Folders, signs that nobody sees, and signs that turn the direction of writing: they make a name look like another one. */
const HIDDEN = /[\\/\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
/** Hidden files, and those that Windows takes for devices or cannot open. */
const SPECIAL = /^\.|\.$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** What a file is called. It is never used as a place on a disk, but others save the file by it. */
export const FileName = z.string().check(
  z.trim(),
  z.minLength(1, rule('fileRequired')),
  z.maxLength(LONGEST_FILE_NAME, LONG),
  z.refine((name) => !HIDDEN.test(name) && !SPECIAL.test(name), ODD),
)
