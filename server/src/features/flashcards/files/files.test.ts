import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { zstdCompressSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { flashcardFiles } from '#contract/study/flashcard-files.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import {
  flashcards as cardTable,
  flashcardMedia,
  flashcardReviews,
} from '../../../db/schema/study/flashcards.ts'
import { addFlashcard, addFlashcardPicture, SMALL_PNG } from '../../../testing/flashcard-rows.ts'
import { makeNotedJpeg, makeNotedPng, SECRET } from '../../../testing/noted-pictures.ts'
import { prepareTestApp } from '../../../testing/prepare-test-app.ts'
import { ANKI_SCHEMA, makeDeck, makeModel } from './anki/schema.ts'

const START = new Date('2026-03-10T09:00:00Z')
const t = prepareTestApp({ now: START })

const encode = (file: string | Uint8Array) => Buffer.from(file as Uint8Array).toString('base64')

async function begin() {
  const ada = await t.signUp()
  const preview = (file: string | Uint8Array) => ada.call(flashcardFiles.preview, { file: encode(file) })
  const load = (file: string | Uint8Array, more: object = {}) =>
    ada.call(flashcardFiles.import, { file: encode(file), ...more })
  const download = async (format: 'apkg' | 'csv' | 'tsv', tag?: string) =>
    (await ada.call(flashcardFiles.export, { format, ...(tag && { tag }) })).body
  const cards = () => t.db.select().from(cardTable).where(eq(cardTable.userId, ada.id)).orderBy(cardTable.id)
  return { ada, preview, load, download, cards }
}

test('a table is previewed without storing anything, then imported', async () => {
  const { preview, load, cards } = await begin()
  const file =
    'Question;Answer;Tags;Difficulty\n"Capital of\nFrance?";Paris;geo, europe;4\nTwo?;2;;\nTwo?;2;;'
  const { status, body } = await preview(file)
  expect(status).toBe(200)
  expect(body).toEqual({
    kind: 'table',
    delimiter: ';',
    cards: 3,
    duplicates: 1,
    pictures: 0,
    reviews: 0,
    examples: [
      { row: 2, front: 'Capital of\nFrance?', back: 'Paris', tags: ['geo', 'europe'] },
      { row: 4, front: 'Two?', back: '2', tags: [] },
      { row: 5, front: 'Two?', back: '2', tags: [] },
    ],
    errorCount: 0,
    errors: [],
  })
  expect(await cards()).toEqual([])
  expect((await load(file, { tags: ['new'] })).body).toEqual({
    imported: 2,
    duplicates: 1,
    skippedErrors: 0,
    pictures: 0,
    reviews: 0,
  })
  expect(await cards()).toMatchObject([
    {
      front: 'Capital of\nFrance?',
      tags: ['geo', 'europe', 'new'],
      difficulty: 4,
      state: 'new',
      nextReviewDate: START,
    },
    { front: 'Two?', back: '2', difficulty: 3 },
  ])
  expect((await load(file)).body).toMatchObject({ imported: 0, duplicates: 3 })
})

test('with errors nothing is imported, each is named by its row, and they can be left out', async () => {
  const { load, preview, cards } = await begin()
  const file = 'a,b\nonly front\nc,d,,9\ne,f'
  expect(await load(file)).toMatchObject({
    status: 400,
    body: {
      message: 'Row 2: The back is missing. Nothing was imported.',
      issues: [
        { field: 'Row 2', message: 'The back is missing.' },
        { field: 'Row 3', message: 'The difficulty must be a number from 1 to 5.' },
      ],
    },
  })
  expect(await cards()).toEqual([])
  expect((await preview(file)).body).toMatchObject({ cards: 2, errorCount: 2 })
  expect((await load(file, { skipErrors: true })).body).toMatchObject({ imported: 2, skippedErrors: 2 })
})

