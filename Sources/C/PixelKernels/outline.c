#include "scratch.h"

#include <stdlib.h>

#pragma STDC FP_CONTRACT OFF

/// Pixels by which a chord may leave its curve.
static const double tolerance = 0.025;
/// Coordinates are held within this many pixels, where a float still tells a sixteenth of a pixel apart.
static const double farthest = 500000;
static const int most_chords = 512;
/// Edges of an outline: a hundred megabytes.
static const size_t most_edges = 4 << 20;
/// Chords of an outline, level ones included, which make no edge.
static const size_t most_visits = 16 << 20;

pk_outline *pk_outline_create(void) {
    pk_outline *outline = calloc(1, sizeof *outline);
    if (outline) pk_outline_reset(outline);
    return outline;
}

void pk_outline_destroy(pk_outline *outline) {
    if (!outline) return;
    free(outline->edges);
    free(outline);
}

void pk_outline_reset(pk_outline *outline) {
    outline->count = 0;
    outline->visits = 0;
    outline->min_x = outline->min_y = farthest * 2;
    outline->max_x = outline->max_y = -farthest * 2;
    outline->rows = 0;
    outline->broken = false;
}

typedef struct {
    double x, y;
} point;

// Also turns what is not a number, such as infinity minus infinity, into a number.
static double held(double v) { return v > -farthest ? (v < farthest ? v : farthest) : -farthest; }

static point place(const double *xy, const pk_transform *t) {
    point p = {
        held(t->a * xy[0] + t->c * xy[1] + t->tx),
        held(t->b * xy[0] + t->d * xy[1] + t->ty),
    };
    return p;
}

static void add_line(pk_outline *outline, point from, point to) {
    if (++outline->visits > most_visits) outline->broken = true;
    if (from.x < outline->min_x) outline->min_x = from.x;
    if (from.x > outline->max_x) outline->max_x = from.x;
    if (to.x < outline->min_x) outline->min_x = to.x;
    if (to.x > outline->max_x) outline->max_x = to.x;
    float y0 = (float)from.y, y1 = (float)to.y;
    if (y0 == y1) return;
    if (outline->broken) return;
    if (outline->count == outline->capacity) {
        if (outline->count >= most_edges) {
            outline->broken = true;
            return;
        }
        size_t capacity = outline->capacity ? outline->capacity * 2 : 256;
        pk_edge *edges = realloc(outline->edges, capacity * sizeof *edges);
        if (!edges) {
            outline->broken = true;
            return;
        }
        outline->edges = edges;
        outline->capacity = capacity;
    }
    bool down = y0 < y1;
    point top = down ? from : to, bottom = down ? to : from;
    pk_edge *edge = &outline->edges[outline->count++];
    edge->x = (float)top.x;
    edge->top = down ? y0 : y1;
    edge->bottom = down ? y1 : y0;
    // From the rounded heights, so that the edge ends where it should even if it is nearly level.
    edge->slope = (float)((bottom.x - top.x) / ((double)edge->bottom - edge->top));
    edge->winding = down ? 1 : -1;
    edge->next = -1;
    outline->rows += (double)edge->bottom - edge->top;
    if (top.y < outline->min_y) outline->min_y = top.y;
    if (bottom.y > outline->max_y) outline->max_y = bottom.y;
}

/// The number of chords that keep a curve within the tolerance, from the size of its second difference.
static int chords(double dx, double dy, double weight) {
    double needed = weight * __builtin_sqrt(dx * dx + dy * dy) / tolerance;
    if (needed >= (double)most_chords * most_chords) return most_chords;
    int n = (int)__builtin_sqrt(needed);
    if ((double)n * n < needed || n == 0) n++;
    return n;
}

static void add_quad(pk_outline *outline, point a, point b, point c) {
    int n = chords(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y, 0.25);
    point last = a;
    for (int i = 1; i <= n; i++) {
        double t = (double)i / n, u = 1 - t;
        point p = i == n ? c
                         : (point){
                             u * u * a.x + 2 * u * t * b.x + t * t * c.x,
                             u * u * a.y + 2 * u * t * b.y + t * t * c.y,
                         };
        add_line(outline, last, p);
        last = p;
    }
}

