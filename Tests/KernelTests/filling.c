#include "kernels.h"

#include <math.h>

enum { MOST_VERBS = 24 };

static void add_random_path(pk_outline *outline) {
    uint8_t verbs[MOST_VERBS];
    double points[MOST_VERBS * 6];
    static const size_t needed[] = {2, 2, 4, 6, 0};
    size_t verb_count = random_bits() % MOST_VERBS, point_count = 0;
    for (size_t i = 0; i < verb_count; i++) {
        verbs[i] = i == 0 ? 0 : (uint8_t)(random_bits() % 5);
        for (size_t k = 0; k < needed[verbs[i]]; k++) points[point_count++] = random_coordinate();
    }
    pk_transform transform = {1, 0, 0, 1, 0, 0};
    if (random_bits() & 1) {
        transform = (pk_transform){random_coordinate() / 30, 0.25, -0.5, random_coordinate() / 30, 3, -4};
    }
    // The buffers have exactly the announced size.
    uint8_t *exact_verbs = malloc(verb_count + 1);
    double *exact_points = malloc(point_count * sizeof *points + 1);
    memcpy(exact_verbs, verbs, verb_count);
    memcpy(exact_points, points, point_count * sizeof *points);
    pk_outline_add(NULL, outline, exact_verbs, verb_count, exact_points, point_count / 2, transform);
    free(exact_verbs);
    free(exact_points);
}

static void test_rejected_paths(void) {
    pk_outline *outline = pk_outline_create();
    const uint8_t verbs[] = {0, 3, 9};
    const double points[] = {0, 0, 1, 1, NAN, 2, 3, 3};
    pk_transform same = {1, 0, 0, 1, 0, 0};
    CHECK(!pk_outline_add(NULL, outline, verbs, 2, points, 4, same));
    CHECK(!pk_outline_add(NULL, outline, verbs, 2, points, 3, same));
    CHECK(pk_outline_count(outline) == 0);
    CHECK(pk_outline_bounds(outline).x0 >= pk_outline_bounds(outline).x1);
    pk_outline_destroy(outline);
}

/// A clip saves as many bytes as it may, and none if it needs one more.
static void test_clip_memory(void) {
    pk_scratch *scratch = pk_scratch_create();
    pk_outline *outline = pk_outline_create();
    const uint8_t verbs[] = {0, 1, 1};
    const double points[] = {0, 0, 40, 3, 5, 38};
    CHECK(pk_outline_add(NULL, outline, verbs, 3, points, 3, (pk_transform){1, 0, 0, 1, 0, 0}));
    start_random(1);
    picture target = make_picture(40, 40), before = copy_picture(&target);
    pk_rect all = {INT32_MIN, INT32_MIN, INT32_MAX, INT32_MAX};
    pk_clip *held = pk_clip_begin(scratch, &target.surface, all, outline, PK_NONZERO, SIZE_MAX);
    CHECK(held);
    size_t bytes = pk_clip_bytes(held);
    CHECK(bytes > 40 * 40 * 4 / 2 && bytes < 40 * 40 * 8);
    pk_clip_end(scratch, &target.surface, held);
    CHECK(!pk_clip_begin(scratch, &target.surface, all, outline, PK_NONZERO, bytes - 1));
    CHECK(!pk_clip_begin(scratch, &target.surface, all, outline, PK_NONZERO, 0));
    held = pk_clip_begin(scratch, &target.surface, all, outline, PK_NONZERO, bytes);
    CHECK(held && pk_clip_bytes(held) == bytes);
    pk_clip_end(scratch, &target.surface, held);
    CHECK(are_equal(&target, &before));
    free_picture(&target);
    free_picture(&before);
    pk_outline_destroy(outline);
    pk_scratch_destroy(scratch);
}

/// Draws the same with the same random numbers.
static void draw(pk_scratch *scratch, const pk_surface *target, const uint32_t *ramp, const picture *image) {
    pk_outline *outline = pk_outline_create();
    CHECK(outline);
    for (int path = random_between(0, 2); path >= 0; path--) add_random_path(outline);
    (void)pk_outline_rows(outline);
    (void)pk_outline_bounds(outline);
    pk_source source = random_source(ramp, image);
    if (source.kind == PK_SOURCE_SURFACE) {
        // Its pixels lie on those of the target.
        source.surface.x = target->x;
        source.surface.y = target->y;
    }
    pk_rect clip = random_clip();
    pk_rule rule = random_bits() & 1 ? PK_NONZERO : PK_EVEN_ODD;
    switch (random_bits() % 3) {
    case 0: pk_fill(scratch, target, clip, outline, rule, random_bits() & 1, &source); break;
    case 1: {
        double x = random_coordinate(), y = random_coordinate();
        pk_fill_rect(scratch, target, clip, x, y, x + random_coordinate(), y + random_coordinate(), &source);
        break;
    }
    default: {
        pk_clip *held = pk_clip_begin(scratch, target, clip, outline, rule, SIZE_MAX);
        pk_fill_rect(scratch, target, clip, -10, -10, 60, 60, &source);
        pk_clip_end(scratch, target, held);
    }
    }
    pk_outline_destroy(outline);
}

void test_filling(void) {
    test_rejected_paths();
    test_clip_memory();
    pk_scratch *scratch = pk_scratch_create();
    uint32_t *ramp = malloc(PK_RAMP_SIZE * sizeof *ramp);
    const pk_stop stops[] = {{1, 0, 0, 1, 0}, {0, 0, 1, 0.25f, 1}};
    pk_ramp_build(ramp, stops, 2, true);
    for (uint32_t seed = 1; seed <= 4000; seed++) {
        start_random(seed);
        picture wide = make_picture(random_between(1, 41), random_between(1, 41));
        picture image = make_picture(wide.surface.width, wide.surface.height);
        picture plain = copy_picture(&wide);
        pk_use_wide_vectors(true);
        start_random(seed + 100000);
        draw(scratch, &wide.surface, ramp, &image);
        pk_use_wide_vectors(false);
        start_random(seed + 100000);
        draw(scratch, &plain.surface, ramp, &image);
        CHECK(are_equal(&wide, &plain));
        free_picture(&wide);
        free_picture(&plain);
        free_picture(&image);
    }
    free(ramp);
    pk_scratch_destroy(scratch);
}
