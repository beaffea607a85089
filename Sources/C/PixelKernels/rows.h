#ifndef PK_ROWS_H
#define PK_ROWS_H

#include "PixelKernels.h"

/// The loops over one row of pixels. There is one table for every processor; same results from each.
typedef struct {
    /// Writes n copies.
    void (*fill)(uint32_t *to, int32_t n, uint32_t color);
    /// Draws a premultiplied colour over n pixels.
    void (*over_color)(uint32_t *to, int32_t n, uint32_t color);
    /// The same, each pixel's share in `coverage`.
    void (*over_color_covered)(uint32_t *to, const uint8_t *coverage, int32_t n, uint32_t color);
    void (*over_row)(uint32_t *to, const uint32_t *from, int32_t n);
    void (*over_row_alpha)(uint32_t *to, const uint32_t *from, int32_t n, uint32_t alpha);
    void (*over_row_covered)(uint32_t *to, const uint32_t *from, const uint8_t *coverage, int32_t n);
    /// to = to · coverage + saved · (1 − coverage)
    void (*mix)(uint32_t *to, const uint32_t *saved, const uint8_t *coverage, int32_t n);
    /// to = to · coverage
    void (*multiply)(uint32_t *to, const uint8_t *coverage, int32_t n);

    /// to = to · factor
    void (*scale)(uint32_t *to, int32_t n, uint32_t factor);

    /// Colours of n pixels whose gradient coordinates start at (u, v) and step by (du, dv).
    void (*linear)(uint32_t *to, int32_t n, const uint32_t *ramp, float t, float dt);
    void (*radial)(
        uint32_t *to, int32_t n, const uint32_t *ramp, float u, float v, float du, float dv, float scale, float offset);
    void (*angular)(
        uint32_t *to, int32_t n, const uint32_t *ramp, float u, float v, float du, float dv, float turn, float scale,
        float offset);
    /// Sums of `accumulated` from left to right, starting at *carry, folded by the rule into 0…255. n is a multiple of
    /// 16; the sums are cleared.
    void (*coverage)(uint8_t *to, float *accumulated, int32_t n, float *carry, int even_odd);

    /// first·(1 − share) + second·share, share 0…255.
    void (*between)(uint32_t *to, const uint32_t *first, const uint32_t *second, int32_t n, uint32_t share);
    /// Straight colours become rows of the matrix times (r, g, b, a, 1).
    void (*color_matrix)(uint32_t *to, int32_t n, const float *matrix);
    /// See `pk_surface_vibrancy`; alpha is already multiplied in.
    void (*vibrancy)(
        uint32_t *to, const uint32_t *group, const uint32_t *blurred, int32_t n, const pk_vibrancy *recipe);

    /// Mask arithmetic on n bytes: to + add − to·add/255, to·(255 − cut)/255.
    void (*mask_union)(uint8_t *to, const uint8_t *add, int32_t n);
    void (*mask_erase)(uint8_t *to, const uint8_t *cut, int32_t n);

    /// One row of a box blur down the columns: to = (sums + edge·(above + below))·unit, rounded; then sums become those
    /// of the next row: + below − leave.
    void (*box)(
        uint8_t *to, uint32_t *sums, const uint8_t *above, const uint8_t *below, const uint8_t *leave, int32_t n,
        float edge, float unit);

    /// PNG: bytes of b − a.
    void (*subtract)(uint8_t *to, const uint8_t *from, const uint8_t *less, size_t n);
} pk_row_table;

extern const pk_row_table pk_rows_baseline;
#if defined(__x86_64__)
extern const pk_row_table pk_rows_avx2;
#endif

/// The table in use.
const pk_row_table *pk_rows(void);

#endif
