#include "brush.h"

#pragma STDC FP_CONTRACT OFF

static void paint_spans(void *context, int32_t y, const pk_span *spans, int32_t count, const uint8_t *coverage) {
    pk_brush *brush = context;
    for (int32_t i = 0; i < count; i++) {
        if (spans[i].level < 0) {
            pk_brush_covered(brush, y, spans[i].x0, spans[i].x1, coverage + spans[i].x0);
        } else {
            pk_brush_level(brush, y, spans[i].x0, spans[i].x1, spans[i].level);
        }
    }
}

void pk_fill(
    pk_scratch *scratch, const pk_surface *target, pk_rect clip, pk_outline *outline, pk_rule rule, bool antialias,
    const pk_source *source) {
    pk_brush brush;
    pk_rect area = pk_intersection(clip, pk_outline_bounds(outline));
    area = pk_brush_prepare(&brush, scratch, target, area, source);
    if (!pk_is_empty(area)) pk_scan(scratch, area, outline, rule, antialias, paint_spans, &brush);
}

static double held(double v, int32_t low, int32_t high) { return v > low ? (v < high ? v : high) : low; }

void pk_fill_rect(
    pk_scratch *scratch, const pk_surface *target, pk_rect clip, double x0, double y0, double x1, double y1,
    const pk_source *source) {
    pk_brush brush;
    pk_rect area = pk_brush_prepare(&brush, scratch, target, clip, source);
    if (pk_is_empty(area)) return;
    x0 = held(x0, area.x0, area.x1);
    x1 = held(x1, area.x0, area.x1);
    y0 = held(y0, area.y0, area.y1);
    y1 = held(y1, area.y0, area.y1);
    if (x0 >= x1 || y0 >= y1) return;
    // Shares of the first, the whole and the last column, then of each row.
    int32_t left = (int32_t)x0 - (x0 < (int32_t)x0), right = (int32_t)x1 - (x1 < (int32_t)x1);
    int32_t top = (int32_t)y0 - (y0 < (int32_t)y0), bottom = (int32_t)y1 - (y1 < (int32_t)y1);
    double first = left == right ? x1 - x0 : left + 1 - x0;
    double last = left == right ? 0 : x1 - right;
    for (int32_t y = top; y <= bottom && y < area.y1 && !pk_ends_before(scratch, y - top); y++) {
        double height = (y == bottom ? y1 : y + 1) - (y == top ? y0 : y);
        int32_t level = (int32_t)(height * 255 + 0.5);
        int32_t first_level = (int32_t)(height * first * 255 + 0.5), last_level = (int32_t)(height * last * 255 + 0.5);
        int32_t from = left, to = right;
        if (first_level != level || left == right) {
            if (first_level > 0) pk_brush_level(&brush, y, left, left + 1, first_level);
            from = left + 1;
        }
        if (level > 0 && from < to) pk_brush_level(&brush, y, from, to, level);
        if (last_level > 0) pk_brush_level(&brush, y, right, right + 1, last_level);
    }
}

void pk_fill_mask(
    pk_scratch *scratch, const pk_surface *target, pk_rect clip, const pk_mask *mask, const pk_source *source) {
    pk_brush brush;
    pk_rect area = pk_intersection(clip, pk_mask_rect(mask));
    area = pk_brush_prepare(&brush, scratch, target, area, source);
    for (int32_t y = area.y0; y < area.y1 && !pk_ends_before(scratch, y - area.y0); y++) {
        pk_brush_covered(&brush, y, area.x0, area.x1, pk_alpha(mask, area.x0, y));
    }
}

void pk_fill_glyphs(
    pk_scratch *scratch, const pk_surface *target, pk_rect clip, const uint8_t *store, const pk_glyph *glyphs,
    size_t count, const pk_source *source) {
    pk_brush brush;
    pk_rect area = pk_brush_prepare(&brush, scratch, target, clip, source);
    if (pk_is_empty(area)) return;
    for (size_t i = 0; i < count; i++) {
        if (i % PK_BAND == 0 && pk_is_interrupted(scratch)) return;
        const pk_glyph *glyph = &glyphs[i];
        pk_rect box = {glyph->x, glyph->y, glyph->x + glyph->width, glyph->y + glyph->height};
        pk_rect part = pk_intersection(box, area);
        // The distance to a glyph far away would overflow.
        if (pk_is_empty(part)) continue;
        const uint8_t *rows = store + glyph->offset;
        for (int32_t y = part.y0; y < part.y1; y++) {
            if (y > part.y0 && pk_ends_before(scratch, y - part.y0)) return;
            const uint8_t *row = rows + (ptrdiff_t)(y - glyph->y) * glyph->width + (part.x0 - glyph->x);
            pk_brush_covered(&brush, y, part.x0, part.x1, row);
        }
    }
}

void pk_fill_nine_part(
    pk_scratch *scratch, const pk_surface *target, pk_rect clip, const pk_mask *mask, int32_t corner, pk_rect over,
    const pk_source *source) {
    pk_brush brush;
    pk_rect area = pk_brush_prepare(&brush, scratch, target, pk_intersection(clip, over), source);
    if (pk_is_empty(area)) return;
    int32_t middle0 = over.x0 + corner, middle1 = over.x1 - corner;
    for (int32_t y = area.y0; y < area.y1 && !pk_ends_before(scratch, y - area.y0); y++) {
        int32_t line = corner;
        if (y < over.y0 + corner) line = y - over.y0;
        if (y >= over.y1 - corner) line = mask->height - (over.y1 - y);
        const uint8_t *row = mask->alpha + (ptrdiff_t)line * mask->stride;
        int32_t end = area.x1 < middle0 ? area.x1 : middle0;
        if (area.x0 < end) pk_brush_covered(&brush, y, area.x0, end, row + (area.x0 - over.x0));
        int32_t from = area.x0 > middle0 ? area.x0 : middle0, to = area.x1 < middle1 ? area.x1 : middle1;
        if (from < to && row[corner] > 0) pk_brush_level(&brush, y, from, to, row[corner]);
        from = area.x0 > middle1 ? area.x0 : middle1;
        if (from < area.x1) {
            pk_brush_covered(&brush, y, from, area.x1, row + mask->width - (over.x1 - from));
        }
    }
}
