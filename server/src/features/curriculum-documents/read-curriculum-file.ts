import {
  LARGEST_CURRICULUM_FILE_BYTES,
  LONGEST_CURRICULUM_TEXT,
} from '#contract/admin/curriculum-documents.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { readFileText } from '../../platform/files/read-file.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'

const FILE_LIMIT = { limit: 200, windowSeconds: 10 * 60 }
const HEADING = /^#{1,6} +(.+)$/m
const HEADING_WITHIN = 500

/** The text of a file, to be looked through before it is added. The file itself is forgotten. */
export async function readCurriculumFile(
  { db, caller, now }: CallerContext,
  { name, dataBase64 }: { name: string; dataBase64: string },
) {
  const limit = { name: `read-curriculum-file:${caller.user.id}`, ...FILE_LIMIT }
  await spendTry({ db, now }, 'tooManyFilesAdded', limit)
  const { kind, text, isShortened } = await readFileText(dataBase64, {
    largestBytes: LARGEST_CURRICULUM_FILE_BYTES,
    longestText: LONGEST_CURRICULUM_TEXT,
  })
  return { title: findTitle(name, text), content: text, kind, isShortened }
}

/** What the text calls itself at its beginning, else the name of the file without its ending. */
function findTitle(name: string, text: string): string {
  const heading = HEADING.exec(text.slice(0, HEADING_WITHIN))?.[1]?.trim()
  const title = heading || name.replace(/\.[A-Za-z0-9]{1,8}$/, '').trim() || name
  return title.slice(0, LONGEST_TITLE).toWellFormed().trim()
}
