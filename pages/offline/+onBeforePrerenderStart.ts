export { offlinePages as onBeforePrerenderStart } from '../../renderer/content/other-pages.ts'
