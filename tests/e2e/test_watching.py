"""The watch of all other tests hears what it is there for."""

import pytest
from playwright.sync_api import expect

from tests.e2e.people import People
from tests.e2e.watching import Watch

pytestmark = pytest.mark.e2e
COMPLAINTS = {
    "an error in the console": "console.error('a plate fell')",
    "a fault that nobody caught": "setTimeout(() => { throw new Error('a plate fell') })",
    "a script that the policy forbids": """
        const script = document.createElement('script');
        script.textContent = 'document.title = "taken"';
        document.body.append(script);
    """,
    "a picture from elsewhere": "new Image().src = 'http://elsewhere.invalid/picture.png'",
}


@pytest.mark.parametrize("cause", COMPLAINTS)
def test_the_watch_hears(cause: str, people: People, watch: Watch) -> None:
    page = people.come().page
    page.goto("/acerca")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert watch.complaints == []
    with page.expect_event("console") if "fault" not in cause else page.expect_event("pageerror"):
        page.evaluate(f"() => {{ {COMPLAINTS[cause]} }}")
    assert len(watch.complaints) == 1
    watch.allow("a plate fell|Content Security Policy")
    assert watch.complaints == []
    assert page.title() != "taken"
