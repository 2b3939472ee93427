"""Where shores come from DCW instead of GSHHG."""

import shapely

# Degrees: from Howe Sound to Hope, where the Fraser's double line ends, and to Boundary Bay.
FINER = shapely.box(-123.48, 48.93, -121.3, 49.53)
