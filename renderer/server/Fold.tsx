/**
 * The end of the first view of a long page. The build moves the styles that only stand below it into a file of their
 * own (renderer/build/inline-styles.ts), so that what a visitor sees first fits one flight. Browsers paint what is above
 * a stylesheet in the body before it has come.
 */
export const Fold = () => (import.meta.env.PROD ? <link rel="stylesheet" href="below-the-fold" /> : null)
