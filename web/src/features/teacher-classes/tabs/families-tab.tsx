import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type FamilyMessage,
  familyMessages,
  LONGEST_FAMILY_MESSAGE,
} from '#contract/families/family-messages.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { call } from '../../../api/call.ts'
import { Markdown } from '../../../kit/markdown/markdown.tsx'
import { QueryView } from '../../../kit/queries/query-view.tsx'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Sprout } from '../../../ui/drawings/sprout.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { TextareaField, TextField } from '../../../ui/forms/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'

const keyOf = (classId: number) => ['families', 'class', classId]

/** Messages to the guardians of a class, and who has read them. */
export function FamiliesTab({ classId }: { classId: number }) {
  const { t } = useTranslation('classes')
  const [isWriting, setWriting] = useState(false)
  const found = useQuery({
    queryKey: keyOf(classId),
    queryFn: ({ signal }) => call(familyMessages.list, { id: classId }, { signal }),
  })
  return (
    <div className="flex flex-col gap-4">
      <h2 className="sr-only">{t('page.familiesTab')}</h2>
      <QueryView
        query={found}
        failed={t('families.failed')}
        loading={<SkeletonBlocks blocks={['h-24', 'h-40']} />}
      >
        {({ messages, guardians, reached, pupils }) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-muted">{t('families.reach', { guardians, reached, pupils })}</p>
              {guardians > 0 && (
                <Button icon={Mail} onClick={() => setWriting(true)}>
                  {t('families.write')}
                </Button>
              )}
            </div>
            {messages.length === 0 ? (
              <EmptyState
                drawing={<Sprout stage={0} />}
                title={t('families.noneTitle')}
                description={t(guardians > 0 ? 'families.noneText' : 'families.nobodyText')}
                headingLevel={3}
              />
            ) : (
              <ul className="flex flex-col gap-4">
                {messages.map((message) => (
                  <li key={message.id}>
                    <SentMessage message={message} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </QueryView>
      {isWriting && <MessageDialog classId={classId} onClose={() => setWriting(false)} />}
    </div>
  )
}

function SentMessage({ message }: { message: FamilyMessage }) {
  const { t, i18n } = useTranslation('classes')
  const { title, content, createdAt, readers } = message
  const write = (at: string) =>
    new Date(at).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const read = readers.filter(({ readAt }) => readAt !== null).length
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h3 dir="auto" className="wrap-anywhere font-semibold text-xl">
          {title}
        </h3>
        <p className="text-muted">{t('families.sent', { at: write(createdAt) })}</p>
      </div>
      <Markdown text={content} />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center rounded-control font-medium">
          {t('families.read', { read, all: readers.length })}
        </summary>
        <ul className="flex flex-col gap-2">
          {readers.map(({ name, children, readAt }) => (
            <li key={`${name} ${children.join()}`} className="wrap-anywhere">
              {name} {children.length > 0 && <span className="text-muted">({children.join(', ')}) </span>}
              <span className="text-muted">
                {readAt === null ? t('families.unread') : t('families.readAt', { at: write(readAt) })}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}

function MessageDialog({ classId, onClose }: { classId: number; onClose: () => void }) {
  const { t } = useTranslation('classes')
  const errorText = useErrorText()
  const [title, setTitle] = useState('')
  const [content, setContent] = useState('')
  const [hasTried, setTried] = useState(false)
  const send = useWrite(familyMessages.send, {
    refreshes: [keyOf(classId)],
    done: t('families.done'),
    onSuccess: onClose,
  })
  const missing = (text: string) => (hasTried && text.trim() === '' ? t('families.fillIn') : undefined)
  function submit() {
    setTried(true)
    if (title.trim() !== '' && content.trim() !== '') send.mutate({ id: classId, title, content })
  }
  return (
    <FormDialog
      title={t('families.write')}
      description={t('families.writeText')}
      submitLabel={t('families.send')}
      isPending={send.isPending}
      error={send.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {send.error && <FormAlert>{errorText(send.error)}</FormAlert>}
      <TextField
        label={t('families.title')}
        isRequired
        maxLength={LONGEST_TITLE}
        error={missing(title)}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextareaField
        label={t('families.content')}
        isRequired
        maxLength={LONGEST_FAMILY_MESSAGE}
        rows={8}
        error={missing(content)}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
    </FormDialog>
  )
}
