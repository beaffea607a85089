#include "brush.h"

#include "simd.h"

#pragma STDC FP_CONTRACT OFF

static float u_of(const pk_source *s, int32_t x, int32_t y) {
    return s->ux * ((float)x + 0.5f) + s->uy * ((float)y + 0.5f) + s->u0;
}

static float v_of(const pk_source *s, int32_t x, int32_t y) {
    return s->vx * ((float)x + 0.5f) + s->vy * ((float)y + 0.5f) + s->v0;
}

/// Colours of a row, not yet multiplied by the source's alpha.
static void make_row(const pk_brush *brush, uint32_t *to, int32_t y, int32_t x, int32_t n) {
    const pk_source *s = brush->source;
    switch (s->kind) {
    case PK_SOURCE_LINEAR:
        brush->rows->linear(to, n, s->ramp, u_of(s, x, y) * s->scale + s->offset, s->ux * s->scale);
        break;
    case PK_SOURCE_RADIAL:
        brush->rows->radial(to, n, s->ramp, u_of(s, x, y), v_of(s, x, y), s->ux, s->vx, s->scale, s->offset);
        break;
    case PK_SOURCE_ANGULAR:
        brush->rows->angular(
            to, n, s->ramp, u_of(s, x, y), v_of(s, x, y), s->ux, s->vx, s->turn, s->scale, s->offset);
        break;
    case PK_SOURCE_SURFACE:
        memcpy(to, pk_pixel(&s->surface, x, y), (size_t)n * 4);
        break;
    case PK_SOURCE_IMAGE:
        pk_image_row(s, to, x, y, n);
        break;
    case PK_SOURCE_COLOR:
        brush->rows->fill(to, n, s->color);
        break;
    }
}

pk_rect pk_brush_prepare(
    pk_brush *brush, pk_scratch *scratch, const pk_surface *target, pk_rect clip, const pk_source *source) {
    pk_rect nothing = {0, 0, 0, 0};
    pk_rect area = pk_intersection(clip, pk_surface_rect(target));
    if (source->kind == PK_SOURCE_SURFACE) area = pk_intersection(area, pk_surface_rect(&source->surface));
    if (pk_is_empty(area) || source->alpha == 0) return nothing;
    if (!pk_scratch_reserve(scratch, area.x1 - area.x0, area.y1 - area.y0)) return nothing;
    *brush = (pk_brush){
        .source = source,
        .rows = pk_rows(),
        .scratch = scratch,
        .target = target,
        .area = area,
        .kind = PK_BRUSH_ROWS,
        .color_row = area.y0 - 1,
        .opaque = source->opaque && source->alpha == 255,
    };
    if (source->kind == PK_SOURCE_COLOR) {
        brush->kind = PK_BRUSH_COLOR;
        brush->color = pk_scale_one(source->color, source->alpha);
    } else if (source->kind == PK_SOURCE_LINEAR && source->ux == 0) {
        brush->kind = PK_BRUSH_COLOR_A_ROW;
    } else if (source->kind == PK_SOURCE_LINEAR && source->uy == 0) {
        brush->kind = PK_BRUSH_FIXED_ROW;
        int32_t n = area.x1 - area.x0;
        make_row(brush, scratch->fixed_colors, area.y0, area.x0, n);
        if (source->alpha != 255) brush->rows->scale(scratch->fixed_colors, n, source->alpha);
    }
    return area;
}

static void choose_row_color(pk_brush *brush, int32_t y) {
    if (brush->kind != PK_BRUSH_COLOR_A_ROW || brush->color_row == y) return;
    uint32_t color;
    make_row(brush, &color, y, brush->area.x0, 1);
    brush->color = pk_scale_one(color, brush->source->alpha);
    brush->color_row = y;
}

static const uint32_t *row_colors(pk_brush *brush, int32_t y, int32_t x0, int32_t n) {
    if (brush->kind == PK_BRUSH_FIXED_ROW) return brush->scratch->fixed_colors + (x0 - brush->area.x0);
    if (brush->source->kind == PK_SOURCE_SURFACE && brush->source->alpha == 255) {
        return pk_pixel(&brush->source->surface, x0, y);
    }
    uint32_t *colors = brush->scratch->colors;
    make_row(brush, colors, y, x0, n);
    if (brush->source->alpha != 255) brush->rows->scale(colors, n, brush->source->alpha);
    return colors;
}

