/** What is said of presidente, and what its table says. */
const texts = import.meta.glob<string>(
  ['$locale/en/presidente.ftl', '$locale/en/table-presidente.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
export default Object.values(texts);
