import { Layout } from '../../components/layout/Layout.tsx'
import { OfflinePage } from '../../components/offline/OfflinePage.tsx'
import { useWords } from '../../renderer/server/use-words.ts'

export const Page = () => {
  const { title, description, heading } = useWords('offline')
  return (
    <Layout
      title={title}
      description={description}
      preview={{ title: heading }}
      hidden
      callToAction={{ emergency: true }}
    >
      <OfflinePage />
    </Layout>
  )
}
