import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  LONGEST_SCHOOL_CONSENT,
  type SchoolConsentState,
  schoolConsent,
} from '#contract/admin/school-consent.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { QueryView } from '../../../kit/queries/query-view.tsx'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextareaField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'

const consentQuery = endpointQuery(['users', 'school-consent'], schoolConsent.read, {})
/** As the server wants it: a consent is more than a word. */
const SHORTEST = 20

/** The school consents for its students, in words that are kept with the date and who gave it. */
export function SchoolConsentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users')
  return (
    <Dialog
      title={t('consent.title')}
      description={t('consent.text')}
      width="large"
      cancelLabel={t('consent.close')}
      onClose={onClose}
    >
      <QueryView
        query={useQuery(consentQuery)}
        failed={t('consent.failed')}
        headingLevel={3}
        loading={<SkeletonBlocks blocks={['h-24', 'h-40']} className="flex flex-col gap-4" />}
      >
        {(state) => <Consent state={state} />}
      </QueryView>
    </Dialog>
  )
}

function Consent({ state: { standing, earlier } }: { state: SchoolConsentState }) {
  const { t, i18n } = useTranslation('users')
  const queryClient = useQueryClient()
  const keep = (state: SchoolConsentState) => queryClient.setQueryData(consentQuery.queryKey, state)
  const give = useWrite(schoolConsent.give, {
    done: t('consent.given'),
    failed: t('consent.notSaved'),
    onSuccess: keep,
  })
  const withdraw = useWrite(schoolConsent.withdraw, {
    done: t('consent.withdrawn'),
    failed: t('consent.notSaved'),
    onSuccess: keep,
  })
  const [text, setText] = useState(standing?.text ?? t('consent.words'))
  const [hasTried, setTried] = useState(false)
  const isShort = text.trim().length < SHORTEST
  const day = (moment: string) => new Date(moment).toLocaleDateString(i18n.language, { dateStyle: 'long' })
  const who = (name: string | null) => name ?? t('consent.formerAdmin')
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="font-medium">
        {standing
          ? t('consent.since', { day: day(standing.givenAt), name: who(standing.givenBy) })
          : t('consent.none')}
      </p>
      <p className="text-muted">{t('consent.whom')}</p>
      <TextareaField
        label={t('consent.wordsLabel')}
        error={hasTried && isShort ? t('consent.tooShort') : undefined}
        rows={8}
        maxLength={LONGEST_SCHOOL_CONSENT}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          isPending={give.isPending}
          disabled={text.trim() === standing?.text}
          onClick={() => {
            setTried(true)
            if (!isShort) give.mutate({ text: text.trim() })
          }}
        >
          {t(standing ? 'consent.change' : 'consent.give')}
        </Button>
        {standing && (
          <Button variant="outline" isPending={withdraw.isPending} onClick={() => withdraw.mutate({})}>
            {t('consent.withdraw')}
          </Button>
        )}
      </div>
      {earlier.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2 font-medium">{t('consent.earlier')}</summary>
          <ul className="flex flex-col gap-4 pt-2">
            {earlier.map(({ id, text: words, givenAt, givenBy, withdrawnAt, withdrawnBy }) => (
              <li key={id} className="wrap-anywhere">
                <p className="text-muted">
                  {t('consent.from', { day: day(givenAt), name: who(givenBy) })}{' '}
                  {t('consent.until', { day: day(withdrawnAt), name: who(withdrawnBy) })}
                </p>
                <p className="whitespace-pre-line">{words}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
