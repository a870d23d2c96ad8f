import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  generateText,
  type LanguageModel,
  type LanguageModelUsage,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  stepCountIs,
  streamText,
  type ToolSet,
} from 'ai'
import * as z from 'zod'
import { ModelFailure, toModelFailure } from './failure.ts'
import { createModelFetch } from './fetch-model.ts'
import { estimateTokens, type Usage } from './meter.ts'
import { createModelTimer, raceAbort } from './model-timer.ts'
import type { ModelLimits, ModelSettings } from './settings.ts'

// It would print prompts of ours to the console.
globalThis.AI_SDK_LOG_WARNINGS = false

export type ModelPrompt = {
  instructions: string
  messages: { role: 'user' | 'assistant'; content: string }[]
  /** The most that may be answered. */
  outputTokens: number
}

export type Streamed = { usage: Usage; isCutShort: boolean }

export type ModelClient = {
  /** False once the server has refused a question that came with tools. */
  canCallTools: () => boolean
  /** How long one answer may take, repair included. */
  longestMs: number
  /** Hands the answer over as it comes. Throws a `ModelFailure` when it breaks off. */
  stream: (
    prompt: ModelPrompt,
    hear: (piece: string) => void,
    signal: AbortSignal,
    tools?: ToolSet,
    /** What is left of `longestMs` where this is not the first try. */
    leftMs?: number,
  ) => Promise<Streamed>
  /** An answer in the form of the schema. `findFault` says what is still wrong with it; it is asked to repair it once. */
  generate: <T>(
    prompt: ModelPrompt,
    schema: z.ZodType<T>,
    findFault: (value: T) => Promise<string | null> | string | null,
    spend: (usage: Usage) => void,
  ) => Promise<T>
}

/** Two searches, a calculation and the answer. */
export const MOST_STEPS = 4

export function createModelClient(settings: ModelSettings, limits: ModelLimits): ModelClient {
  const model = openModel(settings, limits)
  /** Not every server can call tools; one that cannot is not asked twice. */
  let canCallTools = true

  async function stream(
    prompt: ModelPrompt,
    hear: (piece: string) => void,
    signal: AbortSignal,
    tools: ToolSet = {},
    leftMs: number = limits.wholeMs,
  ): Promise<Streamed> {
    const withTools = canCallTools && Object.keys(tools).length > 0
    try {
      return await streamOnce(prompt, hear, signal, withTools ? tools : {}, leftMs)
    } catch (error) {
      if (!withTools || !(error instanceof ModelFailure) || error.kind !== 'misconfigured') throw error
      canCallTools = false
      return streamOnce(prompt, hear, signal, {}, leftMs)
    }
  }

  async function streamOnce(
    prompt: ModelPrompt,
    hear: (piece: string) => void,
    signal: AbortSignal,
    tools: ToolSet,
    leftMs: number,
  ): Promise<Streamed> {
    const timer = createModelTimer({ ...limits, wholeMs: Math.max(1, leftMs) }, signal)
    let length = 0
    let end: { finishReason: string; totalUsage: LanguageModelUsage } | null = null
    try {
      const { fullStream } = streamText({
        model,
        ...toCall(prompt),
        maxRetries: 0,
        abortSignal: timer.signal,
        onError: () => {},
        ...(Object.keys(tools).length > 0 && {
          tools,
          stopWhen: stepCountIs(MOST_STEPS),
          // Whoever has asked often enough must answer: a reply that ends with a question to us is none.
          prepareStep: ({ stepNumber }) =>
            stepNumber >= MOST_STEPS - 1 ? { toolChoice: 'none' as const } : {},
        }),
      })
      const parts = fullStream[Symbol.asyncIterator]()
      for (;;) {
        const { done, value: part } = await raceAbort(parts.next(), timer.signal)
        if (done) break
        timer.restart()
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') throw new ModelFailure('unreachable', 'broken off')
        if (part.type === 'finish') end = part
        // What was said before a tool was called is no part of the sentence after it.
        if (part.type === 'start-step' && length > 0) hear('\n\n')
        if (part.type !== 'text-delta') continue
        length += part.text.length
        if (length > limits.longestAnswer) throw new ModelFailure('invalid', 'the answer never ends')
        hear(part.text)
      }
    } catch (error) {
      throw timer.abortReason() ?? toModelFailure(error)
    } finally {
      timer.stop()
    }
    return closeStream(prompt, length, end)
  }

  async function ask(
    prompt: ModelPrompt,
    schema: z.ZodType | null,
    spend: (usage: Usage) => void,
    left: number,
  ) {
    const timer = createModelTimer({ ...limits, firstWordMs: left, wholeMs: left }, null)
    try {
      const call = generateText({
        model,
        ...toCall(prompt),
        maxRetries: 0,
        abortSignal: timer.signal,
        ...(schema && { output: Output.object({ schema }) }),
      })
      const { text, usage } = await raceAbort(call, timer.signal)
      spend(toUsage(usage, prompt, text.length))
      return text
    } catch (error) {
      // In the wrong form, but an answer: the model is shown what is wrong with it.
      if (!NoObjectGeneratedError.isInstance(error) || error.text === undefined)
        throw timer.abortReason() ?? toModelFailure(error)
      spend(toUsage(error.usage, prompt, error.text.length))
      return error.text
    } finally {
      timer.stop()
    }
  }

  return {
    canCallTools: () => canCallTools,
    longestMs: limits.wholeMs,
    stream,
    async generate(prompt, schema, findFault, spend) {
      const started = performance.now()
      const left = () => Math.max(1, limits.wholeMs - (performance.now() - started))
      const judge = async (text: string) => {
        const value = readJson(text, schema)
        if (typeof value === 'string') return { fault: value }
        const fault = await findFault(value.value)
        return fault === null ? value : { fault }
      }
      const first = await ask(prompt, schema, spend, left()).catch((error: unknown) => {
        // Some servers know no schemas and refuse the request; they may still be able to write JSON when told to.
        if (error instanceof ModelFailure && error.kind === 'misconfigured') return null
        throw error
      })
      const verdict = first === null ? { fault: 'no answer yet' } : await judge(first)
      if ('value' in verdict) return verdict.value
      const repaired = await ask(toRepair(prompt, schema, first, verdict.fault), null, spend, left())
      const second = await judge(repaired)
      if ('value' in second) return second.value
      throw new ModelFailure('invalid', 'not in the form asked for')
    },
  }
}

