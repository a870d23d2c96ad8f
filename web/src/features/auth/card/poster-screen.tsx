import { useQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cardSignIn, type PosterPupil } from '#contract/profile/card-sign-in.ts'
import { ApiError, call } from '../../../api/call.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { useLinkToken } from '../../../kit/navigation/use-link-token.ts'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { CodeForm } from './code-form.tsx'
import { TapPictures } from './tap-pictures.tsx'

/** Opened by the poster of a class: a child taps its name, then its pictures. */
export function PosterScreen() {
  const { t } = useTranslation('cardSignIn')
  const [poster, setPoster] = useLinkToken()
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 py-8">
      <Card className="flex flex-col gap-5">
        {poster === '' ? (
          <TypedPoster onSubmit={setPoster} />
        ) : (
          <OpenPoster key={poster} poster={poster} onOther={setPoster} />
        )}
      </Card>
      <AppLink
        to="/auth"
        className="self-center py-2.5 font-medium text-brand-ink underline underline-offset-4 hover:decoration-2"
      >
        {t('card.other')}
      </AppLink>
    </div>
  )
}

type TypedPosterProps = { refused?: string | undefined; onSubmit: (code: string) => void }

function TypedPoster({ refused, onSubmit }: TypedPosterProps) {
  const { t } = useTranslation('cardSignIn')
  return (
    <>
      <PosterTitle title={t('poster.title')} />
      <p className="text-muted">{t('poster.text')}</p>
      <CodeForm
        label={t('poster.code')}
        submitLabel={t('poster.submit')}
        isPending={false}
        refused={refused}
        onSubmit={onSubmit}
      />
    </>
  )
}

function PosterTitle({ title }: { title: string }) {
  return (
    <h1 className="wrap-anywhere flex items-center gap-3 font-semibold text-2xl">
      <Images aria-hidden="true" className="size-8 shrink-0 text-brand" />
      {title}
    </h1>
  )
}

function OpenPoster({ poster, onOther }: { poster: string; onOther: (code: string) => void }) {
  const { t } = useTranslation('cardSignIn')
  const [chosen, setChosen] = useState<PosterPupil | null>(null)
  const read = useQuery({
    queryKey: ['poster', poster],
    queryFn: () => call(cardSignIn.poster, { poster }),
    retry: false,
    gcTime: 0,
    // Who signs in leaves this page; asked again in between, the names would jump.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (read.isPending) return <Spinner label={t('poster.pending')} />
  if (read.error instanceof ApiError && read.error.status === 401)
    return <TypedPoster refused={read.error.message} onSubmit={onOther} />
  if (read.isError) return <ErrorState headingLevel={1} title={t('poster.failed')} query={read} />
  const { className, pupils } = read.data
  if (chosen)
    return <TapPictures key={chosen.id} poster={poster} pupil={chosen} onBack={() => setChosen(null)} />
  if (pupils.length === 0)
    return <EmptyState headingLevel={1} title={t('poster.emptyTitle')} description={t('poster.emptyText')} />
  return (
    <>
      <PosterTitle title={t('poster.who')} />
      <p className="wrap-anywhere text-muted">{className}</p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {pupils.map((pupil) => (
          <li key={pupil.id}>
            <button
              type="button"
              onClick={() => setChosen(pupil)}
              className="flex min-h-16 w-full items-center gap-4 rounded-card border-2 border-border bg-surface p-3 text-start font-heading font-medium text-xl transition-colors hover:border-border-strong active:bg-fill"
            >
              <Avatar firstName={pupil.name} />
              <span className="wrap-anywhere min-w-0">{pupil.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
