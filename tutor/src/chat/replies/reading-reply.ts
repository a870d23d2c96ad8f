import type { ChatTask } from '../chat-port.ts'
import type { PhraseId } from '../phrases.ts'
import { createWriter, type Draft } from '../writing/draft.ts'

/** The documented areas of the reading tutor, and how they are named in a message. */
const AREAS: readonly { name: string; phrase: PhraseId; asked: RegExp }[] = [
  {
    name: 'Reading Comprehension',
    phrase: 'readingReadingComprehension',
    asked: /\bcomprehension\b|\bunderstand\b/i,
  },
  { name: 'Vocabulary', phrase: 'readingVocabulary', asked: /\bvocabulary\b|\bwords?\b/i },
  { name: 'Main Idea', phrase: 'readingMainIdea', asked: /\bmain idea\b|\bmostly about\b|\bcentral idea\b/i },
  {
    name: 'Inference',
    phrase: 'readingInference',
    asked: /\binfer\w*\b|\bbetween the lines\b|\bimpl(?:y|ies|ied)\b/i,
  },
  { name: 'Character Analysis', phrase: 'readingCharacterAnalysis', asked: /\bcharacters?\b/i },
  {
    name: 'Plot Structure',
    phrase: 'readingPlotStructure',
    asked: /\bplot\b|\bclimax\b|\bstory structure\b/i,
  },
  {
    name: 'Literary Devices',
    phrase: 'readingLiteraryDevices',
    asked: /\bliterary\b|\bmetaphors?\b|\bsimiles?\b|\bdevices?\b|\balliteration\b/i,
  },
]

/** In the reading tutor an answer comes with the strategy that belongs to it; one that is named, else one that was chosen. */
export function withStrategy(task: ChatTask, draft: Draft): Draft {
  if (task.readingFocus === null || draft.messageType !== 'text') return draft
  const chosen = AREAS.filter(({ name }) => task.readingFocus?.includes(name))
  const area = AREAS.find(({ asked }) => asked.test(task.message)) ?? chosen[0]
  if (!area) return draft
  const { phrase } = createWriter(task)
  return { ...draft, segments: [...draft.segments, phrase(area.phrase)] }
}
