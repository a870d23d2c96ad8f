import * as z from 'zod/mini'

export const LONGEST_FILE_NAME = 200
const LONG = `The name of a file has at most ${LONGEST_FILE_NAME} letters. Please give it a shorter one and try again.`
const ODD =
  'This file has a name that not every computer can keep. Please give it an ordinary name of letters, digits and spaces, and try again.'

/** Folders, signs that nobody sees, and signs that turn the direction of writing: they make a name look like another one. */
const HIDDEN = /[\\/\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
/** Hidden files, and those that Windows takes for devices or cannot open. */
const SPECIAL = /^\.|\.$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** What a file is called. It is never used as a place on a disk, but others save the file by it. */
export const FileName = z.string().check(
  z.trim(),
  z.minLength(1, 'Please choose a file.'),
  z.maxLength(LONGEST_FILE_NAME, LONG),
  z.refine((name) => !HIDDEN.test(name) && !SPECIAL.test(name), ODD),
)
