import { useTranslation } from 'react-i18next'
import type { WorkVersion } from '#contract/teaching/grading.ts'
import { useMomentText } from '../../../kit/days/use-moment-text.ts'
import { usePoints } from '../../../kit/grading/use-points.ts'
import { Accordion, AccordionItem } from '../../../ui/layout/accordion.tsx'
import { AttachmentView } from './attachment-view.tsx'

/** Nothing that was handed in or written about it is lost. */
export function VersionList({ versions, points }: { versions: readonly WorkVersion[]; points: number }) {
  const { t } = useTranslation('grading')
  const sayMoment = useMomentText()
  const write = usePoints()
  return (
    <section aria-labelledby="versions" className="flex flex-col gap-2">
      <h2 id="versions" className="font-semibold text-lg">
        {t('versions.title')}
      </h2>
      <Accordion>
        {versions.map((version) => (
          <AccordionItem
            key={version.version}
            value={String(version.version)}
            title={
              <span className="flex flex-wrap gap-x-3">
                <span>{t('versions.number', { version: version.version })}</span>
                <span className="font-normal text-muted">
                  {t(`versions.${version.status}`, {
                    date: sayMoment(version.gradedAt ?? version.submittedAt),
                  })}
                  {version.grade !== null && ` · ${write(version.grade)} / ${points}`}
                </span>
              </span>
            }
          >
            <div className="flex flex-col gap-3">
              {version.content ? (
                <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                  {version.content}
                </p>
              ) : (
                <p className="text-muted">{t('versions.noText')}</p>
              )}
              {version.attachments.map((attachment) => (
                <AttachmentView key={attachment.url} attachment={attachment} />
              ))}
              {version.feedback && (
                <blockquote className="whitespace-pre-line border-border-strong border-s-4 ps-3">
                  {version.feedback}
                  {version.gradedByName && <cite className="block text-muted">{version.gradedByName}</cite>}
                </blockquote>
              )}
            </div>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  )
}
