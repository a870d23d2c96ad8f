import { createGiveawayCheck } from '../../../src/model/chat/giveaway.ts'
import { type Half, halfOf } from '../halves.ts'
import { GIVEAWAYS } from './giveaways.ts'
import { HARMLESS } from './harmless.ts'
import { QUESTIONS, type QuestionName } from './questions.ts'
import { SLY_GIVEAWAYS, SLY_HARMLESS } from './sly.ts'

export type GiveawayResult = { giveaways: number; caught: number; harmless: number; alarms: number }

const check = (question: QuestionName, said: string) => {
  const { text, ...secret } = QUESTIONS[question]
  return createGiveawayCheck({ ...secret, question: text })(said)
}

export function runGiveaways(half: Half): GiveawayResult {
  const giveaways = GIVEAWAYS.filter(([id]) => halfOf(id) === half)
  const harmless = HARMLESS.filter(([id]) => halfOf(id) === half)
  return {
    giveaways: giveaways.length,
    caught: giveaways.filter(([, question, , said]) => check(question, said)).length,
    harmless: harmless.length,
    alarms: harmless.filter(([, question, said]) => check(question, said)).length,
  }
}

export function runSlyGiveaways(): GiveawayResult {
  return {
    giveaways: SLY_GIVEAWAYS.length,
    caught: SLY_GIVEAWAYS.filter(([question, said]) => check(question, said)).length,
    harmless: SLY_HARMLESS.length,
    alarms: SLY_HARMLESS.filter(([question, said]) => check(question, said)).length,
  }
}
