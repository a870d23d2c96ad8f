import type { Token } from 'marked'
import { type Counts, measureReadability } from '#engines/readability/index.ts'
import type { BoxToken } from '../compile/boxes.ts'
import { readTokens, renderBody } from '../compile/compile-lesson.ts'
import { sanitise } from '../compile/sanitise.ts'
import type { LessonFacts } from '../format/shapes.ts'
import { checkFigure } from './check-figure.ts'
import { countWords, listProse } from './count-words.ts'
import { distanceInGrades } from './distance-in-grades.ts'
import { listHtmlParts } from './html-parts.ts'

const GRADES_OFF = 2
const LAST_MEASURED_GRADE = 8
const NEEDS_FIGURE = new Set(['Mathematics', 'Science', 'Geography', 'Computer Science', 'Art', 'Music'])

export function countLesson(facts: LessonFacts, body: string): Counts {
  return countWords(listProse(readTokens(body)), Object.keys(facts.vocabulary))
}

/** What is wrong with one lesson by itself, in sentences for its writer. */
export function checkLesson(facts: LessonFacts, body: string): string[] {
  let tokens: Token[]
  let html: string
  try {
    tokens = readTokens(body)
    html = renderBody(body)
  } catch (error) {
    return [`does not compile: ${(error as Error).message.split('\n')[0]}`]
  }
  return [
    ...checkParts(facts, tokens, body),
    ...checkHtml(html),
    ...checkReading(facts, countLesson(facts, body)),
  ]
}

function checkParts(facts: LessonFacts, tokens: Token[], body: string): string[] {
  const faults: string[] = []
  const boxes = tokens.filter((token): token is BoxToken & Token => token.type === 'box') as BoxToken[]
  const count = (kind: BoxToken['kind']) => boxes.filter((box) => box.kind === kind).length
  const headings = tokens.flatMap((token) =>
    token.type === 'heading' && token.depth === 2 ? [token.text] : [],
  )
  if (headings.length < 3) faults.push(`has ${headings.length} sections (##), three are needed`)
  if (new Set(headings).size < headings.length) faults.push('has two sections of the same name')
  if (tokens.some((token) => token.type === 'heading' && token.depth === 1))
    faults.push('has a # heading: the title stands in the front matter')
  if (count('example') < 1) faults.push('has no :::example')
  if (count('try') < 2) faults.push(`has ${count('try')} :::try, two are needed`)
  if (count('summary') !== 1) faults.push('needs exactly one :::summary')
  if (NEEDS_FIGURE.has(facts.subject) && count('figure') < 1) faults.push('has no :::figure')
  for (const { kind, title, svg, answer } of boxes) {
    if (kind === 'try' && answer.length === 0) faults.push('a :::try has no --- with its answer below')
    if (kind === 'figure') {
      if (title === '') faults.push('a :::figure has no caption')
      faults.push(...checkFigure(svg))
    }
  }
  const opened = body.match(/^:::[a-z]+/gm)?.length ?? 0
  if (opened !== boxes.length)
    faults.push(
      `${opened} boxes are opened but ${boxes.length} are read: a ::: is missing, nested or misspelt`,
    )
  return faults
}

function checkHtml(html: string): string[] {
  const clean = sanitise(html)
  if (sanitise(clean) !== clean) return ['its HTML changes when it is sanitised twice']
  const [before, after] = [listHtmlParts(html), listHtmlParts(clean)]
  const lost = before.find((part, place) => part !== after[place])
  return lost === undefined ? [] : [`the sanitiser does not let this through: ${lost.slice(0, 120)}`]
}

function checkReading({ grade }: LessonFacts, counts: Counts): string[] {
  const faults: string[] = []
  const least = grade <= 2 ? 170 : grade <= 5 ? 280 : grade <= 8 ? 380 : 480
  if (counts.words < least) faults.push(`has ${counts.words} words, ${least} are needed in grade ${grade}`)
  if (counts.words === 0 || grade > LAST_MEASURED_GRADE) return faults
  const { fleschKincaid, daleChall } = measureReadability(counts)
  if (Math.abs(fleschKincaid - grade) > GRADES_OFF) {
    const cure = fleschKincaid > grade ? 'shorter sentences, shorter words' : 'longer sentences, richer words'
    faults.push(
      `reads like grade ${fleschKincaid.toFixed(1)} (Flesch–Kincaid), not ${grade} ± ${GRADES_OFF}: ${cure}`,
    )
  }
  if (distanceInGrades(grade, daleChall) > GRADES_OFF) {
    const percent = ((100 * counts.hardWords) / counts.words).toFixed(1)
    faults.push(
      `reads like grades ${daleChall.join('–')} (Dale–Chall), not ${grade} ± ${GRADES_OFF}: ${percent} % hard words`,
    )
  }
  return faults
}
