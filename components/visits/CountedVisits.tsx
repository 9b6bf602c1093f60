import { say } from '../../content/schema/message.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'

/** Says in the privacy policy what the service is told that counts visits, while one does. */
export const CountedVisits = () => {
  const { analytics } = useSite().business
  const { visits } = useWords('legal')
  if (!analytics?.host) return null
  const { service, host } = analytics
  return <p>{say(visits, { service, host: new URL(host).hostname })}</p>
}
