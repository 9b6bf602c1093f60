import { Layout } from '../../components/layout/Layout.tsx'
import { OfflinePage } from '../../components/offline/OfflinePage.tsx'
import { useWords } from '../../renderer/server/current-page.tsx'

export const Page = () => {
  const { title, description } = useWords('offline')
  return (
    <Layout head={{ title, description, hidden: true }} callToAction={{ emergency: true }}>
      <OfflinePage />
    </Layout>
  )
}
