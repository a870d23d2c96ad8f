import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { curriculumDocuments } from '#contract/study/curriculum-documents.ts'
import { ApiError, call } from '../../api/call.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { LongMarkdown } from '../../kit/markdown/long-markdown.tsx'
import { PassageText } from '../../kit/passages/passage-text.tsx'
import { useGradeText } from '../../kit/study/use-grade-text.ts'
import { useTabTitle } from '../../kit/use-tab-title.ts'
import { Signpost } from '../../ui/drawings/signpost.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonArea, SkeletonText } from '../../ui/states/skeleton.tsx'

/** A text of the curriculum that an answer of the tutor quotes, with the passage marked. */
export function CurriculumDocumentScreen({ id }: { id: number }) {
  const { t } = useTranslation('documents')
  const toGradeText = useGradeText()
  const found = useQuery({
    queryKey: ['curriculumDocuments', id],
    queryFn: () => call(curriculumDocuments.open, { id }),
    retry: false,
  })
  const document = found.data
  useTabTitle(document?.title ?? t('title'))
  if (found.error instanceof ApiError && found.error.status === 404)
    return (
      <Frame>
        <EmptyState
          headingLevel={1}
          drawing={<Signpost />}
          title={t('curriculum.gone')}
          description={t('curriculum.goneText')}
        />
      </Frame>
    )
  if (found.isError && !found.data)
    return (
      <Frame>
        <ErrorState headingLevel={1} title={t('curriculum.failed')} query={found} />
      </Frame>
    )
  if (!document)
    return (
      <Frame>
        <SkeletonArea>
          <SkeletonText lines={8} />
        </SkeletonArea>
      </Frame>
    )
  const { title, content, grade, subject, documentType } = document
  const facts = [subject, grade === null ? null : toGradeText(grade), documentType].filter(Boolean)
  return (
    <Frame>
      <PageHeader title={title} intro={facts.join(' · ')} />
      <PassageText>
        <LongMarkdown text={content} headingsFrom={2} />
      </PassageText>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('documents')
  return (
    <article className="mx-auto flex w-full max-w-3xl flex-col gap-4">
      <AppLink
        to="/study-resources"
        className="inline-flex min-h-11 items-center gap-2 self-start rounded-control font-heading font-medium text-brand-ink underline underline-offset-4"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('curriculum.back')}
      </AppLink>
      {children}
    </article>
  )
}
