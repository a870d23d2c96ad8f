/** Points as a share of the best, in percent; 0 while nobody has any. */
export function shareOfTop(points: number, topPoints: number): number {
  return topPoints <= 0 ? 0 : Math.round((100 * points) / topPoints)
}