function openModel({ provider, baseUrl, apiKey, model }: ModelSettings, limits: ModelLimits): LanguageModel {
  const fetch = createModelFetch(limits.largestBodyBytes)
  const baseURL = baseUrl?.href.replace(/\/$/, '')
  if (provider === 'anthropic')
    return createAnthropic({ apiKey: apiKey ?? '', fetch, ...(baseURL && { baseURL }) })(model)
  return createOpenAICompatible({
    name: 'model',
    baseURL: baseURL ?? '',
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(apiKey && { apiKey }),
  })(model)
}

const toCall = ({ instructions, messages, outputTokens }: ModelPrompt) => ({
  instructions,
  messages: messages as ModelMessage[],
  maxOutputTokens: outputTokens,
})

function closeStream(
  prompt: ModelPrompt,
  length: number,
  end: { finishReason: string; totalUsage: LanguageModelUsage } | null,
): Streamed {
  const { finishReason = 'interrupted', totalUsage } = end ?? {}
  if (finishReason === 'content-filter') throw new ModelFailure('unsound', 'held back by the provider')
  if (finishReason !== 'stop' && finishReason !== 'length') throw new ModelFailure('invalid', 'broken off')
  if (length === 0) throw new ModelFailure('invalid', 'empty')
  return { usage: toUsage(totalUsage, prompt, length), isCutShort: finishReason === 'length' }
}

/** As the server counted; as we guess where it did not. */
function toUsage(usage: LanguageModelUsage | undefined, prompt: ModelPrompt, length: number): Usage {
  return {
    inputTokens: usage?.inputTokens ?? countPrompt(prompt),
    outputTokens: usage?.outputTokens ?? estimateTokens(' '.repeat(length)),
  }
}

export function countPrompt({ instructions, messages }: ModelPrompt): number {
  return messages.reduce((sum, { content }) => sum + estimateTokens(content), estimateTokens(instructions))
}

function readJson<T>(text: string, schema: z.ZodType<T>): { value: T } | string {
  const inside = /```(?:json)?\s*([\s\S]*?)```/.exec(text)?.[1] ?? text
  let json: unknown
  try {
    json = JSON.parse(inside.slice(Math.max(0, inside.search(/[[{]/))))
  } catch {
    return 'It is not JSON.'
  }
  const parsed = schema.safeParse(json)
  return parsed.success ? { value: parsed.data } : z.prettifyError(parsed.error).slice(0, 500)
}

function toRepair(prompt: ModelPrompt, schema: z.ZodType, answer: string | null, fault: string): ModelPrompt {
  const form = `Answer with JSON alone, no other words, in the form of this JSON schema:\n${JSON.stringify(z.toJSONSchema(schema))}`
  if (answer === null) return { ...prompt, instructions: `${prompt.instructions}\n\n${form}` }
  const said = answer.slice(0, 4_000) || '(nothing)'
  return {
    ...prompt,
    messages: [
      ...prompt.messages,
      { role: 'assistant', content: said },
      { role: 'user', content: `That answer cannot be used. ${fault}\n${form}` },
    ],
  }
}
