import { useQuery } from '@tanstack/react-query'
import { BookOpenText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { User } from '#contract/accounts.ts'
import { LONGEST_READING, reading } from '#contract/study/reading.ts'
import { call } from '../../../api/call.ts'
import { openDraft } from '../../../kit/study/draft.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { AnalysisView } from './analysis-view.tsx'

const SHOWN_WHEN_LEFT = 2000

type TextFormProps = { text: string; isLarge: boolean; onWrite: (text: string) => void; onRead: () => void }

function TextForm({ text, isLarge, onWrite, onRead }: TextFormProps) {
  const { t } = useTranslation('reading')
  const field = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setMissing] = useState(false)
  const left = LONGEST_READING - text.length
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(text.trim() === '')
        if (text.trim() === '') field.current?.focus()
        else onRead()
      }}
    >
      <Field
        label={t('own.label')}
        description={t('own.hint')}
        error={isMissing && text.trim() === '' ? t('own.empty') : undefined}
        aside={
          left <= SHOWN_WHEN_LEFT && <span className="text-muted">{t('own.left', { count: left })}</span>
        }
      >
        <Textarea
          ref={field}
          dir="auto"
          rows={12}
          maxLength={LONGEST_READING}
          placeholder={t('own.placeholder')}
          value={text}
          onChange={(event) => onWrite(event.target.value)}
          className={isLarge ? 'text-xl' : 'text-lg'}
        />
      </Field>
      <Button type="submit" size={isLarge ? 'large' : 'medium'} className="self-start max-sm:w-full">
        <BookOpenText aria-hidden="true" />
        {t('own.read')}
      </Button>
    </form>
  )
}

const Kept = z.object({ text: z.string(), isRead: z.boolean() })
const NOTHING = { text: '', isRead: false }

/** The text that somebody brought: kept on the device, so that it is there again after a reload, read or half typed. */
function useOwnText(userId: number, grade: number) {
  const [draft] = useState(() => openDraft(userId, 'reading.text', Kept))
  const [{ text, isRead }, setKept] = useState(() => draft.read() ?? NOTHING)
  useEffect(() => {
    if (text.trim() === '') draft.forget()
    else draft.keep({ text, isRead })
  }, [draft, text, isRead])
  const analysis = useQuery({
    queryKey: ['reading', 'analysis', grade, text],
    queryFn: ({ signal }) => call(reading.analyze, { text, grade }, { signal }),
    enabled: isRead,
    // The same text is the same for ever.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Another grade changes words and questions; until they are there the old ones stay in sight.
    placeholderData: (before, query) => (query?.queryKey[3] === text ? before : undefined),
  })
  return {
    text,
    isRead,
    analysis,
    write: (typed: string) => setKept({ text: typed, isRead: false }),
    read: () => setKept({ text, isRead: true }),
    goBack: () => setKept({ text, isRead: false }),
    startOver: () => setKept(NOTHING),
  }
}

/** Paste a text, and read it with help. */
export function OwnTextTab({ user, grade, isLarge }: { user: User; grade: number; isLarge: boolean }) {
  const { t } = useTranslation('reading')
  const tell = useErrorText()
  const { text, isRead, analysis, write, read, goBack, startOver } = useOwnText(user.id, grade)
  if (!isRead) return <TextForm text={text} isLarge={isLarge} onWrite={write} onRead={read} />
  if (analysis.data) {
    return (
      <AnalysisView
        key={grade}
        user={user}
        text={text}
        analysis={analysis.data}
        grade={grade}
        isLarge={isLarge}
        onBack={goBack}
        onStartOver={startOver}
      />
    )
  }
  if (analysis.isError) {
    return (
      <ErrorState
        headingLevel={3}
        title={t('own.failed')}
        description={t('own.failedText', { reason: tell(analysis.error) })}
        query={analysis}
        action={
          <Button variant="outline" onClick={goBack}>
            {t('own.back')}
          </Button>
        }
      />
    )
  }
  return (
    <SkeletonArea label={t('own.reading')} className="flex flex-col gap-6">
      <Skeleton className="h-28 w-full" />
      <SkeletonText lines={8} />
    </SkeletonArea>
  )
}
