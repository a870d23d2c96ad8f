import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { adminCurriculumDocuments } from '#contract/admin/curriculum-documents.ts'
import { userImport } from '#contract/admin/user-import.ts'
import { classFiles } from '#contract/classroom/class-files.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { visualProjects } from '#contract/kids-code/projects.ts'
import { documents } from '#contract/professional/documents.ts'
import { uploads } from '#contract/profile/uploads.ts'
import { flashcardFiles } from '#contract/study/flashcard-files.ts'
import { notes } from '#contract/study/notes.ts'
import { roster } from '#contract/teaching/roster.ts'
import { SESSION_COOKIE } from '#server/platform/sessions/sessions.ts'
import { MEGABYTE } from '../megabyte.ts'
import { askBeside, judgeBeside } from './ask-beside.ts'
import type { Fault, Outcome, Scene } from './fault.ts'
import type { Person, School, Teacher } from './school.ts'
import { onStage } from './stage.ts'
import { Tally } from './tally.ts'

const SENT_BYTES = 200 * MEGABYTE
const PIECE = Buffer.alloc(64 * 1024, 'A')
const MOST_GROWTH_MB = 50
const LONGEST_ANSWER_MS = 60_000
const TOO_LARGE = 413

/** 200 MB to everything that takes a file: said beforehand, and in pieces without a length. */
export const upload: Fault = { name: 'upload', databases: ['embedded'], run }

/** All that takes a file or a long text, by who may send it. */
const TARGETS: Record<keyof School, readonly Endpoint[]> = {
  pupils: [
    uploads.add,
    classFiles.add,
    flashcardFiles.preview,
    flashcardFiles.import,
    visualProjects.create,
    notes.create,
  ],
  teachers: [roster.previewImport, roster.import],
  professionals: [documents.addFile],
  admins: [adminCurriculumDocuments.readFile, userImport.preview, userImport.run],
}

const listTargets = (school: School) =>
  (['pupils', 'teachers', 'professionals', 'admins'] as const).flatMap((group) => {
    const who: Person | Teacher | undefined = school[group].at(-1)
    if (!who) throw new Error('there is nobody to ask')
    const id = 'classId' in who ? who.classId : who.id
    return TARGETS[group].map((endpoint) => ({ endpoint, token: who.token, id }))
  })

function run(scene: Scene): Promise<Outcome> {
  return onStage(scene, { pupils: 2, teachers: 1, professionals: 1, admins: 1 }, async (stage) => {
    const { school, product, memory } = stage
    const [bystander] = school.pupils
    if (!bystander) throw new Error('there is nobody to ask')
    const tally = new Tally()
    const faults: string[] = []
    const growths = { told: 0, untold: 0 }
    const beside = askBeside(product.url, bystander)
    // What starting leaves behind is not the upload's.
    await sleep(5_000)
    let peakMb = memory.takePeakMb()
    for (const way of ['told', 'untold'] as const)
      for (const { endpoint, token, id } of listTargets(school)) {
        const before = memory.look()
        memory.takePeakMb()
        const path = endpoint.path.replace(':id', String(id))
        const what = `${endpoint.path}, length ${way}`
        const startedAt = performance.now()
        const status = await send(product.url + path, endpoint, token, way === 'told')
        tally.note(status, performance.now() - startedAt)
        if (status !== TOO_LARGE) faults.push(`${what}: ${status ?? 'no answer'}`)
        await sleep(300)
        const highest = memory.takePeakMb()
        peakMb = Math.max(peakMb, highest)
        const growth = highest - before
        growths[way] = Math.max(growths[way], growth)
        // Without a length it has to be read until it is too much.
        const allowed =
          MOST_GROWTH_MB + (way === 'told' ? 0 : (2 * (endpoint.bodyLimitBytes ?? 0)) / MEGABYTE)
        if (growth > allowed) faults.push(`${what}: memory grew by ${Math.round(growth)} MB`)
      }
    const others = judgeBeside(await beside.stop())
    return {
      times: `${tally.requests} × 200 MB`,
      tally,
      lost: null,
      isAlive: stage.isAlive(),
      peakMb,
      faults: [...faults, ...others.faults],
      notes: [
        `memory grew by ${Math.round(growths.told)} MB at most where the length was told, by ${Math.round(growths.untold)} MB where it had to be read until it was too much`,
        others.note,
      ],
    }
  })
}

/** Sends until an answer comes, the whole if there is none before. */
function send(
  url: string,
  { method }: Endpoint,
  token: string,
  isLengthTold: boolean,
): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>()
  const sending = request(url, {
    method,
    timeout: LONGEST_ANSWER_MS,
    headers: {
      cookie: `${SESSION_COOKIE}=${token}`,
      'content-type': 'application/json',
      ...(isLengthTold ? { 'content-length': SENT_BYTES } : { 'transfer-encoding': 'chunked' }),
    },
  })
  let left = SENT_BYTES
  let isOver = false
  function write(): void {
    while (left > 0 && !isOver) {
      const piece = PIECE.subarray(0, Math.min(PIECE.length, left))
      left -= piece.length
      if (!sending.write(piece)) return void sending.once('drain', write)
    }
    if (!isOver) sending.end()
  }
  function settle(status: number | null): void {
    isOver = true
    sending.destroy()
    resolve(status)
  }
  sending.on('response', ({ statusCode }) => settle(statusCode ?? null))
  sending.on('error', () => settle(null))
  sending.on('timeout', () => settle(null))
  write()
  return promise
}
