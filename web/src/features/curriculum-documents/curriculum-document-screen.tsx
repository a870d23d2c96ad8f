import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { curriculumDocuments } from '#contract/study/curriculum-documents.ts'
import { ApiError, call } from '../../api/call.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { LongMarkdown } from '../../kit/markdown/long-markdown.tsx'
import { PassageText } from '../../kit/passages/passage-text.tsx'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { useGradeText } from '../../kit/study/use-grade-text.ts'
import { useTabTitle } from '../../kit/use-tab-title.ts'
import { Signpost } from '../../ui/drawings/signpost.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonArea, SkeletonText } from '../../ui/states/skeleton.tsx'

/** A text of the curriculum that an answer of the tutor quotes, with the passage marked. */
export function CurriculumDocumentScreen({ id }: { id: number }) {
  const { t } = useTranslation('documents')
  const toGradeText = useGradeText()
  const found = useQuery({
    queryKey: ['curriculumDocuments', id],
    queryFn: () => call(curriculumDocuments.open, { id }),
  })
  useTabTitle(found.data?.title ?? t('title'))
  const isGone = found.error instanceof ApiError && found.error.status === 404
  const loading = (
    <SkeletonArea>
      <SkeletonText lines={8} />
    </SkeletonArea>
  )
  return (
    <article className="mx-auto flex w-full max-w-3xl flex-col gap-4">
      <AppLink
        to="/study-resources"
        className="inline-flex min-h-11 items-center gap-2 self-start rounded-control font-heading font-medium text-brand-ink underline underline-offset-4"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('curriculum.back')}
      </AppLink>
      {isGone ? (
        <EmptyState
          headingLevel={1}
          drawing={<Signpost />}
          title={t('curriculum.gone')}
          description={t('curriculum.goneText')}
        />
      ) : (
        <QueryView query={found} failed={t('curriculum.failed')} headingLevel={1} loading={loading}>
          {({ title, content, grade, subject, documentType }) => (
            <>
              <PageHeader
                title={title}
                intro={[subject, grade !== null && toGradeText(grade), documentType]
                  .filter(Boolean)
                  .join(' · ')}
              />
              <PassageText>
                <LongMarkdown text={content} headingsFrom={2} />
              </PassageText>
            </>
          )}
        </QueryView>
      )}
    </article>
  )
}
