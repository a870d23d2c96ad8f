import { BookOpenText, ChevronDown, Highlighter, Sparkles } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { ChoiceCard, RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import type { FocusArea } from '../focus-areas.ts'
import type { Span } from '../own-text/cut-text.ts'
import { MarkedText } from '../own-text/marked-text.tsx'
import { ReadOutButton } from '../read-out-button.tsx'
import { LANTERN } from './lantern.ts'
import { OCTOPUS } from './octopus.ts'
import {
  findVersion,
  listGrades,
  type PracticePassage,
  type PracticeQuestion,
  type PracticeText,
} from './passage.ts'

const TEXTS: readonly PracticeText[] = [LANTERN, OCTOPUS]

type PracticeTabProps = { grade: number; focus: readonly FocusArea[]; isLarge: boolean }

export function PracticeTab({ grade, focus, isLarge }: PracticeTabProps) {
  const { t } = useTranslation('reading')
  const [chosen, setChosen] = useState<PracticeText>(LANTERN)
  const version = findVersion(chosen, grade)
  return (
    <div className="flex flex-col gap-6">
      <p className="text-muted">{t('practice.lead')}</p>
      <RadioGroup
        aria-label={t('practice.choose')}
        value={chosen.id}
        onValueChange={(id) => setChosen(TEXTS.find((text) => text.id === id) ?? LANTERN)}
        className="grid gap-3 sm:grid-cols-2"
      >
        {TEXTS.map(({ id, title }) => (
          <ChoiceCard
            key={id}
            value={id}
            label={title}
            description={t(`practice.${id}`)}
            icon={id === 'story' ? <Sparkles aria-hidden="true" /> : <BookOpenText aria-hidden="true" />}
            size={isLarge ? 'large' : 'medium'}
          />
        ))}
      </RadioGroup>
      <Passage
        key={`${chosen.id}.${version.upToGrade}`}
        text={chosen}
        version={version}
        focus={focus}
        isLarge={isLarge}
      />
    </div>
  )
}

type PassageProps = {
  text: PracticeText
  version: PracticePassage
  focus: readonly FocusArea[]
  isLarge: boolean
}

function Passage({ text, version, focus, isLarge }: PassageProps) {
  const { t } = useTranslation('reading')
  const textBox = useRef<HTMLDivElement>(null)
  const [mark, setMark] = useState<Span | null>(null)
  const whole = version.paragraphs.join('\n\n')

  function showEvidence(evidence: string) {
    const start = whole.indexOf(evidence)
    setMark({ start, end: start + evidence.length })
    requestAnimationFrame(() =>
      textBox.current?.querySelector('[data-evidence]')?.scrollIntoView({ block: 'center' }),
    )
  }

  return (
    <div className="grid gap-6 xl:grid-cols-[3fr_2fr]">
      <section aria-labelledby="practice-passage" className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 id="practice-passage" className="flex min-h-11 items-center font-semibold text-xl">
            {text.title}
          </h3>
          <ReadOutButton text={textBox} isLarge={isLarge} />
        </div>
        <Card>
          <MarkedText ref={textBox} text={whole} mark={mark} isLarge={isLarge} />
        </Card>
        <p className="text-muted">{t('practice.version', { grades: listGrades(text, version) })}</p>
      </section>
      <Questions version={version} focus={focus} onMark={showEvidence} />
    </div>
  )
}

type QuestionsProps = Pick<PassageProps, 'version' | 'focus'> & { onMark: (evidence: string) => void }

/** Those of the chosen focus areas, or all. */
function Questions({ version: { questions }, focus, onMark }: QuestionsProps) {
  const { t, i18n } = useTranslation('reading')
  const [isAll, setAll] = useState(false)
  const fitting = questions.filter((question) => focus.includes(question.focus))
  const isFiltered = focus.length > 0 && fitting.length > 0 && fitting.length < questions.length && !isAll
  const areas = new Intl.ListFormat(i18n.language).format(focus)
  return (
    <TitledSection
      title={t('practice.questions')}
      level={3}
      titleClass="flex min-h-11 items-center font-semibold text-xl"
      className="flex min-w-0 flex-col gap-3"
    >
      {focus.length > 0 && fitting.length === 0 && (
        <p className="text-muted">{t('practice.filteredNone', { areas })}</p>
      )}
      {isFiltered && (
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="text-muted">{t('practice.filtered', { areas })}</p>
          <Button variant="link" className="-ms-4" onClick={() => setAll(true)}>
            {t('practice.showAll')}
          </Button>
        </div>
      )}
      <ol className="flex flex-col gap-3">
        {(isFiltered ? fitting : questions).map((question) => (
          <li key={question.question}>
            <PracticeQuestionItem question={question} onMark={() => onMark(question.evidence)} />
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** A question; its answer and how to find it stay hidden until they are asked for. */
function PracticeQuestionItem({ question, onMark }: { question: PracticeQuestion; onMark: () => void }) {
  const { t } = useTranslation('reading')
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <Card padding="small" className="flex flex-col items-start gap-3">
      <Badge tone="primary">{question.focus}</Badge>
      <h4 className="font-medium text-lg">{question.question}</h4>
      <Button
        variant="outline"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setShown(!isShown)}
      >
        <ChevronDown aria-hidden="true" className={isShown ? 'rotate-180' : ''} />
        {isShown ? t('practice.hideAnswer') : t('practice.showAnswer')}
      </Button>
      {isShown && (
        <div id={id} className="flex flex-col items-start gap-2">
          <p>
            <span className="block font-medium text-brand-ink">{t('practice.answer')}</span>
            {question.answer}
          </p>
          <p>
            <span className="block font-medium text-brand-ink">{t('practice.why')}</span>
            {question.why}
          </p>
          <Button variant="ghost" className="-ms-4" onClick={onMark}>
            <Highlighter aria-hidden="true" />
            {t('practice.mark')}
          </Button>
        </div>
      )}
    </Card>
  )
}
