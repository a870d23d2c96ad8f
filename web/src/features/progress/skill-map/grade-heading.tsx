import { useTranslation } from 'react-i18next'
import type { Drawing } from './plan/drawing.ts'
import { type GradeBand, HEADING_PX } from './plan/lay-out-map.ts'

const LAST_SCHOOL_GRADE = 12
const FAR_TEXT_PX = 12
/** "Grade 12" in that size; in less room the number has to do. */
const FAR_WORDS_PX = 58

type GradeHeadingProps = Pick<Drawing, 'detail' | 'scale'> & { band: GradeBand }

/** Said over every column, so that it can be read wherever one looks; from afar once is enough. */
export function GradeHeading({ band, detail, scale }: GradeHeadingProps) {
  const { t } = useTranslation('skills')
  const isBeyond = band.grade > LAST_SCHOOL_GRADE
  const text = isBeyond ? t('beyondSchool') : t('grade', { grade: band.grade })
  if (detail === 'shapes') {
    const hasRoom = band.width * scale >= FAR_WORDS_PX
    return (
      <p
        aria-hidden="true"
        className="absolute -translate-y-full overflow-clip whitespace-nowrap text-center font-heading font-medium leading-normal"
        style={{
          left: band.x,
          width: band.width,
          top: HEADING_PX - 4 / scale,
          fontSize: FAR_TEXT_PX / scale,
        }}
      >
        {hasRoom || isBeyond ? text : band.grade}
      </p>
    )
  }
  const hasWords = detail === 'words'
  const columns = Array.from({ length: hasWords ? band.columns : 1 }, (_, column) => column)
  return (
    <p
      aria-hidden="true"
      className={`absolute top-0 flex justify-around rounded-control bg-fill font-heading font-medium ${hasWords ? 'py-1.5' : 'overflow-clip text-5xl leading-tight'}`}
      style={{ left: band.x, width: band.width }}
    >
      {columns.map((column) => (
        <span key={column}>{text}</span>
      ))}
    </p>
  )
}
