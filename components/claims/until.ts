/** What an element carries that is to be hidden after a day, even in a page that was built before (hide-expired.ts). */
export const until = ({ validUntil }: { validUntil?: string | undefined }) => (validUntil === undefined ? {} : { 'data-until': validUntil })
