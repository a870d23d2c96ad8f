import { useTranslation } from 'react-i18next'
import type { SkillLevel } from '#contract/skills.ts'
import { Badge, type BadgeTone } from '../../ui/display/badge.tsx'
import { LEVEL_ICONS } from './skill-level-icons.ts'

const TONES: Record<SkillLevel, BadgeTone> = {
  new: 'outline',
  learning: 'cyan',
  practised: 'purple',
  mastered: 'emerald',
  needsRefresh: 'amber',
}

/** A level in its own picture, word and color; the color alone says nothing. */
export function SkillLevelBadge({ level, className }: { level: SkillLevel; className?: string | undefined }) {
  const { t } = useTranslation('common')
  const Icon = LEVEL_ICONS[level]
  return (
    <Badge tone={TONES[level]} className={`whitespace-nowrap ${className ?? ''}`}>
      <Icon aria-hidden="true" />
      {t(`skillLevel.${level}`)}
    </Badge>
  )
}
