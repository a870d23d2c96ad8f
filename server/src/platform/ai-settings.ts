import { LOOPBACK } from './loopback.ts'

/** Which engine answers the learners: the one inside, or a language model that the operator pays for or runs. */
export type AiSettings = {
  provider: 'openai-compatible' | 'anthropic'
  /** Null: where the provider itself serves. */
  baseUrl: URL | null
  apiKey: string | null
  model: string
  /** What a million tokens cost, in the operator's currency. */
  priceIn: number | null
  priceOut: number | null
}

/** Whether what it is asked leaves this machine. */
export const isOutside = ({ baseUrl }: AiSettings): boolean =>
  baseUrl === null || !LOOPBACK.test(baseUrl.hostname)

const PROVIDERS = ['embedded', 'openai-compatible', 'anthropic']

/**
 * Null for the engine inside. Faults never repeat the key: they end up on screens and in logs. A setting without its
 * provider is a fault too, since whoever wrote it believes that a model answers.
 */
export function readAiSettings(text: (name: string) => string, faults: string[]): AiSettings | null {
  const provider = text('AI_PROVIDER') || 'embedded'
  if (!PROVIDERS.includes(provider)) {
    faults.push(`AI_PROVIDER must be one of ${PROVIDERS.join(', ')}, not "${provider}".`)
    return null
  }
  const [baseUrl, apiKey, model] = [text('AI_BASE_URL'), text('AI_API_KEY'), text('AI_MODEL')]
  const [priceIn, priceOut] = ['AI_PRICE_IN', 'AI_PRICE_OUT'].map((name) =>
    readPrice(name, text(name), faults),
  )
  if (provider === 'embedded') {
    const needless = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'].filter((name) => text(name) !== '')
    if (needless.length > 0)
      faults.push(`${needless.join(' and ')} need AI_PROVIDER set to openai-compatible or anthropic.`)
    return null
  }
  if (model === '') faults.push('AI_MODEL must name the model that AI_PROVIDER serves.')
  if (provider === 'anthropic' && apiKey === '')
    faults.push('AI_API_KEY must be set for AI_PROVIDER=anthropic.')
  if (/[\s\p{Cc}]/u.test(apiKey)) faults.push('AI_API_KEY must not hold spaces or line breaks.')
  if (provider === 'openai-compatible' && baseUrl === '')
    faults.push('AI_BASE_URL must be the address of the model server, for example http://localhost:11434/v1.')
  const address = baseUrl === '' ? null : URL.parse(baseUrl)
  const isAddress = address && /^https?:$/.test(address.protocol) && !address.username && !address.password
  if (baseUrl !== '' && !isAddress)
    faults.push(
      'AI_BASE_URL must be an http or https address without a user name, for example http://localhost:11434/v1.',
    )
  return {
    provider: provider === 'anthropic' ? 'anthropic' : 'openai-compatible',
    baseUrl: address,
    apiKey: apiKey || null,
    model,
    priceIn: priceIn ?? null,
    priceOut: priceOut ?? null,
  }
}

function readPrice(name: string, value: string, faults: string[]): number | null {
  if (value === '') return null
  const price = Number(value)
  if (Number.isFinite(price) && price >= 0 && price <= 100_000) return price
  faults.push(`${name} must be what a million tokens cost, a number such as 2.5, not "${value}".`)
  return null
}
