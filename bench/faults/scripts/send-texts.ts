import { CLASS_FILE_TYPES, classFiles } from '#contract/classroom/class-files.ts'
import type { Person, Teacher } from '../school.ts'
import { type Attempt, CREATED } from './attempt.ts'
import { EXECUTABLE_MARKUP } from './executable.ts'

/** Of a file that a browser may open: it is saved, and runs nothing should somebody open it all the same. */
const SAFE_HEADERS = [
  ['content-disposition', /^attachment/],
  ['content-security-policy', /sandbox/],
  ['x-content-type-options', /^nosniff$/],
] as const

/** Pages by the name of a text, which a student sends and the teacher opens. */
export async function sendTexts({ call, faults }: Attempt, student: Person, teacher: Teacher): Promise<void> {
  for (const [title, html] of Object.entries(EXECUTABLE_MARKUP)) {
    const { body, status } = await call(student.token, classFiles.add, {
      classId: teacher.classId,
      name: 'work.txt',
      type: CLASS_FILE_TYPES[4],
      dataBase64: Buffer.from(`<!doctype html>${html}`).toString('base64'),
    })
    if (status !== CREATED) continue
    const opened = await call(teacher.token, classFiles.open, { key: body.url.split('/').at(-1) ?? '' })
    for (const [name, safe] of SAFE_HEADERS)
      if (!safe.test(opened.headers.get(name) ?? ''))
        faults.push(`${title}: a text is sent with ${name}: ${opened.headers.get(name)}`)
    if (/html|svg|xml/.test(opened.headers.get('content-type') ?? 'html'))
      faults.push(`${title}: a text is sent as ${opened.headers.get('content-type')}`)
  }
}
