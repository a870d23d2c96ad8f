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
import { MEGABYTE } from '../megabyte.ts'
import { say } from '../print.ts'
import { askBeside, judgeBeside } from './ask-beside.ts'
import { HOSTILE_DECKS } from './bombs/decks.ts'
import { EXHAUSTING_DOCX, EXHAUSTING_PDFS } from './bombs/documents.ts'
import { makeHostileTables } from './bombs/tables.ts'
import type { Fault, Outcome, Scene } from './fault.ts'
import { type School, takeTurns } from './school.ts'
import { onStage } from './stage.ts'
import { type Answer, type Call, createCall, describeAnswer, findFaults, Tally } from './tally.ts'

/** A process that reads a stranger's file ends itself above 360 MB (`hostile-uploads.test.ts`); it looks now and then. */
const MOST_OF_READER_MB = 450
/** A collection of Anki may have 150 MB, which lie there unpacked and once more in SQLite, beside a heap. */
const MOST_OF_DECK_READER_MB = 650
/** The product itself takes bodies of up to 30 MB apart, and gives their room back when it likes. */
const MOST_GROWTH_OF_PRODUCT_MB = 450
/** A file is given up after 20 s, a package after 60 s; what waits for another one's turn comes on top. */
const LONGEST_ANSWER_MS = 65_000
const SLOW_MS = 5_000
const AT_ONCE = 8
const LARGEST_CARD_TABLE_BYTES = 20 * MEGABYTE

type Said = (typeof CLASS_FILE_TYPES)[number]
type Bomb = { title: string; name: string; type: Said; make: () => Uint8Array | Promise<Uint8Array> }
type Road = (bomb: Omit<Bomb, 'make'>, dataBase64: string) => Promise<Answer>
const DOCX = CLASS_FILE_TYPES[5]

type RoadName = keyof ReturnType<typeof layRoads>
type Volley = { bombs: readonly Bomb[]; roads: readonly RoadName[] }

/** Files made to exhaust whoever opens them, each sent to every endpoint that takes such a file. */
const makeFault = (name: string, list: () => Volley[], mostOfReaderMb = MOST_OF_READER_MB): Fault => ({
  name,
  databases: ['embedded'],
  run: (scene) => sendBombs(scene, list(), mostOfReaderMb),
})

const DOCUMENT_ROADS = [
  'uploads',
  'classFiles',
  'documents',
  'curriculum',
  'cardsPreview',
  'cardsImport',
] as const

/** Each of those that are read takes as long as it may, so they are sent to one endpoint of each kind. */
const KEEPING_ROADS = ['classFiles', 'documents'] as const

export const files = makeFault('files', () => [
  { bombs: listDocuments('Handbook.docx', DOCX, HOSTILE_DOCX), roads: DOCUMENT_ROADS },
  { bombs: listDocuments('Handbook.pdf', 'application/pdf', HOSTILE_PDFS), roads: DOCUMENT_ROADS },
  { bombs: listDocuments('Handbook.docx', DOCX, EXHAUSTING_DOCX), roads: KEEPING_ROADS },
  { bombs: listDocuments('Handbook.pdf', 'application/pdf', EXHAUSTING_PDFS), roads: KEEPING_ROADS },
  {
    bombs: Object.entries(HOSTILE_PICTURES).map(([title, { type, make }]) => ({
      title,
      name: 'me.png',
      type,
      make,
    })),
    roads: ['uploads', 'classFiles', 'documents', 'cardsImport'],
  },
])

export const decks = makeFault(
  'decks',
  () => [
    {
      bombs: Object.entries(HOSTILE_DECKS).map(bomb('deck.apkg', DOCX)),
      roads: ['cardsPreview', 'cardsImport', 'documents'],
    },
  ],
  MOST_OF_DECK_READER_MB,
)

