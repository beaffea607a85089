#ifndef PK_BRUSH_H
#define PK_BRUSH_H

#include "scratch.h"

/// A source made ready for drawing row by row within one rectangle.
typedef struct {
    const pk_source *source;
    const pk_row_table *rows;
    pk_scratch *scratch;
    const pk_surface *target;
    pk_rect area;
    enum { PK_BRUSH_COLOR, PK_BRUSH_COLOR_A_ROW, PK_BRUSH_FIXED_ROW, PK_BRUSH_ROWS } kind;
    uint32_t color;
    /// The row that `color` belongs to, for `PK_BRUSH_COLOR_A_ROW`.
    int32_t color_row;
    bool opaque;
} pk_brush;

/// The part of `clip` where the source has colours and the target has pixels; `brush` is ready for it.
pk_rect pk_brush_prepare(
    pk_brush *brush, pk_scratch *scratch, const pk_surface *target, pk_rect clip, const pk_source *source);
/// Paints pixels x0 ..< x1 of a row with one level of coverage, 1…255.
void pk_brush_level(pk_brush *brush, int32_t y, int32_t x0, int32_t x1, int32_t level);
/// Paints them with a level each; `coverage` is that of pixel x0.
void pk_brush_covered(pk_brush *brush, int32_t y, int32_t x0, int32_t x1, const uint8_t *coverage);

/// Colours of a picture under an affine map.
void pk_image_row(const pk_source *source, uint32_t *to, int32_t x, int32_t y, int32_t n);

#endif
