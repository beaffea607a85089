#ifndef KERNEL_TESTS_H
#define KERNEL_TESTS_H

#include "PixelKernels.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Tests of the C code under sanitizers. They call it with the extremes of what its headers allow, on buffers of exactly
// the announced size, so that AddressSanitizer detects an access beyond them. Everything is drawn twice, with and
// without wide vectors, and must have the same bytes. Random numbers are the same in every run.

#define CHECK(condition) \
    do { \
        if (!(condition)) { \
            fprintf(stderr, "%s:%d: %s does not hold\n", __FILE__, __LINE__, #condition); \
            exit(1); \
        } \
    } while (0)

void start_random(uint32_t seed);
uint32_t random_bits(void);
/// From `low` to `high`, both included.
int32_t random_between(int32_t low, int32_t high);
/// Mostly near the drawing, sometimes huge.
double random_coordinate(void);

/// Pixels of one drawing.
typedef struct {
    pk_surface surface;
    size_t bytes;
} picture;

/// Premultiplied noise on an exact buffer.
picture make_picture(int32_t width, int32_t height);
picture copy_picture(const picture *other);
void free_picture(picture *picture);
bool are_equal(const picture *first, const picture *second);

pk_mask make_mask(int32_t width, int32_t height);
void free_mask(pk_mask *mask);
size_t mask_bytes(const pk_mask *mask);

/// Clips that lie within, across and outside a drawing.
pk_rect random_clip(void);

/// Sources of every kind. The colours are those of `ramp` and `image`.
pk_source random_source(const uint32_t *ramp, const picture *image);

void test_filling(void);
void test_masks(void);
void test_compositing(void);
void test_effects(void);
void test_colors(void);
void test_images(void);
void test_encoding(void);
void test_interruption(void);
void test_decoding(void);
void test_processes(void);
void test_confinement(void);
void test_clock(char **arguments);

#endif
