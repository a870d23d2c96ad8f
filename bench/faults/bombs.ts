import { adminCurriculumDocuments } from '#contract/admin/curriculum-documents.ts'
import { LARGEST_USER_FILE_BYTES, userImport } from '#contract/admin/user-import.ts'
import { CLASS_FILE_TYPES, classFiles } from '#contract/classroom/class-files.ts'
import { documents } from '#contract/professional/documents.ts'
import { UPLOAD_TYPES, uploads } from '#contract/profile/uploads.ts'
import { flashcardFiles } from '#contract/study/flashcard-files.ts'
import { LARGEST_ROSTER_BYTES, roster } from '#contract/teaching/roster.ts'
import { HOSTILE_PDFS } from '#server/testing/hostile-pdfs.ts'
import { HOSTILE_PICTURES } from '#server/testing/hostile-pictures.ts'
import { HOSTILE_DOCX } from '#server/testing/hostile-zips.ts'
import { say } from '../print.ts'
import { askBeside, judgeBeside } from './ask-beside.ts'
import { HOSTILE_DECKS } from './bombs/decks.ts'
import { makeHostileTables } from './bombs/tables.ts'
import type { Fault, Outcome, Scene } from './fault.ts'
import { type School, takeTurns } from './school.ts'
import { onStage } from './stage.ts'
import { type Answer, type Call, createCall, Tally } from './tally.ts'

const MEGABYTE = 1024 * 1024
/** What reading a stranger's file may cost for a while, whatever the file is (`hostile-uploads.test.ts`). */
const MOST_GROWTH_MB = 500
/** A file is given up after 20 s, a package after 60 s; what waits for another one's turn comes on top. */
const LONGEST_ANSWER_MS = 65_000
const SLOW_MS = 5_000
const AT_ONCE = 8
const LARGEST_CARD_TABLE_BYTES = 20 * MEGABYTE

type Said = (typeof CLASS_FILE_TYPES)[number]
type Bomb = { title: string; name: string; type: Said; make: () => Uint8Array | Promise<Uint8Array> }
type Road = (bomb: Omit<Bomb, 'make'>, dataBase64: string) => Promise<Answer>
const DOCX = CLASS_FILE_TYPES[5]

/** Files made to exhaust whoever opens them, each sent to every endpoint that takes such a file. */
export const bombs: Fault = { name: 'bombs', databases: ['embedded'], run }

function run(scene: Scene): Promise<Outcome> {
  return onStage(scene, { pupils: 30, teachers: 20, professionals: 12, admins: 12 }, async (stage) => {
    const { school, product, memory } = stage
    const [bystander] = school.pupils
    if (!bystander) throw new Error('there is nobody to ask')
    const tally = new Tally()
    const faults: string[] = []
    const beside = askBeside(product.url, bystander)
    const startMb = memory.look()
    memory.takePeakMb()
    let peakMb = startMb
    const roads = layRoads(school, createCall(product.url, tally))

    async function send(bomb: Bomb, roadNames: readonly (keyof typeof roads)[]): Promise<void> {
      const base64 = Buffer.from(await bomb.make()).toString('base64')
      for (const roadName of roadNames) {
        const { status, ms } = await roads[roadName](bomb, base64)
        const peak = memory.takePeakMb()
        peakMb = Math.max(peakMb, peak)
        const what = `${bomb.title} (${roadName}): ${status ?? 'no answer'} after ${Math.round(ms)} ms`
        if (ms > SLOW_MS) say(`  ${what}, ${Math.round(peak)} MB`)
        if (status === null || status >= 500 || status === 429) faults.push(what)
        if (ms > LONGEST_ANSWER_MS) faults.push(`too late: ${what}`)
        if (peak - startMb > MOST_GROWTH_MB)
          faults.push(`memory grew by ${Math.round(peak - startMb)} MB: ${what}`)
      }
    }

    const all = listBombs()
    for (const bomb of all.documents)
      await send(bomb, ['uploads', 'classFiles', 'documents', 'curriculum', 'cardsPreview', 'cardsImport'])
    for (const bomb of all.pictures) await send(bomb, ['uploads', 'classFiles', 'documents', 'cardsImport'])
    for (const bomb of all.decks) await send(bomb, ['cardsPreview', 'cardsImport', 'documents'])
    for (const bomb of all.cardTables) await send(bomb, ['cardsPreview', 'cardsImport'])
    for (const bomb of all.userTables)
      await send(bomb, ['peoplePreview', 'peopleImport', 'documents', 'curriculum', 'classFiles'])
    for (const bomb of all.rosterTables) await send(bomb, ['rosterPreview', 'rosterImport'])
    const worst = [...all.documents, ...all.decks].filter((_, place) => place % 3 === 0)
    for (let first = 0; first < worst.length; first += AT_ONCE)
      await Promise.all(
        worst
          .slice(first, first + AT_ONCE)
          .map((bomb, n) => send(bomb, [n % 2 === 0 ? 'documents' : 'cardsPreview'])),
      )

    const others = judgeBeside(await beside.stop())
    return {
      times: `${Object.values(all).flat().length} files`,
      tally,
      lost: null,
      isAlive: stage.isAlive(),
      peakMb,
      faults: [...faults, ...others.faults],
      notes: [`memory before ${Math.round(startMb)} MB`, others.note],
    }
  })
}

