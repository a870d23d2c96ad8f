import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Send, Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { collaboration, type DocumentComment, LONGEST_COMMENT } from '#contract/professional/collaboration.ts'
import { call } from '../../../api/call.ts'
import { announce } from '../../../kit/announce.ts'
import { MoreButton } from '../../../kit/queries/more-button.tsx'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { useRemoveWithUndo } from '../../../kit/study/use-remove-with-undo.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { formatRelativeTime } from '../../../ui/format/format-relative-time.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonArea, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { commentsQuery } from '../professional.data.ts'

export function Comments({ user, documentId }: { user: User; documentId: number }) {
  const { t } = useTranslation('professional')
  const queryClient = useQueryClient()
  const removeWithUndo = useRemoveWithUndo()
  const query = commentsQuery(user.id, documentId)
  const found = useInfiniteQuery(query)
  const heading = useRef<HTMLHeadingElement>(null)
  const all = found.data?.pages.flat() ?? []
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey })

  const remove = ({ id }: DocumentComment) =>
    removeWithUndo({
      remove: () => call(collaboration.removeComment, { id }),
      restore: () => call(collaboration.restoreComment, { id }),
      refresh,
      removed: t('comments.removed'),
      removeFailed: t('comments.removeFailed'),
      removedBefore: t('comments.removedBefore'),
      moveFocus: () => heading.current?.focus(),
    })

  return (
    <div className="flex flex-col gap-4">
      <h3 ref={heading} tabIndex={-1} className="sr-only">
        {t('comments.title')}
      </h3>
      <CommentForm documentId={documentId} onAdded={refresh} />
      {found.isPending ? (
        <SkeletonArea>
          <SkeletonText lines={4} />
        </SkeletonArea>
      ) : found.isError && !found.data ? (
        <ErrorState headingLevel={4} title={t('comments.failed')} query={found} />
      ) : all.length === 0 ? (
        <p className="text-muted">{t('comments.none')}</p>
      ) : (
        <ol aria-label={t('comments.title')} className="flex flex-col gap-3">
          {all.map((comment) => (
            <Comment key={comment.id} comment={comment} onRemove={() => void remove(comment)} />
          ))}
        </ol>
      )}
      <MoreButton query={found} className="self-center">
        {t('comments.earlier')}
      </MoreButton>
    </div>
  )
}

function Comment({ comment, onRemove }: { comment: DocumentComment; onRemove: () => void }) {
  const { t, i18n } = useTranslation('professional')
  const { t: say } = useTranslation('ui')
  const [now] = useState(() => new Date())
  const { author, content, createdAt, mayRemove } = comment
  return (
    <li className="flex items-start gap-3 rounded-control border border-border p-3">
      <Avatar {...splitName(author.name)} />
      <div className="min-w-0 flex-1">
        <p>
          <span className="wrap-anywhere font-medium">{author.name}</span>{' '}
          <span className="text-muted">{formatRelativeTime(createdAt, now, say, i18n.language)}</span>
        </p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {content}
        </p>
      </div>
      {mayRemove && (
        <IconButton label={t('comments.remove', { name: author.name })} icon={Trash2} onClick={onRemove} />
      )}
    </li>
  )
}

/** For the initials. */
function splitName(name: string) {
  const words = name.split(' ')
  return { firstName: words[0], lastName: words.length > 1 ? words.at(-1) : '' }
}

/** What is typed stays until it has arrived. */
function CommentForm({ documentId, onAdded }: { documentId: number; onAdded: () => Promise<void> }) {
  const { t } = useTranslation('professional')
  const tell = useErrorText()
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<string>()
  const comment = useWrite(collaboration.comment, {
    onSuccess: async () => {
      setText('')
      await onAdded()
      announce(t('comments.sent'))
    },
    onError: (error) => setFailure(tell(error)),
  })
  const field = useRef<HTMLTextAreaElement>(null)

  function send(event: FormEvent) {
    event.preventDefault()
    if (comment.isPending) return
    const isEmpty = text.trim() === ''
    setFailure(isEmpty ? t('comments.empty') : undefined)
    if (isEmpty) field.current?.focus()
    else comment.mutate({ id: documentId, content: text })
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-2">
      <Field label={t('comments.field')} description={t('comments.help')} error={failure}>
        <Textarea
          ref={field}
          dir="auto"
          rows={2}
          maxLength={LONGEST_COMMENT}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setFailure(undefined)
          }}
        />
      </Field>
      <Button
        icon={Send}
        type="submit"
        variant="secondary"
        className="self-start"
        isPending={comment.isPending}
      >
        {t('comments.send')}
      </Button>
    </form>
  )
}
