"""The recipe: canonical traces, programs, trajectories, training and export of Hunch's model."""
