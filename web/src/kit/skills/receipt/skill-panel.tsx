import { useInfiniteQuery } from '@tanstack/react-query'
import { Clock, Flag } from 'lucide-react'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SkillReceipt, SkillStanding } from '#contract/skills.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { SkillLevelBadge } from '../../learning/skill-level-badge.tsx'
import { LinkButton } from '../../navigation/link-button.tsx'
import { IsOwnMap } from '../is-own-map.ts'
import { receiptQuery } from '../skills.data.ts'
import { Receipt } from './receipt.tsx'

type SkillPanelProps = {
  learner: { id: number }
  skill: SkillStanding
  all: readonly SkillStanding[]
  onOpen: (id: string) => void
  onClose: () => void
}

/** A skill: where the learner stands, what is missing, where to go on, and why. */
export function SkillPanel({ learner, skill, all, onOpen, onClose }: SkillPanelProps) {
  const { t } = useTranslation('skills')
  const isOwn = use(IsOwnMap)
  const receipt = useInfiniteQuery(receiptQuery(learner.id, skill.id))
  // A teacher comes for the evidence.
  const [isWhyShown, setWhyShown] = useState(!isOwn)
  const newest = receipt.data?.pages[0]
  return (
    <Sheet
      title={skill.name}
      description={skill.can}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="30rem"
    >
      <div className="flex flex-col gap-5">
        <Standing skill={newest?.standing ?? skill} />
        {newest && newest.missing.length > 0 && <Missing missing={newest.missing} />}
        <div className="flex flex-wrap gap-3">
          {isOwn && skill.hasPractice && (
            <LinkButton to="/practice" search={{ skill: skill.id }}>
              {t('panel.practice')}
            </LinkButton>
          )}
          {skill.lessonId !== null && (
            <LinkButton
              to="/lessons/$lessonId"
              params={{ lessonId: String(skill.lessonId) }}
              variant="outline"
            >
              {t('panel.lesson')}
            </LinkButton>
          )}
          <Button variant="outline" aria-expanded={isWhyShown} onClick={() => setWhyShown(!isWhyShown)}>
            {isWhyShown ? t('panel.hideWhy') : t('panel.why')}
          </Button>
        </div>
        {!skill.hasPractice && <p className="text-muted">{t('panel.noPractice')}</p>}
        {receipt.isError && !receipt.data && (
          <ErrorState title={t('receiptFailed')} query={receipt} headingLevel={3} />
        )}
        {isWhyShown && receipt.isPending && (
          <SkeletonBlocks blocks={['h-24']} times={2} className="flex flex-col gap-2" />
        )}
        {isWhyShown && receipt.data && (
          <Receipt
            learner={learner}
            skill={skill.id}
            answers={receipt.data.pages.flatMap(({ answers }) => answers)}
            hasMore={receipt.hasNextPage}
            isLoading={receipt.isFetchingNextPage}
            onMore={() => void receipt.fetchNextPage()}
          />
        )}
        <Around heading={t('panel.before')} ids={skill.after} all={all} onOpen={onOpen} />
        <Around
          heading={t('panel.builds')}
          ids={all.filter(({ after }) => after.includes(skill.id)).map(({ id }) => id)}
          all={all}
          onOpen={onOpen}
        />
      </div>
    </Sheet>
  )
}

function Standing({ skill }: { skill: SkillStanding }) {
  const { t } = useTranslation('skills')
  const isOwn = use(IsOwnMap)
  const { mastery, low, high } = skill
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <SkillLevelBadge level={skill.level} />
        {skill.isDue && (
          <span className="flex items-center gap-1.5">
            <Clock aria-hidden="true" className="size-4" />
            {t('due')}
          </span>
        )}
        {skill.isNext && (
          <span className="flex items-center gap-1.5">
            <Flag aria-hidden="true" className="size-4 fill-current" />
            {isOwn ? t('next') : t('student.next')}
          </span>
        )}
      </p>
      {mastery === null ? (
        <p className="text-muted">{isOwn ? t('panel.unknown') : t('student.unknown')}</p>
      ) : (
        <div className="flex flex-col gap-1">
          <ProgressBar label={t('panel.mastery')} percent={mastery} />
          <p className="text-muted">{t('panel.band', { low, high })}</p>
          <p className="text-muted">{t('panel.answers', { count: skill.answers })}</p>
        </div>
      )}
    </div>
  )
}

function Missing({ missing }: { missing: SkillReceipt['missing'] }) {
  const { t } = useTranslation('skills')
  const isOwn = use(IsOwnMap)
  return (
    <div className="rounded-card bg-brand-soft p-4 text-brand-ink">
      <h3 className="font-medium">{t('panel.missing')}</h3>
      <ul className="list-disc ps-5">
        {missing.map((need) => (
          <li key={need}>{need === 'onYourOwn' && !isOwn ? t('student.onTheirOwn') : t(`panel.${need}`)}</li>
        ))}
      </ul>
    </div>
  )
}

type AroundProps = {
  heading: string
  ids: readonly string[]
  all: readonly SkillStanding[]
  onOpen: (id: string) => void
}

/** Skills before and after, one step away. */
function Around({ heading, ids, all, onOpen }: AroundProps) {
  const skills = ids.flatMap((id) => all.find((skill) => skill.id === id) ?? [])
  if (skills.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-medium">{heading}</h3>
      <ul className="flex flex-col gap-1">
        {skills.map(({ id, name, level }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <Button variant="link" className="-ms-4 text-start" onClick={() => onOpen(id)}>
              {name}
            </Button>
            <SkillLevelBadge level={level} />
          </li>
        ))}
      </ul>
    </div>
  )
}
