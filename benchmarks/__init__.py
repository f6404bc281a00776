"""Speed, measured: every figure is one line with its target, beside a baseline of the same run."""
