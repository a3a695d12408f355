"""Charts: what they show can be read."""

from railwright.reports.charts import Dot, scatter


def test_no_label_lies_on_a_dot() -> None:
    """The right one covers the place right of the left one, but for a label there."""
    left = Dot("Oslo", 10, 0.5, 0.2, "Oslo")
    beside = Dot("Bergen", 11, 0.5, 1.0)
    far = Dot("Narvik", 30, 0.2, 0.2, "Narvik")
    edge = Dot("Origin", 0, 0.9, 0.2)

    alone = scatter("turn", [left, far, edge])
    crowded = scatter("turn", [left, beside, far, edge])

    assert 'class="start label">Oslo<' in alone
    assert 'class="end label">Oslo<' in crowded
    assert 'label">Narvik<' in alone
    both = [Dot("West", 9, 0.5, 1.0), left, beside, far, edge]
    assert 'label">Oslo<' not in scatter("turn", both)
