import { ExternalLink, FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Attachment } from '#contract/classroom/work.ts'
import type { GradedAssignment, StudentWork, WorkVersion } from '#contract/teaching/grading.ts'
import { useAttemptsText } from '../../../kit/classroom/work/use-score-text.ts'
import { useMomentText } from '../../../kit/days/use-moment-text.ts'
import { usePoints } from '../../../kit/grading/use-points.ts'
import { Markdown } from '../../../kit/markdown/markdown.tsx'
import { formatFileSize } from '../../../ui/format/format-file-size.ts'
import { Accordion, AccordionItem } from '../../../ui/layout/accordion.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'

const PICTURES = /^image\/(?:png|jpeg|webp)$/

/** Only what our own server keeps, and only what cannot hold a script. */
function isShownInline({ url, mediaType }: Attachment): boolean {
  return url.startsWith('/api/') && PICTURES.test(mediaType ?? '')
}

/**
 * Pictures of our own show at once; other files are saved, so that nothing foreign runs or is fetched here. A page, as a
 * project of Kids Code, opens beside the grade that is being written.
 */
function AttachmentView({ attachment }: { attachment: Attachment }) {
  const { t, i18n } = useTranslation('grading')
  const { name, url, sizeBytes } = attachment
  const isFile = url.startsWith('/api/')
  const Icon = isFile ? FileText : ExternalLink
  return (
    <figure className="flex flex-col gap-2">
      {isShownInline(attachment) && (
        <img
          src={url}
          alt={t('work.picture', { name })}
          loading="lazy"
          className="max-h-[70dvh] max-w-full self-start rounded-control border border-border bg-surface"
        />
      )}
      <figcaption>
        <a
          href={url}
          {...(isFile ? { download: name } : { target: '_blank', rel: 'noreferrer noopener' })}
          className="inline-flex min-h-11 max-w-full items-center gap-2 break-all text-brand-ink underline"
        >
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          {name}
          {!isFile && <span className="sr-only">{t('work.newTab')}</span>}
        </a>
        {sizeBytes !== undefined && (
          <span className="ms-2 text-muted">{formatFileSize(sizeBytes, 1, i18n.language)}</span>
        )}
      </figcaption>
    </figure>
  )
}

export function WorkView({ work, assignment }: { work: StudentWork; assignment: GradedAssignment }) {
  const { t } = useTranslation('grading')
  const sayMoment = useMomentText()
  const sayAttempts = useAttemptsText()
  const { submission, versions, daysLate } = work
  const isEmpty = !submission?.content && !submission?.attachments.length
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Card>
        <CardTitle>{t('work.title')}</CardTitle>
        {submission && (
          <p className="mb-3 text-muted">
            {t(submission.isAutomatic ? 'work.doneAt' : 'work.handedInAt', {
              date: sayMoment(submission.submittedAt),
            })}
            {daysLate > 0 && ` · ${t('late', { count: daysLate })}`}
            {sayAttempts(submission.attempts).map((attempts) => ` · ${attempts}`)}
          </p>
        )}
        {isEmpty && <p className="text-muted">{t(findEmptyText(work, assignment))}</p>}
        {submission?.content && (
          <p dir="auto" className="wrap-anywhere max-w-[75ch] whitespace-pre-wrap text-lg">
            {submission.content}
          </p>
        )}
        {submission && submission.attachments.length > 0 && (
          <ul aria-label={t('work.files')} className="mt-4 flex flex-col gap-4">
            {submission.attachments.map((attachment) => (
              <li key={attachment.url}>
                <AttachmentView attachment={attachment} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      {assignment.instructions && (
        <Card tone="sunken" padding="small">
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-medium">{t('work.instructions')}</summary>
            <div className="max-w-[75ch]">
              <Markdown text={assignment.instructions} headingsFrom={3} />
            </div>
          </details>
        </Card>
      )}
      {versions.length > 0 && <VersionList versions={versions} points={assignment.points} />}
    </div>
  )
}

function findEmptyText({ submission, isExcused }: StudentWork, { kind }: GradedAssignment) {
  if (!submission) return isExcused ? 'work.excused' : 'work.none'
  return kind === 'task' ? 'work.paper' : 'work.inProduct'
}

/** Nothing that was turned in or written about it is lost. */
function VersionList({ versions, points }: { versions: readonly WorkVersion[]; points: number }) {
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
