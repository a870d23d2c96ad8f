import { Sparkles, Undo2 } from 'lucide-react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { SubjectAndGrade, TitleField } from './about-fields.tsx'
import { ContentField } from './content-field.tsx'
import type { GuideValues } from './guide-values.ts'
import { ResourcesField } from './resources-field.tsx'
import type { useGenerateGuide } from './use-generate-guide.ts'

type AiTabProps = { form: UseFormReturn<GuideValues>; generation: ReturnType<typeof useGenerateGuide> }

/** Resources in, a guide out: it lands in the same title and content as the other tab has, to be changed before it is saved. */
export function AiTab({ form, generation }: AiTabProps) {
  const { t } = useTranslation('guides')
  const { generate, cancel, undo, isPending, written } = generation
  const content = useWatch({ control: form.control, name: 'content' })
  const canUndo = written !== null && written.before.content !== content
  return (
    <div className="flex flex-col gap-4">
      <ResourcesField form={form} />
      <SubjectAndGrade form={form} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          isPending={isPending}
          pendingLabel={t('generating')}
          onClick={() => void generate()}
        >
          <Sparkles aria-hidden="true" />
          {t('generate')}
        </Button>
        {isPending && (
          <Button variant="ghost" onClick={cancel}>
            {t('cancelGenerate')}
          </Button>
        )}
      </div>
      <p role="status" className="text-muted empty:hidden">
        {written && !isPending && (written.engine === 'llm' ? t('writtenByModel') : t('writtenHere'))}
      </p>
      <TitleField form={form} />
      <ContentField
        form={form}
        label={t('generated')}
        aside={
          canUndo && (
            <Button variant="ghost" onClick={undo}>
              <Undo2 aria-hidden="true" />
              {t('undoGenerate')}
            </Button>
          )
        }
      />
    </div>
  )
}
