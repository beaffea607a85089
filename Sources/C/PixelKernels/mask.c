#include "scratch.h"

#include <string.h>

typedef struct {
    const pk_mask *mask;
    const pk_row_table *rows;
    pk_mask_operation operation;
    /// Room for a row of equal levels.
    uint8_t *level_row;
} mask_target;

static void draw_spans(void *context, int32_t y, const pk_span *spans, int32_t count, const uint8_t *coverage) {
    const mask_target *target = context;
    for (int32_t i = 0; i < count; i++) {
        int32_t n = spans[i].x1 - spans[i].x0;
        uint8_t *to = pk_alpha(target->mask, spans[i].x0, y);
        const uint8_t *from = coverage + spans[i].x0;
        if (spans[i].level >= 0) {
            memset(target->level_row, spans[i].level, (size_t)n);
            from = target->level_row;
        }
        switch (target->operation) {
        case PK_MASK_SET: memcpy(to, from, (size_t)n); break;
        case PK_MASK_UNION: target->rows->mask_union(to, from, n); break;
        case PK_MASK_ERASE: target->rows->mask_erase(to, from, n); break;
        }
    }
}

void pk_mask_draw(
    pk_scratch *scratch, const pk_mask *mask, pk_outline *outline, pk_rule rule, pk_mask_operation operation) {
    pk_rect area = pk_intersection(pk_mask_rect(mask), pk_outline_bounds(outline));
    if (pk_is_empty(area) || !pk_scratch_reserve(scratch, area.x1 - area.x0, area.y1 - area.y0)) return;
    // `colors` is free while a mask is drawn; it lends its bytes.
    mask_target target = {mask, pk_rows(), operation, (uint8_t *)scratch->colors};
    pk_scan(scratch, area, outline, rule, true, draw_spans, &target);
}

void pk_mask_erase(const pk_mask *mask, const pk_mask *eraser) {
    pk_rect area = pk_intersection(pk_mask_rect(mask), pk_mask_rect(eraser));
    const pk_row_table *rows = pk_rows();
    for (int32_t y = area.y0; y < area.y1 && area.x0 < area.x1; y++) {
        rows->mask_erase(pk_alpha(mask, area.x0, y), pk_alpha(eraser, area.x0, y), area.x1 - area.x0);
    }
}

pk_rect pk_mask_ink(const pk_mask *mask) {
    pk_rect ink = {INT32_MAX, INT32_MAX, INT32_MIN, INT32_MIN};
    for (int32_t y = 0; y < mask->height; y++) {
        const uint8_t *row = mask->alpha + (ptrdiff_t)y * mask->stride;
        int32_t first = 0, last = mask->width;
        while (first < last && row[first] == 0) first++;
        if (first == last) continue;
        while (row[last - 1] == 0) last--;
        if (mask->y + y < ink.y0) ink.y0 = mask->y + y;
        ink.y1 = mask->y + y + 1;
        if (mask->x + first < ink.x0) ink.x0 = mask->x + first;
        if (mask->x + last > ink.x1) ink.x1 = mask->x + last;
    }
    return pk_is_empty(ink) ? (pk_rect){mask->x, mask->y, mask->x, mask->y} : ink;
}

void pk_surface_mask(const pk_scratch *scratch, const pk_surface *layer, const pk_mask *mask) {
    pk_rect all = pk_surface_rect(layer), area = pk_intersection(all, pk_mask_rect(mask));
    const pk_row_table *rows = pk_rows();
    for (int32_t y = all.y0; y < all.y1 && !pk_ends_before(scratch, y - all.y0); y++) {
        uint32_t *row = pk_pixel(layer, all.x0, y);
        if (pk_is_empty(area) || y < area.y0 || y >= area.y1) {
            memset(row, 0, (size_t)layer->width * 4);
            continue;
        }
        memset(row, 0, (size_t)(area.x0 - all.x0) * 4);
        rows->multiply(pk_pixel(layer, area.x0, y), pk_alpha(mask, area.x0, y), area.x1 - area.x0);
        memset(pk_pixel(layer, area.x1, y), 0, (size_t)(all.x1 - area.x1) * 4);
    }
}

void pk_surface_alpha(const pk_scratch *scratch, const pk_surface *layer, const pk_mask *mask) {
    pk_rect area = pk_intersection(pk_surface_rect(layer), pk_mask_rect(mask));
    for (int32_t y = area.y0; y < area.y1 && area.x0 < area.x1 && !pk_ends_before(scratch, y - area.y0); y++) {
        const uint32_t *from = pk_pixel(layer, area.x0, y);
        uint8_t *to = pk_alpha(mask, area.x0, y);
        for (int32_t i = 0; i < area.x1 - area.x0; i++) to[i] = (uint8_t)(from[i] >> 24);
    }
}
