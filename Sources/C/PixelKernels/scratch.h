#ifndef PK_SCRATCH_H
#define PK_SCRATCH_H

#include "outline.h"
#include "rows.h"

enum { PK_BLOCK = 16 };

/// A stretch of one row: pixels x0 ..< x1 with one level of coverage, or with a level each in the row's coverage bytes.
typedef struct {
    int32_t x0, x1;
    /// 1…255, or −1 when each pixel has its own.
    int32_t level;
} pk_span;

struct pk_scratch {
    /// Signed area for each pixel of the row, then one block for what lies right of it. Always zero between rows.
    float *sums;
    uint8_t *coverage;
    uint32_t *colors;
    uint32_t *fixed_colors;
    /// One bit for each block of `sums` that is not zero.
    uint64_t *touched;
    pk_span *spans;
    int32_t width;
    /// First edge that begins in each row.
    int32_t *heads;
    int32_t height;
    int32_t *active;
    size_t active_capacity;
    pk_interruption is_requested;
    const void *interruption_context;
};

/// Steps between two questions for an interruption: rows of a surface, and points, edges or colours, which take less.
enum { PK_BAND = 16, PK_POINTS = 4096 };

static inline bool pk_is_interrupted(const pk_scratch *scratch) {
    return scratch && scratch->is_requested && scratch->is_requested(scratch->interruption_context);
}

/// Whether the work ends before this row, counted from its first one.
static inline bool pk_ends_before(const pk_scratch *scratch, int32_t row) {
    return row % PK_BAND == 0 && pk_is_interrupted(scratch);
}

/// Makes room for rows of this width and for this many rows. False when memory is short.
bool pk_scratch_reserve(pk_scratch *scratch, int32_t width, int32_t height);

/// Receives one row: spans in device pixels, and `coverage[x]` for the pixel x of the surface's row, shifted so that
/// device x indexes it.
typedef void (*pk_span_sink)(void *context, int32_t y, const pk_span *spans, int32_t count, const uint8_t *coverage);

/// Rasterises the outline within `clip` and hands over every row that has coverage, from top to bottom.
void pk_scan(
    pk_scratch *scratch, pk_rect clip, pk_outline *outline, pk_rule rule, bool antialias, pk_span_sink sink,
    void *context);

static inline pk_rect pk_intersection(pk_rect a, pk_rect b) {
    pk_rect r = {
        a.x0 > b.x0 ? a.x0 : b.x0,
        a.y0 > b.y0 ? a.y0 : b.y0,
        a.x1 < b.x1 ? a.x1 : b.x1,
        a.y1 < b.y1 ? a.y1 : b.y1,
    };
    return r;
}

static inline bool pk_is_empty(pk_rect r) { return r.x0 >= r.x1 || r.y0 >= r.y1; }

static inline pk_rect pk_surface_rect(const pk_surface *s) {
    return (pk_rect){s->x, s->y, s->x + s->width, s->y + s->height};
}

static inline pk_rect pk_mask_rect(const pk_mask *m) {
    return (pk_rect){m->x, m->y, m->x + m->width, m->y + m->height};
}

static inline uint32_t *pk_pixel(const pk_surface *s, int32_t x, int32_t y) {
    return s->pixels + (ptrdiff_t)(y - s->y) * s->stride + (x - s->x);
}

static inline uint8_t *pk_alpha(const pk_mask *m, int32_t x, int32_t y) {
    return m->alpha + (ptrdiff_t)(y - m->y) * m->stride + (x - m->x);
}

#endif
