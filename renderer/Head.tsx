import { business } from '../content/index.ts'

type HeadProps = { title: string; description: string; path: string }

/** What search engines and link previews read of a page. React hoists it into the document's head. */
export const Head = ({ title, description, path }: HeadProps) => (
  <>
    <title>{title}</title>
    <meta name="description" content={description} />
    <link rel="canonical" href={`${business.url}${path === '/' ? '' : path}`} />
  </>
)
