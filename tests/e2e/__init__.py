"""The product in a real browser: a server in its own process, people in contexts of Chromium."""
