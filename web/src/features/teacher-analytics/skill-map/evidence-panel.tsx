import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { NamedSkill } from '#contract/skills.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { SkillLevelBadge } from '../../../kit/learning/skill-level-badge.tsx'
import { IsOwnMap } from '../../../kit/skills/is-own-map.ts'
import { Receipt } from '../../../kit/skills/receipt/receipt.tsx'
import { receiptQuery } from '../../../kit/skills/skills.data.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import type { MapRow } from './arrange-map.ts'

type EvidencePanelProps = {
  pupil: MapRow
  skill: NamedSkill
  onClose: () => void
  /** Brings the focus back to the cell. */
  onClosed: () => void
}

/** The answers behind a cell, as on the page of the pupil. Reading them is audited. */
export function EvidencePanel({ pupil, skill, onClose, onClosed }: EvidencePanelProps) {
  const { t } = useTranslation(['teacherAnalytics', 'skills'])
  const receipt = useInfiniteQuery(receiptQuery(pupil.id, skill.id))
  const standing = receipt.data?.pages[0]?.standing
  const name = `${pupil.firstName} ${pupil.lastName}`
  return (
    <Sheet
      title={`${name}: ${skill.name}`}
      description={skill.can}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        onClosed()
      }}
      width="30rem"
    >
      <IsOwnMap.Provider value={false}>
        <div className="flex flex-col gap-5">
          {standing && (
            <div className="flex flex-col gap-3">
              <p>
                <SkillLevelBadge level={standing.level} />
              </p>
              {standing.mastery !== null && (
                <div className="flex flex-col gap-1">
                  <ProgressBar label={t('map.mastery')} percent={standing.mastery} />
                  <p className="text-muted">
                    {t('skills:panel.band', { low: standing.low, high: standing.high })}
                  </p>
                </div>
              )}
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <Button asChild variant="outline">
              <AppLink to="/teacher/students/$id" params={{ id: String(pupil.id) }}>
                {t('map.openPupil', { name: pupil.firstName })}
              </AppLink>
            </Button>
            {standing && standing.lessonId !== null && (
              <Button asChild variant="outline">
                <AppLink to="/lessons/$lessonId" params={{ lessonId: String(standing.lessonId) }}>
                  {t('map.openLesson')}
                </AppLink>
              </Button>
            )}
          </div>
          {receipt.isError && !receipt.data && (
            <ErrorState title={t('skills:receiptFailed')} query={receipt} headingLevel={3} />
          )}
          {receipt.isPending && (
            <SkeletonBlocks blocks={['h-24']} times={2} className="flex flex-col gap-2" />
          )}
          {receipt.data && (
            <Receipt
              learner={pupil}
              skill={skill.id}
              answers={receipt.data.pages.flatMap(({ answers }) => answers)}
              hasMore={receipt.hasNextPage}
              isLoading={receipt.isFetchingNextPage}
              onMore={() => void receipt.fetchNextPage()}
            />
          )}
        </div>
      </IsOwnMap.Provider>
    </Sheet>
  )
}
