import { heroOverlay, laptop, smallTablet, tablet, twoColumns } from '../../renderer/design/tokens.ts'

/**
 * How wide pictures are shown, for their `sizes`. Phones have more pixels than one sees in a photograph: two thirds of
 * the width will do.
 */
const onPhones = '66vw'

export const pictureSizes = {
  /** One of two columns. */
  column: `${twoColumns} min(44vw, 37rem), ${onPhones}`,
  /** Beside the first heading of a page. */
  beside: `${twoColumns} min(42vw, 37rem), ${smallTablet} 80vw, ${onPhones}`,
  /** In a text. */
  text: `${tablet} 42rem, ${onPhones}`,
  /** All of the content's width. */
  whole: `${smallTablet} min(92vw, 80rem), ${onPhones}`,
  /** Behind the words of the home page. */
  hero: `${heroOverlay} 90vw, ${smallTablet} 100vw, ${onPhones}`,
  card: `${laptop} min(23vw, 19rem), ${smallTablet} 46vw, 104px`,
  wideCard: `${laptop} min(38vw, 31rem), ${smallTablet} 92vw, 104px`,
  cardWideOnLaptops: `${laptop} min(38vw, 31rem), ${smallTablet} 46vw, 104px`,
  cardWideOnTablets: `${laptop} min(23vw, 19rem), ${smallTablet} 92vw, 104px`,
}
