import { addressOf } from '../../renderer/content/addresses.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { Say } from '../ui/Say.tsx'

/** What sending details asks us for, and where to read what happens with them. */
export const PrivacyNote = ({ className }: { className?: string | undefined }) => {
  const { privacy } = useWords('forms')
  const page = useSite().collections.legal.find(({ slug }) => slug === 'privacy-policy')
  const policy = page && <a href={addressOf(page)}>{privacy.policy}</a>
  return (
    <p className={className}>
      <Say message={privacy.note} values={{ policy }} />
    </p>
  )
}