test.each([
  ['UTF-8 with a mark', Buffer.from('\ufeffé,ü')],
  ['UTF-16', Buffer.from('\ufeffé,ü', 'utf16le')],
  ['the encoding of old spreadsheets', Buffer.from('é,ü', 'latin1')],
])('a table in %s is read', async (_, file) => {
  const { preview } = await begin()
  expect((await preview(file)).body.examples).toMatchObject([{ front: 'é', back: 'ü' }])
})

test.each([
  ['nothing', Buffer.alloc(0), 400],
  ['a picture', SMALL_PNG, 400],
  ['half a zip', Buffer.from('PK\x03\x04 and then nothing'), 400],
  ['a zip of something else', zipSync({ 'a.txt': strToU8('hello') }), 400],
  ['a collection that is no database', zipSync({ 'collection.anki2': strToU8('x'.repeat(5000)) }), 400],
])('%s is refused in words', async (_, file, status) => {
  const { load, preview, cards } = await begin()
  const answer = await load(file)
  expect(answer).toMatchObject({
    status,
    body: { message: expect.stringMatching(/\w/), code: 'invalid_input' },
  })
  expect((await preview(file)).status).toBe(status)
  expect(await cards()).toEqual([])
})

test('an import sent twice with one key stores once', async () => {
  const { ada, cards } = await begin()
  const send = () =>
    ada.call(
      flashcardFiles.import,
      { file: encode('a,b'), keepDuplicates: true },
      { idempotencyKey: 'one-import-one-key' },
    )
  expect((await send()).body).toEqual((await send()).body)
  expect(await cards()).toHaveLength(1)
})

test.each(['csv', 'tsv'] as const)('a %s holds the cards and comes back without loss', async (format) => {
  const { ada, download } = await begin()
  await addFlashcard(t, ada.id, {
    front: 'A "quote", a\ttab;\na line',
    back: '=1+1',
    tags: ['one', 'two words'],
    difficulty: 5,
  })
  await addFlashcard(t, ada.id, { front: 'Gone', deletedAt: START })
  await addFlashcard(t, ada.id, { front: 'Other', passage: 'From a book' })
  const { name, contentType, content } = await download(format)
  expect({ name, contentType }).toMatchObject({ name: `flashcards-2026-03-10.${format}` })
  const bob = await begin()
  expect((await bob.load(content)).body).toMatchObject({ imported: 2, skippedErrors: 0 })
  expect(await bob.cards()).toMatchObject([
    { front: 'A "quote", a\ttab;\na line', back: '=1+1', tags: ['one', 'two words'], difficulty: 5 },
    { front: 'Other', passage: 'From a book' },
  ])
})

/** Cards of every state with a history, a picture, odd signs and tags. */
async function fillCollection({ ada }: Awaited<ReturnType<typeof begin>>) {
  const picture = await addFlashcardPicture(t, ada.id)
  await addFlashcard(t, ada.id, {
    front: `Which flag? ![](/api/flashcards/media/${picture.id})`,
    back: 'a < b && "c" > d\n  &amp; {{Front}} \\(x^2\\)',
    tags: ['two words', 'geo::europe'],
    difficulty: 5,
    passage: 'A passage\nof two lines',
  })
  for (const [place, ratings] of [
    ['good'],
    ['easy'],
    ['easy', 'again'],
    ['good', 'good', 'hard'],
  ].entries()) {
    const { id } = await addFlashcard(t, ada.id, { front: `Card ${place}`, difficulty: 1 + place })
    for (const rating of ratings) {
      await ada.call(flashcards.rate, {
        id,
        rating: rating as 'good',
        ...(place > 1 && { thinkingMs: 1200 + place }),
      })
      const [row] = await t.db.select().from(cardTable).where(eq(cardTable.id, id))
      t.clock.now = new Date((row?.nextReviewDate ?? START).getTime() + 61_007)
    }
    t.clock.now = new Date(START.getTime() + (place + 1) * 17)
  }
  const leech = {
    state: 'review' as const,
    stabilityDays: 3.25,
    memoryDifficulty: 8.5,
    scheduledDays: 3,
    reps: 20,
  }
  await addFlashcard(t, ada.id, {
    ...leech,
    front: 'Leech',
    lapses: 8,
    isLeech: true,
    lastReviewed: new Date('2026-03-01T07:00:00Z'),
    nextReviewDate: new Date('2026-03-04T07:00:00Z'),
  })
}

