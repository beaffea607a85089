#include "brush.h"
#include "simd.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

void pk_surface_fill(const pk_surface *layer, uint32_t color) {
    for (int32_t y = 0; y < layer->height; y++) {
        uint32_t *row = layer->pixels + (ptrdiff_t)y * layer->stride;
        if (color == 0) {
            memset(row, 0, (size_t)layer->width * 4);
        } else {
            pk_rows()->fill(row, layer->width, color);
        }
    }
}

// Blend functions B(backdrop, source) on straight components 0…1, as the W3C's "Compositing and Blending Level 1" gives
// them.

static float least(float a, float b) { return a < b ? a : b; }
static float most(float a, float b) { return a > b ? a : b; }

static float hard_light(float b, float s) { return s <= 0.5f ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1); }

static float soft_light(float b, float s) {
    if (s <= 0.5f) return b - (1 - 2 * s) * b * (1 - b);
    float d = b <= 0.25f ? ((16 * b - 12) * b + 4) * b : __builtin_sqrtf(b);
    return b + (2 * s - 1) * (d - b);
}

static float blended(pk_blend mode, float b, float s) {
    switch (mode) {
    case PK_BLEND_MULTIPLY: return b * s;
    case PK_BLEND_SCREEN: return b + s - b * s;
    case PK_BLEND_OVERLAY: return hard_light(s, b);
    case PK_BLEND_DARKEN: return least(b, s);
    case PK_BLEND_LIGHTEN: return most(b, s);
    case PK_BLEND_COLOR_DODGE: return b <= 0 ? 0 : s >= 1 ? 1 : least(1, b / (1 - s));
    case PK_BLEND_COLOR_BURN: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - least(1, (1 - b) / s);
    case PK_BLEND_SOFT_LIGHT: return soft_light(b, s);
    case PK_BLEND_HARD_LIGHT: return hard_light(b, s);
    case PK_BLEND_DIFFERENCE: return b > s ? b - s : s - b;
    case PK_BLEND_EXCLUSION: return b + s - 2 * b * s;
    default: return s;
    }
}

typedef struct {
    float r, g, b;
} color3;

static float luminance(color3 c) { return 0.3f * c.r + 0.59f * c.g + 0.11f * c.b; }

static color3 with_luminance(color3 c, float l) {
    float d = l - luminance(c);
    c = (color3){c.r + d, c.g + d, c.b + d};
    l = luminance(c);
    float low = least(c.r, least(c.g, c.b)), high = most(c.r, most(c.g, c.b));
    if (low < 0) {
        float f = l / (l - low);
        c = (color3){l + (c.r - l) * f, l + (c.g - l) * f, l + (c.b - l) * f};
    }
    if (high > 1) {
        float f = (1 - l) / (high - l);
        c = (color3){l + (c.r - l) * f, l + (c.g - l) * f, l + (c.b - l) * f};
    }
    return c;
}

static float saturation(color3 c) { return most(c.r, most(c.g, c.b)) - least(c.r, least(c.g, c.b)); }

static color3 with_saturation(color3 c, float s) {
    float low = least(c.r, least(c.g, c.b)), range = saturation(c);
    if (range <= 0) return (color3){0, 0, 0};
    float f = s / range;
    return (color3){(c.r - low) * f, (c.g - low) * f, (c.b - low) * f};
}

static color3 blended_hue(pk_blend mode, color3 b, color3 s) {
    switch (mode) {
    case PK_BLEND_HUE: return with_luminance(with_saturation(s, saturation(b)), luminance(b));
    case PK_BLEND_SATURATION: return with_luminance(with_saturation(b, saturation(s)), luminance(b));
    case PK_BLEND_COLOR: return with_luminance(s, luminance(b));
    default: return with_luminance(b, luminance(s));
    }
}

static uint32_t byte_of(float v) { return v <= 0 ? 0 : v >= 1 ? 255 : (uint32_t)(v * 255 + 0.5f); }

static uint32_t packed(float r, float g, float b, float a) {
    return byte_of(least(r, a)) | byte_of(least(g, a)) << 8 | byte_of(least(b, a)) << 16 | byte_of(a) << 24;
}

