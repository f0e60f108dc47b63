"""Everything that is said in the user's language."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from gladsheim.errors import GladsheimError
from gladsheim.words import Term, Words, say


class Speech:
    """Says ids and Words in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, message: str, **terms: Term) -> str:
        return say(Words(message, terms), self.lang)

    def words(self, words: Words, names: Sequence[str] = ()) -> str:
        """Words that a game or a bot gave us; a seat among their terms is called by its name."""
        return say(with_names(words, names), self.lang)

    def number(self, value: float, digits: int = 0) -> str:
        """A figure with the decimal sign and the grouping of the language."""
        signs = {".": self("cli-decimal-sign"), ",": self("cli-grouping-sign")}
        return "".join(signs.get(sign, sign) for sign in f"{value:,.{digits}f}")

    def error(self, error: GladsheimError) -> str:
        """The sentence of an error; a reason inside it is said in the same language."""
        terms = dict(error.terms)
        cause = error.__cause__ or error.__context__  # compiled code does not keep the cause
        if "reason" in terms and isinstance(cause, GladsheimError):
            terms["reason"] = self.error(cause)
        message = error.code.replace("/", "-")
        sentence = say(Words(message, terms), self.lang)
        return error.sentence if sentence == message else sentence

    def did_you_mean(self, word: str, known: Sequence[str]) -> str:
        """The nearest of the known words as a question, or nothing."""
        near = get_close_matches(word.lower(), known, n=1, cutoff=0.6)
        return self("cli-did-you-mean", word=near[0]) if near else ""


def with_names(words: Words, names: Sequence[str]) -> Words:
    """Words that call seats by name, also in the words inside them."""
    terms: dict[str, Term] = {}
    for name, term in words.terms.items():
        if isinstance(term, Words):
            terms[name] = with_names(term, names)
        elif isinstance(term, list):
            terms[name] = [with_names(one, names) for one in term]
        elif name == "seat" and isinstance(term, int) and 0 <= term < len(names):
            terms[name] = names[term]
        else:
            terms[name] = term
    return Words(words.id, terms)
