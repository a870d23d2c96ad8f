import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CONTENT_DIR, listFiles } from './read-curriculum.ts'

/** Goes up when the same files compile to something else. */
const COMPILER_VERSION = 1

/** A lesson's files as they lie there, with a hash that tells whether anything has changed. */
export type LessonSource = { key: string; file: string; hash: string }

/** Reads without understanding: a start that finds nothing new is over in the time it takes to read the files. */
export function readSources(dir: string = CONTENT_DIR): LessonSource[] {
  const courses = new Map<string, string>()
  const readCourse = (folder: string) => {
    const text = courses.get(folder) ?? readIfThere(join(dir, folder, 'course.yaml'))
    courses.set(folder, text)
    return text
  }
  return listFiles(dir, 'curriculum', '.md').map((file) => {
    const text = readFileSync(join(dir, file), 'utf8')
    const quiz = readIfThere(join(dir, file.replace(/\.md$/, '.quiz.yaml')))
    const hash = createHash('sha256')
    for (const part of [String(COMPILER_VERSION), readCourse(dirname(file)), text, quiz]) {
      hash.update(`${part.length}\n${part}`)
    }
    return { key: /^id: *(\S+)/m.exec(text)?.[1] ?? file, file, hash: hash.digest('hex') }
  })
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
