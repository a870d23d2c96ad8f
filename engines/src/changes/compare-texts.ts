import { type ChangeObject, diffArrays } from 'diff'

export type Piece = { text: string; isChanged: boolean }
/** Lines that both texts have, or a place where old lines gave way to new ones; each line in pieces. */
export type Change =
  | { kind: 'same'; lines: string[] }
  | { kind: 'changed'; removed: Piece[][]; added: Piece[][] }

const MOST_LINE_STEPS = 500
const MOST_WORD_STEPS = 200
/** Lines so long are compared as wholes. */
const MOST_WORDS = 2_000

/** [S1] What was changed from one text to another, line by line, and word by word within a line. */
export function compareTexts(before: string, after: string): Change[] {
  const [oldLines, newLines] = [splitLines(before), splitLines(after)]
  const changes: Change[] = []
  let gone: string[] = []
  let come: string[] = []
  const close = () => {
    if (gone.length + come.length > 0) changes.push({ kind: 'changed', ...compareLines(gone, come) })
    gone = []
    come = []
  }
  for (const { removed, added, value } of findEdits(oldLines, newLines, MOST_LINE_STEPS)) {
    if (removed) gone = gone.concat(value)
    else if (added) come = come.concat(value)
    else {
      close()
      changes.push({ kind: 'same', lines: value })
    }
  }
  close()
  return changes
}

/** [S2, S3] The shortest way from one list to the other; when it takes more than `most` steps, all between the common ends. */
function findEdits(before: string[], after: string[], most: number): ChangeObject<string[]>[] {
  const edits = diffArrays(before, after, { maxEditLength: most })
  if (edits) return edits
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let end = 0
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end))
    end += 1
  const edit = (value: string[], kind?: 'added' | 'removed') => ({
    value,
    count: value.length,
    added: kind === 'added',
    removed: kind === 'removed',
  })
  return [
    edit(before.slice(0, start)),
    edit(before.slice(start, before.length - end), 'removed'),
    edit(after.slice(start, after.length - end), 'added'),
    edit(before.slice(before.length - end)),
  ].filter(({ count }) => count > 0)
}

/** How many lines went and came. */
export function countChanges(changes: readonly Change[]): { removed: number; added: number } {
  const sum = { removed: 0, added: 0 }
  for (const change of changes)
    if (change.kind === 'changed') {
      sum.removed += change.removed.length
      sum.added += change.added.length
    }
  return sum
}

const splitLines = (text: string): string[] => (text === '' ? [] : text.split('\n'))
const whole = (line: string): Piece[] => [{ text: line, isChanged: true }]

/** [S4] The first of the old lines with the first of the new ones, and so on; what is left over is marked whole. */
function compareLines(gone: readonly string[], come: readonly string[]) {
  const removed: Piece[][] = []
  const added: Piece[][] = []
  for (let place = 0; place < Math.max(gone.length, come.length); place++) {
    const [before, after] = [gone[place], come[place]]
    const pair = before !== undefined && after !== undefined ? compareWords(before, after) : null
    if (before !== undefined) removed.push(pair?.removed ?? whole(before))
    if (after !== undefined) added.push(pair?.added ?? whole(after))
  }
  return { removed, added }
}

function compareWords(before: string, after: string): { removed: Piece[]; added: Piece[] } | null {
  const [oldWords, newWords] = [splitWords(before), splitWords(after)]
  if (Math.max(oldWords.length, newWords.length) > MOST_WORDS) return null
  const removed: Piece[] = []
  const added: Piece[] = []
  for (const edit of findEdits(oldWords, newWords, MOST_WORD_STEPS)) {
    const text = edit.value.join('')
    if (!edit.added) removed.push({ text, isChanged: edit.removed })
    if (!edit.removed) added.push({ text, isChanged: edit.added })
  }
  return isAlike(removed) ? { removed, added } : null
}

/** Two lines that share a few small words are two lines, not one that was edited. */
function isAlike(pieces: readonly Piece[]): boolean {
  const kept = pieces
    .filter(({ isChanged }) => !isChanged)
    .reduce((sum, { text }) => sum + text.trim().length, 0)
  const all = pieces.reduce((sum, { text }) => sum + text.trim().length, 0)
  return kept * 3 >= all
}

const splitWords = (line: string): string[] =>
  line.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []
