import type { TFunction } from 'react-i18next'
import { describeChanges, type Sentence, type StageState } from '#engines/kids-code/index.ts'

/** Who listens needs this long for what was just said. */
const LEAST_GAP_MS = 2000

/** Tells what changed on the stage since it last told something, and not too often. */
export function paceChanges(first: StageState) {
  let told = first
  let toldAtMs = Number.NEGATIVE_INFINITY

  return {
    /** The stage is another one now: nothing to tell. */
    reset(stage: StageState) {
      told = stage
      toldAtMs = Number.NEGATIVE_INFINITY
    },
    /** At the end of a run everything is told at once, however little time has passed. */
    take(stage: StageState, nowMs: number, isLast = false): Sentence[] {
      if (!isLast && nowMs - toldAtMs < LEAST_GAP_MS) return []
      const sentences = describeChanges(told, stage)
      if (sentences.length === 0) return []
      told = stage
      toldAtMs = nowMs
      return sentences
    },
  }
}

type Across = 'left' | 'centre' | 'right'
type Height = 'top' | 'middle' | 'bottom'
type Way = 'up' | 'up-right' | 'right' | 'down-right' | 'down' | 'down-left' | 'left' | 'up-left'

/** Nobody listens to a program's text of thousands of letters. */
const LONGEST_TOLD = 300

/** The words for what the engine has to tell of the stage. */
export function tellSentence({ code, values }: Sentence, t: TFunction<'kidsCodeStage'>): string {
  const { across, height, way } = values
  return t(`sentence.${code}`, {
    ...shortenAll(values),
    ...(across !== undefined && { place: t(`place.${height as Height}-${across as Across}`) }),
    ...(way !== undefined && { way: t(`way.${way as Way}`) }),
  })
}

export function tellSentences(sentences: readonly Sentence[], t: TFunction<'kidsCodeStage'>): string {
  return sentences.map((sentence) => tellSentence(sentence, t)).join(' ')
}

function shortenAll(values: Sentence['values']): Sentence['values'] {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isLong(value) ? cut(value) : value]),
  )
}

const isLong = (value: unknown): value is string => typeof value === 'string' && value.length > LONGEST_TOLD
const cut = (text: string) => `${text.slice(0, LONGEST_TOLD)}…`
