import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { INVITATION_DAYS, invitations } from '#contract/admin/invitations.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { BigCode } from './big-code.tsx'
import { EndingCard } from './ending-card.tsx'
import { type EndingProps, useDeed } from './use-ending.ts'

/** An admin invites a teacher by a code on paper: no address is needed, and it can be canceled until it is used. */
export function AdminEnding({ done, setDone, frame }: EndingProps) {
  const { t, i18n } = useTranslation('tours')
  const [create] = useState(() => createWriter(invitations.create))
  const [cancel] = useState(() => createWriter(invitations.cancel))
  const deed = useDeed({
    act: async () => {
      const { invitation, code } = await create({ role: 'teacher', mostUses: 1, days: INVITATION_DAYS })
      return { kind: 'invited', id: invitation.id, code, until: invitation.expiresAt }
    },
    undo: async (made) => made.kind === 'invited' && cancel({ id: made.id }),
    refreshes: [['adminDashboard'], ['users']],
    setDone,
  })
  if (done?.kind === 'invited') {
    const { code } = done
    const until = new Date(done.until).toLocaleDateString(i18n.language, { dateStyle: 'long' })
    return (
      <EndingCard
        frame={frame}
        isDone
        title={t(code === null ? 'endings.admin.open' : 'endings.admin.done')}
        text={
          code === null
            ? t('endings.admin.openLine', { until })
            : t('endings.admin.doneLine', { until, address: `${location.host}/register` })
        }
        failure={deed.failure}
        undo={deed.undoOf(done)}
      >
        {code !== null && <BigCode code={code} />}
      </EndingCard>
    )
  }
  return (
    <EndingCard
      frame={frame}
      title={t('endings.admin.title')}
      text={t('endings.admin.text', { count: INVITATION_DAYS })}
      act={{ label: t('endings.admin.make'), run: () => deed.run(undefined), isPending: deed.isPending }}
      failure={deed.failure}
    />
  )
}