export const tables = makeFault('tables', () => [
  { bombs: listTables(LARGEST_CARD_TABLE_BYTES), roads: ['cardsPreview', 'cardsImport'] },
  {
    bombs: listTables(LARGEST_USER_FILE_BYTES),
    roads: ['peoplePreview', 'peopleImport', 'documents', 'curriculum', 'classFiles'],
  },
  { bombs: listTables(LARGEST_ROSTER_BYTES), roads: ['rosterPreview', 'rosterImport'] },
])

const bomb =
  (name: string, type: Said) =>
  ([title, make]: [string, Bomb['make']]): Bomb => ({ title, name, type, make })

const listDocuments = (name: string, type: Said, all: Record<string, Bomb['make']>) =>
  Object.entries(all).map(bomb(name, type))

const listTables = (largestBytes: number) =>
  Object.entries(makeHostileTables(largestBytes)).map(bomb('table.csv', 'text/plain'))

function sendBombs(scene: Scene, volleys: readonly Volley[], mostOfReaderMb: number): Promise<Outcome> {
  return onStage(scene, { pupils: 30, teachers: 20, professionals: 12, admins: 12 }, async (stage) => {
    const { school, product, memory } = stage
    const [bystander] = school.pupils
    if (!bystander) throw new Error('there is nobody to ask')
    const tally = new Tally()
    const faults: string[] = []
    const note = (fault: string) => {
      say(`  FAULT ${fault}`)
      faults.push(fault)
    }
    const beside = askBeside(product.url, bystander)
    const startMb = memory.look()
    memory.takePeakMb()
    let peakMb = startMb
    let readerMb = 0
    let grownMb = 0
    const roads = layRoads(school, createCall(product.url, tally))

    async function send(one: Bomb, roadNames: readonly RoadName[]): Promise<void> {
      const base64 = Buffer.from(await one.make()).toString('base64')
      for (const roadName of roadNames) {
        const answer = await roads[roadName](one, base64)
        const { allMb, productMb, largestBelowMb } = memory.takePeak()
        peakMb = Math.max(peakMb, allMb)
        readerMb = Math.max(readerMb, largestBelowMb)
        grownMb = Math.max(grownMb, productMb - startMb)
        const what = `${one.title} (${roadName})`
        if (answer.ms > SLOW_MS) say(`  ${describeAnswer(what, answer)}, ${Math.round(allMb)} MB`)
        for (const fault of findFaults(what, answer, LONGEST_ANSWER_MS)) note(fault)
        if (largestBelowMb > mostOfReaderMb) note(`its reader took ${Math.round(largestBelowMb)} MB: ${what}`)
      }
    }

    for (const { bombs, roads: names } of volleys) for (const one of bombs) await send(one, names)
    // Some of them at once, from different people.
    for (const { bombs, roads: names } of volleys) {
      const stride = Math.ceil(bombs.length / AT_ONCE)
      const some = bombs.filter((_, place) => place % stride === 0)
      await Promise.all(
        some.map((one, place) => send(one, names.slice(place % names.length, (place % names.length) + 1))),
      )
    }

    if (grownMb > MOST_GROWTH_OF_PRODUCT_MB) note(`the product itself grew by ${Math.round(grownMb)} MB`)
    const others = judgeBeside(await beside.stop())
    return {
      times: `${volleys.flatMap(({ bombs }) => bombs).length} files`,
      tally,
      lost: null,
      isAlive: stage.isAlive(),
      peakMb,
      faults: [...faults, ...others.faults],
      notes: [
        `memory before ${Math.round(startMb)} MB, the product itself grew by ${Math.round(grownMb)}, a reader took ${Math.round(readerMb)} at most`,
        others.note,
      ],
    }
  })
}

/** Every way in for a file, each used by so many people that nobody's limits end it. */
function layRoads({ pupils, teachers, professionals, admins }: School, call: Call) {
  const pupil = takeTurns(pupils, 50)
  const professional = takeTurns(professionals, 25)
  const admin = takeTurns(admins, 25)
  const teacher = takeTurns(teachers, 15)
  const [firstTeacher] = teachers
  const toPicture = (type: Said) => UPLOAD_TYPES.find((known) => known === type) ?? 'image/png'
  return {
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
}
