import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { crc32 } from 'node:zlib'
import { WEIGHTS, writeWeights } from '../../../src/dialogue/acts/classifier.ts'
import { fitWeights } from './fit-weights.ts'
import { measure } from './measure.ts'
import { isApart, type Phrase, readPhrases, readTuneHalf } from './read-phrases.ts'

// `node tutor/evals/dialogue/acts/train.ts` writes the weights; with `--folds 5` it only says how well it would learn.
const { values } = parseArgs({
  options: {
    folds: { type: 'string' },
    passes: { type: 'string', default: '14' },
    decay: { type: 'string', default: '2e-6' },
  },
})
const options = { passes: Number(values.passes), decay: Number(values.decay), seed: 7 }
const own = readPhrases()
const tune = readTuneHalf()
const learned = own.filter((phrase) => !isApart(phrase))

/** What was read before the phrases were written counts more: it is nearer to how others write. */
const TUNE_WEIGHT = 2.5

function train(from: readonly Phrase[], fromTune: readonly Phrase[]) {
  return fitWeights(
    [...from.map((phrase) => ({ phrase, weight: 1 })), ...fromTune.map((phrase) => ({ phrase, weight: TUNE_WEIGHT }))],
    options,
  )
}

if (values.folds) {
  const folds = Number(values.folds)
  for (let fold = 0; fold < folds; fold += 1) {
    const left = tune.filter(({ text }) => crc32(`fold ${text}`) % folds === fold)
    const texts = new Set(left.map(({ text }) => text))
    const weights = train(
      learned.filter(({ text }) => !texts.has(text)),
      tune.filter(({ text }) => !texts.has(text)),
    )
    console.log(`fold ${fold}`, measure(left, weights), 'apart', measure(own.filter(isApart), weights))
  }
} else {
  const weights = train(learned, tune)
  writeFileSync(WEIGHTS, writeWeights(weights))
  console.log('apart', measure(own.filter(isApart), weights))
  console.log('tune', measure(tune, weights))
}
