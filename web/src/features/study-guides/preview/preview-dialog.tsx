import '../../../kit/print-sheet.css'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AskTutorButton } from '../../../kit/chat/page/ask-button.tsx'
import { useChatPage } from '../../../kit/chat/page/open-page.ts'
import { Markdown } from '../../../kit/markdown/markdown.tsx'
import { PassageText } from '../../../kit/passages/passage-text.tsx'
import { useGradeText } from '../../../kit/study/use-grade-text.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { GuideFacts } from '../guide-facts.tsx'
import { GuideActions } from './guide-actions.tsx'
import { GuideContents } from './guide-contents.tsx'
import type { PreviewedGuide } from './previewed-guide.ts'
import { useHeadings } from './use-headings.ts'

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
    <Dialog open onOpenChange={onClose} width="large" title={guide.title}>
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
