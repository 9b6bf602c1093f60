import { isShownOn } from '../../content/schema/day.ts'

/** Hides claims and promotions past their last day, even if the page was built earlier. */
export default function hideExpired(parts: Iterable<HTMLElement>) {
  for (const part of parts) if (!isShownOn({ validUntil: part.dataset.until })) part.hidden = true
}