const describeCards = async (userId: number) => {
  const rows = await t.db.select().from(cardTable).where(eq(cardTable.userId, userId)).orderBy(cardTable.id)
  const reviews = await t.db
    .select()
    .from(flashcardReviews)
    .where(eq(flashcardReviews.userId, userId))
    .orderBy(flashcardReviews.reviewedAt)
  const pictures = await t.db.select().from(flashcardMedia).where(eq(flashcardMedia.userId, userId))
  return {
    cards: rows.map(({ id, userId: _, createdAt, updatedAt, words, pictureIds, front, ...card }) => ({
      ...card,
      front: front.replace(/media\/\d+/, 'media/x'),
      reviews: reviews
        .filter(({ cardId }) => cardId === id)
        .map(({ id, cardId, userId, before, ...review }) => review),
    })),
    pictures: pictures.map(({ contentType, content }) => [contentType, Buffer.from(content).toString('hex')]),
  }
}

test('a package comes back without loss: texts, tags, difficulty, passages, pictures, memories and every rating', async () => {
  const ada = await begin()
  await fillCollection(ada)
  const { name, content } = await ada.download('apkg')
  expect(name).toBe('flashcards-2026-03-10.apkg')
  const bob = await begin()
  expect((await bob.preview(content)).body).toMatchObject({
    kind: 'anki',
    cards: 6,
    errorCount: 0,
    pictures: 1,
    reviews: 7,
  })
  expect(await bob.cards()).toEqual([])
  expect((await bob.load(content)).body).toEqual({
    imported: 6,
    duplicates: 0,
    skippedErrors: 0,
    pictures: 1,
    reviews: 7,
  })
  const back = await describeCards(bob.ada.id)
  const sent = await describeCards(ada.ada.id)
  // A new card that nobody has rated is due when it arrives.
  const due = (one: (typeof sent.cards)[number]) =>
    one.state === 'new' ? { ...one, nextReviewDate: null } : one
  expect({ ...back, cards: back.cards.map(due) }).toEqual({ ...sent, cards: sent.cards.map(due) })
  expect(back.cards.map(({ state }) => state)).toEqual([
    'new',
    'learning',
    'review',
    'relearning',
    'review',
    'review',
  ])
  // Sent again it adds nothing; without its progress every card is new.
  expect((await bob.load(content)).body).toMatchObject({ imported: 0, duplicates: 6 })
  const eve = await begin()
  expect((await eve.load(content, { keepProgress: false })).body).toMatchObject({ imported: 6, reviews: 0 })
  expect(new Set((await eve.cards()).map(({ state }) => state))).toEqual(new Set(['new']))
})

type Row = Record<string, SQLOutputValue>

const COLUMNS = {
  col: 'id crt mod scm ver dty usn ls conf models decks dconf tags',
  notes: 'id guid mid mod usn tags flds sfld csum flags data',
  cards: 'id nid did ord mod usn type queue due ivl factor reps lapses left odue odid flags data',
  revlog: 'id cid usn ease ivl lastIvl factor time type',
  graves: 'usn oid type',
}