static void add_cubic(pk_outline *outline, point a, point b, point c, point d) {
    double x1 = a.x - 2 * b.x + c.x, y1 = a.y - 2 * b.y + c.y;
    double x2 = b.x - 2 * c.x + d.x, y2 = b.y - 2 * c.y + d.y;
    bool first = x1 * x1 + y1 * y1 > x2 * x2 + y2 * y2;
    int n = chords(first ? x1 : x2, first ? y1 : y2, 0.75);
    point last = a;
    for (int i = 1; i <= n; i++) {
        double t = (double)i / n, u = 1 - t;
        double p0 = u * u * u, p1 = 3 * u * u * t, p2 = 3 * u * t * t, p3 = t * t * t;
        point p = i == n ? d
                         : (point){
                             p0 * a.x + p1 * b.x + p2 * c.x + p3 * d.x,
                             p0 * a.y + p1 * b.y + p2 * c.y + p3 * d.y,
                         };
        add_line(outline, last, p);
        last = p;
    }
}

static bool is_finite(double v) { return v - v == 0; }

bool pk_outline_add(
    const pk_scratch *scratch, pk_outline *outline, const uint8_t *verbs, size_t verb_count, const double *points,
    size_t point_count, pk_transform transform) {
    static const uint8_t needed[5] = {1, 1, 2, 3, 0};
    size_t total = 0;
    for (size_t i = 0; i < verb_count; i++) {
        if (verbs[i] > 4) return false;
        total += needed[verbs[i]];
    }
    if (total > point_count) return false;
    for (size_t i = 0; i < total * 2; i++) {
        if (!is_finite(points[i])) return false;
    }
    if (!is_finite(transform.a + transform.b + transform.c + transform.d + transform.tx + transform.ty)) return false;

    point start = {0, 0}, current = {0, 0};
    size_t next_question = outline->visits + PK_POINTS;
    for (size_t i = 0; i < verb_count && !outline->broken; i++) {
        if (outline->visits >= next_question) {
            next_question = outline->visits + PK_POINTS;
            outline->broken = pk_is_interrupted(scratch);
        }
        switch (verbs[i]) {
        case 0:
            if (i > 0) add_line(outline, current, start);
            start = current = place(points, &transform);
            break;
        case 1: {
            point to = place(points, &transform);
            add_line(outline, current, to);
            current = to;
            break;
        }
        case 2: {
            point control = place(points, &transform), to = place(points + 2, &transform);
            add_quad(outline, current, control, to);
            current = to;
            break;
        }
        case 3: {
            point first = place(points, &transform), second = place(points + 2, &transform);
            point to = place(points + 4, &transform);
            add_cubic(outline, current, first, second, to);
            current = to;
            break;
        }
        default:
            add_line(outline, current, start);
            current = start;
        }
        points += 2 * needed[verbs[i]];
    }
    add_line(outline, current, start);
    return true;
}

static int32_t down(double v) {
    int32_t i = (int32_t)v;
    return v < i ? i - 1 : i;
}

static int32_t up(double v) {
    int32_t i = (int32_t)v;
    return v > i ? i + 1 : i;
}

pk_rect pk_outline_bounds(const pk_outline *outline) {
    if (outline->count == 0 || outline->broken) return (pk_rect){0, 0, 0, 0};
    return (pk_rect){down(outline->min_x), down(outline->min_y), up(outline->max_x), up(outline->max_y)};
}

size_t pk_outline_count(const pk_outline *outline) { return outline->count; }

size_t pk_outline_visits(const pk_outline *outline) { return outline->visits; }

double pk_outline_rows(const pk_outline *outline) { return outline->rows; }

bool pk_outline_is_whole(const pk_outline *outline) { return !outline->broken; }
