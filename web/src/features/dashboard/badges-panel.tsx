import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { BadgeMedal } from '../../kit/learning/badge-medal.tsx'
import { badgesQuery, earnedBadgesQuery } from '../../kit/learning/learning.data.ts'
import { useCriteriaText } from '../../kit/learning/use-criteria-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { choosePanelBadges, type PanelBadge } from './choose-panel-badges.ts'

/** Up to four badges, earned ones first; when none can be loaded, the four that everybody starts with. */
export function BadgesPanel({ user }: { user: User }) {
  const { t, i18n } = useTranslation('dashboard')
  const wordCriteria = useCriteriaText()
  const badges = useQuery(badgesQuery)
  const earned = useQuery(earnedBadgesQuery(user.id))
  const isPending = badges.isPending || earned.isPending
  const chosen = choosePanelBadges(badges.data ?? [], earned.data ?? [])
  return (
    <section aria-labelledby="badges-heading" className="flex flex-col gap-4">
      <h2 id="badges-heading" className="font-semibold text-2xl">
        {t('badges.heading')}
      </h2>
      {isPending ? (
        <SkeletonBlocks blocks={['h-96']} />
      ) : (
        <Card padding="small" className="flex flex-col gap-4">
          <ul className="flex flex-col gap-4">
            {(chosen.length > 0 ? chosen : listDefaults()).map(renderBadge)}
          </ul>
          <Button asChild variant="outline">
            <AppLink to="/achievements">{t('badges.all')}</AppLink>
          </Button>
        </Card>
      )}
    </section>
  )

  function renderBadge({ name, description, criteria, icon, color, isEarned }: PanelBadge) {
    return (
      <li key={name} className="flex items-center gap-3">
        <BadgeMedal icon={icon} color={color} isEarned={isEarned} />
        <div className="min-w-0">
          <h3 className="font-medium">{name}</h3>
          <p className="text-muted">{wordPurpose({ description, criteria })}</p>
          <p className={isEarned ? 'text-success-ink' : 'text-muted'}>
            {isEarned ? t('badges.earned') : t('badges.comingSoon')}
          </p>
        </div>
      </li>
    )
  }

  /** What a badge is for comes in English; in other languages the interface says it. */
  function wordPurpose(badge: Pick<PanelBadge, 'description' | 'criteria'>) {
    return i18n.language === 'en' ? badge.description : wordCriteria(badge)
  }

  function listDefaults(): PanelBadge[] {
    return [
      {
        name: t('badges.perfectScore'),
        description: t('badges.perfectScoreText'),
        icon: 'star',
        color: 'amber',
      },
      {
        name: t('badges.mathMaster'),
        description: t('badges.mathMasterText'),
        icon: 'calculator',
        color: 'primary',
      },
      {
        name: t('badges.scienceExplorer'),
        description: t('badges.scienceExplorerText'),
        icon: 'flask-conical',
        color: 'emerald',
      },
      {
        name: t('badges.quickLearner'),
        description: t('badges.quickLearnerText'),
        icon: 'zap',
        color: 'purple',
      },
    ].map((badge) => ({
      ...badge,
      color: badge.color as PanelBadge['color'],
      criteria: {},
      isEarned: false,
    }))
  }
}
