import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { familyRights, type ChildRights as Rights } from '#contract/families/family-rights.ts'
import type { Child } from '#contract/families/fields.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { WhatChanges } from '../../../kit/guardian/what-changes.tsx'
import { QueryView } from '../../../kit/queries/query-view.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { rightsQuery } from '../families.data.ts'
import { DataCard } from './data-card.tsx'
import { ReadingCard } from './reading-card.tsx'
import { useRightsWrite } from './use-rights-write.ts'

/** What a guardian decides and may ask for: consent, what else there is to read, the child's data. */
export function ChildRights({ child }: { child: Child }) {
  const { t } = useTranslation('families')
  return (
    <QueryView
      query={useQuery(rightsQuery(child.id))}
      failed={t('rights.failed', { name: child.firstName })}
      headingLevel={3}
      loading={<SkeletonBlocks blocks={['h-40', 'h-40']} />}
    >
      {(rights) => (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {rights.consent.isNeeded && <ConsentCard child={child} consent={rights.consent} />}
          <div className={rights.consent.isNeeded ? 'flex flex-col gap-6' : 'contents'}>
            <ReadingCard child={child} rights={rights} />
            {!rights.isOfAge && <DataCard child={child} deletion={rights.deletion} />}
          </div>
        </div>
      )}
    </QueryView>
  )
}

type ConsentCardProps = { child: Child; consent: Rights['consent'] }

function ConsentCard({ child: { id, firstName: name }, consent }: ConsentCardProps) {
  const { t, i18n } = useTranslation('families')
  const failed = t('rights.notSaved')
  const agree = useRightsWrite(familyRights.agree, id, { done: t('consent.agreed', { name }), failed })
  const withdraw = useRightsWrite(familyRights.withdraw, id, {
    done: t('consent.withdrawn', { name }),
    failed,
  })
  const isPending = agree.isPending || withdraw.isPending
  const day = (moment: string) => new Date(moment).toLocaleDateString(i18n.language, { dateStyle: 'long' })
  const { agreement, schoolAgreedAt, isShielded, canAgree } = consent
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle level={3}>{t('consent.title')}</CardTitle>
      <p role="status" className="wrap-anywhere font-medium">
        {agreement
          ? agreement.isOwn
            ? t('consent.own', { name, day: day(agreement.agreedAt) })
            : t('consent.other', { name, guardian: agreement.guardianName, day: day(agreement.agreedAt) })
          : schoolAgreedAt
            ? t('consent.school', { name, day: day(schoolAgreedAt) })
            : t('consent.none', { name })}
      </p>
      <WhatChanges intro={isShielded ? 'asked' : 'standing'} />
      <p>
        <AppLink to="/privacy" className="font-medium text-brand-ink underline underline-offset-4">
          {t('consent.privacy')}
        </AppLink>
      </p>
      {!agreement && !canAgree && (
        <p>
          {t('consent.needsAddress')}{' '}
          <AppLink to="/profile" className="font-medium text-brand-ink underline underline-offset-4">
            {t('consent.toProfile')}
          </AppLink>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!agreement && canAgree && (
          <Button isPending={agree.isPending} disabled={isPending} onClick={() => agree.mutate({ id })}>
            {t('consent.agree')}
          </Button>
        )}
        {!isShielded && (
          <Button
            variant="outline"
            isPending={withdraw.isPending}
            disabled={isPending}
            onClick={() => withdraw.mutate({ id })}
          >
            {t(agreement ? 'consent.withdraw' : 'consent.object')}
          </Button>
        )}
      </div>
    </Card>
  )
}
