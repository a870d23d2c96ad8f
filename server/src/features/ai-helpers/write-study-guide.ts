import { type aiHelpers, LONGEST_MATERIAL } from '#contract/study/ai-helpers.ts'
import type { GuideSource } from '#tutor/guide/guide-task.ts'
import { askTutor } from '../../domain/ask-tutor.ts'
import { readPage } from '../../domain/read-page.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'

type WriteStudyGuideInput = Received<typeof aiHelpers.generateStudyGuide> &
  Partial<Received<typeof aiHelpers.studyGuide>>

/** Of all resources together: what the engine reads within seconds. */
const MOST_CHARACTERS = 200_000

/** Pages first: one that cannot be read is named, and nothing is written from half of the material. */
export async function writeStudyGuide(context: CallerContext, sent: WriteStudyGuideInput) {
  const longest = Math.min(LONGEST_MATERIAL, Math.floor(MOST_CHARACTERS / sent.resources.length))
  const sources = await Promise.all(sent.resources.map((resource) => readSource(context, resource, longest)))
  const { title = null, subject = null, grade = null } = sent
  const guide = await askTutor(
    context,
    'studyGuideFailed',
    ({ writeStudyGuide }, reader) =>
      writeStudyGuide({ sources, title: title || null, subject: subject || null, grade, reader }),
    sent,
  )
  if (guide.content === '') throw new AppError('invalid_input', 'resourcesHaveNoText')
  return guide
}

async function readSource(
  context: CallerContext,
  { type, content }: WriteStudyGuideInput['resources'][number],
  longest: number,
): Promise<GuideSource> {
  if (type === 'text') return { text: content, title: null, url: null }
  const { url, title, text } = await readPage(context, content)
  return { text: text.slice(0, longest).toWellFormed(), title, url }
}
