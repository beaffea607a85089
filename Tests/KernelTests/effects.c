#include "kernels.h"

typedef void (*change)(const pk_surface *, const picture *);

/// Applies a change with and without wide vectors, with the same random numbers.
static void test_twice(uint32_t seed, change change) {
    start_random(seed);
    picture wide = make_picture(random_between(1, 49), random_between(1, 49));
    picture other = make_picture(random_between(1, 49), random_between(1, 49));
    picture plain = copy_picture(&wide);
    pk_use_wide_vectors(true);
    start_random(seed + 300000);
    change(&wide.surface, &other);
    pk_use_wide_vectors(false);
    start_random(seed + 300000);
    change(&plain.surface, &other);
    CHECK(are_equal(&wide, &plain));
    free_picture(&wide);
    free_picture(&plain);
    free_picture(&other);
}

static void composite(const pk_surface *target, const picture *layer) {
    pk_scratch *scratch = pk_scratch_create();
    for (int mode = PK_BLEND_NORMAL; mode <= PK_BLEND_PLUS_LIGHTER; mode++) {
        pk_composite(scratch, target, random_clip(), &layer->surface, random_bits() % 256, (pk_blend)mode);
    }
    pk_scratch_destroy(scratch);
}

void test_compositing(void) {
    for (uint32_t seed = 1; seed <= 600; seed++) test_twice(seed, composite);
}

static void recolor(const pk_surface *surface, const picture *other) {
    (void)other;
    float matrix[20];
    for (int i = 0; i < 20; i++) matrix[i] = (float)random_between(-300, 300) / 100.0f;
    if (random_bits() % 4 == 0) matrix[random_bits() % 20] = random_bits() & 1 ? 1e20f : -1e20f;
    pk_surface_color_matrix(NULL, surface, matrix);
    pk_surface_recolor(NULL, surface, 0x80402010, (pk_recoloring)(random_bits() % 3));
    CHECK(pk_surface_luminance(surface, random_clip()) <= 255);
}

static void blur(const pk_surface *surface, const picture *other) {
    (void)other;
    static const double radii[] = {0, 1e-9, 0.3, 0.5, 1.7, 4, 20, 200, 1e6};
    double sigma = radii[random_bits() % (sizeof radii / sizeof *radii)];
    CHECK(pk_blur_reach(sigma) >= 0);
    bool clamps = random_bits() & 1;
    CHECK(pk_blur_surface(surface, sigma, clamps));
    pk_mask mask = make_mask(surface->width, surface->height);
    CHECK(pk_blur_mask(&mask, sigma));
    free_mask(&mask);
}

/// Only the columns that are read afterwards are defined.
static void blur_within(const pk_surface *surface, const picture *other) {
    (void)other;
    pk_rect seen = random_clip();
    if (seen.x0 == INT32_MIN) return;
    CHECK(pk_blur_surface_within(NULL, surface, random_between(0, 90) / 10.0, random_bits() & 1, seen));
    for (int32_t y = 0; y < surface->height; y++) {
        for (int32_t x = 0; x < surface->width; x++) {
            bool is_seen = surface->x + x >= seen.x0 && surface->x + x < seen.x1;
            if (!is_seen) surface->pixels[y * surface->stride + x] = 0;
        }
    }
}

static void shrink_and_enlarge(const pk_surface *surface, const picture *other) {
    (void)other;
    int32_t factor = random_between(1, 16);
    pk_rect area = {surface->x, surface->y, surface->x + surface->width, surface->y + surface->height};
    int32_t width = (surface->width + factor - 1) / factor, height = (surface->height + factor - 1) / factor;
    pk_surface small = {calloc((size_t)width * (size_t)height, 4), width, height, width, 0, 0};
    pk_surface_shrink(NULL, surface, area, factor, &small);
    CHECK(pk_surface_enlarge(NULL, &small, area, factor, surface));
    free(small.pixels);
}

static void vibrancy(const pk_surface *surface, const picture *group) {
    picture blurred = copy_picture(group);
    uint32_t weakest = random_bits() % 256;
    pk_vibrancy recipe = {0xFFFFFFFF, random_bits() % 256, weakest, weakest + random_bits() % (256 - weakest)};
    pk_surface_vibrancy(NULL, surface, random_clip(), &group->surface, &blurred.surface, recipe);
    free_picture(&blurred);
}

void test_effects(void) {
    for (uint32_t seed = 1; seed <= 800; seed++) {
        test_twice(seed, recolor);
        test_twice(seed, blur);
        test_twice(seed, blur_within);
        test_twice(seed, shrink_and_enlarge);
        test_twice(seed, vibrancy);
    }
}
