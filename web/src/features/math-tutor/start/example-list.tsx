import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { listExamples } from './examples.ts'

type ExampleListProps = { grade: number; isLarge: boolean; onChoose: (problem: string) => void }

export function ExampleList({ grade, isLarge, onChoose }: ExampleListProps) {
  const { t } = useTranslation('mathTutor')
  return (
    <section aria-labelledby="examples" className="flex flex-col gap-3">
      <h2 id="examples" className="font-semibold text-lg">
        {t('examples.title')}
      </h2>
      <ul className="flex flex-wrap gap-2" lang="en">
        {listExamples(grade).map((problem) => (
          <li key={problem} className="max-w-full">
            <Button
              variant="outline"
              size={isLarge ? 'large' : 'medium'}
              className="max-w-full whitespace-normal text-left"
              onClick={() => onChoose(problem)}
            >
              {problem}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
