import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { createEmbeddedPorts } from '../embedded/embedded-ports.ts'
import { createTextEngine } from '../embedded/text-engine.ts'
import { createModelChat } from './chat/model-chat.ts'
import { UNSUPPORTED_NOTE } from './chat/write-reply.ts'
import { createModelClient, type ModelClient } from './client.ts'
import { createFormFiller } from './fill-form.ts'
import { createHealth } from './health.ts'
import { NO_METER, type Usage } from './meter.ts'
import { createModelReading } from './reading/model-reading.ts'
import { USUAL_LIMITS } from './settings.ts'
import { makeTask } from './testing/sample-task.ts'
import { startLlama } from './testing/start-llama.ts'
import { createModelTexts } from './texts/model-texts.ts'
import { withFallback } from './with-fallback.ts'

let llama: Awaited<ReturnType<typeof startLlama>>
let client: ModelClient
beforeAll(async () => {
  llama = await startLlama()
  const settings = { provider: 'openai-compatible', apiKey: null, model: 'dice' } as const
  const prices = { priceIn: null, priceOut: null }
  client = createModelClient({ ...settings, ...prices, baseUrl: llama.baseUrl }, USUAL_LIMITS)
}, 60_000)
afterAll(() => llama.stop())

const ask = (content: string, outputTokens: number) => ({
  instructions: 'Answer.',
  messages: [{ role: 'user' as const, content }],
  outputTokens,
})

test('llama.cpp streams an answer piece by piece and counts its tokens', async () => {
  const pieces: string[] = []
  const { usage } = await client.stream(
    ask('What do plants eat?', 80),
    (piece) => pieces.push(piece),
    new AbortController().signal,
  )
  expect(pieces.length).toBeGreaterThan(1)
  expect(usage.inputTokens).toBeGreaterThan(10)
  expect(usage.outputTokens).toBeGreaterThanOrEqual(pieces.length)
}, 30_000)

test('llama.cpp is held to the schema by its grammar', async () => {
  const Card = z.object({ question: z.string().max(24), answer: z.string().max(24) })
  const form = z.object({ cards: z.array(Card).min(1).max(2) })
  const spent: Usage[] = []
  const value = await client.generate(
    ask('Cards.', 400),
    form,
    () => null,
    (usage) => spent.push(usage),
  )
  expect(form.parse(value).cards.length).toBeGreaterThan(0)
  expect(spent).toHaveLength(1)
}, 30_000)

test('a chat on llama.cpp says what it said, and marks what no passage bears out', async () => {
  const texts = createModelTexts({
    client,
    check: () => Promise.reject(new Error('no text is checked here')),
    isFit: () => true,
    meter: NO_METER,
  })
  const chat = createModelChat({ client, texts, maths: null, isFit: () => true, meter: NO_METER })
  let said = ''
  const reply = await chat(
    makeTask({ isSocratic: false }),
    (piece) => (said += piece),
    AbortSignal.timeout(30_000),
  )
  expect(reply).toMatchObject({ engine: 'llm', messageType: 'text' })
  expect(reply.content).toBe(said.trim())
  const doubtful = reply.segments.filter((one) => one.kind === 'written' && one.sources.length === 0)
  expect(reply.content.includes(UNSUPPORTED_NOTE)).toBe(doubtful.length > 0)
}, 40_000)

test('a text that llama.cpp reads by rolling dice is read by the embedded engine in the end', async () => {
  const { run, stop } = createTextEngine()
  const text =
    'Plants make food from sunlight. The leaves take in air. Roots drink water from the soil. Birds eat the seeds.'
  const limits = { ...USUAL_LIMITS, wholeMs: 6_000 }
  const settings = { provider: 'openai-compatible', apiKey: null, model: 'dice' } as const
  const prices = { priceIn: null, priceOut: null }
  const brief = createModelClient({ ...settings, ...prices, baseUrl: llama.baseUrl }, limits)
  const fill = createFormFiller(
    { ...brief, generate: (prompt, ...rest) => brief.generate({ ...prompt, outputTokens: 160 }, ...rest) },
    NO_METER,
  )
  const reader = { grade: 5, expertiseLevel: null, role: 'student' }
  const llm = createModelReading({ fill, run, isFit: () => true })
  const { analyzeReading } = createEmbeddedPorts(run)
  const health = createHealth(() => new Date(0))
  const port = withFallback(llm, analyzeReading, { health, count: async () => {} })
  const reading = await port({ text, grade: 5, reader })
  await stop()
  expect(reading).toMatchObject({ engine: 'embedded', isEnglish: true })
  expect(['invalid', 'timeout']).toContain(reading.fallback)
  expect(reading.level.words).toBe(20)
}, 40_000)

test('whoever stops llama.cpp keeps what was said until then', async () => {
  const stop = new AbortController()
  const hear = () => stop.abort(new Error('stopped'))
  await expect(client.stream(ask('Go on for long.', 600), hear, stop.signal)).rejects.toThrow('stopped')
}, 30_000)
