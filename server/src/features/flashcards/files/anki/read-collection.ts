import { constants, DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { MOST_IMPORTED_CARDS } from '#contract/study/flashcard-files.ts'
import { UnreadableFile } from '../../../../platform/files/unreadable-file.ts'
import { readProtobuf, readText } from './read-protobuf.ts'
import type { NoteType } from './render-card.ts'

type Row = Record<string, SQLOutputValue>

export type AnkiNote = { id: number; typeId: number; tags: string; fields: string[] }
export type AnkiCard = {
  id: number
  noteId: number
  deckId: number
  ordinal: number
  type: number
  due: number
  interval: number
  reps: number
  lapses: number
  data: string
}
export type AnkiReview = {
  at: number
  cardId: number
  ease: number
  interval: number
  lastInterval: number
  timeMs: number
  type: number
}
export type Collection = {
  createdAtSeconds: number
  types: Map<number, NoteType>
  decks: Map<number, string>
  notes: AnkiNote[]
  cards: AnkiCard[]
  reviews: AnkiReview[]
}

const MOST_CARDS_OF_PACKAGE = MOST_IMPORTED_CARDS * 3
const MOST_REVIEWS = 200_000
const CLOZE = 1
// A computed column can make a gigabyte of nothing.
const LONGEST_VALUE_BYTES = 32 * 1024 * 1024

/** The tables of a collection, of both schemas that packages hold. The database is a stranger's: it lives in memory, and reading is all it may be asked. */
export function readCollection(bytes: Uint8Array): Collection {
  const db = openReadOnly(bytes)
  try {
    const tables = new Set(
      all(db, "select name from sqlite_master where type = 'table'").map(({ name }) => String(name)),
    )
    for (const table of ['col', 'notes', 'cards', 'revlog'])
      if (!tables.has(table)) throw new UnreadableFile('collectionDamaged')
    const [col] = all(db, 'select crt, models, decks from col limit 1')
    const isNew = tables.has('notetypes') && tables.has('fields') && tables.has('templates')
    return {
      createdAtSeconds: toNumber(col?.crt),
      types: isNew ? readTypes(db) : readTypesFromJson(toText(col?.models)),
      decks: isNew ? readDecks(db) : readDecksFromJson(toText(col?.decks)),
      notes: all(db, `select id, mid, tags, flds from notes limit ${MOST_IMPORTED_CARDS + 1}`).map((row) => ({
        id: toNumber(row.id),
        typeId: toNumber(row.mid),
        tags: toText(row.tags),
        fields: toText(row.flds).split('\x1f'),
      })),
      cards: all(
        db,
        `select id, nid, did, odid, ord, type, due, odue, ivl, reps, lapses, data from cards limit ${MOST_CARDS_OF_PACKAGE}`,
      ).map((row) => ({
        id: toNumber(row.id),
        noteId: toNumber(row.nid),
        // In a filtered deck the deck and the due date of its own stand aside.
        deckId: toNumber(row.odid) || toNumber(row.did),
        ordinal: toNumber(row.ord),
        type: toNumber(row.type),
        due: toNumber(row.odue) || toNumber(row.due),
        interval: toNumber(row.ivl),
        reps: toNumber(row.reps),
        lapses: toNumber(row.lapses),
        data: toText(row.data),
      })),
      reviews: all(
        db,
        `select id, cid, ease, ivl, lastIvl, time, type from revlog order by id desc limit ${MOST_REVIEWS}`,
      )
        .map((row) => ({
          at: toNumber(row.id),
          cardId: toNumber(row.cid),
          ease: toNumber(row.ease),
          interval: toNumber(row.ivl),
          lastInterval: toNumber(row.lastIvl),
          timeMs: toNumber(row.time),
          type: toNumber(row.type),
        }))
        .reverse(),
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('collectionDamaged', { cause: error })
  } finally {
    db.close()
  }
}

function openReadOnly(bytes: Uint8Array): DatabaseSync {
  const db = new DatabaseSync(':memory:', {
    defensive: true,
    allowExtension: false,
    limits: { length: LONGEST_VALUE_BYTES },
  })
  try {
    db.deserialize(replaceCollation(bytes))
    db.exec('pragma query_only = on; pragma trusted_schema = off; pragma cell_size_check = on')
    // No functions, no recursion, nothing but reading columns: a view in place of a table runs into this.
    const allowed = new Set([constants.SQLITE_SELECT, constants.SQLITE_READ])
    db.setAuthorizer((action) => (allowed.has(action) ? constants.SQLITE_OK : constants.SQLITE_DENY))
    return db
  } catch (error) {
    db.close()
    throw new UnreadableFile('collectionDamaged', { cause: error })
  }
}

const ANKI_COLLATION = Buffer.from('COLLATE unicase')
const KNOWN_COLLATION = Buffer.from('COLLATE nocase ')

/**
 * Anki's newer tables name a collation that only Anki has, and SQLite then refuses to read them. Nothing here is sorted by
 * it. Written over in place: a copy of the largest collection is 150 MB.
 */
function replaceCollation(bytes: Uint8Array): Uint8Array {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const collation of [ANKI_COLLATION, Buffer.from('collate unicase')]) {
    for (let at = view.indexOf(collation); at >= 0; at = view.indexOf(collation, at + 1))
      KNOWN_COLLATION.copy(view, at)
  }
  return bytes
}

const all = (db: DatabaseSync, statement: string): Row[] => db.prepare(statement).all()

function readTypes(db: DatabaseSync): Map<number, NoteType> {
  const fields = all(db, 'select ntid, ord, name from fields')
  const templates = all(db, 'select ntid, ord, config from templates')
  return new Map(
    all(db, 'select id, name, config from notetypes').map(({ id, name, config }) => {
      const own = (rows: Row[]) =>
        rows.filter(({ ntid }) => ntid === id).sort((a, b) => toNumber(a.ord) - toNumber(b.ord))
      const kind =
        config instanceof Uint8Array ? readProtobuf(config).find(({ field }) => field === 1)?.value : 0
      const type: NoteType = {
        name: toText(name),
        isCloze: kind === CLOZE,
        fields: own(fields).map((field) => toText(field.name)),
        templates: own(templates).map((template) => {
          const bytes = template.config instanceof Uint8Array ? template.config : new Uint8Array()
          return { question: readText(bytes, 1), answer: readText(bytes, 2) }
        }),
      }
      return [toNumber(id), type]
    }),
  )
}

function readDecks(db: DatabaseSync): Map<number, string> {
  return new Map(
    all(db, 'select id, name from decks').map(({ id, name }) => [
      toNumber(id),
      toText(name).replaceAll('\x1f', '::'),
    ]),
  )
}

type JsonModel = {
  name?: unknown
  type?: unknown
  flds?: { name?: unknown }[]
  tmpls?: { qfmt?: unknown; afmt?: unknown }[]
}

function readTypesFromJson(json: string): Map<number, NoteType> {
  const models = JSON.parse(json) as Record<string, JsonModel>
  return new Map(
    Object.entries(models).map(([id, { name, type, flds = [], tmpls = [] }]) => [
      Number(id),
      {
        name: String(name),
        isCloze: type === CLOZE,
        fields: flds.map((field) => String(field.name)),
        templates: tmpls.map(({ qfmt, afmt }) => ({ question: String(qfmt), answer: String(afmt) })),
      },
    ]),
  )
}

function readDecksFromJson(json: string): Map<number, string> {
  const decks = JSON.parse(json) as Record<string, { name?: unknown }>
  return new Map(Object.entries(decks).map(([id, { name }]) => [Number(id), String(name)]))
}

const toNumber = (value: SQLOutputValue | undefined) => {
  const number = Number(value ?? 0)
  return Number.isFinite(number) ? number : 0
}
const toText = (value: SQLOutputValue | undefined) => (typeof value === 'string' ? value : '')
