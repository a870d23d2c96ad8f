import type { Guide, GuideTask } from '../../guide/guide-task.ts'
import { writeGuide } from '../../guide/write-guide.ts'
import { createSupportCheck } from '../chat/support.ts'
import { keepSupported } from './check-summary.ts'
import { cutMaterial } from './material-parts.ts'

export type GuideDraft = {
  sections: {
    heading: string
    summary: string
    terms: { term: string; meaning: string }[]
    questions: { question: string; answer: string }[]
  }[]
}
export type AssembledGuide = Guide & { kept: number; dropped: number }

const LONGEST_GUIDE = 50_000

/** The guide of the embedded engine, its title and its sources, with sections by the model: what nothing bears out is left out. */
export function assembleGuide({ task, draft }: { task: GuideTask; draft: GuideDraft }): AssembledGuide {
  const material = task.sources.flatMap(({ text }) => cutMaterial(text))
  const isSupported = createSupportCheck(material)
  const skeleton = writeGuide(task)
  const sources = /## Sources\n\n[\s\S]*$/.exec(skeleton.content)?.[0] ?? ''
  let [kept, dropped] = [0, 0]
  const keep = (isKept: boolean) => {
    if (isKept) kept += 1
    else dropped += 1
    return isKept
  }
  const sections = draft.sections.map(({ heading, summary, terms, questions }) => {
    const checked = keepSupported(summary, material)
    dropped += checked.unsupported.length
    if (checked.text !== '') kept += 1
    const known = terms.filter(({ term, meaning }) =>
      keep(isSupported(`${term}: ${meaning}`, []).kind === 'supported'),
    )
    const asked = questions.filter(({ question, answer }) =>
      keep(isSupported(`${question.replace(/[?？]/g, '.')} ${answer}`, []).kind === 'supported'),
    )
    if (checked.text === '' && asked.length === 0) return ''
    return [
      `## ${oneLine(heading)}`,
      checked.text,
      known.length > 0
        ? `**Key terms**\n\n${known.map(({ term, meaning }) => `- **${oneLine(term)}**: ${oneLine(meaning)}`).join('\n')}`
        : '',
      asked.length > 0
        ? `**Check yourself**\n\n${asked.map(({ question, answer }, at) => `${at + 1}. ${oneLine(question)}\n   *Answer:* ${oneLine(answer)}`).join('\n')}`
        : '',
    ]
      .filter((text) => text !== '')
      .join('\n\n')
  })
  const written = sections.filter((section) => section !== '')
  const content = written.length === 0 ? '' : [...written, sources].join('\n\n').slice(0, LONGEST_GUIDE)
  return { title: skeleton.title, content, kept, dropped }
}

const oneLine = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^#+\s*/, '')
    .trim()
