import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { PackageManifest } from '#contract/downloads.ts'
import type { PracticeProblem, Seal } from '#contract/practice.ts'
import type { WaitingWrite } from '#engines/outbox/index.ts'
import { DEVICE_DATABASE } from './has-device-database.ts'
import type { KeptProgram } from './programs/kept-program.ts'

/** `offline` goes on by itself; the others wait for somebody. `gone`: the lesson is no longer offered. */
export type DownloadTrouble = 'offline' | 'full' | 'broken' | 'gone'

/** A lesson that this device keeps, or is fetching. */
export type KeptPackage = {
  userId: number
  lessonId: number
  manifest: PackageManifest
  /** Places of the pieces that are here, in the order in which they came. */
  received: number[]
  /** `removed`: nothing of it is here any more; the mark is for the server, and for lists that still have its record. */
  state: 'in_progress' | 'paused' | 'completed' | 'removed'
  /** Why it stands still without having been told to; null when somebody paused it, and while it goes on. */
  trouble: DownloadTrouble | null
  /** Of what is inside, to list and find it without opening it; null until all is here. */
  about: { title: string; subjectId: number; durationMinutes: number; quizId: number | null } | null
  /** Of the record on the server; null until it has been told. */
  recordId: number | null
  /** The server knows the state as it is now. */
  isTold: boolean
  startedAt: Date
  completedAt: Date | null
}

/** One of the twenty pieces of a package, verified before it came here. */
export type KeptPart = {
  userId: number
  lessonId: number
  version: string
  place: number
  bytes: ArrayBuffer
}

/** The last answer of a call that may be read without a connection. */
export type LastAnswer = { userId: number; address: string; body: unknown; at: Date }

/** The server's answer to a write that waited: for who asked for it, and for what still goes by the device's own names. */
export type SettledWrite = {
  key: string
  userId: number
  operation: string
  standInId: number | null
  standInMoment: string | null
  input: Record<string, unknown>
  madeAt: Date
  /** The server did not do it, and nobody has to decide about that. */
  isDropped: boolean
  answer: unknown
  at: Date
}

/** A problem that was handed out beforehand, with its answer sealed. */
export type KeptProblem = {
  userId: number
  problemId: number
  skillId: string
  lessonId: number | null
  problem: PracticeProblem
  /** Null where an answer can only be checked by the server. */
  seal: Seal | null
  hintsHtml: string[]
  keptAt: Date
  /** What was done with it here. */
  hintsSeen: number
  tries: number
  isDone: boolean
  shownAt: Date | null
}

/** Every record names whose it is: what one person keeps here is never shown to another. */
interface DeviceSchema extends DBSchema {
  packages: { key: [userId: number, lessonId: number]; value: KeptPackage; indexes: { ofUser: number } }
  parts: {
    key: [userId: number, lessonId: number, version: string, place: number]
    value: KeptPart
    indexes: { ofPackage: [userId: number, lessonId: number]; ofUser: number }
  }
  answers: {
    key: [userId: number, address: string]
    value: LastAnswer
    indexes: { byAge: [userId: number, at: Date]; ofUser: number }
  }
  outbox: { key: number; value: WaitingWrite; indexes: { ofUser: number; byKey: string } }
  settled: { key: string; value: SettledWrite; indexes: { ofUser: number; byAge: Date } }
  problems: {
    key: [userId: number, problemId: number]
    value: KeptProblem
    indexes: { ofUser: number }
  }
  /** The index holds those that may go with their owner. */
  programs: { key: [userId: number, key: string]; value: KeptProgram; indexes: { ofUser: number } }
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>

const VERSION = 3

let opening: Promise<DeviceDatabase> | null = null

/** What this device keeps of its learners. Private: nothing of it goes into the worker's cache of files. */
export function openDeviceDatabase(): Promise<DeviceDatabase> {
  opening ??= openDB<DeviceSchema>(DEVICE_DATABASE, VERSION, {
    upgrade(db, oldVersion) {
      if (oldVersion < 1) makeFirstStores(db)
      if (oldVersion < 2) makeWritingStores(db)
      if (oldVersion < 3) makeProgramStore(db)
    },
    // Another tab has a newer version of the product and waits for this one.
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      opening = null
    },
    terminated: () => {
      opening = null
    },
  }).catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}

