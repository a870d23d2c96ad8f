import { Eye, EyeOff, Flag } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { studyGuides } from '#contract/study/study-guides.ts'
import { Markdown } from '../../kit/markdown/markdown.tsx'
import { useWrite } from '../../kit/queries/use-write.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { formatDate } from '../../ui/format/format-date.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import type { ReportedGuide } from './group-reports.ts'

type ReportedCardProps = { reported: ReportedGuide; onDecided: () => void }

/** A guide with what readers said about it. A decision can be taken anew at any time. */
export function ReportedCard({ reported: { guide, reports }, onDecided }: ReportedCardProps) {
  const { t, i18n } = useTranslation('guides')
  const { t: word } = useTranslation('ui')
  const titleId = useId()
  const [isReading, setReading] = useState(false)
  const { decide, isPending } = useDecideWithWords(onDecided)
  const [newest] = reports
  if (!newest) return null
  const { id, outcome } = newest
  return (
    <Card>
      <article aria-labelledby={titleId} className="flex flex-col gap-4">
        <div className="flex flex-col gap-2">
          <h2 id={titleId} className="font-semibold text-xl">
            {guide.title}
          </h2>
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone="warning">
              <Flag aria-hidden="true" />
              {t('admin.reports', { count: reports.length })}
            </Badge>
            {outcome && (
              <Badge tone={outcome === 'hidden' ? 'destructive' : 'success'}>{t(`admin.${outcome}`)}</Badge>
            )}
            <Badge tone="outline">{guide.isPublic ? t('admin.isPublic') : t('admin.isNotPublic')}</Badge>
            <span className="text-muted">{t('admin.author', { name: guide.authorName })}</span>
          </div>
        </div>
        <ul className="flex flex-col gap-2">
          {reports.map(({ id: reportId, reason, message, createdAt }) => (
            <li key={reportId} className="rounded-control bg-sunken p-3">
              <p className="flex flex-wrap gap-x-3">
                <span className="font-medium">{t(`admin.${reason}`)}</span>
                <span className="text-muted">
                  {formatDate(createdAt, word, i18n.language, { dateStyle: 'medium' })}
                </span>
              </p>
              {message && <p className="whitespace-pre-wrap">{message}</p>}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button icon={Eye} variant="secondary" aria-describedby={titleId} onClick={() => setReading(true)}>
            {t('admin.read')}
          </Button>
          {outcome !== 'kept' && (
            <Button
              variant="outline"
              aria-describedby={titleId}
              isPending={isPending}
              onClick={() => decide(id, 'kept')}
            >
              {outcome === 'hidden' ? t('admin.showAgain') : t('admin.keep')}
            </Button>
          )}
          {outcome !== 'hidden' && (
            <Button
              icon={EyeOff}
              variant="destructive"
              aria-describedby={titleId}
              isPending={isPending}
              onClick={() => decide(id, 'hidden')}
            >
              {t('admin.hide')}
            </Button>
          )}
        </div>
      </article>
      {isReading && (
        <Dialog open onOpenChange={() => setReading(false)} width="large" title={guide.title}>
          <div className="text-lg">
            <Markdown text={guide.content} />
          </div>
        </Dialog>
      )}
    </Card>
  )
}

type Outcome = 'kept' | 'hidden'

function useDecideWithWords(onDecided: () => void) {
  const { t } = useTranslation(['guides', 'study'])
  // Readers see the decision in their lists.
  const { mutateAsync, isPending } = useWrite(studyGuides.decide, {
    refreshes: [['guideReports'], ['studyGuides']],
  })

  async function decide(id: number, outcome: Outcome): Promise<void> {
    try {
      await mutateAsync({ id, outcome })
    } catch {
      toast({ title: t('study:error'), description: t('admin.decideFailed'), variant: 'destructive' })
      return
    }
    onDecided()
    const undo = {
      label: t('study:undo'),
      onAction: () => void decide(id, outcome === 'kept' ? 'hidden' : 'kept'),
    }
    toast(
      outcome === 'kept'
        ? { title: t('admin.keptToast') }
        : { title: t('admin.hiddenToast'), description: t('admin.hiddenToastText'), action: undo },
    )
  }

  return { decide: (id: number, outcome: Outcome) => void decide(id, outcome), isPending }
}