function listBombs() {
  const bomb =
    (name: string, type: Said) =>
    ([title, make]: [string, Bomb['make']]) => ({ title, name, type, make })
  const tables = (largest: number) =>
    Object.entries(makeHostileTables(largest)).map(bomb('table.csv', 'text/plain'))
  return {
    documents: [
      ...Object.entries(HOSTILE_DOCX).map(bomb('Handbook.docx', DOCX)),
      ...Object.entries(HOSTILE_PDFS).map(bomb('Handbook.pdf', 'application/pdf')),
    ],
    pictures: Object.entries(HOSTILE_PICTURES).map(([title, { type, make }]) => ({
      title,
      name: 'me.png',
      type,
      make,
    })),
    decks: Object.entries(HOSTILE_DECKS).map(bomb('deck.apkg', DOCX)),
    cardTables: tables(LARGEST_CARD_TABLE_BYTES),
    userTables: tables(LARGEST_USER_FILE_BYTES),
    rosterTables: tables(LARGEST_ROSTER_BYTES),
  }
}

/** Every way in for a file, each used by so many people that nobody's limits end it. */
function layRoads({ pupils, teachers, professionals, admins }: School, call: Call) {
  const pupil = takeTurns(pupils, 50)
  const professional = takeTurns(professionals, 25)
  const admin = takeTurns(admins, 25)
  const teacher = takeTurns(teachers, 15)
  const [firstTeacher] = teachers
  const toPicture = (type: Said) => UPLOAD_TYPES.find((known) => known === type) ?? 'image/png'
  const roads = {
    uploads: ({ name, type }, dataBase64) =>
      call(pupil().token, uploads.add, { name, type: toPicture(type), dataBase64 }),
    classFiles: ({ name, type }, dataBase64) =>
      call(pupil().token, classFiles.add, { classId: firstTeacher?.classId ?? 0, name, type, dataBase64 }),
    documents: ({ name }, dataBase64) => call(professional().token, documents.addFile, { name, dataBase64 }),
    curriculum: ({ name }, dataBase64) =>
      call(admin().token, adminCurriculumDocuments.readFile, { name, dataBase64 }),
    cardsPreview: (_, file) => call(pupil().token, flashcardFiles.preview, { file }),
    cardsImport: (_, file) => call(pupil().token, flashcardFiles.import, { file, skipErrors: true }),
    peoplePreview: (_, file) => call(admin().token, userImport.preview, { file }),
    peopleImport: (_, file) =>
      call(admin().token, userImport.run, { file, seed: '0123456789abcdef'.repeat(4), skipBroken: true }),
    rosterPreview: (_, file) => {
      const { token, classId } = teacher()
      return call(token, roster.previewImport, { id: classId, file })
    },
    rosterImport: (_, file) => {
      const { token, classId } = teacher()
      return call(token, roster.import, { id: classId, file, skipErrors: true })
    },
  } satisfies Record<string, Road>
  return roads
}