test("a package has Anki's documented tables, and every row in them is sound", async () => {
  const ada = await begin()
  await fillCollection(ada)
  const { content } = await ada.download('apkg')
  const entries = unzipSync(content)
  expect(Object.keys(entries).sort()).toEqual(['0', 'collection.anki2', 'media'])
  const [pictureName] = Object.values(
    JSON.parse(Buffer.from(entries.media ?? []).toString()) as Record<string, string>,
  )
  expect(pictureName).toMatch(/^trellis-\d+\.png$/)
  const db = new DatabaseSync(':memory:')
  db.deserialize(entries['collection.anki2'] ?? new Uint8Array())
  const all = (statement: string) => db.prepare(statement).all() as Row[]
  for (const [table, columns] of Object.entries(COLUMNS))
    expect(all(`pragma table_info(${table})`).map(({ name }) => name)).toEqual(columns.split(' '))
  expect(all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])

  const [col] = all('select * from col')
  expect(col).toMatchObject({ id: 1, ver: 11 })
  const models = JSON.parse(String(col?.models)) as Record<
    string,
    { flds: { name: string }[]; tmpls: unknown[] }
  >
  const decks = JSON.parse(String(col?.decks)) as Record<string, { name: string }>
  const [modelId = ''] = Object.keys(models)
  expect(models[modelId]?.flds.map(({ name }) => name)).toEqual(['Front', 'Back', 'Passage', 'Difficulty'])
  expect(Object.values(decks).map(({ name }) => name)).toEqual(['Default', 'Trellis'])

  const notes = all('select * from notes')
  expect(notes).toHaveLength(6)
  expect(new Set(notes.map(({ guid }) => guid)).size).toBe(6)
  for (const note of notes) {
    expect(String(note.mid)).toBe(modelId)
    expect(String(note.flds).split('\x1f')).toHaveLength(4)
    expect(String(note.flds).startsWith(String(note.sfld))).toBe(true)
    expect(note.tags).toMatch(/^$|^ ([^ ]+ )+$/)
    expect(note.csum).toBeGreaterThan(0)
  }
  expect(notes[0]?.flds).toContain(`<img src="${pictureName}">`)
  expect(notes[0]?.flds).toContain('a &lt; b &amp;&amp; "c" &gt; d<br>')
  const cards = all('select * from cards')
  expect(cards.map(({ nid }) => nid)).toEqual(notes.map(({ id }) => id))
  expect(cards.map(({ type, queue }) => [type, queue])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 1],
    [2, 2],
    [2, 2],
  ])
  for (const card of cards) {
    expect(decks[String(card.did)]?.name).toBe('Trellis')
    if (card.type === 2)
      expect(Number(col?.crt) + Number(card.due) * 86_400).toBeGreaterThan(Date.parse('2026-03-01') / 1000)
    if (card.type !== 0)
      expect(JSON.parse(String(card.data))).toMatchObject({ s: expect.any(Number), d: expect.any(Number) })
  }
  const reviews = all('select * from revlog')
  expect(reviews).toHaveLength(7)
  for (const review of reviews) {
    expect(cards.map(({ id }) => id)).toContain(review.cid)
    expect(review.ease).toBeOneOf([1, 2, 3, 4])
    expect(review.type).toBeOneOf([0, 1, 2])
  }
  expect(all('select * from graves')).toEqual([])
  db.close()
})

type ForeignNote = { fields: string[]; tags?: string; deck?: number; model?: number; ordinals?: number[] }

/** A package as another program writes it: decks, a reversed type, a cloze type, pictures. */
function writeForeign(
  notes: ForeignNote[],
  media: Record<string, Uint8Array> = {},
  change?: (db: DatabaseSync) => void,
) {
  const db = new DatabaseSync(':memory:')
  db.exec(ANKI_SCHEMA)
  const model = (id: number, name: string) => makeModel(id, name, 1, 0)
  const basic = { ...model(1, 'Basic'), flds: [{ name: 'Front' }, { name: 'Back' }] }
  const [forward] = model(2, 'x').tmpls
  const reversed = {
    ...basic,
    id: 2,
    name: 'Basic (and reversed card)',
    tmpls: [forward, { qfmt: '{{#Back}}{{Back}}{{/Back}}', afmt: '{{FrontSide}}<hr id="answer">{{Front}}' }],
  }
  const cloze = { ...basic, id: 3, name: 'Cloze', type: 1 }
  const models = JSON.stringify({ 1: basic, 2: reversed, 3: cloze })
  const decks = JSON.stringify({ 1: makeDeck(1, 'Default', 0), 5: makeDeck(5, 'Biology::The Cell', 0) })
  db.prepare("insert into col values (1, 1767225600, 0, 0, 11, 0, 0, 0, '{}', ?, ?, '{}', '{}')").run(
    models,
    decks,
  )
  for (const [place, { fields, tags = '', deck = 1, model: type = 1, ordinals = [0] }] of notes.entries()) {
    db.prepare("insert into notes values (?, ?, ?, 0, 0, ?, ?, ?, 0, 0, '')").run(
      place + 1,
      `g${place}`,
      type,
      tags,
      fields.join('\x1f'),
      fields[0] ?? '',
    )
    for (const ordinal of ordinals)
      db.prepare("insert into cards values (?, ?, ?, ?, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, '')").run(
        place * 10 + ordinal + 1,
        place + 1,
        deck,
        ordinal,
      )
  }
  change?.(db)
  const names = Object.keys(media)
  const file = zipSync({
    'collection.anki2': db.serialize(),
    media: strToU8(JSON.stringify(Object.fromEntries(names.map((name, place) => [place, name])))),
    ...Object.fromEntries(names.map((name, place) => [String(place), media[name] ?? new Uint8Array()])),
  })
  db.close()
  return file
}

