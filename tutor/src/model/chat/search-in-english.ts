import type { ChatTask } from '../../chat/chat-port.ts'
import { detectLanguage } from '../claims/which-language.ts'
import type { ModelClient, ModelPrompt } from '../client.ts'
import { hideContacts } from '../fence.ts'
import type { Usage } from '../meter.ts'
import { chooseLanguage } from './language-of-reply.ts'

const OUTPUT_TOKENS = 60
const LONGEST_QUERY = 200
const MOST_PASSAGES = 8
const LONGEST_QUESTION = 1_000
const ASK =
  'The user asks a question of learning. Write what it asks for in English, as five to twelve plain words to search a library with: no sentence, no answer, nothing else.'

/** What the search may cost on top of the reply. */
export const TRANSLATION: Usage = { inputTokens: 600, outputTokens: OUTPUT_TOKENS }

/** Whether the question is in another language than what was found for it. */
export function needsEnglish(task: ChatTask): boolean {
  const language = chooseLanguage(task)
  const found = task.passages[0]?.text
  return language !== 'en' && (found === undefined || detectLanguage(found) !== language)
}

/**
 * Looks the question up once more, in the language of the curriculum. What was found in the learner's own words stays, behind
 * it. A model that cannot translate leaves the task as it is.
 */
export async function searchInEnglish(
  client: Pick<ModelClient, 'stream'>,
  task: ChatTask,
  search: NonNullable<ChatTask['search']>,
  spend: (usage: Usage) => void,
  signal: AbortSignal,
): Promise<ChatTask> {
  const prompt: ModelPrompt = {
    instructions: ASK,
    messages: [{ role: 'user', content: hideContacts(task.message.slice(0, LONGEST_QUESTION)) }],
    outputTokens: OUTPUT_TOKENS,
  }
  let said = ''
  try {
    const { usage } = await client.stream(prompt, (piece) => (said += piece), signal)
    spend(usage)
    const query = said
      .replace(/<think>[\s\S]*?<\/think>/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, LONGEST_QUERY)
    if (query === '') return task
    const found = await search(query)
    const known = new Set(found.map(({ text }) => text))
    const passages = [...found, ...task.passages.filter(({ text }) => !known.has(text))]
    return { ...task, passages: passages.slice(0, MOST_PASSAGES) }
  } catch (error) {
    if (signal.aborted) throw error
    return task
  }
}
