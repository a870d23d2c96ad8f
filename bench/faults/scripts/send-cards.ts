import { strToU8, unzipSync } from 'fflate'
import { flashcardFiles } from '#contract/study/flashcard-files.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { packDeck } from '../bombs/decks.ts'
import { readFields } from '../bombs/read-fields.ts'
import type { Person } from '../school.ts'
import { type Attempt, CREATED, expectWords } from './attempt.ts'
import { EXECUTABLE_MARKUP } from './executable.ts'

const MARKUP = Object.entries(EXECUTABLE_MARKUP)

/** Its fields, templates, tags and pictures are scripts. */
const makeDeck = () =>
  packDeck({
    notes: MARKUP.map(([title, html]) => [`${title} ${html}`, html]),
    question: '<script>alert(1)</script><div onclick="alert(2)">{{Front}}</div>',
    answer: '<svg onload=alert(3)></svg><hr id=answer>{{Back}}<img src=x onerror=alert(4)>',
    tags: '<script>alert(5)</script> onload=alert(6)',
    media: {
      'a.png': strToU8('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'b.svg': strToU8('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'c.html': strToU8('<script>alert(1)</script>'),
    },
  })

/** It says that its cells are HTML. */
const makeTable = () =>
  [
    '#separator:Comma',
    '#html:true',
    ...MARKUP.map(([title, html]) =>
      [title, html].map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','),
    ),
  ].join('\n')

/** How many cards were kept as words. */
export async function importCards(attempt: Attempt, owner: Person): Promise<number> {
  const { call, faults } = attempt
  let kept = 0
  for (const content of [Buffer.from(makeDeck()), Buffer.from(makeTable())]) {
    const file = content.toString('base64')
    const preview = await call(owner.token, flashcardFiles.preview, { file })
    for (const { front, back } of preview.body?.examples ?? [])
      expectWords(attempt, 'an example', `${front}\n${back}`)
    const wishes = { file, skipErrors: true, keepDuplicates: true }
    const { status, body } = await call(owner.token, flashcardFiles.import, wishes)
    if (status !== CREATED) continue
    kept += body.imported
    if (body.pictures > 0) faults.push(`${body.pictures} pictures of scripts were kept`)
  }
  if (kept < MARKUP.length) faults.push(`only ${kept} cards were kept`)
  await readStoredCards(attempt, owner)
  return kept
}

/** Tags are words in Anki as well, and are shown as such. */
async function readStoredCards(attempt: Attempt, { id, token }: Person): Promise<void> {
  let before: number | undefined
  for (;;) {
    const { body } = await attempt.call(token, flashcards.list, { id, ...(before && { before }) })
    if (!Array.isArray(body) || body.length === 0) return
    for (const { front, back, passage } of body)
      expectWords(attempt, 'a stored card', `${front}\n${back}\n${passage ?? ''}`)
    before = body.at(-1)?.id
  }
}

/** Words that look like a script stay words in Anki, whose fields are HTML. How many fields were exported. */
export async function exportCards(attempt: Attempt, { token }: Person): Promise<number> {
  const { call, faults } = attempt
  for (const [, html] of MARKUP) await call(token, flashcards.create, { front: html, back: html })
  const { body } = await call(token, flashcardFiles.export, { format: 'apkg' })
  const collection = unzipSync(body as unknown as Uint8Array)['collection.anki2']
  const fields = collection ? readFields(collection) : []
  if (fields.length < MARKUP.length) faults.push('the exported package lacks cards')
  for (const field of fields) expectWords(attempt, 'an exported field', field)
  return fields.length
}
