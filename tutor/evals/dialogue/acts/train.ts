import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { crc32 } from 'node:zlib'
import { WEIGHTS, writeWeights } from '../../../src/dialogue/acts/classifier.ts'
import { fitWeights } from './fit-weights.ts'
import { listLessons } from './list-lessons.ts'
import { countConfusions, measure } from './measure.ts'
import { isApart, readPhrases, readTuneHalf } from './read-phrases.ts'

// `node tutor/evals/dialogue/acts/train.ts` writes the weights, in about half a minute. With `--folds 3` it writes nothing and
// learns three times without a third of the tune half, which is then measured: settings are chosen by that.
const { values } = parseArgs({ options: { folds: { type: 'string' } } })
const apart = readPhrases().filter(isApart)
const tune = readTuneHalf()

if (values.folds) {
  const folds = Number(values.folds)
  for (let fold = 0; fold < folds; fold += 1) {
    const left = tune.filter(({ text }) => crc32(`fold ${text}`) % folds === fold)
    const texts = new Set(left.map(({ text }) => text))
    const weights = fitWeights(listLessons(({ text }) => !texts.has(text)))
    console.log(`fold ${fold}`, measure(left, weights), 'apart', measure(apart, weights))
    console.log(countConfusions(left, weights).slice(0, 8).join('\n'))
  }
} else {
  const weights = fitWeights(listLessons())
  writeFileSync(WEIGHTS, writeWeights(weights))
  console.log('apart', measure(apart, weights))
  console.log(countConfusions(apart, weights).slice(0, 15).join('\n'))
}
