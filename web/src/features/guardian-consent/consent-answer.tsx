import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ConsentPaper, guardianConsent } from '#contract/onboarding/guardian-consent.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { WhatChanges } from '../../kit/guardian/what-changes.tsx'
import { useWrite } from '../../kit/queries/use-write.ts'
import { Button } from '../../ui/actions/button.tsx'
import { consentPaperQuery } from './guardian-consent.data.ts'

type ConsentAnswerProps = { token: string; paper: ConsentPaper }

export function ConsentAnswer({ token, paper }: ConsentAnswerProps) {
  const [answered, setAnswered] = useState<boolean | null>(null)
  if (answered !== null) return <Done name={paper.childName} word={answered ? 'agreed' : 'declined'} />
  if (paper.state === 'asked') return <Question token={token} paper={paper} onAnswered={setAnswered} />
  if (paper.state === 'withdrawn') return <Done name={paper.childName} word="withdrawn" />
  return <Standing token={token} paper={paper} />
}

function Question({
  token,
  paper: { childName: name, isChildSignedIn },
  onAnswered,
}: ConsentAnswerProps & { onAnswered: (agrees: boolean) => void }) {
  const { t } = useTranslation('guardianConsent')
  const answer = useWrite(guardianConsent.answer, {
    failed: t('failed'),
    onSuccess: ({ agrees }) => onAnswered(agrees),
  })
  const isChosen = (agrees: boolean) => answer.isPending && answer.variables.agrees === agrees
  if (isChildSignedIn) return <p role="status">{t('childSignedIn', { name })}</p>
  return (
    <>
      <p>{t('asks', { name })}</p>
      <WhatChanges intro="asked" />
      <p>{t('without', { name })}</p>
      <p>
        {t('more')}{' '}
        <AppLink to="/privacy" className="font-medium text-brand-ink underline underline-offset-4">
          {t('privacy')}
        </AppLink>
      </p>
      <p className="font-medium">{t('whoAgrees', { name })}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          size="large"
          isPending={isChosen(true)}
          disabled={answer.isPending}
          onClick={() => answer.mutate({ token, agrees: true })}
        >
          {t('agree')}
        </Button>
        <Button
          size="large"
          variant="outline"
          isPending={isChosen(false)}
          disabled={answer.isPending}
          onClick={() => answer.mutate({ token, agrees: false })}
        >
          {t('decline')}
        </Button>
      </div>
    </>
  )
}

/** A consent that stands, as its guardian finds it again. */
function Standing({ token, paper: { childName: name, agreedAt } }: ConsentAnswerProps) {
  const { t, i18n } = useTranslation('guardianConsent')
  const queryClient = useQueryClient()
  const withdraw = useWrite(guardianConsent.withdraw, {
    failed: t('failed'),
    onSuccess: (paper) => queryClient.setQueryData(consentPaperQuery(token).queryKey, paper),
  })
  const day = agreedAt ? new Date(agreedAt).toLocaleDateString(i18n.language, { dateStyle: 'long' }) : ''
  return (
    <>
      <p>{t('standing', { name, day })}</p>
      <WhatChanges intro="standing" />
      <p>{t('withdrawText', { name })}</p>
      <Button
        variant="outline"
        className="self-start"
        isPending={withdraw.isPending}
        onClick={() => withdraw.mutate({ token })}
      >
        {t('withdraw')}
      </Button>
    </>
  )
}

/** The buttons are gone: whoever reads with the ears is told here what came of them. */
function Done({ name, word }: { name: string; word: 'agreed' | 'declined' | 'withdrawn' }) {
  const { t } = useTranslation('guardianConsent')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg">
        {t(`done.${word}`)}
      </h2>
      <p>{t(`doneText.${word}`, { name })}</p>
    </>
  )
}