function makeFirstStores(db: DeviceDatabase): void {
  const packages = db.createObjectStore('packages', { keyPath: ['userId', 'lessonId'] })
  packages.createIndex('ofUser', 'userId')
  const parts = db.createObjectStore('parts', { keyPath: ['userId', 'lessonId', 'version', 'place'] })
  parts.createIndex('ofPackage', ['userId', 'lessonId'])
  parts.createIndex('ofUser', 'userId')
  const answers = db.createObjectStore('answers', { keyPath: ['userId', 'address'] })
  answers.createIndex('byAge', ['userId', 'at'])
  answers.createIndex('ofUser', 'userId')
}

function makeWritingStores(db: DeviceDatabase): void {
  const outbox = db.createObjectStore('outbox', { keyPath: 'place', autoIncrement: true })
  outbox.createIndex('ofUser', 'userId')
  outbox.createIndex('byKey', 'key', { unique: true })
  const settled = db.createObjectStore('settled', { keyPath: 'key' })
  settled.createIndex('ofUser', 'userId')
  settled.createIndex('byAge', 'at')
  const problems = db.createObjectStore('problems', { keyPath: ['userId', 'problemId'] })
  problems.createIndex('ofUser', 'userId')
}

function makeProgramStore(db: DeviceDatabase): void {
  const programs = db.createObjectStore('programs', { keyPath: ['userId', 'key'] })
  programs.createIndex('ofUser', 'forgottenWith')
}

/**
 * What goes. `answers`: what the server said and did for people; the downloaded lessons, which are the same for everybody,
 * wait for who comes back. `known`: all that the server has. What somebody did and it does not know yet stays until they
 * say otherwise, or with `everything`, when there is no account any more.
 */
export type Forgotten = 'answers' | 'known' | 'everything'

const ANSWER_STORES = ['answers', 'settled', 'problems', 'programs'] as const
const KNOWN_STORES = [...ANSWER_STORES, 'packages', 'parts'] as const
const FORGOTTEN_STORES = {
  answers: ANSWER_STORES,
  known: KNOWN_STORES,
  everything: [...KNOWN_STORES, 'outbox'],
} as const satisfies Record<Forgotten, readonly string[]>

/** Forgets what is kept of a person, or of everybody else but them. */
export async function forgetPeople(
  isForgotten: (userId: number) => boolean,
  what: Forgotten = 'known',
): Promise<void> {
  const db = await openDeviceDatabase()
  const tx = db.transaction(FORGOTTEN_STORES[what], 'readwrite')
  for (const name of FORGOTTEN_STORES[what]) {
    const store = tx.objectStore(name)
    let cursor = await store.index('ofUser').openKeyCursor()
    while (cursor) {
      if (isForgotten(cursor.key)) await store.delete(cursor.primaryKey as never)
      cursor = await cursor.continue()
    }
  }
  if (what === 'everything') {
    // The index of programs leaves out those that were never sent.
    let cursor = await tx.objectStore('programs').openCursor()
    while (cursor) {
      if (isForgotten(cursor.value.userId)) await cursor.delete()
      cursor = await cursor.continue()
    }
  }
  await tx.done
}

/** How many programs the server does not have as they are here. */
export async function countUnsentPrograms(userId: number): Promise<number> {
  const db = await openDeviceDatabase()
  const all = await db.count('programs', IDBKeyRange.bound([userId], [userId, []]))
  return all - (await db.countFromIndex('programs', 'ofUser', userId))
}
