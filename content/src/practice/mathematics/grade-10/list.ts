import type { Practice } from '../../problem.ts'
import { angleRelationships, polygonAngles, triangleAngles } from './angles.ts'
import { areasOfFigures } from './areas.ts'
import { arcsAndSectors, circleAngles } from './circles.ts'
import { transformations, triangleCongruence } from './congruence.ts'
import { circleEquations, distanceAndMidpoint, parallelAndPerpendicularLines } from './coordinate-geometry.ts'
import { conditionalProbability, probabilityOfEvents } from './probability.ts'
import { quadrilateralProperties } from './quadrilaterals.ts'
import { rightTriangles, similarFigures } from './triangles.ts'
import { rightTriangleTrigonometry, specialRightTriangles } from './trigonometry.ts'
import { scaleAreaAndVolume, volumesOfSolids } from './volumes.ts'

export const grade10: Practice[] = [
  angleRelationships,
  triangleAngles,
  polygonAngles,
  transformations,
  triangleCongruence,
  quadrilateralProperties,
  distanceAndMidpoint,
  parallelAndPerpendicularLines,
  similarFigures,
  rightTriangles,
  specialRightTriangles,
  rightTriangleTrigonometry,
  circleAngles,
  arcsAndSectors,
  circleEquations,
  areasOfFigures,
  volumesOfSolids,
  scaleAreaAndVolume,
  probabilityOfEvents,
  conditionalProbability,
]
