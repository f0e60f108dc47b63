"""What can be seen: characters that show nothing are in no name, and in a message only where emoji need them."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

HIDDEN: Final = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x16FE4, 0x16FE4),
    (0x1BCA0, 0x1BCA3),
    (0x1D159, 0x1D159),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
"""What Unicode calls default-ignorable, and what is blank by its drawing: U+2800, U+16FE4, U+1D159."""

HIDES: Final = re.compile("[" + "".join(f"{chr(first)}-{chr(last)}" for first, last in HIDDEN) + "]")
STYLE: Final = re.compile("[\ufe0e\ufe0f]")
"""Whether a sign is drawn as text or as an emoji."""

OF_EMOJI: Final = re.compile("(?<=[^\\s\u200d\ufe0e\ufe0f])[\ufe0e\ufe0f]?\u200d?")
"""What may stand behind a character that is seen: a style, and what joins it to the next."""


def is_visible(text: str) -> bool:
    """No control characters, none that turn the direction of the text, and none that show nothing."""
    return text.isprintable() and HIDES.search(text) is None


def shows(text: str) -> bool:
    """Whether there is anything in it but marks that stand on nothing."""
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in text)


def unstyled(text: str) -> str:
    """A name as it is kept, without the styles that a keyboard adds to emoji."""
    return STYLE.sub("", text)


def without_emoji_joints(text: str) -> str:
    """A message without what emoji are put together by, where it stands as it should."""
    return OF_EMOJI.sub("", text)
