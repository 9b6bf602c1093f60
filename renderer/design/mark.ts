/**
 * The company's mark, a roof over a row of barrel tiles, used by pages, icons, share pictures and
 * downloads.
 */
export const mark = {
  viewBox: '0 0 36 36',
  strokeWidth: 3.6,
  roof: 'M2.5 17.5 18 6l15.5 11.5',
  tiles: 'M6.3 28.5a5.85 5.85 0 0 1 11.7 0 5.85 5.85 0 0 1 11.7 0',
}

/** Returns the mark as an SVG file in these colors. */
export const drawMark = ({ roof, tiles }: { roof: string; tiles: string }): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}" fill="none" stroke-width="${mark.strokeWidth}" stroke-linecap="round" stroke-linejoin="round">`,
    `<path stroke="${roof}" d="${mark.roof}"/><path stroke="${tiles}" d="${mark.tiles}"/></svg>`,
  ].join('')
