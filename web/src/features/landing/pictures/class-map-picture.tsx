import { Lightbulb } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureCard } from './picture-card.tsx'

const SKILLS = ['skill1', 'skill2', 'skill3', 'skill4'] as const
const STUDENTS = [
  { name: 'pupil1', levels: [2, 2, 2, 1] },
  { name: 'pupil2', levels: [2, 1, 0, 1] },
  { name: 'pupil3', levels: [2, 2, 1, 2] },
  { name: 'pupil4', levels: [2, 2, 1, 0] },
  { name: 'pupil5', levels: [1, 1, 0, 0] },
] as const
const LEVELS = ['notYet', 'growing', 'secure'] as const

export function ClassMapPicture() {
  const { t } = useTranslation('landing')
  return (
    <PictureCard className="px-3 sm:px-5">
      <div className="flex items-baseline justify-between gap-3 px-1">
        <span className="font-heading font-semibold text-lg">{t('classMap.title')}</span>
        <span className="text-muted">{t('classMap.subject')}</span>
      </div>
      <div className="mt-3 grid grid-cols-[auto_repeat(4,minmax(0,1fr))] items-end">
        <span />
        {SKILLS.map((skill) => (
          <span
            key={skill}
            className="justify-self-center px-1 text-center text-muted max-sm:rotate-180 max-sm:[writing-mode:vertical-rl]"
          >
            {t(`classMap.${skill}`)}
          </span>
        ))}
        {STUDENTS.map(({ name, levels }) => (
          <Fragment key={name}>
            <span className="self-stretch border-border border-t px-1 py-2">{t(`classMap.${name}`)}</span>
            {levels.map((level, index) => (
              <span
                key={SKILLS[index]}
                className="grid place-items-center border-border self-stretch border-t py-1.5"
              >
                <LevelMark level={level} className="size-7" />
              </span>
            ))}
          </Fragment>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-x-4 gap-y-1 px-1 text-muted">
        {LEVELS.map((level, index) => (
          <span key={level} className="inline-flex items-center gap-2">
            <LevelMark level={index} className="size-4" />
            {t(`classMap.${level}`)}
          </span>
        ))}
      </div>
      <div className="mt-4 flex items-center gap-3 rounded-control bg-amber-soft px-4 py-3 text-amber-ink">
        <Lightbulb className="size-5 shrink-0" />
        {t('classMap.hint')}
      </div>
    </PictureCard>
  )
}

/** An empty ring, half a disc or a full one with a tick: to be told apart without color. */
function LevelMark({ level, className }: { level: number; className: string }) {
  return (
    <svg viewBox="0 0 28 28" fill="none" strokeLinecap="round" aria-hidden="true" className={className}>
      <circle cx="14" cy="14" r="11" stroke="var(--leaf-deep)" strokeWidth="3" />
      {level === 1 && <path d="M14 3A11 11 0 0 1 14 25Z" fill="var(--leaf)" />}
      {level === 2 && (
        <>
          <circle cx="14" cy="14" r="11" fill="var(--leaf-deep)" />
          <path d="M9 14.5 12.5 18 19 10.5" stroke="var(--raised)" strokeWidth="3" strokeLinejoin="round" />
        </>
      )}
    </svg>
  )
}