/// Modes that mix the colours: (1 − αb)·s + (1 − αs)·b + αs·αb·B(b, s), all premultiplied but B's arguments.
static uint32_t mixed(pk_blend mode, uint32_t backdrop, uint32_t source) {
    const float unit = 1.0f / 255;
    float as = (float)(source >> 24) * unit, ab = (float)(backdrop >> 24) * unit;
    if (as == 0) return backdrop;
    if (ab == 0) return source;
    float s[3], b[3], m[3], out[3];
    for (int i = 0; i < 3; i++) {
        s[i] = (float)(source >> (8 * i) & 255) * unit;
        b[i] = (float)(backdrop >> (8 * i) & 255) * unit;
    }
    if (mode >= PK_BLEND_HUE && mode <= PK_BLEND_LUMINOSITY) {
        color3 c = blended_hue(
            mode, (color3){b[0] / ab, b[1] / ab, b[2] / ab}, (color3){s[0] / as, s[1] / as, s[2] / as});
        m[0] = c.r;
        m[1] = c.g;
        m[2] = c.b;
    } else {
        for (int i = 0; i < 3; i++) m[i] = blended(mode, b[i] / ab, s[i] / as);
    }
    for (int i = 0; i < 3; i++) out[i] = (1 - ab) * s[i] + (1 - as) * b[i] + as * ab * m[i];
    return packed(out[0], out[1], out[2], as + ab - as * ab);
}

static uint32_t added(uint32_t backdrop, uint32_t source) {
    uint32_t result = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        uint32_t sum = (backdrop >> shift & 255) + (source >> shift & 255);
        result |= (sum < 255 ? sum : 255) << shift;
    }
    return result;
}

/// Plus darker: 1 − min(1, (1 − b) + (1 − s)) on colours over their own alpha, alpha added.
static uint32_t darkened(uint32_t backdrop, uint32_t source) {
    uint32_t ab = backdrop >> 24, as = source >> 24, alpha = ab + as < 255 ? ab + as : 255, result = alpha << 24;
    for (int shift = 0; shift < 24; shift += 8) {
        int32_t lack = (int32_t)(ab - (backdrop >> shift & 255)) + (int32_t)(as - (source >> shift & 255));
        int32_t value = (int32_t)alpha - lack;
        result |= (uint32_t)(value > 0 ? value : 0) << shift;
    }
    return result;
}

static uint32_t combined(pk_blend mode, uint32_t backdrop, uint32_t source) {
    switch (mode) {
    case PK_BLEND_NORMAL: return pk_over_one(source, backdrop);
    case PK_BLEND_SOURCE_ATOP:
        return pk_scale_one(source, backdrop >> 24) + pk_scale_one(backdrop, 255 - (source >> 24));
    case PK_BLEND_DESTINATION_OVER: return pk_over_one(backdrop, source);
    case PK_BLEND_DESTINATION_OUT: return pk_scale_one(backdrop, 255 - (source >> 24));
    case PK_BLEND_PLUS_LIGHTER: return added(backdrop, source);
    case PK_BLEND_PLUS_DARKER: return darkened(backdrop, source);
    default: return mixed(mode, backdrop, source);
    }
}

void pk_composite(
    pk_scratch *scratch, const pk_surface *target, pk_rect clip, const pk_surface *layer, uint32_t alpha,
    pk_blend mode) {
    pk_source source = {.kind = PK_SOURCE_SURFACE, .alpha = alpha, .surface = *layer};
    pk_brush brush;
    pk_rect area = pk_brush_prepare(&brush, scratch, target, clip, &source);
    for (int32_t y = area.y0; y < area.y1 && !pk_ends_before(scratch, y - area.y0); y++) {
        if (mode == PK_BLEND_NORMAL) {
            pk_brush_level(&brush, y, area.x0, area.x1, 255);
            continue;
        }
        uint32_t *to = pk_pixel(target, area.x0, y);
        const uint32_t *from = pk_pixel(layer, area.x0, y);
        for (int32_t i = 0; i < area.x1 - area.x0; i++) to[i] = combined(mode, to[i], pk_scale_one(from[i], alpha));
    }
}

void pk_surface_color_matrix(const pk_scratch *scratch, const pk_surface *layer, const float *matrix) {
    for (int32_t y = 0; y < layer->height && !pk_ends_before(scratch, y); y++) {
        pk_rows()->color_matrix(layer->pixels + (ptrdiff_t)y * layer->stride, layer->width, matrix);
    }
}
