/** What the pages with the rules say. */
const texts = import.meta.glob<string>('$locale/en/learn-*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
export default Object.values(texts);
