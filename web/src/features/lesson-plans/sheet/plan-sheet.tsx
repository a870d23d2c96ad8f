import { useTranslation } from 'react-i18next'
import type { LessonPlan } from '#contract/teaching/lesson-plans.ts'
import '../../../kit/print-sheet.css'
import { AppLink } from '../../../kit/app-link.tsx'
import { Markdown } from '../../../kit/markdown/markdown.tsx'
import { usePlanFacts } from '../use-plan-facts.ts'

/** A plan to read and to print. */
export function PlanSheet({ plan }: { plan: LessonPlan }) {
  const { t } = useTranslation('lessonPlans')
  const sayFacts = usePlanFacts()
  const { title, description, objectives, materials, standards, attached } = plan
  return (
    <article data-print-sheet className="flex flex-col gap-5">
      {/* The dialog has its own title, which paper does not. */}
      <h1 dir="auto" className="hidden font-semibold text-2xl print:block">
        {title}
      </h1>
      <p className="text-muted">{sayFacts(plan).join(' · ')}</p>
      {description && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {description}
        </p>
      )}
      <Lines heading={t('fields.objectives')} lines={objectives} />
      <Lines heading={t('fields.materials')} lines={materials} />
      {standards.length > 0 && <Lines heading={t('fields.standards')} lines={[standards.join(', ')]} />}
      {attached.length > 0 && (
        <section>
          <h2 className="mb-1 font-semibold text-lg">{t('material.legend')}</h2>
          <ul className="list-disc ps-6">
            {attached.map(({ type, id, title: name }) => (
              <li key={`${type} ${id}`}>
                <AppLink
                  {...(type === 'lesson'
                    ? { to: '/lessons/$lessonId', params: { lessonId: String(id) } }
                    : { to: '/quizzes/$quizId', params: { quizId: String(id) } })}
                  className="wrap-anywhere text-brand-ink underline underline-offset-4"
                >
                  {name}
                </AppLink>
                <span className="text-muted"> ({t(`material.${type}`)})</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(['procedure', 'assessment', 'notes'] as const).map((name) => {
        const text = plan[name]
        return text ? (
          <section key={name}>
            <h2 className="mb-1 font-semibold text-lg">{t(`fields.${name}`)}</h2>
            <Markdown text={text} headingsFrom={3} />
          </section>
        ) : null
      })}
    </article>
  )
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h2 className="mb-1 font-semibold text-lg">{heading}</h2>
      <ul className="list-disc ps-6">
        {[...new Set(lines)].map((line) => (
          <li key={line} dir="auto" className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
