#ifndef PK_OUTLINE_H
#define PK_OUTLINE_H

#include "PixelKernels.h"

/// A straight edge from (x, top) downwards to bottom; `slope` is the change of x for each pixel down. `winding` is 1
/// for an edge that its contour runs down, −1 for one that it runs up.
typedef struct {
    float x, slope;
    float top, bottom;
    float winding;
    /// The next edge that begins in the same row of pixels; −1 ends the list. Set by the rasteriser.
    int32_t next;
} pk_edge;

struct pk_outline {
    pk_edge *edges;
    size_t count, capacity;
    double min_x, min_y, max_x, max_y;
    /// The sum of the edges' heights.
    double rows;
    /// The chords added, level ones included.
    size_t visits;
    /// An allocation failed, there are too many edges, or adding a path was interrupted; the outline draws nothing.
    bool broken;
};

#endif
