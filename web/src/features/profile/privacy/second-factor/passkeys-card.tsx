import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_PASSKEY_NAME, type Passkey, passkeys } from '#contract/profile/passkeys.ts'
import { useWrite } from '../../../../kit/queries/use-write.ts'
import { canUsePasskeys, passkeysQuery } from '../../../../kit/second-factor/passkeys.ts'
import { secondFactorQuery } from '../../../../kit/second-factor/second-factor.data.ts'
import { useErrorText } from '../../../../kit/use-error-text.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { Card, CardIntro } from '../../../../ui/layout/card.tsx'
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { PasswordDialog } from '../password-dialog.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'

/** Where browsers allow none, those that were made at the right address can still be seen and removed. */
export function PasskeysCard() {
  const { t } = useTranslation('profile')
  const query = useQuery(passkeysQuery)
  const [isAdding, setAdding] = useState(false)
  const list = query.data?.passkeys ?? []
  const canAdd = canUsePasskeys(query.data?.host)
  if (query.data ? !canAdd && list.length === 0 : !query.isError) return null
  return (
    <Card className="flex flex-col gap-4">
      <CardIntro title={t('passkeys.title')} text={t('passkeys.text')} />
      {query.isError && !query.data && (
        <ErrorState title={t('passkeys.failed')} headingLevel={3} query={query} />
      )}
      {list.length > 0 && (
        <ul className="flex flex-col divide-y divide-border">
          {list.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyLine passkey={passkey} />
            </li>
          ))}
        </ul>
      )}
      {canAdd && (
        <Button variant="outline" className="self-start" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" />
          {t('passkeys.add')}
        </Button>
      )}
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
    </Card>
  )
}

function PasskeyLine({ passkey }: { passkey: Passkey }) {
  const { t, i18n } = useTranslation('profile')
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const remove = useWrite(passkeys.remove, {
    done: t('passkeys.removed'),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
    refreshes: [passkeysQuery.queryKey],
  })
  const formatDay = (moment: string) =>
    new Date(moment).toLocaleDateString(i18n.language, { dateStyle: 'long' })
  const close = () => setOpen(null)
  const { id, name, createdAt, lastUsedAt } = passkey
  return (
    <div className="flex flex-wrap items-center gap-3 py-3">
      <KeyRound aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="text-muted">
          {lastUsedAt
            ? t('passkeys.used', { day: formatDay(lastUsedAt) })
            : t('passkeys.made', { day: formatDay(createdAt) })}
        </p>
      </div>
      <div className="flex">
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('passkeys.renameOne', { name })}
          onClick={() => setOpen('rename')}
        >
          <Pencil aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('passkeys.removeOne', { name })}
          onClick={() => setOpen('remove')}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      {open === 'rename' && <RenameDialog passkey={passkey} onClose={close} />}
      {open === 'remove' && (
        <PasswordDialog
          title={t('passkeys.removeTitle', { name })}
          text={t('passkeys.removeText')}
          confirmLabel={t('passkeys.remove')}
          writer={{
            ...remove,
            mutate: ({ password }, options) => remove.mutate({ id, password }, options),
          }}
          onDone={close}
          onClose={close}
        />
      )}
    </div>
  )
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  const [name, setName] = useState(passkey.name)
  const rename = useWrite(passkeys.rename, { refreshes: [passkeysQuery.queryKey], onSuccess: onClose })
  return (
    <FormDialog
      title={t('passkeys.renameTitle')}
      width="small"
      submitLabel={t('passkeys.save')}
      isPending={rename.isPending}
      error={rename.error}
      onSubmit={() => rename.mutate({ id: passkey.id, name })}
      onClose={onClose}
    >
      <TextField
        label={t('passkeys.name')}
        error={rename.error ? errorText(rename.error) : undefined}
        isRequired
        value={name}
        maxLength={LONGEST_PASSKEY_NAME}
        onChange={({ target }) => {
          rename.reset()
          setName(target.value)
        }}
      />
    </FormDialog>
  )
}
