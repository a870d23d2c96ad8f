import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MyAssignmentPage } from '#contract/classroom/my-assignments.ts'
import { AttachmentList } from '../../kit/classroom/work/attachment-list.tsx'
import { useMomentText } from '../../kit/days/use-moment-text.ts'
import { useUser } from '../../kit/session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { FollowedWork } from './followed-work.tsx'
import { HandInForm } from './hand-in-form.tsx'
import { openOwnDraft } from './own-draft.ts'

/** Where the pupil works: on the way to what the product follows by itself, or with a text and files of their own. */
export function OwnWork({ work }: { work: MyAssignmentPage }) {
  const { t } = useTranslation('myAssignments')
  const user = useUser()
  const { submission, refusal, kind } = work
  const [isReplacing, setReplacing] = useState(false)
  const isWriting = refusal === null && (!submission || submission.status === 'returned' || isReplacing)
  if (kind !== 'task')
    return (
      <Card className="flex flex-col gap-4">
        <h2 className="font-semibold text-xl">{t('page.work')}</h2>
        <FollowedWork work={work} />
      </Card>
    )
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-semibold text-xl">{t('page.work')}</h2>
      {isWriting && user && !work.isPreview ? (
        <HandInForm
          work={work}
          userId={user.id}
          onDone={() => setReplacing(false)}
          {...(isReplacing && { onCancel: () => setReplacing(false) })}
        />
      ) : (
        <>
          {submission && <HandedIn work={submission} />}
          {refusal !== null && user && !work.isPreview && <NotHandedIn userId={user.id} work={work} />}
          {(refusal === 'closed' || refusal === 'late') && <p>{t(`handIn.${refusal}`)}</p>}
          {refusal === null && submission && (
            <div>
              <Button variant="outline" onClick={() => setReplacing(true)}>
                {t('handIn.replace')}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}

/** It was closed while somebody wrote: their words are not gone with the form. */
function NotHandedIn({ userId, work }: { userId: number; work: MyAssignmentPage }) {
  const { t } = useTranslation('myAssignments')
  const [kept] = useState(() => openOwnDraft(userId, work.id).read())
  if (!kept?.content.trim() || kept.content === work.submission?.content) return null
  return (
    <section aria-labelledby="not-handed-in" className="flex flex-col gap-2">
      <h3 id="not-handed-in" className="font-medium">
        {t('handIn.notHandedIn')}
      </h3>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line rounded-control bg-sunken p-4 text-lg">
        {kept.content}
      </p>
      <p className="text-muted">{t('handIn.stillHere')}</p>
    </section>
  )
}

function HandedIn({ work }: { work: NonNullable<MyAssignmentPage['submission']> }) {
  const { t } = useTranslation('myAssignments')
  const sayMoment = useMomentText()
  const { content, attachments, submittedAt } = work
  return (
    <>
      <p className="text-muted">{t('handIn.at', { when: sayMoment(submittedAt) })}</p>
      {content === null && attachments.length === 0 && <p>{t('handIn.done')}</p>}
      {content !== null && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line rounded-control bg-sunken p-4 text-lg">
          {content}
        </p>
      )}
      {attachments.length > 0 && <AttachmentList attachments={attachments} label={t('handIn.files')} />}
    </>
  )
}
