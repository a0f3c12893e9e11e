"""Values of any option: as a strategy of Hypothesis, and drawn from a seed."""

from random import Random

from hypothesis import strategies as st

from tapete.core.options import Option, Value


def values(option: Option) -> st.SearchStrategy[Value]:
    """Return a strategy for the values that an option takes."""
    if option.type == "bool":
        return st.booleans()
    if option.type == "list":
        names = [word for word in option.words if word not in option.same]
        return st.lists(st.sampled_from(names), unique=True, max_size=3).map(option.check)
    numbers = [st.integers(low, high) for low, high in option.ranges]
    if isinstance(option.default, tuple):
        return st.tuples(*[st.one_of(numbers)] * len(option.default))
    words = [st.sampled_from(option.words)] if option.words else []
    return st.one_of(*words, *numbers)


def random_value(option: Option, rng: Random) -> Value:
    """Return a value that an option takes, every kind of value as likely as the others."""
    if option.type == "bool":
        return rng.random() < 0.5
    if option.type == "list":
        names = [word for word in option.words if word not in option.same]
        return option.check(rng.sample(names, rng.randint(0, min(3, len(names)))))
    if isinstance(option.default, tuple):
        return tuple([rng.randint(*rng.choice(option.ranges)) for _ in option.default])
    scalars: list[Value] = [*option.words, *[rng.randint(*span) for span in option.ranges]]
    return rng.choice(scalars)
