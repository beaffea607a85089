#ifndef DIGEST_H
#define DIGEST_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "PixelKernels.h"

/// Numbers that are the same on every machine (G. Steele et al., "Fast splittable pseudorandom number generators").
typedef struct {
    uint64_t state;
} random_numbers;

static inline uint64_t next_word(random_numbers *r) {
    uint64_t z = r->state += 0x9E3779B97F4A7C15ull;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ z >> 27) * 0x94D049BB133111EBull;
    return z ^ z >> 31;
}

static inline int32_t next_below(random_numbers *r, int32_t bound) {
    return (int32_t)(next_word(r) % (uint64_t)bound);
}

/// In low ..< high.
static inline double next_in(random_numbers *r, double low, double high) {
    double share = (double)(int64_t)(next_word(r) >> 11) * 0x1p-53;
    double length = (high - low) * share;
    return low + length;
}

/// FNV-1a of everything that a case has made.
typedef struct {
    uint64_t value;
} digest;

static inline void add_bytes(digest *d, const void *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) d->value = (d->value ^ ((const uint8_t *)bytes)[i]) * 0x100000001B3ull;
}

static inline void add_number(digest *d, uint64_t number) {
    for (int i = 0; i < 8; i++) {
        uint8_t byte = (uint8_t)(number >> (8 * i));
        add_bytes(d, &byte, 1);
    }
}

/// A buffer of exactly this size, so that sanitizers see what is read or written beside it.
static inline void *room(size_t bytes) {
    void *p = malloc(bytes ? bytes : 1);
    if (!p) abort();
    return p;
}

static inline void fill_random(random_numbers *r, void *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) ((uint8_t *)bytes)[i] = (uint8_t)(next_word(r) >> 56);
}

/// A picture at (x, y): premultiplied pixels, a third of them opaque and a third equal to the one before.
static inline pk_surface random_surface(random_numbers *r, int32_t width, int32_t height, int32_t x, int32_t y) {
    size_t count = (size_t)width * (size_t)height;
    uint32_t *pixels = room(count * 4);
    fill_random(r, pixels, count * 4);
    for (size_t i = 0; i < count; i++) {
        int32_t kind = next_below(r, 3);
        if (kind == 0) pixels[i] |= 0xFF000000u;
        if (kind == 1 && i > 0) pixels[i] = pixels[i - 1];
    }
    pk_hold_premultiplied(pixels, count);
    return (pk_surface){pixels, width, height, width, x, y};
}

static inline pk_mask random_mask(random_numbers *r, int32_t width, int32_t height, int32_t x, int32_t y) {
    size_t count = (size_t)width * (size_t)height;
    uint8_t *alpha = room(count);
    fill_random(r, alpha, count);
    for (size_t i = 0; i < count; i++) {
        int32_t kind = next_below(r, 4);
        if (kind == 0) alpha[i] = 0;
        if (kind == 1) alpha[i] = 255;
    }
    return (pk_mask){alpha, width, height, width, x, y};
}

/// A picture, and a mask, of at least one pixel and at most this size.
///
/// The numbers for a call's arguments, and for a list of values, are drawn one statement each where there are several:
/// C leaves their order to the compiler.
static inline pk_surface some_surface(
    random_numbers *r, int32_t most_width, int32_t most_height, int32_t x, int32_t y) {
    int32_t width = 1 + next_below(r, most_width);
    int32_t height = 1 + next_below(r, most_height);
    return random_surface(r, width, height, x, y);
}

static inline pk_mask some_mask(random_numbers *r, int32_t most_width, int32_t most_height, int32_t x, int32_t y) {
    int32_t width = 1 + next_below(r, most_width);
    int32_t height = 1 + next_below(r, most_height);
    return random_mask(r, width, height, x, y);
}

/// Numbers in low ..< high.
static inline void next_many(random_numbers *r, double *to, int count, double low, double high) {
    for (int i = 0; i < count; i++) to[i] = next_in(r, low, high);
}

/// A rectangle whose corners lie in these ranges.
static inline pk_rect some_rect(random_numbers *r, int32_t most_left, int32_t least_right, int32_t most_right) {
    int32_t side[4];
    for (int i = 0; i < 2; i++) side[i] = next_below(r, most_left) - 8;
    for (int i = 2; i < 4; i++) side[i] = least_right + next_below(r, most_right);
    return (pk_rect){side[0], side[1], side[2], side[3]};
}

/// Components and alpha in low ..< high.
static inline pk_stop some_stop(random_numbers *r, double low, double high, double location) {
    double v[4];
    next_many(r, v, 4, low, high);
    return (pk_stop){(float)v[0], (float)v[1], (float)v[2], (float)v[3], (float)location};
}

static inline void add_surface(digest *d, const pk_surface *s) {
    for (size_t i = 0; i < (size_t)s->width * (size_t)s->height; i++) add_number(d, s->pixels[i]);
}

static inline void add_mask(digest *d, const pk_mask *m) {
    add_bytes(d, m->alpha, (size_t)m->width * (size_t)m->height);
}

/// The groups of cases; each prints a line with the digest of every case.
void drawing_cases(void);
void pixel_cases(void);
void math_cases(void);

/// Prints one line, with the name and the digest of what the case adds.
static inline void report(const char *name, digest d) { printf("%s %016llx\n", name, (unsigned long long)d.value); }

#define EMPTY_DIGEST ((digest){0xCBF29CE484222325ull})

#endif
