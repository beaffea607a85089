#include "scratch.h"

#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Gaussian blur as three box blurs each way, which differ from it by less than three percent of the peak.
//
// 1. Each pass gets a third of the variance σ². A box of 2r + 1 pixels has the variance r(r + 1)/3; the rest comes from
//    a share a of one more pixel on both sides, so that any σ is met exactly.
// 2. A pass keeps the running sum of the box; both edge pixels are added with their share.
// 3. Down the columns one row of sums serves all columns at once; along the rows each row is done alone.
// 4. Columns do not depend on each other, so only those that will be seen are blurred down. A clear row stays clear
//    along itself and is skipped. Both matter when the blur reaches much farther than the picture.
// 5. An interruption ends a pass between two rows; the picture is then undefined.

typedef struct {
    int32_t radius;
    float edge;
    /// One over the sum of all weights.
    float unit;
} box;

static box box_of(double sigma) {
    double variance = sigma * sigma / 3;
    int32_t r = (int32_t)((__builtin_sqrt(12 * variance + 1) - 1) / 2);
    double count = 2.0 * r + 1, squares = r * (r + 1.0) * (2.0 * r + 1) / 3;
    double a = (count * variance - squares) / (2 * ((r + 1.0) * (r + 1.0) - variance));
    if (a < 0) a = 0;
    return (box){r, (float)a, (float)(1 / (count + 2 * a))};
}

static bool is_usable(double sigma) { return sigma > 0 && sigma < 1e6; }

int32_t pk_blur_reach(double sigma) { return is_usable(sigma) ? 3 * (box_of(sigma).radius + 1) : 0; }

typedef struct {
    uint8_t *bytes;
    int32_t width, height, stride;
    /// Components of a pixel: 1 or 4.
    int32_t parts;
    bool clamp;
    /// For the interruption; may be NULL.
    const pk_scratch *scratch;
} picture;

static const uint8_t *row_at(const picture *p, const uint8_t *bytes, int32_t stride, int32_t y, const uint8_t *clear) {
    if (y < 0) return p->clamp ? bytes : clear;
    if (y >= p->height) return p->clamp ? bytes + (ptrdiff_t)(p->height - 1) * stride : clear;
    return bytes + (ptrdiff_t)y * stride;
}

/// One pass down n components of the columns.
static void blur_columns(
    const picture *p, box b, const uint8_t *from, int32_t from_stride, uint8_t *to, int32_t to_stride, int32_t n,
    uint32_t *sums, const uint8_t *clear) {
    int32_t r = b.radius;
    memset(sums, 0, (size_t)n * sizeof *sums);
    for (int32_t y = -r; y <= r; y++) {
        const uint8_t *row = row_at(p, from, from_stride, y, clear);
        for (int32_t i = 0; i < n; i++) sums[i] += row[i];
    }
    for (int32_t y = 0; y < p->height && !pk_is_interrupted(p->scratch); y++) {
        const uint8_t *above = row_at(p, from, from_stride, y - r - 1, clear);
        const uint8_t *below = row_at(p, from, from_stride, y + r + 1, clear);
        const uint8_t *leave = row_at(p, from, from_stride, y - r, clear);
        pk_rows()->box(to + (ptrdiff_t)y * to_stride, sums, above, below, leave, n, b.edge, b.unit);
    }
}

/// One pass along a row; `line` holds the row with r + 1 pixels on both sides.
static void blur_line(const picture *p, box b, uint8_t *line, uint8_t *to) {
    int32_t parts = p->parts, r = b.radius;
    uint8_t *start = line + (ptrdiff_t)(r + 1) * parts;
    for (int32_t c = 0; c < parts; c++) {
        uint32_t sum = 0;
        for (int32_t x = -r; x <= r; x++) sum += start[x * parts + c];
        const uint8_t *left = line + c, *right = start + (ptrdiff_t)(r + 1) * parts + c;
        uint8_t *out = to + c;
        for (int32_t x = 0; x < p->width; x++) {
            float v = ((float)sum + b.edge * (float)(uint32_t)(*left + *right)) * b.unit + 0.5f;
            *out = (uint8_t)v;
            left += parts;
            sum += *right;
            sum -= *left;
            right += parts;
            out += parts;
        }
    }
}

