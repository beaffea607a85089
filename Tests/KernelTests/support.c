#include "kernels.h"

static uint32_t state = 1;

void start_random(uint32_t seed) { state = seed * 2654435761u | 1; }

uint32_t random_bits(void) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
}

int32_t random_between(int32_t low, int32_t high) {
    return low + (int32_t)(random_bits() % (uint32_t)(high - low + 1));
}

double random_coordinate(void) {
    static const double extremes[] = {0, -0.5, 1e-9, 255.99999, -1e6, 1e6, 2147483647, -2147483649.0, 1e18, -1e300};
    switch (random_bits() % 12) {
    case 0: return extremes[random_bits() % (sizeof extremes / sizeof *extremes)];
    case 1: return random_between(-20, 60);
    default: return random_between(-2000, 6000) / 97.0;
    }
}

picture make_picture(int32_t width, int32_t height) {
    size_t count = (size_t)width * (size_t)height;
    picture made = {{malloc(count * 4), width, height, width, random_between(-5, 5), random_between(-5, 5)}, count * 4};
    CHECK(made.surface.pixels || count == 0);
    for (size_t i = 0; i < count; i++) {
        uint32_t bits = random_bits();
        made.surface.pixels[i] = bits % 5 == 0 ? 0 : bits % 5 == 1 ? bits | 0xFF000000 : bits;
    }
    pk_premultiply(made.surface.pixels, count);
    return made;
}

picture copy_picture(const picture *other) {
    picture copy = *other;
    copy.surface.pixels = malloc(other->bytes);
    CHECK(copy.surface.pixels || other->bytes == 0);
    memcpy(copy.surface.pixels, other->surface.pixels, other->bytes);
    return copy;
}

void free_picture(picture *picture) {
    free(picture->surface.pixels);
    picture->surface.pixels = NULL;
}

bool are_equal(const picture *first, const picture *second) {
    return memcmp(first->surface.pixels, second->surface.pixels, first->bytes) == 0;
}

pk_mask make_mask(int32_t width, int32_t height) {
    pk_mask mask = {malloc((size_t)width * (size_t)height), width, height, width, random_between(-5, 5),
                    random_between(-5, 5)};
    CHECK(mask.alpha);
    for (size_t i = 0; i < mask_bytes(&mask); i++) {
        uint32_t bits = random_bits();
        mask.alpha[i] = bits % 3 == 0 ? 0 : bits % 3 == 1 ? 255 : (uint8_t)(bits >> 8);
    }
    return mask;
}

void free_mask(pk_mask *mask) {
    free(mask->alpha);
    mask->alpha = NULL;
}

size_t mask_bytes(const pk_mask *mask) { return (size_t)mask->width * (size_t)mask->height; }

pk_rect random_clip(void) {
    if (random_bits() % 8 == 0) return (pk_rect){INT32_MIN, INT32_MIN, INT32_MAX, INT32_MAX};
    int32_t x = random_between(-10, 50), y = random_between(-10, 50);
    return (pk_rect){x, y, x + random_between(-2, 50), y + random_between(-2, 50)};
}

static float random_float(void) {
    static const float extremes[] = {0, 1e-30f, -1e-30f, 1e20f, -1e20f};
    if (random_bits() % 10 == 0) return extremes[random_bits() % (sizeof extremes / sizeof *extremes)];
    return (float)random_between(-1000, 1000) / 333.0f;
}

pk_source random_source(const uint32_t *ramp, const picture *image) {
    pk_source source = {
        .kind = (pk_source_kind)(random_bits() % 6), .alpha = random_bits() % 256, .color = 0x80402010, .ramp = ramp,
        .ux = random_float(), .uy = random_float(), .u0 = random_float(), .vx = random_float(), .vy = random_float(),
        .v0 = random_float(), .scale = random_float(), .offset = random_float(),
        .turn = (float)(random_bits() % 1000) / 1000, .surface = image->surface, .tiled = random_bits() & 1,
        .nearest = random_bits() & 1,
    };
    return source;
}
