"""Weights from games: ridge regression of points, logistic regression of winning, and the scale of leads."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from operator import mul
from typing import Final

Column = Sequence[float]

STEPS: Final = 8
"""Of Newton's method; more change nothing."""

SCALES: Final = [2.0 * 1.12**n for n in range(36)]
"""Among which the scale is sought: 2 to 105 points."""


def ridge(columns: Sequence[Column], target: Column, penalty: float, weights: Column | None = None) -> list[float]:
    """The least squares of target on columns, drawn towards zero; rows may count by weights."""
    n = len(columns)
    matrix = [[0.0] * (n + 1) for _ in range(n)]
    scaled = [list(map(mul, column, weights)) if weights is not None else column for column in columns]
    for i in range(n):
        for j in range(i + 1):
            matrix[i][j] = matrix[j][i] = sum(map(mul, scaled[i], columns[j]))
        matrix[i][n] = sum(map(mul, scaled[i], target))
        matrix[i][i] += penalty
    return solved(matrix)


def solved(matrix: list[list[float]]) -> list[float]:
    """The solution of linear equations, the right side in the last column; a column of zeros gets zero."""
    n = len(matrix)
    for i in range(n):
        pivot = max(range(i, n), key=lambda row: abs(matrix[row][i]))
        matrix[i], matrix[pivot] = matrix[pivot], matrix[i]
        if abs(matrix[i][i]) < 1e-12:
            continue
        for row in range(i + 1, n):
            factor = matrix[row][i] / matrix[i][i]
            if factor:
                matrix[row] = [x - factor * y for x, y in zip(matrix[row], matrix[i], strict=True)]
    found = [0.0] * n
    for i in reversed(range(n)):
        if abs(matrix[i][i]) >= 1e-12:
            found[i] = (matrix[i][n] - sum(matrix[i][j] * found[j] for j in range(i + 1, n))) / matrix[i][i]
    return found


def logistic(columns: Sequence[Column], won: Column, penalty: float) -> list[float]:
    """The weights under which winning is likeliest, by Newton's method; the first column is the constant."""
    found = [0.0] * len(columns)
    for _ in range(STEPS):
        logits = [0.0] * len(won)
        for weight, column in zip(found, columns, strict=True):
            if weight:
                logits = [x + weight * y for x, y in zip(logits, column, strict=True)]
        odds = [1 / (1 + exp(-max(-30.0, min(30.0, logit)))) for logit in logits]
        doubt = [max(1e-4, one * (1 - one)) for one in odds]
        target = [x + (y - p) / d for x, y, p, d in zip(logits, won, odds, doubt, strict=True)]
        found = ridge(columns, target, penalty, doubt)
    return found


def best_scale(points: Sequence[Sequence[float]], winners: Sequence[Sequence[float]]) -> float:
    """By how many points a seat must lead to be e times as likely to win: where what came was likeliest."""
    return min(SCALES, key=lambda scale: surprise(points, winners, scale))


def surprise(points: Sequence[Sequence[float]], winners: Sequence[Sequence[float]], scale: float) -> float:
    """The mean log loss of the odds that points say."""
    total = 0.0
    for row, won in zip(points, winners, strict=True):
        most = max(row)
        shares = [exp(max(-30.0, (one - most) / scale)) for one in row]
        whole = sum(shares)
        for share, part in zip(shares, won, strict=True):
            if part:
                total -= part * log(share / whole)
    return total / max(1, len(points))


def explained(target: Column, found: Column) -> float:
    """How much of the spread of a target is explained: R²."""
    mean = sum(target) / len(target)
    spread = sum((x - mean) ** 2 for x in target)
    return 1 - sum((x - y) ** 2 for x, y in zip(target, found, strict=True)) / spread if spread else 0.0
