"""Every numbered rule has its test, and no citation points nowhere."""

from tests.citations import citing, dangling, documents, untested


def test_every_numbered_rule_and_edge_case_is_cited_by_a_test() -> None:
    assert untested() == []


def test_no_citation_is_dangling() -> None:
    assert dangling() == []


def test_the_documents_and_the_tests_were_read() -> None:
    assert {"G-1", "G-66", "E-1", "E-49b", "EX-14"} <= set(documents()["guinote"])
    assert len(citing()) > 50