test('pictures of a deck are kept without what cameras and programs wrote into them', async () => {
  const { ada, load } = await begin()
  const noted = { 'a.png': makeNotedPng(), 'b.jpg': makeNotedJpeg() }
  const file = writeForeign([{ fields: ['<img src="a.png"><img src="b.jpg">', 'x'] }], noted)
  expect((await load(file)).body).toMatchObject({ imported: 1, pictures: 2 })
  const kept = await t.db.select().from(flashcardMedia).where(eq(flashcardMedia.userId, ada.id))
  expect(kept.map(({ contentType }) => contentType).sort()).toEqual(['image/jpeg', 'image/png'])
  for (const { content, sizeBytes } of kept) {
    expect(Buffer.from(content).includes(SECRET)).toBe(false)
    expect(sizeBytes).toBe(content.length)
  }
})

test('a deck of Anki becomes cards: markup as text, decks as tags, both directions, pictures by what they are', async () => {
  const { ada, load, cards, preview } = await begin()
  const file = writeForeign(
    [
      {
        fields: [
          '<div>Cell<b>s</b></div><div>x<sup>2</sup>&nbsp;&lt;</div>[sound:a.mp3]',
          'a<br>b<script>alert(1)</script>',
        ],
        tags: ' bio marked ',
        deck: 5,
      },
      { fields: ['chien', 'dog'], model: 2, ordinals: [0, 1] },
      { fields: ['{{c1::x}}', ''], model: 3 },
      { fields: ['', 'no front'] },
      { fields: ['<img src="my%20picture%20(1).png">', '<img src="bad.png"><img src="gone.png">'] },
    ],
    { 'my picture (1).png': SMALL_PNG, 'bad.png': strToU8('<svg onload="alert(1)"/>') },
  )
  expect((await preview(file)).body).toMatchObject({
    cards: 4,
    pictures: 1,
    errors: [
      { row: 3, message: 'Cloze notes cannot be imported.' },
      { row: 4, message: 'The front is empty.' },
    ],
  })
  expect((await load(file)).body.message).toBe(
    'Note 3: Cloze notes cannot be imported. Nothing was imported.',
  )
  expect(await cards()).toEqual([])
  expect((await load(file, { skipErrors: true })).body).toMatchObject({
    imported: 4,
    skippedErrors: 2,
    pictures: 1,
  })
  const rows = await cards()
  expect(rows.map(({ front, back, tags }) => [front, back, tags])).toEqual([
    ['Cells\nx^2\u00a0<', 'a\nb', ['bio', 'marked', 'Biology::The Cell']],
    ['chien', 'dog', []],
    ['dog', 'chien', []],
    [expect.stringMatching(/^!\[\]\(\/api\/flashcards\/media\/\d+\)$/), '[bad.png][gone.png]', []],
  ])
  const id = Number(/\d+/.exec(rows[3]?.front ?? '')?.[0])
  const { body, headers } = await ada.call(flashcardFiles.picture, { id })
  expect(Buffer.from(body.content)).toEqual(Buffer.from(SMALL_PNG))
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringContaining('attachment'),
  })
  const stranger = await t.signUp()
  expect((await stranger.call(flashcardFiles.picture, { id })).status).toBe(404)
})

