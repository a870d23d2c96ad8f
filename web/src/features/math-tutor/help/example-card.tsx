import type { MathExample } from '#contract/study/math-tutor.ts'
import { Formula } from '../formula.tsx'
import { WideLine } from '../wide-line.tsx'
import { AnswerLine } from './answer-line.tsx'
import { RungFrame } from './rung-card.tsx'
import { StepList } from './step-list.tsx'

/** Another problem of the same kind, worked out. */
export function ExampleCard({ example, isLarge }: { example: MathExample; isLarge: boolean }) {
  const { text, latex, steps, answer } = example
  return (
    <RungFrame rung="example">
      <p className={`wrap-anywhere ${isLarge ? 'text-3xl' : 'text-xl'}`} lang="en">
        {latex === null ? (
          text
        ) : (
          <WideLine>
            <Formula latex={latex} />
          </WideLine>
        )}
      </p>
      <StepList steps={steps} isLarge={isLarge} />
      <AnswerLine answer={answer} alternatives={[]} isLarge={isLarge} />
    </RungFrame>
  )
}
