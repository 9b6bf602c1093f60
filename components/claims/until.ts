/**
 * Attributes for an element to hide after its last day, even if the page was built earlier
 * (hide-expired.ts).
 */
export const until = ({ validUntil }: { validUntil?: string | undefined }) =>
  validUntil === undefined ? {} : { 'data-until': validUntil }
