import {
  heroOverlay,
  laptop,
  smallTablet,
  tablet,
  twoColumns,
} from '../../renderer/design/tokens.ts'

/**
 * Display widths of pictures, for `sizes`. Phones have more pixels than the eye can tell apart in a
 * photograph, so two thirds of the width is enough.
 */
const onPhones = '66vw'

export const pictureSizes = {
  /** In one of two columns. */
  column: `${twoColumns} min(44vw, 37rem), ${onPhones}`,
  /** Beside the main heading of a page. */
  beside: `${twoColumns} min(42vw, 37rem), ${smallTablet} 80vw, ${onPhones}`,
  /** Within text. */
  text: `${tablet} 42rem, ${onPhones}`,
  /** The full width of the content. */
  whole: `${smallTablet} min(92vw, 80rem), ${onPhones}`,
  /** Behind the text of the home page's hero. */
  hero: `${heroOverlay} 90vw, ${smallTablet} 100vw, ${onPhones}`,
  card: `${laptop} min(23vw, 19rem), ${smallTablet} 46vw, 104px`,
  wideCard: `${laptop} min(38vw, 31rem), ${smallTablet} 92vw, 104px`,
  cardWideOnLaptops: `${laptop} min(38vw, 31rem), ${smallTablet} 46vw, 104px`,
  cardWideOnTablets: `${laptop} min(23vw, 19rem), ${smallTablet} 92vw, 104px`,
}
