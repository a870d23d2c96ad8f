import type { Lesson } from './fit-weights.ts'
import { isApart, type Phrase, readPhrases, readTuneHalf } from './read-phrases.ts'

/** Others wrote these: they count more, because they are nearer to what will be typed. */
const TUNE_WEIGHT = 2.5

/** What is learned from: our phrases that are not put apart, and the half of the held-out set that may be read. */
export function listLessons(mayLearn: (phrase: Phrase) => boolean = () => true): Lesson[] {
  const own = readPhrases().filter((phrase) => !isApart(phrase) && mayLearn(phrase))
  const tune = readTuneHalf().filter(mayLearn)
  return [
    ...own.map((phrase) => ({ phrase, weight: 1 })),
    ...tune.map((phrase) => ({ phrase, weight: TUNE_WEIGHT })),
  ]
}
