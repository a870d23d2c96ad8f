import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Criterion, RubricScores } from '#contract/classroom/work.ts'
import { usePoints } from '../../../kit/grading/use-points.ts'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { Radio, RadioGroup } from '../../../ui/forms/radio-group.tsx'

type RubricFieldProps = {
  rubric: readonly Criterion[]
  scores: RubricScores
  onChoose: (criterionId: string, points: number) => void
}

/** Levels as radio buttons; 1 to 9 picks one of the criterion that has the focus and goes on to the next. */
export function RubricField({ rubric, scores, onChoose }: RubricFieldProps) {
  const { t } = useTranslation('grading')
  const write = usePoints()
  const box = useRef<HTMLDivElement>(null)
  function handleKey(event: KeyboardEvent, place: number) {
    const level = /^[1-9]$/.test(event.key) ? rubric[place]?.levels[Number(event.key) - 1] : undefined
    const criterion = rubric[place]
    if (!level || !criterion || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onChoose(criterion.id, level.points)
    const next = box.current?.querySelectorAll('[role=radiogroup]')[place + 1]
    ;(
      next?.querySelector<HTMLElement>('[role=radio][tabindex="0"], [role=radio]') ??
      document.querySelector<HTMLElement>('[data-grading=feedback] textarea')
    )?.focus()
  }
  return (
    <div ref={box} data-grading="grade" className="flex flex-col gap-3">
      {rubric.map(({ id, title, levels }, place) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the digits are a second way to press the radio buttons inside
        <div
          key={id}
          className="rounded-control border border-border p-3"
          onKeyDown={(event) => handleKey(event, place)}
        >
          <p id={`criterion-${id}`} className="font-medium">
            {title}
          </p>
          <RadioGroup
            aria-labelledby={`criterion-${id}`}
            value={String(levels.findIndex(({ points }) => points === scores[id]))}
            onValueChange={(chosen) => onChoose(id, levels[Number(chosen)]?.points ?? 0)}
          >
            {levels.map((level, number) => (
              <Radio
                key={level.title}
                value={String(number)}
                label={
                  <>
                    <Kbd aria-hidden="true" className="me-2">
                      {number + 1}
                    </Kbd>
                    {t('form.level', { title: level.title, points: write(level.points) })}
                  </>
                }
                description={level.description}
              />
            ))}
          </RadioGroup>
        </div>
      ))}
    </div>
  )
}
