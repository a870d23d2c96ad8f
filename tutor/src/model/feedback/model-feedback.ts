import * as z from 'zod'
import {
  type Feedback,
  type FeedbackNote,
  type FeedbackTask,
  NOTE_AREAS,
} from '../../feedback/feedback-port.ts'
import type { Port } from '../../port.ts'
import { ModelFailure } from '../failure.ts'
import { type FillForm, writePrompt } from '../fill-form.ts'
import { findNoteFault, placeQuote } from './check-notes.ts'

const OUTPUT_TOKENS = 900
const MOST_NOTES = 8

const NotesForm = z.object({
  notes: z
    .array(
      z.object({
        area: z.enum(NOTE_AREAS),
        criterion: z.string().max(40),
        quote: z.string().max(300),
        advice: z.string().max(300),
      }),
    )
    .max(MOST_NOTES),
})

const FORM =
  'Source 1 is a text that a learner wrote. Write notes that help the learner to improve it themselves. Each note copies a short passage of source 1 letter by letter as its quote, and says in one or two friendly sentences what to look at there. Never write the text for the learner, never praise or blame the person, give no points and no grade. Notes are about structure, evidence or sentences. The criterion is the id of the line of the rubric that the note belongs to.'

type Parts = {
  fill: FillForm
  isFit: (text: string) => boolean
  /** What fixed rules find: spelling is always theirs. */
  embedded: Port<FeedbackTask, Feedback>
}

/** Notes of a language model by the same rubric. Each quotes the text; a quotation that is not in it is dropped. */
export function createModelFeedback({ fill, isFit, embedded }: Parts): Port<FeedbackTask, Feedback> {
  return async (task) => {
    const { text, question, material, rubric, reader } = task
    let notes: FeedbackNote[] = []
    const lines = rubric.map(
      ({ id, title, levels }) =>
        `${id}: ${title} (${levels.map((level) => level.description ?? level.title).join('; ')})`,
    )
    const about = [
      question === null ? '' : `The question was: ${question}`,
      lines.length === 0 ? 'There is no rubric: leave criterion empty.' : `The rubric:\n${lines.join('\n')}`,
      material === null ? '' : 'Source 2 is what the text is about.',
    ].filter((line) => line !== '')
    const prompt = writePrompt(
      FORM,
      reader,
      [text, ...(material === null ? [] : [material]), about.join('\n')],
      OUTPUT_TOKENS,
    )
    await fill({ feature: 'reading', reader }, prompt, NotesForm, (value) => {
      const faults = value.notes.map((note) => findNoteFault(note, task, isFit))
      notes = value.notes.flatMap(({ area, criterion, quote, advice }, at) => {
        const place = placeQuote(text, quote)
        if (faults[at] !== null || place === null || area === 'spelling') return []
        return [{ area, ...place, advice: advice.trim(), criterionId: criterion === '' ? null : criterion }]
      })
      return notes.length > 0 ? null : (faults.find((fault) => fault !== null) ?? 'There are no notes.')
    })
    if (notes.length === 0) throw new ModelFailure('invalid', 'no notes')
    const own = await embedded(task)
    const mechanical = own.notes.filter(({ area }) => area === 'spelling' || area === 'sentence')
    const all = [...notes, ...mechanical.filter((note) => !notes.some((one) => overlaps(one, note)))]
    return { ...own, notes: all.sort((a, b) => a.start - b.start), engine: 'llm' }
  }
}

const overlaps = (a: FeedbackNote, b: FeedbackNote) => a.start < b.end && b.start < a.end && a.area === b.area
