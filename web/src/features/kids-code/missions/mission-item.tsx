import { CircleCheck, Play, RotateCcw, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MissionCard } from '#contract/kids-code/missions.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { usePagePath } from '../../../kit/navigation/use-page-path.ts'
import { SpeakButton } from '../../../kit/speech/speak-button.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { findTopic, TOPIC_ICONS } from './topic-icons.ts'

type MissionItemProps = { mission: MissionCard; isNext: boolean; isYoung: boolean }

export function MissionItem({ mission, isNext, isYoung }: MissionItemProps) {
  const { t } = useTranslation('kidsCodeProjects')
  const path = usePagePath('kidsCode')
  const { id, title, goal, grades, completedAt } = mission
  const [first, last] = grades
  const isDone = completedAt !== null
  const topic = findTopic(mission.topic)
  const Icon = TOPIC_ICONS[topic]
  return (
    <Card
      padding="small"
      tone={isNext ? 'brand' : 'surface'}
      className={`flex h-full flex-col ${isNext ? 'border-2' : ''}`}
    >
      <article aria-labelledby={`mission-${id}`} className="flex flex-1 flex-col gap-3">
        <div className="flex items-start gap-3">
          <span className="grid size-12 shrink-0 place-items-center rounded-control bg-purple-soft text-purple-ink">
            <Icon aria-hidden="true" className="size-7" />
          </span>
          <div className="min-w-0 flex-1">
            <h3 id={`mission-${id}`} className="wrap-anywhere font-semibold text-lg">
              {title}
            </h3>
            <p className={isNext ? '' : 'text-muted'}>{t(`missions.topics.${topic}`)}</p>
          </div>
          {isYoung && <SpeakButton text={`${title}. ${goal}`} label={t('missions.listen', { title })} />}
        </div>
        <p className={`flex-1 ${isYoung ? 'text-lg' : ''}`}>{goal}</p>
        <div className="flex flex-wrap gap-2">
          {isNext && (
            <Badge tone="purple">
              <Sparkles aria-hidden="true" />
              {t('missions.next')}
            </Badge>
          )}
          {isDone && (
            <Badge tone="success">
              <CircleCheck aria-hidden="true" />
              {t('missions.done')}
            </Badge>
          )}
          <Badge tone="outline">{t('missions.grades', { first, last })}</Badge>
        </div>
        <Button
          asChild
          variant={isNext ? 'primary' : 'outline'}
          size={isYoung || isNext ? 'large' : 'medium'}
          {...(isYoung && { className: 'min-h-14' })}
        >
          <AppLink to={path} search={{ mission: id }}>
            {isDone ? <RotateCcw aria-hidden="true" /> : <Play aria-hidden="true" />}
            {isDone ? t('missions.again') : t('missions.start')}
            <span className="sr-only">{title}</span>
          </AppLink>
        </Button>
      </article>
    </Card>
  )
}
