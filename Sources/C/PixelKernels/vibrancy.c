#include "PixelKernels.h"
#include "brush.h"
#include "simd.h"

void pk_surface_recolor(
    const pk_scratch *scratch, const pk_surface *layer, uint32_t color, pk_recoloring kept) {
    for (int32_t y = 0; y < layer->height && !pk_ends_before(scratch, y); y++) {
        uint32_t *row = layer->pixels + (ptrdiff_t)y * layer->stride;
        for (int32_t x = 0; x < layer->width; x++) {
            uint32_t pixel = row[x], alpha = pixel >> 24;
            if (alpha == 0) continue;
            switch (kept) {
            case PK_RECOLOR_BY_ALPHA: row[x] = pk_scale_one(color, alpha); break;
            case PK_RECOLOR_BY_LUMINANCE: row[x] = pk_scale_one(color, pk_luminance(pixel)); break;
            case PK_RECOLOR_SHADES:
                row[x] = (pk_scale_one(color, pk_luminance(pixel)) & 0x00FFFFFFu)
                    | (pk_scale_one(color, alpha) & 0xFF000000u);
                break;
            }
        }
    }
}

uint32_t pk_surface_luminance(const pk_surface *surface, pk_rect area) {
    int32_t x0 = area.x0 > surface->x ? area.x0 : surface->x, y0 = area.y0 > surface->y ? area.y0 : surface->y;
    int32_t right = surface->x + surface->width, bottom = surface->y + surface->height;
    int32_t x1 = area.x1 < right ? area.x1 : right, y1 = area.y1 < bottom ? area.y1 : bottom;
    if (x0 >= x1 || y0 >= y1) return 0;
    uint64_t sum = 0, count = (uint64_t)(x1 - x0) * (uint64_t)(y1 - y0);
    for (int32_t y = y0; y < y1; y++) {
        const uint32_t *row = pk_pixel(surface, x0, y);
        for (int32_t x = 0; x < x1 - x0; x++) sum += pk_luminance(row[x]);
    }
    return (uint32_t)((sum + count / 2) / count);
}

void pk_surface_vibrancy(
    const pk_scratch *scratch, const pk_surface *target, pk_rect clip, const pk_surface *group,
    const pk_surface *blurred, pk_vibrancy recipe) {
    const pk_surface *all[] = {target, group, blurred};
    for (int i = 0; i < 3; i++) {
        int32_t right = all[i]->x + all[i]->width, bottom = all[i]->y + all[i]->height;
        if (clip.x0 < all[i]->x) clip.x0 = all[i]->x;
        if (clip.y0 < all[i]->y) clip.y0 = all[i]->y;
        if (clip.x1 > right) clip.x1 = right;
        if (clip.y1 > bottom) clip.y1 = bottom;
    }
    if (recipe.strongest < recipe.weakest) recipe.strongest = recipe.weakest;
    if (clip.x0 >= clip.x1) return;
    for (int32_t y = clip.y0; y < clip.y1 && !pk_ends_before(scratch, y - clip.y0); y++) {
        pk_rows()->vibrancy(
            pk_pixel(target, clip.x0, y), pk_pixel(group, clip.x0, y), pk_pixel(blurred, clip.x0, y),
            clip.x1 - clip.x0, &recipe);
    }
}
