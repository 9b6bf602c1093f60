/**
 * Marks the end of the first view of a long page. The build moves styles used only below it into a
 * separate file (renderer/build/inline-styles.ts), so that the first view fits in the first round
 * trip. Browsers paint whatever comes before a stylesheet in the body without waiting for it.
 */
export const Fold = () =>
  import.meta.env.PROD ? <link rel="stylesheet" href="below-the-fold" /> : null
