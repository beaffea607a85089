#include "kernels.h"

static void draw_masks(pk_scratch *scratch, const pk_surface *target, const uint32_t *ramp, const picture *image) {
    pk_source source = random_source(ramp, image);
    if (source.kind == PK_SOURCE_SURFACE) source.kind = PK_SOURCE_COLOR;
    pk_rect clip = random_clip();
    pk_mask mask = make_mask(random_between(1, 40), random_between(1, 40));
    pk_fill_mask(scratch, target, clip, &mask, &source);
    pk_mask eraser = make_mask(random_between(1, 40), random_between(1, 40));
    pk_mask_erase(&mask, &eraser);
    pk_rect ink = pk_mask_ink(&mask);
    CHECK(ink.x0 >= ink.x1 || (ink.x0 >= mask.x && ink.x1 <= mask.x + mask.width));
    pk_surface_mask(scratch, target, &mask);
    pk_surface_alpha(scratch, target, &eraser);
    free_mask(&eraser);
    free_mask(&mask);

    int32_t corner = random_between(0, 6), side = 2 * corner + 1;
    pk_mask nine = make_mask(side, side);
    int32_t x = random_between(-20, 40), y = random_between(-20, 40);
    pk_rect over = {x, y, x + 2 * corner + random_between(0, 30), y + 2 * corner + random_between(0, 30)};
    pk_fill_nine_part(scratch, target, clip, &nine, corner, over, &source);
    free_mask(&nine);
}

static void draw_glyphs(pk_scratch *scratch, const pk_surface *target, const uint32_t *ramp, const picture *image) {
    enum { COUNT = 12 };
    pk_glyph glyphs[COUNT];
    size_t used = 0;
    for (int i = 0; i < COUNT; i++) {
        glyphs[i] = (pk_glyph){
            (uint32_t)used, (uint16_t)random_between(0, 12), (uint16_t)random_between(0, 12), random_between(-60, 60),
            random_between(-60, 60)};
        if (random_bits() % 10 == 0) glyphs[i].x = random_bits() & 1 ? INT32_MIN : INT32_MAX - 12;
        used += (size_t)glyphs[i].width * glyphs[i].height;
    }
    uint8_t *store = malloc(used + 1);
    for (size_t i = 0; i < used; i++) store[i] = (uint8_t)random_bits();
    pk_source source = random_source(ramp, image);
    if (source.kind == PK_SOURCE_SURFACE) source.kind = PK_SOURCE_COLOR;
    pk_fill_glyphs(scratch, target, random_clip(), store, glyphs, COUNT, &source);
    free(store);
}

/// The coverage of outlines, set, united and erased.
static void draw_coverage(pk_scratch *scratch) {
    pk_mask mask = make_mask(random_between(1, 40), random_between(1, 40));
    memset(mask.alpha, 0, mask_bytes(&mask));
    for (int operation = PK_MASK_SET; operation <= PK_MASK_ERASE; operation++) {
        pk_outline *outline = pk_outline_create();
        const uint8_t verbs[] = {0, 2, 1, 4};
        double points[8];
        for (int i = 0; i < 8; i++) points[i] = random_coordinate();
        pk_outline_add(NULL, outline, verbs, 4, points, 4, (pk_transform){1, 0, 0, 1, 0, 0});
        pk_mask_draw(scratch, &mask, outline, PK_NONZERO, (pk_mask_operation)operation);
        pk_outline_destroy(outline);
    }
    free_mask(&mask);
}

void test_masks(void) {
    pk_scratch *scratch = pk_scratch_create();
    uint32_t *ramp = calloc(PK_RAMP_SIZE, sizeof *ramp);
    for (uint32_t seed = 1; seed <= 3000; seed++) {
        start_random(seed);
        picture wide = make_picture(random_between(1, 41), random_between(1, 41));
        picture image = make_picture(random_between(1, 20), random_between(1, 20));
        picture plain = copy_picture(&wide);
        for (int pass = 0; pass < 2; pass++) {
            pk_use_wide_vectors(pass == 0);
            start_random(seed + 200000);
            const pk_surface *target = pass == 0 ? &wide.surface : &plain.surface;
            draw_masks(scratch, target, ramp, &image);
            draw_glyphs(scratch, target, ramp, &image);
            draw_coverage(scratch);
        }
        CHECK(are_equal(&wide, &plain));
        free_picture(&wide);
        free_picture(&plain);
        free_picture(&image);
    }
    free(ramp);
    pk_scratch_destroy(scratch);
}
