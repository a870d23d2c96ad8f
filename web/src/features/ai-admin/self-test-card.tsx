import { CircleCheck, CircleX, FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type AiState, aiAdmin, type SelfTest } from '#contract/admin/ai.ts'
import { useWrite } from '../../kit/queries/use-write.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { Accordion, AccordionItem } from '../../ui/layout/accordion.tsx'
import { Card, CardDescription, CardTitle } from '../../ui/layout/card.tsx'
import { aiQuery } from './ai-admin.data.ts'

export function SelfTestCard({ ai }: { ai: AiState }) {
  const { t } = useTranslation('aiAdmin')
  const start = useWrite(aiAdmin.selfTest, { refreshes: [aiQuery.queryKey], failed: t('test.notStarted') })
  const test = ai.selfTest
  const isRunning = test?.state === 'running'
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-reading">
          <CardTitle>{t('test.title')}</CardTitle>
          <CardDescription className="mt-1">{t('test.intro')}</CardDescription>
        </div>
        <Button
          icon={FlaskConical}
          variant="secondary"
          isPending={isRunning || start.isPending}
          pendingLabel={t('test.running')}
          onClick={() => start.mutate({})}
        >
          {test ? t('test.again') : t('test.start')}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {test?.state === 'done' && (
          <p className="font-medium">{t(hasPassed(test) ? 'test.passed' : 'test.failed')}</p>
        )}
      </div>
      {isRunning && (
        <ProgressBar
          label={t('test.running')}
          percent={(100 * test.asked) / test.planned}
          valueText={t('test.progress', { asked: test.asked, planned: test.planned })}
        />
      )}
      {test && test.results.length > 0 && <Results test={test} />}
    </Card>
  )
}

const hasPassed = ({ results }: SelfTest) => results.length === 4 && results.every(({ isPassed }) => isPassed)

function Results({ test }: { test: SelfTest }) {
  const { t } = useTranslation('aiAdmin')
  return (
    <Accordion isMultiple>
      {test.results.map(({ name, isPassed, passed, total, required, failure, samples }) => (
        <AccordionItem
          key={name}
          value={name}
          title={
            <span className="flex flex-1 flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone={isPassed ? 'success' : 'destructive'}>
                {isPassed ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
                {t(isPassed ? 'test.ok' : 'test.notOk')}
              </Badge>
              <span>{t(`test.name.${name}`)}</span>
              <span className="font-normal text-muted tabular-nums">
                {t('test.score', { passed, total, required })}
              </span>
            </span>
          }
        >
          <p className="max-w-reading text-muted">{t(`test.about.${name}`)}</p>
          {failure && <p className="mt-2 font-medium">{t(`failure.${failure}`)}</p>}
          <ul className="mt-3 flex flex-col gap-3">
            {samples.map((sample, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: samples have no other name and never move
              <li key={at} className="rounded-card border border-border p-3">
                <p className="flex items-start gap-2 font-medium">
                  <Mark isPassed={sample.isPassed} />
                  <span className="line-clamp-3 min-w-0 break-words">{sample.asked}</span>
                </p>
                <p className="mt-1 whitespace-pre-line break-words text-muted">
                  {sample.answered || t('test.noAnswer')}
                </p>
              </li>
            ))}
          </ul>
        </AccordionItem>
      ))}
    </Accordion>
  )
}

function Mark({ isPassed }: { isPassed: boolean }) {
  const { t } = useTranslation('aiAdmin')
  const Icon = isPassed ? CircleCheck : CircleX
  return (
    <>
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${isPassed ? 'text-success-ink' : 'text-destructive-ink'}`}
      />
      <span className="sr-only">{t(isPassed ? 'test.ok' : 'test.notOk')}</span>
    </>
  )
}
