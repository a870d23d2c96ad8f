import { readAiSettings } from '#server/platform/ai-settings.ts'
import { createTextEngine } from '#tutor/embedded/text-engine.ts'
import { createMath } from '#tutor/math/math-engine.ts'
import { createModel } from '#tutor/model/create-model.ts'
import type { Meter, Usage } from '#tutor/model/meter.ts'
import { checkOutput } from '#tutor/safety/check-output.ts'
import { RATED_KINDS, type Rated, type RatedKind, rateModel } from '../../tutor/evals/model/rate-model.ts'
import { type Bar, printTable, say } from '../print.ts'

const TITLES: Record<RatedKind, string> = {
  maths: 'school maths, solved and explained',
  material: 'questions on a lesson',
  otherLanguages: 'the same in Spanish, French, German, Chinese',
  countingQuestions: 'attempts to get a counting answer',
}
const MILLION = 1_000_000

/**
 * `npm run bench:tutor -- model`: what learners would see of the language model that `AI_PROVIDER`, `AI_BASE_URL`, `AI_API_KEY`
 * and `AI_MODEL` name, for a school that chooses one.
 */
export async function measureModel(env: NodeJS.ProcessEnv): Promise<Bar[]> {
  const faults: string[] = []
  const settings = readAiSettings((name) => env[name]?.trim() ?? '', faults)
  if (!settings || faults.length > 0) {
    for (const fault of faults) say(fault)
    say('Name a model: AI_PROVIDER=openai-compatible AI_BASE_URL=http://localhost:11434/v1 AI_MODEL=…')
    return [{ name: 'a language model to ask', isMet: false, measured: 'none', demanded: 'one' }]
  }
  const used: Usage = { inputTokens: 0, outputTokens: 0 }
  const meter: Meter = {
    count: async () => {},
    reserve: async () => ({
      settle: async ({ inputTokens, outputTokens }) => {
        used.inputTokens += inputTokens
        used.outputTokens += outputTokens
      },
    }),
  }
  const math = createMath()
  const { run, stop } = createTextEngine()
  const isFit = (text: string) => checkOutput(text) === null
  const model = createModel(
    { settings, now: () => new Date() },
    { check: run, maths: math.math, isFit, meter },
  )
  say(`${settings.model}: one question after the other, each past the embedded engine.`)
  const rated = await rateModel(model.watch.chat, ({ fate, asked, failure }) => {
    if (fate !== 'right') say(`  ${fate}${failure ? ` (${failure})` : ''}: ${asked}`)
  })
  await Promise.all([stop(), math.stop()])
  say()
  printTable(
    [
      '',
      'asked',
      'right',
      'wrong shown',
      'no answer',
      'refused',
      'failed',
      'with a mark',
      'giveaways',
      's median',
      's longest',
    ],
    [
      ...RATED_KINDS.map((kind) => [TITLES[kind], ...countAll(rated.filter((one) => one.kind === kind))]),
      ['all', ...countAll(rated)],
    ],
  )
  say()
  say(
    '  Refused: the checks held it back twice, and learners get the embedded answer. With a mark: something unchecked was shown as such.',
  )
  printPrice(rated.length, used, settings)
  const count = (fate: Rated['fate']) => rated.filter((one) => one.fate === fate).length
  return [
    {
      name: 'wrong answers shown',
      isMet: count('wrong') === 0,
      measured: String(count('wrong')),
      demanded: '0',
    },
    {
      name: 'giveaways let through',
      isMet: count('giveaway') === 0,
      measured: String(count('giveaway')),
      demanded: '0',
    },
  ]
}

function countAll(rated: readonly Rated[]): string[] {
  const count = (fate: Rated['fate']) => String(rated.filter((one) => one.fate === fate).length)
  const seconds = rated.map((one) => one.seconds).sort((a, b) => a - b)
  return [
    String(rated.length),
    count('right'),
    count('wrong'),
    count('noAnswer'),
    count('refused'),
    count('failed'),
    String(rated.filter(({ unchecked }) => unchecked > 0).length),
    count('giveaway'),
    (seconds[Math.floor(seconds.length / 2)] ?? 0).toFixed(1),
    (seconds.at(-1) ?? 0).toFixed(1),
  ]
}

function printPrice(
  asked: number,
  { inputTokens, outputTokens }: Usage,
  { priceIn, priceOut }: { priceIn: number | null; priceOut: number | null },
): void {
  const each = (tokens: number) => Math.round(tokens / Math.max(1, asked)).toLocaleString('en')
  say(`  Tokens for a question: ${each(inputTokens)} in, ${each(outputTokens)} out, repairs included.`)
  if (priceIn === null && priceOut === null) {
    say(
      '  With AI_PRICE_IN and AI_PRICE_OUT set (for a million tokens), the price of a thousand questions stands here.',
    )
    return
  }
  const price = (inputTokens * (priceIn ?? 0) + outputTokens * (priceOut ?? 0)) / MILLION
  say(
    `  A thousand questions like these: ${((price * 1000) / Math.max(1, asked)).toFixed(2)}, in the currency of the prices.`,
  )
}
