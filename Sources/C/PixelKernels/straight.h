#ifndef PK_STRAIGHT_H
#define PK_STRAIGHT_H

#include "PixelKernels.h"

/// 255/alpha in 16.16 fixed point, for turning premultiplied components into straight ones.
typedef struct {
    uint32_t factor[256];
} pk_straightener;

static inline void pk_straightener_prepare(pk_straightener *s) {
    s->factor[0] = 0;
    for (uint32_t alpha = 1; alpha < 256; alpha++) s->factor[alpha] = ((255u << 16) + alpha / 2) / alpha;
}

static inline uint32_t pk_straight_one(const pk_straightener *s, uint32_t pixel) {
    uint32_t alpha = pixel >> 24;
    if (alpha == 255) return pixel;
    uint32_t factor = s->factor[alpha];
    uint32_t r = ((pixel & 255) * factor + 0x8000u) >> 16;
    uint32_t g = ((pixel >> 8 & 255) * factor + 0x8000u) >> 16;
    uint32_t b = ((pixel >> 16 & 255) * factor + 0x8000u) >> 16;
    return alpha << 24 | (b < 255 ? b : 255) << 16 | (g < 255 ? g : 255) << 8 | (r < 255 ? r : 255);
}

/// The row in straight colours: itself when it is opaque, else written to `room`.
static inline const uint32_t *pk_straight_row(
    const pk_straightener *s, const uint32_t *row, int32_t width, uint32_t *room) {
    if (pk_is_opaque(row, (size_t)width)) return row;
    for (int32_t x = 0; x < width; x++) room[x] = pk_straight_one(s, row[x]);
    return room;
}

#endif