static void blur_rows(const picture *p, box b, uint8_t *line, const uint8_t *clear) {
    int32_t parts = p->parts, pad = (b.radius + 1) * parts, n = p->width * parts;
    for (int32_t y = 0; y < p->height && !pk_is_interrupted(p->scratch); y++) {
        uint8_t *row = p->bytes + (ptrdiff_t)y * p->stride;
        if (memcmp(row, clear, (size_t)n) == 0) continue;
        for (int pass = 0; pass < 3; pass++) {
            memcpy(line + pad, row, (size_t)n);
            for (int32_t i = 0; i < pad; i++) {
                line[i] = p->clamp ? row[i % parts] : 0;
                line[pad + n + i] = p->clamp ? row[n - parts + i % parts] : 0;
            }
            blur_line(p, b, line, row);
        }
    }
}

/// Only the columns from x0 to x1, counted from the left edge, get their result.
static bool blur(picture p, double sigma, int32_t x0, int32_t x1) {
    if (!is_usable(sigma) || p.width <= 0 || p.height <= 0) return true;
    if (x0 < 0) x0 = 0;
    if (x1 > p.width) x1 = p.width;
    if (x0 >= x1) return true;
    box b = box_of(sigma);
    int32_t n = p.width * p.parts, seen = (x1 - x0) * p.parts;
    uint8_t *other = malloc((size_t)seen * (size_t)p.height);
    uint32_t *sums = malloc((size_t)seen * sizeof *sums);
    uint8_t *clear = calloc((size_t)n + 8, 1);
    uint8_t *line = malloc((size_t)n + 2 * (size_t)(b.radius + 2) * (size_t)p.parts);
    bool ok = other && sums && clear && line;
    if (ok) {
        uint8_t *first = p.bytes + (ptrdiff_t)x0 * p.parts;
        blur_rows(&p, b, line, clear);
        blur_columns(&p, b, first, p.stride, other, seen, seen, sums, clear);
        blur_columns(&p, b, other, seen, first, p.stride, seen, sums, clear);
        blur_columns(&p, b, first, p.stride, other, seen, seen, sums, clear);
        ok = !pk_is_interrupted(p.scratch);
        for (int32_t y = 0; ok && y < p.height; y++) {
            memcpy(first + (ptrdiff_t)y * p.stride, other + (ptrdiff_t)y * seen, (size_t)seen);
        }
    }
    free(other);
    free(sums);
    free(clear);
    free(line);
    return ok;
}

bool pk_blur_surface(const pk_surface *layer, double sigma, bool clamp_edges) {
    return pk_blur_surface_within(NULL, layer, sigma, clamp_edges, pk_surface_rect(layer));
}

bool pk_blur_surface_within(
    const pk_scratch *scratch, const pk_surface *layer, double sigma, bool clamp_edges, pk_rect seen) {
    uint8_t *bytes = (uint8_t *)layer->pixels;
    picture p = {bytes, layer->width, layer->height, layer->stride * 4, 4, clamp_edges, scratch};
    return blur(p, sigma, seen.x0 - layer->x, seen.x1 - layer->x);
}

bool pk_blur_mask(const pk_mask *mask, double sigma) {
    return pk_blur_mask_within(NULL, mask, sigma, pk_mask_rect(mask));
}

bool pk_blur_mask_within(const pk_scratch *scratch, const pk_mask *mask, double sigma, pk_rect seen) {
    picture p = {mask->alpha, mask->width, mask->height, mask->stride, 1, false, scratch};
    return blur(p, sigma, seen.x0 - mask->x, seen.x1 - mask->x);
}
