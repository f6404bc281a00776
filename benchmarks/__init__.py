"""Speed, measured: every figure is one line, next to a named baseline of the same run."""
