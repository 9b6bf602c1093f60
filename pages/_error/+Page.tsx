import { Head } from '../../components/head/Head.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { NotFound } from '../../components/not-found/NotFound.tsx'
import { useWords } from '../../renderer/server/use-words.ts'

export const Page = () => {
  const { title, description, shareTitle, callToAction } = useWords('not-found')
  return (
    <Layout callToAction={{ heading: callToAction }}>
      <Head title={title} description={description} preview={{ title: shareTitle }} hidden />
      <NotFound />
    </Layout>
  )
}