void pk_brush_level(pk_brush *brush, int32_t y, int32_t x0, int32_t x1, int32_t level) {
    uint32_t *to = pk_pixel(brush->target, x0, y);
    int32_t n = x1 - x0;
    if (brush->kind <= PK_BRUSH_COLOR_A_ROW) {
        choose_row_color(brush, y);
        uint32_t color = level == 255 ? brush->color : pk_scale_one(brush->color, (uint32_t)level);
        if (color >> 24 == 255) {
            brush->rows->fill(to, n, color);
        } else if (color != 0) {
            brush->rows->over_color(to, n, color);
        }
        return;
    }
    if (level == 255 && brush->opaque && brush->kind == PK_BRUSH_ROWS) {
        make_row(brush, to, y, x0, n);
        return;
    }
    const uint32_t *colors = row_colors(brush, y, x0, n);
    if (level == 255 && brush->opaque) {
        memcpy(to, colors, (size_t)n * 4);
    } else if (level == 255) {
        brush->rows->over_row(to, colors, n);
    } else {
        brush->rows->over_row_alpha(to, colors, n, (uint32_t)level);
    }
}

void pk_brush_covered(pk_brush *brush, int32_t y, int32_t x0, int32_t x1, const uint8_t *coverage) {
    uint32_t *to = pk_pixel(brush->target, x0, y);
    int32_t n = x1 - x0;
    if (brush->kind <= PK_BRUSH_COLOR_A_ROW) {
        choose_row_color(brush, y);
        brush->rows->over_color_covered(to, coverage, n, brush->color);
    } else {
        brush->rows->over_row_covered(to, row_colors(brush, y, x0, n), coverage, n);
    }
}

static int32_t floor_of(float v) {
    int32_t i = (int32_t)v;
    return v < (float)i ? i - 1 : i;
}

static int32_t wrapped(int32_t i, int32_t n) {
    int32_t r = i % n;
    return r < 0 ? r + n : r;
}

static uint32_t image_pixel(const pk_source *s, int32_t x, int32_t y) {
    const pk_surface *image = &s->surface;
    if (s->tiled) {
        x = wrapped(x, image->width);
        y = wrapped(y, image->height);
    } else {
        x = x < 0 ? 0 : x >= image->width ? image->width - 1 : x;
        y = y < 0 ? 0 : y >= image->height ? image->height - 1 : y;
    }
    return image->pixels[(ptrdiff_t)y * image->stride + x];
}

static uint32_t between(uint32_t a, uint32_t b, uint32_t share) {
    return pk_scale_one(a, 255 - share) + pk_scale_one(b, share);
}

static float held(float v) { return v > -1e8f ? (v < 1e8f ? v : 1e8f) : -1e8f; }

void pk_image_row(const pk_source *s, uint32_t *to, int32_t x, int32_t y, int32_t n) {
    float u = u_of(s, x, y), v = v_of(s, x, y);
    for (int32_t i = 0; i < n; i++) {
        float px = held(u + (float)i * s->ux), py = held(v + (float)i * s->vx);
        if (s->nearest) {
            to[i] = image_pixel(s, floor_of(px), floor_of(py));
            continue;
        }
        px -= 0.5f;
        py -= 0.5f;
        int32_t ix = floor_of(px), iy = floor_of(py);
        uint32_t fx = (uint32_t)((px - (float)ix) * 255 + 0.5f), fy = (uint32_t)((py - (float)iy) * 255 + 0.5f);
        uint32_t top = between(image_pixel(s, ix, iy), image_pixel(s, ix + 1, iy), fx);
        uint32_t bottom = between(image_pixel(s, ix, iy + 1), image_pixel(s, ix + 1, iy + 1), fx);
        to[i] = between(top, bottom, fy);
    }
}
