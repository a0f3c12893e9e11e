/** What the pages say that are opened from the home screen. */
const texts = import.meta.glob<string>('$locale/en/pages.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
export default Object.values(texts);
