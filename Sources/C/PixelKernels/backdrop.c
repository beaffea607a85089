#include "brush.h"
#include "simd.h"

#include <stdlib.h>

// Backdrops are blurred at a fraction of their size: whole squares of pixels are averaged, and afterwards the small
// picture is interpolated back, bilinear between the squares' centres.

void pk_surface_shrink(
    const pk_scratch *scratch, const pk_surface *source, pk_rect area, int32_t factor, const pk_surface *small) {
    const uint32_t mask = 0x00FF00FFu;
    for (int32_t y = 0; y < small->height && !pk_ends_before(scratch, y); y++) {
        int32_t top = area.y0 + y * factor, bottom = top + factor < area.y1 ? top + factor : area.y1;
        uint32_t *to = small->pixels + (ptrdiff_t)y * small->stride;
        for (int32_t x = 0; x < small->width; x++) {
            int32_t left = area.x0 + x * factor, right = left + factor < area.x1 ? left + factor : area.x1;
            uint32_t count = (uint32_t)((right - left) * (bottom - top)), even = 0, odd = 0, result = 0;
            for (int32_t row = top; row < bottom; row++) {
                const uint32_t *from = pk_pixel(source, left, row);
                for (int32_t i = 0; i < right - left; i++) {
                    even += from[i] & mask;
                    odd += from[i] >> 8 & mask;
                }
            }
            if (count == 0) continue;
            uint32_t sums[4] = {even & 0xFFFF, odd & 0xFFFF, even >> 16, odd >> 16};
            for (int i = 0; i < 4; i++) result |= (sums[i] + count / 2) / count << (8 * i);
            to[x] = result;
        }
    }
}

/// Where a pixel lies between the centres of two squares: the first of them, and the share of the second, 0…255.
static int32_t place_of(int32_t offset, int32_t factor, int32_t count, uint32_t *share) {
    int32_t doubled = 2 * offset + 1 - factor;
    if (doubled < 0) doubled = 0;
    int32_t index = doubled / (2 * factor);
    if (index >= count - 1) {
        *share = 0;
        return count - 1;
    }
    *share = ((uint32_t)(doubled - index * 2 * factor) * 255 + (uint32_t)factor) / (2 * (uint32_t)factor);
    return index;
}

static void widen(uint32_t *to, const pk_surface *small, int32_t row, int32_t factor, int32_t offset, int32_t width) {
    const uint32_t *from = small->pixels + (ptrdiff_t)row * small->stride;
    for (int32_t x = 0; x < width; x++) {
        uint32_t share;
        int32_t index = place_of(offset + x, factor, small->width, &share);
        uint32_t next = index + 1 < small->width ? from[index + 1] : from[index];
        to[x] = pk_scale_one(from[index], 255 - share) + pk_scale_one(next, share);
    }
}

bool pk_surface_enlarge(
    const pk_scratch *scratch, const pk_surface *small, pk_rect area, int32_t factor, const pk_surface *target) {
    if (small->width <= 0 || small->height <= 0 || target->width <= 0 || target->height <= 0) return true;
    // Two widened rows; each serves as many rows of the target as a square is high.
    uint32_t *lines = malloc(2 * (size_t)target->width * sizeof *lines);
    if (!lines) return false;
    int32_t held[2] = {-1, -1};
    const pk_row_table *rows = pk_rows();
    for (int32_t y = 0; y < target->height && !pk_ends_before(scratch, y); y++) {
        uint32_t share;
        int32_t index = place_of(target->y + y - area.y0, factor, small->height, &share);
        int32_t next = index + 1 < small->height ? index + 1 : index;
        for (int i = 0; i < 2; i++) {
            int32_t row = i == 0 ? index : next;
            if (held[row & 1] == row) continue;
            held[row & 1] = row;
            widen(
                lines + (size_t)(row & 1) * (size_t)target->width, small, row, factor, target->x - area.x0,
                target->width);
        }
        rows->between(
            target->pixels + (ptrdiff_t)y * target->stride, lines + (size_t)(index & 1) * (size_t)target->width,
            lines + (size_t)(next & 1) * (size_t)target->width, target->width, share);
    }
    free(lines);
    return !pk_is_interrupted(scratch);
}
