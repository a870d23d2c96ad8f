import { useTranslation } from 'react-i18next'
import type { Drawing } from './plan/drawing.ts'
import { type GradeBand, HEADING_PX } from './plan/lay-out-map.ts'

const LAST_SCHOOL_GRADE = 12
const FAR_TEXT_PX = 12
/** The width of a letter in that size; where words do not fit, the number has to do. */
const FAR_LETTER_PX = 7.5

type GradeHeadingProps = Pick<Drawing, 'detail' | 'scale'> & { band: GradeBand }

/** Said over every column, so that it can be read wherever one looks; from afar once is enough. */
export function GradeHeading({ band, detail, scale }: GradeHeadingProps) {
  const { t } = useTranslation('skills')
  const isBeyond = band.grade > LAST_SCHOOL_GRADE
  const text = isBeyond ? t('beyondSchool') : t('grade', { grade: band.grade })
  if (detail === 'shapes') {
    const hasRoom = band.width * scale >= text.length * FAR_LETTER_PX
    return (
      <p
        aria-hidden="true"
        className="absolute -translate-y-full whitespace-nowrap text-center font-heading font-medium leading-tight"
        style={{
          left: band.x,
          width: band.width,
          top: band.y + HEADING_PX - 4 / scale,
          fontSize: FAR_TEXT_PX / scale,
        }}
      >
        <span className="bg-sunken/80">{hasRoom || isBeyond ? text : band.grade}</span>
      </p>
    )
  }
  const hasWords = detail === 'words'
  const columns = Array.from({ length: hasWords ? band.columns : 1 }, (_, column) => column)
  return (
    <p
      aria-hidden="true"
      className={`absolute flex justify-around rounded-control bg-fill font-heading font-medium ${hasWords ? 'py-1.5' : 'overflow-clip text-5xl leading-tight'}`}
      style={{ left: band.x, top: band.y, width: band.width }}
    >
      {columns.map((column) => (
        <span key={column}>{text}</span>
      ))}
    </p>
  )
}
