#include "scratch.h"
#include "simd.h"

#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

/// The source pixels that make one result pixel along one direction, with their weights.
typedef struct {
    int32_t first, count;
    /// Place of the first weight.
    size_t weights;
} reach;

typedef struct {
    reach *reaches;
    float *weights;
} plan;

static void release(plan p) {
    free(p.reaches);
    free(p.weights);
}

static int32_t floor_of(double v) {
    int32_t i = (int32_t)v;
    return v < i ? i - 1 : i;
}

static int32_t held(int32_t v, int32_t last) { return v < 0 ? 0 : v > last ? last : v; }

/// Weights that average what falls on each result pixel when shrinking, and that interpolate between pixel centres when
/// growing. Source pixels beyond the edge count as the edge.
static bool make_plan(plan *p, int32_t source, double s0, double s1, int32_t result, bool nearest) {
    double step = (s1 - s0) / result, size = step < 0 ? -step : step;
    bool shrinks = size > 1 && !nearest;
    size_t most = shrinks ? (size_t)size + 3 : 2;
    p->reaches = malloc((size_t)result * sizeof *p->reaches);
    p->weights = malloc((size_t)result * most * sizeof *p->weights);
    if (!p->reaches || !p->weights) return false;
    size_t used = 0;
    for (int32_t i = 0; i < result; i++) {
        double center = s0 + (i + 0.5) * step;
        reach *r = &p->reaches[i];
        r->weights = used;
        if (nearest) {
            *r = (reach){held(floor_of(center), source - 1), 1, used};
            p->weights[used++] = 1;
        } else if (!shrinks) {
            double at = center - 0.5;
            int32_t first = floor_of(at);
            float share = (float)(at - first);
            int32_t a = held(first, source - 1), b = held(first + 1, source - 1);
            *r = (reach){a, b - a + 1, used};
            if (a == b) {
                p->weights[used++] = 1;
            } else {
                p->weights[used++] = 1 - share;
                p->weights[used++] = share;
            }
        } else {
            double low = center - size / 2, high = center + size / 2;
            low = low > 0 ? low : 0;
            high = high < source ? high : source;
            if (high <= low) {
                *r = (reach){held(floor_of(low), source - 1), 1, used};
                p->weights[used++] = 1;
                continue;
            }
            r->first = held(floor_of(low), source - 1);
            double total = high - low;
            for (int32_t x = r->first; x < high && x < source; x++) {
                double from = x > low ? x : low, to = x + 1 < high ? x + 1 : high;
                p->weights[used++] = (float)((to - from) / total);
            }
            r->count = (int32_t)(used - r->weights);
        }
    }
    return true;
}

typedef float f32x4 __attribute__((vector_size(16)));

/// One source row made as wide as the result.
static void narrow(f32x4 *to, const uint32_t *row, const plan *columns, int32_t width) {
    for (int32_t x = 0; x < width; x++) {
        const reach *r = &columns->reaches[x];
        const float *w = columns->weights + r->weights;
        const uint32_t *from = row + r->first;
        f32x4 sum = {0, 0, 0, 0};
        for (int32_t k = 0; k < r->count; k++) {
            uint32_t p = from[k];
            f32x4 c = {(float)(p & 255), (float)(p >> 8 & 255), (float)(p >> 16 & 255), (float)(p >> 24)};
            sum += c * w[k];
        }
        to[x] = sum;
    }
}

static uint32_t packed(f32x4 v) {
    uint32_t result = 0, alpha = (uint32_t)(v[3] + 0.5f);
    for (int i = 0; i < 3; i++) {
        uint32_t c = (uint32_t)(v[i] + 0.5f);
        result |= (c < alpha ? c : alpha) << (8 * i);
    }
    return result | alpha << 24;
}

bool pk_resample(
    const pk_scratch *scratch, const uint32_t *source, int32_t source_width, int32_t source_height, double sx0,
    double sy0, double sx1, double sy1, uint32_t *result, int32_t width, int32_t height, bool nearest) {
    if (width <= 0 || height <= 0 || source_width <= 0 || source_height <= 0) return false;
    plan columns = {0}, rows = {0};
    f32x4 *lines = NULL;
    bool ok = make_plan(&columns, source_width, sx0, sx1, width, nearest)
        && make_plan(&rows, source_height, sy0, sy1, height, nearest);
    // The last two narrowed rows, for growing; when shrinking each row is needed about once.
    if (ok) lines = malloc((size_t)width * 3 * sizeof *lines);
    ok = ok && lines;
    int32_t held_row[2] = {-1, -1};
    for (int32_t y = 0; y < height && ok; y++) {
        if (pk_ends_before(scratch, y)) {
            ok = false;
            break;
        }
        const reach *r = &rows.reaches[y];
        f32x4 *sum = lines + (size_t)width * 2;
        for (int32_t x = 0; x < width; x++) sum[x] = (f32x4){0, 0, 0, 0};
        for (int32_t k = 0; k < r->count && ok; k++) {
            int32_t row = r->first + k;
            // A row of the result averages any number of rows of the source.
            if (k > 0 && pk_ends_before(scratch, k)) ok = false;
            f32x4 *line = lines + (size_t)width * (size_t)(row & 1);
            if (held_row[row & 1] != row) {
                narrow(line, source + (ptrdiff_t)row * source_width, &columns, width);
                held_row[row & 1] = row;
            }
            float w = rows.weights[r->weights + (size_t)k];
            for (int32_t x = 0; x < width; x++) sum[x] += line[x] * w;
        }
        uint32_t *to = result + (ptrdiff_t)y * width;
        for (int32_t x = 0; x < width; x++) to[x] = packed(sum[x]);
    }
    release(columns);
    release(rows);
    free(lines);
    return ok;
}
