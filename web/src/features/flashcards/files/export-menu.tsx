import { ChevronDown, Download, FileSpreadsheet, Layers } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'

const FORMATS = ['apkg', 'csv', 'tsv'] as const
const EXPORT_PATH = '/api/flashcards/export'

/** Plain links: the browser saves the file and shows how far it is. */
export function ExportMenu() {
  const { t } = useTranslation('flashcards')
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button variant="outline">
          <Download aria-hidden="true" />
          {t('files.export')}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      {FORMATS.map((format) => (
        <MenuItem key={format} asChild>
          <a href={`${EXPORT_PATH}?format=${format}`} download>
            {format === 'apkg' ? <Layers aria-hidden="true" /> : <FileSpreadsheet aria-hidden="true" />}
            {t(`files.${format}`)}
          </a>
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
