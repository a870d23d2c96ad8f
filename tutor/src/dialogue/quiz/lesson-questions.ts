import { splitSentences } from '../../retrieval/passages/split-sentences.ts'
import { findStems } from '../../retrieval/stems.ts'
import type {
  AskedQuestion,
  AskedRef,
  LessonGuide,
  LessonRef,
  Verdict,
  WorkedSolution,
} from '../dialogue-port.ts'
import { judgeAnswer } from '../judging/judge-answer.ts'
import { readBlocks, writePlain } from '../knowledge/read-blocks.ts'
import type { Voice } from '../voice.ts'
import { hashWords } from '../words.ts'

/** A question of whatever kind, as it is asked. */
export type Question = Omit<AskedQuestion, 'ref'> & { ref: AskedRef }

type Word = { word: string; meaning: string }

const OPTIONS = 4
/** With fewer words there is nothing to choose from. */
const FEWEST_WORDS = 3

export function listWords(guide: LessonGuide): Word[] {
  return readBlocks(guide)
    .filter(({ kind }) => kind === 'vocabulary')
    .flatMap(({ text }): Word[] => {
      const [, word = '', meaning = ''] = /^([^:]{1,60}):\s+(.+)$/.exec(text) ?? []
      const isGivenAway = findStems(word).some((stem) => findStems(meaning).includes(stem))
      return word === '' || isGivenAway ? [] : [{ word, meaning }]
    })
}

/** What a lesson itself can ask: its exercises and its words. Hard begins with the exercises, easy with the words. */
export function listLessonRefs(guide: LessonGuide, difficulty: 1 | 2 | 3, seed: number): LessonRef[] {
  const tries = guide.parts
    .filter(({ kind, answer }) => kind === 'try' && answer !== null)
    .map(({ name }): LessonRef => ({ kind: 'try', lessonId: guide.lessonId, part: name }))
  const all = listWords(guide)
  const words = (all.length < FEWEST_WORDS ? [] : all)
    .map(({ word }): LessonRef => ({ kind: 'word', lessonId: guide.lessonId, word }))
    .toSorted((a, b) => hashWords(`${seed} ${nameRef(a)}`) - hashWords(`${seed} ${nameRef(b)}`))
  if (difficulty === 1) return [...words, ...tries]
  return difficulty === 3 ? [...tries, ...words] : [...words.slice(0, 2), ...tries, ...words.slice(2)]
}

export const nameRef = (ref: AskedRef): string => JSON.stringify(ref, Object.keys(ref).toSorted())

export function makeLessonQuestion(guide: LessonGuide, ref: LessonRef, voice: Voice): Question | null {
  return ref.kind === 'word' ? makeWordQuestion(guide, ref, voice) : makeTryQuestion(guide, ref)
}

function makeWordQuestion(
  guide: LessonGuide,
  ref: Extract<LessonRef, { kind: 'word' }>,
  voice: Voice,
): Question | null {
  const asked = listWords(guide).find(({ word }) => word === ref.word)
  if (!asked) return null
  const use = findUse(guide, asked.word)
  return {
    ref,
    skill: null,
    prompt: voice.say('whichWordMeans', { meaning: asked.meaning.replace(/[.]$/, '') }).text,
    passage: null,
    options: listOptions(guide, ref.word),
    hasFigure: false,
    hints: [...(use === null ? [] : [use]), `${asked.word.slice(0, 1)}…`],
  }
}

/** Words of the same lesson, always in the same order. */
function listOptions(guide: LessonGuide, word: string): string[] {
  const rank = (one: string) => hashWords(`${word} ${one}`)
  const others = listWords(guide)
    .map((one) => one.word)
    .filter((one) => one !== word)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, OPTIONS - 1)
  return [...others, word].toSorted((a, b) => rank(`${a} at`) - rank(`${b} at`))
}

/** A sentence of the lesson with the word left out. */
function findUse(guide: LessonGuide, word: string): string | null {
  const form = new RegExp(`(?<!\\p{L})${word.replace(/[^\p{L}\p{N} -]/gu, '.')}(?:s|es)?(?!\\p{L})`, 'giu')
  const sentence = readBlocks(guide)
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ text }) => splitSentences(text))
    .find((one) => form.test(one) && one.split(' ').length > 4 && !one.includes('$'))
  return sentence === undefined ? null : `“${sentence.replace(form, '_____')}”`
}

function makeTryQuestion(guide: LessonGuide, ref: Extract<LessonRef, { kind: 'try' }>): Question | null {
  const part = guide.parts.find(({ name }) => name === ref.part)
  if (!part) return null
  return { ref, skill: null, prompt: part.text, passage: null, options: [], hasFigure: false, hints: [] }
}

const UNREADABLE: Verdict = { verdict: 'unreadable', mistake: null }
const YES_NO = /^\W*(?<said>yes|no|nope|yeah|yep)\b/i
const RIGHT_SHARE = 0.6
const HALF_SHARE = 0.3

/** A chosen word is right or wrong; of a free answer only what is plain is judged, the rest is for the learner to compare. */
export function judgeLessonAnswer(guide: LessonGuide, ref: LessonRef, typed: string): Verdict {
  if (ref.kind === 'word') {
    const options = listOptions(guide, ref.word)
    const words = listWords(guide)
    const answer = {
      kind: 'choice' as const,
      options: options.map((text) =>
        text === ref.word
          ? { text, isRight: true as const }
          : {
              text,
              isRight: false as const,
              mistake: `${text}: ${words.find(({ word }) => word === text)?.meaning ?? ''}`.replace(
                /[.]$/,
                '',
              ),
            },
      ),
    }
    return judgeAnswer(answer, typed, options)
  }
  const answer = guide.parts.find(({ name }) => name === ref.part)?.answer ?? null
  return answer === null ? UNREADABLE : judgeFreely(writePlain(answer), typed)
}

function judgeFreely(answer: string, typed: string): Verdict {
  const [meant, said] = [YES_NO.exec(answer)?.groups?.said, YES_NO.exec(typed)?.groups?.said]
  if (meant && said && isYes(meant) !== isYes(said)) return { verdict: 'wrong', mistake: null }
  const stems = [...new Set(findStems(splitSentences(answer).slice(0, 2).join(' ')))]
  const own = new Set(findStems(typed))
  const share = stems.filter((stem) => own.has(stem)).length / Math.max(1, stems.length)
  if (share >= RIGHT_SHARE || (meant && said)) return { verdict: 'right', mistake: null }
  return share >= HALF_SHARE ? { verdict: 'half', mistake: null } : UNREADABLE
}

const isYes = (word: string) => /^y/i.test(word)

export function solveLessonQuestion(guide: LessonGuide, ref: LessonRef): WorkedSolution | null {
  if (ref.kind === 'word') return { answer: ref.word, steps: [] }
  const answer = guide.parts.find(({ name }) => name === ref.part)?.answer ?? null
  return answer === null ? null : { answer: writePlain(answer).replace(/\n+/g, ' '), steps: [] }
}
