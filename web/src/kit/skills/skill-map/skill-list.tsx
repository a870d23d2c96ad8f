import { Clock, Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SkillStanding } from '#contract/skills.ts'
import { SkillLevelBadge } from '../../learning/skill-level-badge.tsx'

/** The map as a list, grade by grade. */
export function SkillList({
  skills,
  onOpen,
}: {
  skills: readonly SkillStanding[]
  onOpen: (id: string) => void
}) {
  const { t } = useTranslation('skills')
  const grades = [...new Set(skills.map(({ grade }) => grade))].toSorted((a, b) => a - b)
  return (
    <div className="flex flex-col gap-6">
      {grades.map((grade) => (
        <section key={grade} aria-label={t('grade', { grade })} className="flex flex-col gap-2">
          <h3 className="font-medium text-lg">{t('grade', { grade })}</h3>
          <ul className="divide-y divide-border rounded-card border border-border bg-surface">
            {skills
              .filter((skill) => skill.grade === grade)
              .map((skill) => (
                <li
                  key={skill.id}
                  className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-3"
                >
                  <button
                    type="button"
                    onClick={() => onOpen(skill.id)}
                    className="min-w-0 flex-1 basis-56 rounded-small text-start font-medium after:absolute after:inset-0 hover:underline"
                  >
                    {skill.name}
                  </button>
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
                    {skill.isDue && (
                      <span className="flex items-center gap-1">
                        <Clock aria-hidden="true" className="size-4" />
                        {t('legend.due')}
                      </span>
                    )}
                    {skill.isNext && (
                      <span className="flex items-center gap-1">
                        <Flag aria-hidden="true" className="size-4" />
                        {t('legend.next')}
                      </span>
                    )}
                    {skill.mastery !== null && (
                      <span className="tabular-nums">{t('list.percent', { percent: skill.mastery })}</span>
                    )}
                    <SkillLevelBadge level={skill.level} />
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
