import { reading } from '#contract/study/reading.ts'
import { askTutor } from '../../domain/ask-tutor.ts'
import type { Mount } from '../../platform/requests/serve.ts'

export function readingRoutes({ serve }: Mount): void {
  serve(reading.analyze, ({ text, grade }, context) =>
    askTutor(
      context,
      'textUnreadable',
      ({ analyzeReading }, reader) => analyzeReading({ text, grade: reader.grade, reader }),
      { grade },
    ),
  )
}
