/** What is said of presidente, and what its table says. */
const texts = import.meta.glob<string>(
  ['$locale/es/presidente.ftl', '$locale/es/table-presidente.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
export default Object.values(texts);
