/** The language in which the page was built. Its `lang` changes where a visitor has it translated. */
export const pageLanguage = (): string => document.documentElement.dataset.language ?? ''
