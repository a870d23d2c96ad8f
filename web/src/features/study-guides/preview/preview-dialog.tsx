import '../../../kit/print-sheet.css'
import { Copy, Download, Flag, Printer } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuideReport } from '#contract/study/study-guides.ts'
import { nameFile } from '#engines/notes/index.ts'
import { AskTutorButton } from '../../../kit/chat/page/ask-button.tsx'
import { useChatPage } from '../../../kit/chat/page/open-page.ts'
import { Markdown } from '../../../kit/markdown/markdown.tsx'
import { PassageText } from '../../../kit/passages/passage-text.tsx'
import { collectSentences } from '../../../kit/speech/collect-sentences.ts'
import { ListenButton } from '../../../kit/speech/listen-button.tsx'
import { ReportDialog } from '../../../kit/study/report-dialog.tsx'
import { useGradeText } from '../../../kit/study/use-grade-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { downloadText } from '../../../ui/table/download-text.ts'
import { toast, toastError } from '../../../ui/toast/toast-store.ts'
import { GuideFacts } from '../list/guide-card.tsx'
import { useCreateGuide, useReportGuide } from '../study-guides.data.ts'
import { GuideContents, useHeadings } from './guide-contents.tsx'
import type { PreviewedGuide } from './previewed-guide.ts'
import { writeGuideFile } from './write-guide-file.ts'

const REASONS = ['wrong', 'unsafe', 'copied', 'other'] as const satisfies readonly GuideReport['reason'][]

type GuideActionsProps = { guide: PreviewedGuide; text: RefObject<HTMLElement | null>; onShowOwn: () => void }

function GuideActions({ guide, text, onShowOwn }: GuideActionsProps) {
  const { t } = useTranslation(['guides', 'study'])
  const toGradeText = useGradeText()
  const copy = useCreateGuide()
  const report = useReportGuide()
  const [isReporting, setReporting] = useState(false)
  const [isReported, setReported] = useState(guide.isReported)

  function download() {
    const facts = [guide.subject, guide.grade === null ? null : toGradeText(guide.grade)]
    const file = writeGuideFile({ ...guide, facts: facts.filter((fact) => fact !== null) })
    downloadText(file, nameFile(guide.title, 'md'), 'text/markdown;charset=utf-8')
  }

  function saveCopy() {
    const { title, description, content, subject, grade } = guide
    copy.mutateAsync({ title, description, content, subject, grade, resources: [], isPublic: false }).then(
      () => toast({ title: t('copied'), action: { label: t('showCopy'), onAction: onShowOwn } }),
      () => toastError(t('study:error'), t('createFailed')),
    )
  }

  return (
    <div className="flex flex-wrap items-center gap-2 border-border border-b pb-4 print:hidden">
      <Button variant="outline" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {t('print')}
      </Button>
      <Button variant="outline" onClick={download}>
        <Download aria-hidden="true" />
        {t('download')}
      </Button>
      <ListenButton
        collect={() => (text.current ? collectSentences(text.current).map(({ text: said }) => said) : [])}
        label={t('listen')}
        stopLabel={t('stopListening')}
      />
      {!guide.isOwn && (
        <>
          <Button variant="outline" isPending={copy.isPending} onClick={saveCopy}>
            <Copy aria-hidden="true" />
            {t('saveCopy')}
          </Button>
          {isReported ? (
            <span className="flex items-center gap-2 px-2 text-muted">
              <Flag aria-hidden="true" className="size-5 shrink-0" />
              {t('report.done')}
            </span>
          ) : (
            <Button variant="ghost" onClick={() => setReporting(true)}>
              <Flag aria-hidden="true" />
              {t('report.open')}
            </Button>
          )}
        </>
      )}
      {isReporting && (
        <ReportDialog
          id={guide.id}
          reasons={REASONS}
          say={(part) => t(`report.${part}`)}
          cancelLabel={t('close')}
          report={report}
          onReported={() => setReported(true)}
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  )
}

type PreviewDialogProps = {
  guide: PreviewedGuide
  /** Leads to the copy that was saved. */
  onShowOwn: () => void
  onClose: () => void
}

export function PreviewDialog({ guide, onShowOwn, onClose }: PreviewDialogProps) {
  usePrintTitle(guide.title)
  useChatPage({
    page: { kind: 'studyGuide', id: guide.id },
    title: guide.title,
    subject: guide.subject,
    readText: () => guide.content,
  })
  return (
    <Dialog onClose={onClose} width="large" title={guide.title}>
      <Preview
        guide={guide}
        onShowOwn={() => {
          onClose()
          onShowOwn()
        }}
      />
    </Dialog>
  )
}

/** Apart from the dialog, which puts its inside on the page only after its own effects have run. */
function Preview({ guide, onShowOwn }: Omit<PreviewDialogProps, 'onClose'>) {
  const text = useRef<HTMLDivElement>(null)
  const headings = useHeadings(text, guide.content)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2 empty:hidden">
        <GuideFacts guide={guide} />
      </div>
      <GuideActions guide={guide} text={text} onShowOwn={onShowOwn} />
      <AskTutorButton />
      {headings.length > 0 && <GuideContents headings={headings} />}
      <article data-print-sheet>
        <PrintHead guide={guide} />
        <div ref={text} className="flex flex-col gap-4 text-lg">
          {guide.description && <p className="whitespace-pre-line text-muted italic">{guide.description}</p>}
          <PassageText>
            <Markdown text={guide.content} headingsFrom={3} />
          </PassageText>
        </div>
      </article>
    </div>
  )
}

/** On paper the title stands above the text, not on the dialog that is left out. */
function PrintHead({ guide }: { guide: PreviewedGuide }) {
  const { t } = useTranslation('guides')
  const toGradeText = useGradeText()
  const facts = [guide.subject, guide.grade === null ? null : toGradeText(guide.grade)].filter(Boolean)
  return (
    <div className="hidden print:mb-6 print:block">
      <p className="font-bold font-heading text-3xl">{guide.title}</p>
      <p>{facts.length > 0 ? facts.join(' · ') : t('printed')}</p>
    </div>
  )
}

/** A guide saved as PDF is called by its title, however printing was asked for. */
function usePrintTitle(title: string): void {
  useEffect(() => {
    let before: string | null = null
    const name = () => {
      before = document.title
      document.title = title
    }
    const restore = () => {
      if (before !== null) document.title = before
      before = null
    }
    window.addEventListener('beforeprint', name)
    window.addEventListener('afterprint', restore)
    return () => {
      restore()
      window.removeEventListener('beforeprint', name)
      window.removeEventListener('afterprint', restore)
    }
  }, [title])
}
