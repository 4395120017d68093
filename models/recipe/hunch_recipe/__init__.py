"""How Hunch's model is made: tracing, programs, trajectories, training, export."""