const tamperSize = (file: Uint8Array, name: string, size: number): Uint8Array => {
  const copy = Buffer.from(file)
  // The size stands 22 bytes into an entry's own header and 24 into that of the directory, each before its name.
  for (let at = copy.indexOf(name); at >= 0; at = copy.indexOf(name, at + 1)) {
    const isDirectory = at >= 46 && copy.readUInt32LE(at - 46) === 0x02014b50
    copy.writeUInt32LE(size, isDirectory ? at - 22 : at - 8)
  }
  return copy
}

/** One empty file that a directory of many names points to: what a zip costs to write says nothing of what it holds. */
function writeManyNames(count: number): Uint8Array {
  const local = Buffer.alloc(31)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(1, 26)
  const entries = Array.from({ length: count }, (_, place) => {
    const name = Buffer.from(String(place))
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(name.length, 28)
    return Buffer.concat([entry, name])
  })
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, directory, end])
}

test.each<[string, () => Uint8Array, RegExp]>([
  ['that declares a gigabyte', () => tamperSize(writeForeign([]), 'collection.anki2', 2 ** 30), /too large/],
  ['that is larger than it declares', () => tamperSize(writeForeign([]), 'collection.anki2', 100), /damaged/],
  [
    'of 160 MB of nothing',
    () => zipSync({ 'collection.anki2': new Uint8Array(160 * 1024 * 1024) }),
    /too large/,
  ],
  ['of 26,000 files', () => writeManyNames(26_000), /too many files/],
  ['that names files outside itself', () => zipSync({ '../../etc/passwd': strToU8('x') }), /outside itself/],
  [
    'that is a spreadsheet',
    () => zipSync({ '[Content_Types].xml': strToU8('x'), 'xl/workbook.xml': strToU8('x') }),
    /saved as CSV/,
  ],
  [
    'whose notes are a query without end',
    () =>
      writeForeign([], {}, (db) =>
        db.exec(`drop table notes; create view notes as with recursive n(id) as (select 1 union all select id + 1 from n)
          select id, 1 as mid, '' as tags, 'x' as flds from n`),
      ),
    /damaged/,
  ],
  [
    'whose notes call functions',
    () =>
      writeForeign([], {}, (db) =>
        db.exec(
          'alter table notes rename to other; create table notes (id, mid, tags, flds as (hex(zeroblob(50000000)))); insert into notes values (1, 1, 2)',
        ),
      ),
    /damaged/,
  ],
  [
    'whose collection is cut off',
    () =>
      zipSync({
        'collection.anki2': (unzipSync(writeForeign([]))['collection.anki2'] ?? new Uint8Array()).slice(
          0,
          9000,
        ),
      }),
    /damaged/,
  ],
  [
    'with a million tags within tags',
    () => writeForeign([{ fields: ['<b>'.repeat(1_000_000), 'x'] }]),
    /20,?000 characters/,
  ],
  [
    'of 20,001 notes',
    () => writeForeign(Array.from({ length: 20_001 }, (_, n) => ({ fields: [`${n}`, 'x'] }))),
    /at most 20000 notes/,
  ],
])(
  'a package %s is refused, and the server goes on',
  async (_, make, message) => {
    const { load, cards } = await begin()
    const file = make()
    const begun = performance.now()
    const answer = await load(file)
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } })
    expect(performance.now() - begun).toBeLessThan(20_000)
    expect(await cards()).toEqual([])
  },
  60_000,
)

/** A message of protobuf, of texts, bytes and numbers. */
function writeProtobuf(...fields: [number, string | number | Uint8Array][]): Uint8Array {
  const parts = fields.map(([field, value]) => {
    if (typeof value === 'number') return Buffer.from([field * 8, value])
    const bytes = Buffer.from(value as string)
    return Buffer.concat([
      Buffer.from([field * 8 + 2, (bytes.length % 128) + 128, Math.floor(bytes.length / 128)]),
      bytes,
    ])
  })
  return Buffer.concat(parts)
}

