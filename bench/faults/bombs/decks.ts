import { DatabaseSync } from 'node:sqlite'
import { zstdCompressSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { MEGABYTE } from '../../megabyte.ts'

export type DeckDraft = {
  /** The fields of each note; the first two are the sides of its card. */
  notes: readonly (readonly string[])[]
  question?: string
  answer?: string
  tags?: string
  media?: Record<string, Uint8Array>
  /** Runs on the collection before it is packed. */
  spoil?: string
}

const MODEL = 1
const SCHEMA = `
  create table col (id integer primary key, crt integer, models text, decks text);
  create table notes (id integer primary key, mid integer, tags text, flds text);
  create table cards (id integer primary key, nid integer, did integer, odid integer, ord integer, type integer,
    due integer, odue integer, ivl integer, reps integer, lapses integer, data text);
  create table revlog (id integer primary key, cid integer, ease integer, ivl integer, lastIvl integer, time integer, type integer);`

/** A collection of Anki as a file of SQLite. */
export function makeCollection({
  notes,
  question = '{{Front}}',
  answer = '{{Back}}',
  tags = '',
  spoil = '',
}: DeckDraft): Uint8Array {
  const db = new DatabaseSync(':memory:')
  try {
    db.exec(SCHEMA)
    const model = {
      name: 'Basic',
      type: 0,
      flds: [{ name: 'Front' }, { name: 'Back' }],
      tmpls: [{ qfmt: question, afmt: answer }],
    }
    db.prepare('insert into col values (1, 1700000000, ?, ?)').run(
      JSON.stringify({ [MODEL]: model }),
      JSON.stringify({ 1: { name: 'Default' } }),
    )
    db.exec('begin')
    const note = db.prepare('insert into notes values (?, ?, ?, ?)')
    const card = db.prepare("insert into cards values (?, ?, 1, 0, 0, 0, 0, 0, 0, 0, 0, '')")
    for (const [place, fields] of notes.entries()) {
      note.run(place + 1, MODEL, tags, fields.join('\x1f'))
      card.run(place + 1, place + 1)
    }
    db.exec('commit')
    db.exec(spoil)
    return db.serialize()
  } finally {
    db.close()
  }
}

export function packDeck(draft: DeckDraft): Uint8Array {
  const media = Object.entries(draft.media ?? {})
  return zipSync({
    'collection.anki2': makeCollection(draft),
    media: strToU8(JSON.stringify(Object.fromEntries(media.map(([name], place) => [place, name])))),
    ...Object.fromEntries(media.map(([, content], place) => [String(place), content])),
  })
}

const zeros = (megabytes: number) => new Uint8Array(megabytes * MEGABYTE)
const ONE = [['front', 'back']]
const packCollection = (collection: Uint8Array, more: Record<string, Uint8Array> = {}) =>
  zipSync({ 'collection.anki2': collection, ...more }, { level: 1 })

/** Anki packages that exhaust whoever opens them. */
export const HOSTILE_DECKS: Record<string, () => Uint8Array> = {
  'a collection of 200 MB of zeros': () => packCollection(zeros(200)),
  'a collection just below the largest': () => packCollection(zeros(149)),
  'the new format, 400 MB in a few kilobytes': () =>
    zipSync({ 'collection.anki21b': zstdCompressSync(zeros(400)) }),
  'packages in a package': () => {
    let inner = packCollection(zeros(20))
    for (let level = 0; level < 4; level++)
      inner = zipSync(Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`${n}.apkg`, inner])))
    return packCollection(inner)
  },
  'thirty thousand files': () =>
    packCollection(
      makeCollection({ notes: ONE }),
      Object.fromEntries(Array.from({ length: 30_000 }, (_, n) => [String(n), new Uint8Array(1)])),
    ),
  'a list of pictures nested 200,000 deep': () =>
    packCollection(makeCollection({ notes: ONE }), { media: strToU8('['.repeat(200_000)) }),
  'a list of pictures of a million names': () =>
    packCollection(makeCollection({ notes: ONE }), {
      media: strToU8(`{${Array.from({ length: 400_000 }, (_, n) => `"${n}":"${n}.png"`).join(',')}}`),
    }),
  'a note of 30 MB': () => packDeck({ notes: [['a'.repeat(30 * MEGABYTE), 'b']] }),
  'a note of a million fields': () => packDeck({ notes: [Array.from({ length: 1_000_000 }, () => '')] }),
  'a field of a million open tags': () => packDeck({ notes: [['<b>'.repeat(1_000_000), 'b']] }),
  'a field of half a tag, a million long': () =>
    packDeck({ notes: [[`<img src="${'a'.repeat(MEGABYTE)}`, 'b']] }),
  'a field of brackets of formulas': () => packDeck({ notes: [['\\('.repeat(300_000), 'b']] }),
  'a template of 20,000 conditions': () =>
    packDeck({ notes: ONE, question: `${'{{#Front}}'.repeat(20_000)}x${'{{/Front}}'.repeat(20_000)}` }),
  'a template that names a field 100,000 times': () =>
    packDeck({ notes: [['a'.repeat(10_000), 'b']], question: '{{Front}}'.repeat(100_000) }),
  'twenty thousand notes above it': () =>
    packDeck({ notes: Array.from({ length: 20_001 }, (_, n) => [`front ${n}`, 'back']) }),
  'ten thousand notes with conditions': () =>
    packDeck({
      notes: Array.from({ length: 10_000 }, (_, n) => [`front ${n}`, 'back']),
      question: `${'{{#Front}}'.repeat(300)}x${'{{/Front}}'.repeat(300)}`,
    }),
  'a note with a million tags': () =>
    packDeck({ notes: ONE, tags: Array.from({ length: 1_000_000 }, (_, n) => `t${n}`).join(' ') }),
  'a view in place of the notes that never ends': () =>
    packDeck({
      notes: ONE,
      spoil: `drop table notes; create view notes as with recursive n(id) as (select 1 union all select id + 1 from n)
        select id, 1 as mid, '' as tags, 'a' as flds from n`,
    }),
  'a column that is worked out to a gigabyte': () =>
    packDeck({
      notes: ONE,
      spoil: `drop table notes; create view notes as
        select 1 as id, 1 as mid, '' as tags, hex(zeroblob(499000000)) as flds`,
    }),
}
