import { Copy, Download, FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type CitationStyle, type Reference, writeBibliography } from '#engines/citations/index.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'
import { downloadText } from '../../../ui/table/download-text.ts'
import { useCopy } from './use-copy.ts'

type ExportMenuProps = { references: readonly Reference[]; style: CitationStyle }

/** The whole bibliography: for a reference manager, as a text, or on the clipboard. */
export function ExportMenu({ references, style }: ExportMenuProps) {
  const { t } = useTranslation('professional')
  const copy = useCopy()
  const textStyle = style === 'bibtex' ? 'apa' : style
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button variant="outline">
          <Download aria-hidden="true" />
          {t('references.export')}
        </Button>
      }
    >
      <MenuItem
        icon={<Download aria-hidden="true" />}
        onSelect={() =>
          downloadText(
            writeBibliography(references, 'bibtex'),
            'references.bib',
            'application/x-bibtex;charset=utf-8',
          )
        }
      >
        {t('references.exportBib')}
      </MenuItem>
      <MenuItem
        icon={<FileText aria-hidden="true" />}
        onSelect={() =>
          downloadText(writeBibliography(references, textStyle), 'references.txt', 'text/plain;charset=utf-8')
        }
      >
        {t('references.exportText', { style: t(`style.${textStyle}`) })}
      </MenuItem>
      <MenuItem
        icon={<Copy aria-hidden="true" />}
        onSelect={() => void copy(writeBibliography(references, style))}
      >
        {t('references.copyAll', { style: t(`style.${style}`) })}
      </MenuItem>
    </DropdownMenu>
  )
}
