import { useTranslation } from 'react-i18next'
import { type Drawing, NO_COLOR, nameColor, type Shape } from '#engines/kids-code/painting/index.ts'

/** "3. Star, red": its place from the back, what it is and the color one sees. */
export function useShapeName(): (shape: Shape, drawing: Drawing) => string {
  const { t } = useTranslation('kidsCodePaint')
  return (shape, { shapes }) =>
    t('paint.shape', {
      place: shapes.findIndex(({ id }) => id === shape.id) + 1,
      kind: t(`paint.kind.${shape.kind}`),
      color: t(`paint.color.${nameColor(shape.fill === NO_COLOR ? shape.stroke : shape.fill)}`),
    })
}
