/** The options of games that have so many that no first page should wait for them. */
const texts = import.meta.glob<string>('$locale/en/options-*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
export default Object.values(texts);
