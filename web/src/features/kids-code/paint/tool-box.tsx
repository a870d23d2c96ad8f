import {
  Circle,
  Eraser,
  type LucideIcon,
  MousePointer2,
  PaintBucket,
  Pencil,
  Plus,
  Slash,
  Square,
  Star,
  Triangle,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { RadioTiles } from './radio-tiles.tsx'
import { isDrawingTool, type Painting, TOOLS, type Tool } from './use-painting.ts'

const ICONS: Record<Tool, LucideIcon> = {
  select: MousePointer2,
  pen: Pencil,
  line: Slash,
  rectangle: Square,
  ellipse: Circle,
  triangle: Triangle,
  star: Star,
  fill: PaintBucket,
  eraser: Eraser,
}

export function ToolBox({ painting }: { painting: Painting }) {
  const { t } = useTranslation('kidsCodePaint')
  return (
    <div className="flex flex-wrap items-end gap-3">
      <RadioTiles
        legend={t('paint.tools')}
        isLegendHidden
        options={TOOLS.map((tool) => {
          const Icon = ICONS[tool]
          const label = t(`paint.tool.${tool}`)
          return {
            value: tool,
            label,
            content: (
              <span aria-hidden="true" className="flex flex-col items-center sm:min-w-12">
                <Icon className="size-6" />
                <span className="max-sm:hidden">{label}</span>
              </span>
            ),
          }
        })}
        value={painting.tool}
        onChange={painting.chooseTool}
      />
      <Button variant="outline" disabled={!isDrawingTool(painting.tool)} onClick={painting.place}>
        <Plus aria-hidden="true" />
        {t('paint.place')}
      </Button>
    </div>
  )
}
