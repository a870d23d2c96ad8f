import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus, X } from 'lucide-react'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { collaboration, type Person } from '#contract/professional/collaboration.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { announce } from '../../../kit/announce.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonArea, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { refreshCollaboration, sharingQuery, type ThingKind } from '../professional.data.ts'

type ShareDialogProps = { user: User; kind: ThingKind; id: number; onClose: () => void }

/** Who else reads a thing: each change counts at once. */
export function ShareDialog({ user, kind, id, onClose }: ShareDialogProps) {
  const { t } = useTranslation('professional')
  const found = useQuery(sharingQuery(user.id, kind, id))
  const [isLate] = useState(found.isPending)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      onClose={onClose}
      title={t(`share.${kind}`)}
      description={t('share.text')}
      {...(!isLate && { takeFocus: () => input.current?.focus() })}
      cancelLabel={t('share.close')}
    >
      {found.data ? (
        <Readers
          user={user}
          kind={kind}
          id={id}
          readers={found.data.readers}
          input={input}
          // Before the dialog stands it must not take the focus: the dialog could not give it back.
          isFocused={isLate}
        />
      ) : found.isError ? (
        <ErrorState headingLevel={3} title={t('share.failed')} query={found} />
      ) : (
        <SkeletonArea>
          <SkeletonText lines={4} />
        </SkeletonArea>
      )}
    </Dialog>
  )
}

type ReadersProps = Omit<ShareDialogProps, 'onClose'> & {
  readers: readonly Person[]
  input: RefObject<HTMLInputElement | null>
  isFocused: boolean
}

function Readers({ user, kind, id, readers, input, isFocused }: ReadersProps) {
  const { t } = useTranslation('professional')
  const queryClient = useQueryClient()
  const tell = useErrorText()
  const [share] = useState(() =>
    createWriter(kind === 'document' ? collaboration.shareDocument : collaboration.shareGuide),
  )
  const [typed, setTyped] = useState('')
  const [failure, setFailure] = useState<string>()
  const usernames = readers.map(({ username }) => username)
  const { mutate: save, isPending: isSaving } = useMutation({
    mutationFn: (change: { names: string[]; done: string }) => share({ id, usernames: change.names }),
    onMutate: () => setFailure(undefined),
    onSuccess: (sharing, { done }) => {
      queryClient.setQueryData(sharingQuery(user.id, kind, id).queryKey, sharing)
      setTyped('')
      announce(done)
      void refreshCollaboration(queryClient)
    },
    onError: (error) => setFailure(tell(error)),
    onSettled: () => input.current?.focus(),
  })

  function add(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    const names = typed.split(/[\s,;]+/).filter((name) => name !== '')
    if (isSaving) return
    if (names.length > 0) return save({ names: [...usernames, ...names], done: t('share.added') })
    setFailure(t('share.empty'))
    input.current?.focus()
  }

  return (
    <div className="flex flex-col gap-4">
      <form onSubmit={add} noValidate className="flex flex-wrap items-end gap-2">
        <Field
          label={t('share.field')}
          description={t('share.help')}
          error={failure}
          className="min-w-0 flex-1 basis-64"
        >
          <div className="flex gap-2">
            <Input
              ref={input}
              autoFocus={isFocused}
              value={typed}
              maxLength={500}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => {
                setTyped(event.target.value)
                setFailure(undefined)
              }}
            />
            <Button icon={UserPlus} type="submit" isPending={isSaving}>
              {t('share.add')}
            </Button>
          </div>
        </Field>
      </form>
      {readers.length === 0 ? (
        <p className="text-muted">{t('share.none')}</p>
      ) : (
        <ul aria-label={t('share.readers')} className="flex flex-col gap-1">
          {readers.map(({ username, name }) => (
            <li
              key={username}
              className="flex items-center justify-between gap-3 border-border border-b last:border-b-0"
            >
              <span className="wrap-anywhere min-w-0">
                {name} <span className="text-muted">{username}</span>
              </span>
              <IconButton
                label={t('share.remove', { name })}
                icon={X}
                onClick={() => {
                  const names = usernames.filter((one) => one !== username)
                  if (!isSaving) save({ names, done: t('share.removed') })
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
