import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import App from './App.svelte';

test('the page names the product', async () => {
  const app = mount(App, { target: document.body });
  expect(document.body.textContent).toContain('Tapete');
  await unmount(app);
});