test('a package of the present Anki, compressed and with its newer tables, is read too', async () => {
  const db = new DatabaseSync(':memory:')
  db.exec(ANKI_SCHEMA)
  // The collation is Anki's own and put in afterwards: SQLite alone cannot make these tables.
  db.exec(`
    create table notetypes (id integer not null primary key, name text not null COLLATE nocase , mtime_secs, usn, config blob);
    create unique index idx_notetypes_name on notetypes (name);
    create table fields (ntid integer not null, ord integer not null, name text not null COLLATE nocase , config blob,
      primary key (ntid, ord)) without rowid;
    create unique index idx_fields_name_ntid on fields (name, ntid);
    create table templates (ntid integer not null, ord integer not null, name text not null COLLATE nocase , mtime_secs, usn,
      config blob, primary key (ntid, ord)) without rowid;
    create table decks (id integer primary key not null, name text not null COLLATE nocase , common blob, kind blob);
    insert into col values (1, 1767225600, 0, 0, 18, 0, 0, 0, '', '', '', '', '');
    insert into notetypes values (7, 'Basic', 0, 0, x'0800'), (8, 'Cloze', 0, 0, x'0801');
    insert into fields values (7, 0, 'Front', x''), (7, 1, 'Back', x'');
    insert into decks values (9, 'Biology' || char(31) || 'Cell', x'', x'');
    insert into notes values (1, 'g', 7, 0, 0, '', 'Front <img src="a b.png">' || char(31) || 'Back', 'Front', 0, 0, '');
    insert into cards values (1, 1, 9, 0, 0, 0, 2, 2, 70, 12, 2500, 4, 1, 0, 0, 0, 0, '{"s":14.5,"d":6.25}');
    insert into revlog values (1772000000000, 1, 0, 3, 12, 5, 2500, 900, 1)`)
  const config = writeProtobuf([1, '{{Front}}'], [2, '{{FrontSide}}<hr id=answer>{{Back}}'])
  db.prepare("insert into templates values (7, 0, 'Card 1', 0, 0, ?)").run(config)
  const collection = Buffer.from(db.serialize())
  for (
    let at = collection.indexOf('COLLATE nocase ');
    at >= 0;
    at = collection.indexOf('COLLATE nocase ', at)
  )
    collection.write('COLLATE unicase', at)
  db.close()
  const file = zipSync({
    meta: writeProtobuf([1, 3]),
    'collection.anki21b': zstdCompressSync(collection),
    'collection.anki2': strToU8('only asks to update'),
    media: zstdCompressSync(writeProtobuf([1, writeProtobuf([1, 'a b.png'])])),
    0: zstdCompressSync(SMALL_PNG),
  })
  const { load, cards } = await begin()
  expect((await load(file)).body).toEqual({
    imported: 1,
    duplicates: 0,
    skippedErrors: 0,
    pictures: 1,
    reviews: 1,
  })
  expect(await cards()).toMatchObject([
    {
      front: expect.stringMatching(/^Front !\[\]\(\/api\/flashcards\/media\/\d+\)$/),
      back: 'Back',
      tags: ['Biology::Cell'],
      state: 'review',
      stabilityDays: 14.5,
      memoryDifficulty: 6.25,
      scheduledDays: 12,
      lapses: 1,
      lastReviewed: new Date(1_772_000_000_000),
      nextReviewDate: new Date((1_767_225_600 + 70 * 86_400) * 1000),
    },
  ])
})

test('a stranger’s large file is refused before it is read', async () => {
  const response = await t.app.inject({
    method: 'POST',
    url: '/api/flashcards/import',
    headers: { 'content-type': 'application/json' },
    payload: `{"file":"${'A'.repeat(1_000_000)}`,
  })
  // Half a body: had it been read, the answer would be about its shape.
  expect(response.statusCode).toBe(401)
})
