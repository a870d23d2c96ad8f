import { useMutation, useQueryClient } from '@tanstack/react-query'
import { School } from 'lucide-react'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ClassBehindCode, myClasses } from '#contract/classroom/my-classes.ts'
import { call } from '../../api/call.ts'
import { createWriter } from '../../api/create-writer.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useErrorText } from '../use-error-text.ts'
import { refreshMyClasses } from './my-classes.data.ts'

type JoinDialogProps = {
  /** From the link of a QR code: looked up at once. */
  code?: string | undefined
  onClose: () => void
}

/** The code first, then whose class it is, then in: nobody ends up in a stranger's class by a slip. */
export function JoinDialog({ code = '', onClose }: JoinDialogProps) {
  const { t } = useTranslation('myClasses')
  const wordError = useErrorText()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState(code)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [write] = useState(() => createWriter(myClasses.join))
  const input = useRef<HTMLInputElement>(null)
  const look = useMutation({
    mutationFn: (classCode: string) => call(myClasses.lookUp, { classCode }),
    onError: (error) => {
      setProblem(wordError(error))
      requestAnimationFrame(() => input.current?.focus())
    },
  })
  const join = useMutation({
    mutationFn: () => write({ classCode: typed }),
    onSuccess: async ({ name }) => {
      toast({ title: t('dialog.joined', { name }) })
      await refreshMyClasses(queryClient)
      onClose()
    },
    onError: (error) => setProblem(wordError(error)),
  })
  const lookAtOnce = useEffectEvent(() => {
    if (code) look.mutate(code)
  })
  useEffect(() => lookAtOnce(), [])

  function find(event: SubmitEvent) {
    event.preventDefault()
    if (look.isPending) return
    const wanted = typed.trim()
    setProblem(wanted ? undefined : t('dialog.codeMissing'))
    if (wanted) look.mutate(wanted)
    else input.current?.focus()
  }

  function startOver() {
    look.reset()
    join.reset()
    setProblem(undefined)
    requestAnimationFrame(() => input.current?.focus())
  }

  const room = look.data
  const canJoin = room?.isJoinOpen && !room.isIn
  return (
    <Dialog
      onClose={onClose}
      width="small"
      title={t('dialog.title')}
      description={room ? undefined : t('dialog.text')}
      footer={
        room ? (
          <>
            <Button variant="outline" onClick={startOver} disabled={join.isPending}>
              {t('dialog.other')}
            </Button>
            {canJoin && (
              <Button
                autoFocus
                onClick={() => join.mutate()}
                isPending={join.isPending}
                pendingLabel={t('dialog.joining')}
              >
                {t('dialog.join')}
              </Button>
            )}
          </>
        ) : (
          <Button
            type="submit"
            form="join-class"
            isPending={look.isPending}
            pendingLabel={t('dialog.finding')}
          >
            {t('dialog.find')}
          </Button>
        )
      }
    >
      {room ? (
        <FoundClass room={room} problem={problem} />
      ) : (
        <form id="join-class" onSubmit={find} noValidate>
          <Field label={t('dialog.code')} description={t('dialog.codeHelp')} error={problem} isRequired>
            <Input
              ref={input}
              value={typed}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              className="font-heading text-2xl uppercase tracking-widest"
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </form>
      )}
    </Dialog>
  )
}

function FoundClass({ room, problem }: { room: ClassBehindCode; problem: string | undefined }) {
  const { t } = useTranslation('myClasses')
  const hint = room.isIn ? t('dialog.alreadyIn') : room.isJoinOpen ? null : t('dialog.closed')
  return (
    <div className="flex flex-col gap-3" aria-live="polite">
      <p className="font-medium">{t('dialog.found')}</p>
      <div className="flex items-center gap-4 rounded-card border border-brand-edge bg-brand-soft p-4">
        <School aria-hidden="true" className="size-10 shrink-0 text-brand-ink" />
        <div className="min-w-0">
          <p className="wrap-anywhere font-heading font-semibold text-xl">{room.name}</p>
          <p className="wrap-anywhere">
            {[room.subject, t('teacher', { name: room.teacherName })].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      {hint && <p role="status">{hint}</p>}
      {!hint && <p className="text-muted">{t('dialog.sees')}</p>}
      {problem && (
        <p role="alert" className="text-destructive-ink">
          {problem}
        </p>
      )}
    </div>
  )
}
