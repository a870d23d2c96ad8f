import type { FastifyInstance } from 'fastify'
import { reading } from '#contract/study/reading.ts'
import { askTutor } from '../../domain/ask-tutor.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'

export function readingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, reading.analyze, ({ text, grade }, context) =>
    askTutor(
      context,
      'textUnreadable',
      ({ analyzeReading }, reader) => analyzeReading({ text, grade: reader.grade, reader }),
      { grade },
    ),
  )
}
