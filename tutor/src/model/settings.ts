export const MODEL_PROVIDERS = ['openai-compatible', 'anthropic'] as const

/** The language model that the operator chose. */
export type ModelSettings = {
  provider: (typeof MODEL_PROVIDERS)[number]
  /** Null: where the provider itself serves. */
  baseUrl: URL | null
  /** Null for a server on the operator's own network that asks for none. */
  apiKey: string | null
  model: string
  /** What a million tokens cost, in the operator's currency; null when nobody said. */
  priceIn: number | null
  priceOut: number | null
}

export type ModelLimits = {
  /** Until something of the answer is there. */
  firstWordMs: number
  /** Between two pieces of an answer. */
  silenceMs: number
  /** For one answer as a whole, repair included: whoever waits gets the embedded engine's then. */
  wholeMs: number
  /** More than this is no answer but a broken server. */
  longestAnswer: number
  largestBodyBytes: number
}

export const USUAL_LIMITS: ModelLimits = {
  firstWordMs: 15_000,
  silenceMs: 8_000,
  wholeMs: 40_000,
  longestAnswer: 24_000,
  largestBodyBytes: 2_000_000,
}
