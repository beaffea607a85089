#include "color.h"
#include "scratch.h"

#include <stdlib.h>

#pragma STDC FP_CONTRACT OFF

// A mesh of colours.
//
// 1. Every cell is cut into STEPS × STEPS small ones. Their corners lie bilinearly between the cell's four points;
//    their colours follow Catmull-Rom curves through the colours of the neighbouring points, so that no seam shows
//    between cells.
// 2. Each small cell is two triangles whose colour changes linearly. A pixel belongs to the triangle that holds its
//    centre; a centre on an edge belongs to the triangle right of it or below. So no pixel is drawn twice and none is
//    left out.

enum { STEPS = 16 };

typedef struct {
    double x, y;
    double c[4];
} vertex;

/// Weights of four neighbours at t between the middle two.
static void curve_weights(double t, double *w) {
    double t2 = t * t, t3 = t2 * t;
    w[0] = (-t3 + 2 * t2 - t) / 2;
    w[1] = (3 * t3 - 5 * t2 + 2) / 2;
    w[2] = (-3 * t3 + 4 * t2 + t) / 2;
    w[3] = (t3 - t2) / 2;
}

static int32_t held(int32_t v, int32_t last) { return v < 0 ? 0 : v > last ? last : v; }

/// First pixel whose centre is not left of x.
static int32_t first_center(double x) {
    double at = x - 0.5;
    int32_t i = (int32_t)at;
    return at > i ? i + 1 : i;
}

static double bounded(double v, double low, double high) { return v > low ? (v < high ? v : high) : low; }

static void draw_triangle(const pk_scratch *scratch, const pk_surface *layer, vertex a, vertex b, vertex c) {
    // The same two corners always give the same edge, whichever triangle asks.
    if (b.y < a.y || (b.y == a.y && b.x < a.x)) { vertex s = a; a = b; b = s; }
    if (c.y < a.y || (c.y == a.y && c.x < a.x)) { vertex s = a; a = c; c = s; }
    if (c.y < b.y || (c.y == b.y && c.x < b.x)) { vertex s = b; b = c; c = s; }
    double area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
    if (area == 0) return;
    pk_rect box = pk_surface_rect(layer);
    int32_t y0 = first_center(bounded(a.y, box.y0, box.y1)), y1 = first_center(bounded(c.y, box.y0, box.y1));
    for (int32_t y = y0; y < y1; y++) {
        if (y > y0 && pk_ends_before(scratch, y - y0)) return;
        double cy = y + 0.5;
        double far = a.x + (c.x - a.x) * ((cy - a.y) / (c.y - a.y));
        double near = cy < b.y ? a.x + (b.x - a.x) * ((cy - a.y) / (b.y - a.y))
                               : b.x + (c.x - b.x) * (c.y > b.y ? (cy - b.y) / (c.y - b.y) : 0);
        double left = near < far ? near : far, right = near < far ? far : near;
        int32_t x0 = first_center(bounded(left, box.x0, box.x1)), x1 = first_center(bounded(right, box.x0, box.x1));
        for (int32_t x = x0; x < x1; x++) {
            double cx = x + 0.5;
            double wb = ((cx - a.x) * (c.y - a.y) - (c.x - a.x) * (cy - a.y)) / area;
            double wc = ((b.x - a.x) * (cy - a.y) - (cx - a.x) * (b.y - a.y)) / area;
            pk_weighted w;
            for (int i = 0; i < 4; i++) w.c[i] = a.c[i] + (b.c[i] - a.c[i]) * wb + (c.c[i] - a.c[i]) * wc;
            w.c[3] = bounded(w.c[3], 0, 1);
            for (int i = 0; i < 3; i++) w.c[i] = bounded(w.c[i], 0, w.c[3]);
            *pk_pixel(layer, x, y) = pk_packed(w);
        }
    }
}

typedef struct {
    int32_t columns, rows;
    const double *points;
    const pk_weighted *colors;
    bool perceptual;
} mesh;

static vertex vertex_at(const mesh *m, int32_t column, int32_t row, double u, double v) {
    vertex result = {0};
    const double *p = m->points + 2 * ((ptrdiff_t)row * m->columns + column), *q = p + 2 * m->columns;
    result.x = (p[0] * (1 - u) + p[2] * u) * (1 - v) + (q[0] * (1 - u) + q[2] * u) * v;
    result.y = (p[1] * (1 - u) + p[3] * u) * (1 - v) + (q[1] * (1 - u) + q[3] * u) * v;
    double wu[4], wv[4];
    curve_weights(u, wu);
    curve_weights(v, wv);
    pk_weighted sum = {{0, 0, 0, 0}};
    for (int32_t j = 0; j < 4; j++) {
        for (int32_t i = 0; i < 4; i++) {
            int32_t x = held(column + i - 1, m->columns - 1), y = held(row + j - 1, m->rows - 1);
            const pk_weighted *color = &m->colors[(ptrdiff_t)y * m->columns + x];
            for (int k = 0; k < 4; k++) sum.c[k] += color->c[k] * wu[i] * wv[j];
        }
    }
    sum.c[3] = bounded(sum.c[3], 0, 1);
    sum = pk_encoded(sum, m->perceptual);
    for (int k = 0; k < 4; k++) result.c[k] = sum.c[k];
    return result;
}

static void draw_cell(
    const pk_scratch *scratch, const pk_surface *layer, const mesh *m, int32_t column, int32_t row) {
    vertex above[STEPS + 1], below[STEPS + 1];
    for (int32_t i = 0; i <= STEPS; i++) above[i] = vertex_at(m, column, row, (double)i / STEPS, 0);
    for (int32_t j = 1; j <= STEPS && !pk_is_interrupted(scratch); j++) {
        for (int32_t i = 0; i <= STEPS; i++) below[i] = vertex_at(m, column, row, (double)i / STEPS, (double)j / STEPS);
        for (int32_t i = 0; i < STEPS; i++) {
            draw_triangle(scratch, layer, above[i], above[i + 1], below[i]);
            draw_triangle(scratch, layer, above[i + 1], below[i], below[i + 1]);
        }
        for (int32_t i = 0; i <= STEPS; i++) above[i] = below[i];
    }
}

void pk_mesh_draw(
    const pk_scratch *scratch, const pk_surface *layer, int32_t columns, int32_t rows, const double *points,
    const pk_stop *colors, bool perceptual) {
    if (columns < 2 || rows < 2) return;
    size_t count = (size_t)columns * (size_t)rows;
    pk_weighted *weighted = malloc(count * sizeof *weighted);
    if (!weighted) return;
    for (size_t i = 0; i < count; i++) {
        if (i % PK_POINTS == PK_POINTS - 1 && pk_is_interrupted(scratch)) {
            free(weighted);
            return;
        }
        weighted[i] = pk_weigh(colors[i], perceptual);
    }
    mesh m = {columns, rows, points, weighted, perceptual};
    for (int32_t row = 0; row + 1 < rows && !pk_is_interrupted(scratch); row++) {
        for (int32_t column = 0; column + 1 < columns; column++) draw_cell(scratch, layer, &m, column, row);
    }
    free(weighted);
}
