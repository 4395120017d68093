"""Evaluation: suites of gold trajectories, predictions on them, and how right these are."""
