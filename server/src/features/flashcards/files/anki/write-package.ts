import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { strToU8, zipSync } from 'fflate'
import { DAY_SECONDS } from '#engines/days/durations.ts'
import { type DeckCard, type DeckPicture, NAMES_IN_TEXT } from '../deck.ts'
import { toHtml } from './html-text.ts'
import { ANKI_SCHEMA, DECK_OPTIONS, makeConfig, makeDeck, makeModel } from './schema.ts'

export const NOTE_TYPE_NAME = 'Trellis card'
export const DECK_NAME = 'Trellis'
const MODEL_ID = 1_700_000_000_001
const DECK_ID = 1_700_000_000_002
const STATES = ['new', 'learning', 'review', 'relearning'] as const
const RATINGS = ['again', 'hard', 'good', 'easy'] as const
const LEARNING_STEPS = 2

/** A card with the number it has here: exported twice it stays the same note to Anki. */
export type OutgoingCard = DeckCard & { id: number; createdAtMs: number }

export function writePackage(
  cards: readonly OutgoingCard[],
  pictures: readonly DeckPicture[],
  nowMs: number,
): Uint8Array {
  const entries: Record<string, [Uint8Array, { level: 0 | 6 }]> = {
    'collection.anki2': [writeCollection(cards, nowMs), { level: 6 }],
    media: [
      strToU8(JSON.stringify(Object.fromEntries(pictures.map(({ name }, place) => [String(place), name])))),
      { level: 6 },
    ],
  }
  // Pictures are compressed already.
  for (const [place, { content }] of pictures.entries()) entries[String(place)] = [content, { level: 0 }]
  return zipSync(entries)
}

function writeCollection(cards: readonly OutgoingCard[], nowMs: number): Uint8Array {
  const db = new DatabaseSync(':memory:')
  try {
    db.exec(ANKI_SCHEMA)
    db.exec('begin')
    const crt = findStart(cards, nowMs)
    const nowSeconds = Math.floor(nowMs / 1000)
    db.prepare('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)').run(
      crt,
      nowMs,
      nowMs,
      JSON.stringify(makeConfig(MODEL_ID, cards.length + 1)),
      JSON.stringify({ [MODEL_ID]: makeModel(MODEL_ID, NOTE_TYPE_NAME, DECK_ID, nowSeconds) }),
      JSON.stringify({
        1: makeDeck(1, 'Default', nowSeconds),
        [DECK_ID]: makeDeck(DECK_ID, DECK_NAME, nowSeconds),
      }),
      JSON.stringify(DECK_OPTIONS),
      '{}',
    )
    const note = db.prepare('insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, ?)')
    const row = db.prepare('insert into cards values (?, ?, ?, 0, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)')
    const log = db.prepare('insert into revlog values (?, ?, -1, ?, ?, ?, 0, ?, ?)')
    const takeId = createIds()
    const takeReviewId = createIds()
    for (const [place, card] of cards.entries()) {
      const id = takeId(card.createdAtMs)
      const front = toField(card.front)
      const fields = [front, toField(card.back), toHtml(card.passage ?? ''), String(card.difficulty)]
      note.run(
        id,
        `trellis-${card.id}`,
        MODEL_ID,
        nowSeconds,
        writeTags(card),
        fields.join('\x1f'),
        front,
        checksum(front),
        '',
      )
      const { type, queue, due, ivl, factor, reps, lapses, left, data } = scheduleOf(card, crt, place + 1)
      row.run(id, id, DECK_ID, nowSeconds, type, queue, due, ivl, factor, reps, lapses, left, data)
      for (const review of card.reviews) {
        log.run(
          takeReviewId(review.reviewedAtMs),
          id,
          RATINGS.indexOf(review.rating) + 1,
          toInterval(review.intervalSeconds),
          toInterval(review.intervalSecondsBefore),
          review.thinkingMs ?? 0,
          Math.max(0, STATES.indexOf(review.stateBefore) - 1),
        )
      }
    }
    db.exec('commit')
    return db.serialize()
  } finally {
    db.close()
  }
}

/** Anki counts the days of reviews from the day its collection began. */
function findStart(cards: readonly OutgoingCard[], nowMs: number): number {
  const moments = cards.flatMap(({ memory }) => (memory ? [Date.parse(memory.nextReviewDate)] : []))
  const first = moments.reduce((least, moment) => Math.min(least, moment), nowMs)
  return Math.floor(first / 1000 / DAY_SECONDS) * DAY_SECONDS
}

/** Ids are moments in milliseconds; two at the same moment follow each other. */
function createIds(): (atMs: number) => number {
  // Behind each number that is taken, one that may be free: an import gives thousands of cards the same moment.
  const next = new Map<number, number>()
  return (atMs) => {
    const passed: number[] = []
    let id = atMs
    for (let later = next.get(id); later !== undefined; later = next.get(id)) {
      passed.push(id)
      id = later
    }
    for (const one of [...passed, id]) next.set(one, id + 1)
    return id
  }
}

function scheduleOf({ memory }: OutgoingCard, crt: number, position: number) {
  if (!memory)
    return { type: 0, queue: 0, due: position, ivl: 0, factor: 0, reps: 0, lapses: 0, left: 0, data: '' }
  const type = STATES.indexOf(memory.state)
  const dueMs = Date.parse(memory.nextReviewDate)
  const isByDay = memory.state === 'review'
  const stepsLeft = memory.state === 'relearning' ? 1 : Math.max(1, LEARNING_STEPS - memory.learningStep)
  return {
    type,
    queue: isByDay ? 2 : 1,
    due: isByDay ? Math.floor((dueMs / 1000 - crt) / DAY_SECONDS) : Math.floor(dueMs / 1000),
    ivl: memory.scheduledDays,
    factor: 2500,
    reps: memory.reps,
    lapses: memory.lapses,
    left: isByDay ? 0 : stepsLeft * 1001,
    data: JSON.stringify({
      s: memory.stabilityDays,
      d: memory.memoryDifficulty,
      cd: JSON.stringify({ tn: dueMs, st: memory.learningStep }),
    }),
  }
}

const toInterval = (seconds: number) => (seconds % DAY_SECONDS === 0 ? seconds / DAY_SECONDS : -seconds)

const toField = (text: string) =>
  toHtml(text).replace(NAMES_IN_TEXT, (_, name: string) => `<img src="${name}">`)

function writeTags({ tags, memory }: OutgoingCard): string {
  const all = [...tags.map((tag) => tag.replaceAll(' ', '\u00a0')), ...(memory?.isLeech ? ['leech'] : [])]
  return all.length === 0 ? '' : ` ${all.join(' ')} `
}

/** The first eight digits of the first field's SHA-1, by which Anki finds duplicates. */
function checksum(field: string): number {
  const words = field.replace(/<[^>]*>/g, '')
  return Number.parseInt(createHash('sha1').update(words).digest('hex').slice(0, 8), 16)
}
