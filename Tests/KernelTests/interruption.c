#include "kernels.h"

// Steps that may take long, on pictures of several bands of rows. Each is run three times: alone, with questions that
// are all answered in the negative, and with an interruption at the second question. What the steps do is counted by
// their questions; no time is measured.

enum { WIDTH = 40, HEIGHT = 100, BAND = 16, FAN = 10000 };

typedef struct {
    int questions;
    /// The number of the question that is answered in the affirmative; 0 for none.
    int end;
} counter;

/// The callback's context is constant.
static counter counted;

static bool ask(const void *context) {
    (void)context;
    counted.questions++;
    return counted.end > 0 && counted.questions >= counted.end;
}

typedef struct {
    pk_scratch *scratch;
    pk_surface target, other;
    pk_mask mask;
    pk_outline *outline;
    pk_source source;
    pk_rect all;
} bench;

typedef bool (*step)(bench *b);

static bool composite(bench *b) {
    pk_composite(b->scratch, &b->target, b->all, &b->other, 200, PK_BLEND_NORMAL);
    return true;
}

static bool blend(bench *b) {
    pk_composite(b->scratch, &b->target, b->all, &b->other, 200, PK_BLEND_SOFT_LIGHT);
    return true;
}

static bool color_matrix(bench *b) {
    const float matrix[20] = {0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0.5f, 0, 0, 0, 0, 0, 1, 0};
    pk_surface_color_matrix(b->scratch, &b->target, matrix);
    return true;
}

static bool recolor(bench *b) {
    pk_surface_recolor(b->scratch, &b->target, 0xFF336699, PK_RECOLOR_SHADES);
    return true;
}

static bool vibrancy(bench *b) {
    pk_surface_vibrancy(
        b->scratch, &b->target, b->all, &b->other, &b->other, (pk_vibrancy){0xFFFFFFFF, 255, 40, 200});
    return true;
}

static bool fill_rect(bench *b) {
    pk_fill_rect(b->scratch, &b->target, b->all, 0, 0, WIDTH, HEIGHT, &b->source);
    return true;
}

static bool fill_mask(bench *b) {
    pk_fill_mask(b->scratch, &b->target, b->all, &b->mask, &b->source);
    return true;
}

static bool fill_nine(bench *b) {
    pk_mask nine = b->mask;
    nine.width = nine.height = 5;
    pk_fill_nine_part(b->scratch, &b->target, b->all, &nine, 2, b->all, &b->source);
    return true;
}

static bool fill_glyph(bench *b) {
    pk_glyph glyph = {0, WIDTH, HEIGHT, 0, 0};
    pk_fill_glyphs(b->scratch, &b->target, b->all, b->mask.alpha, &glyph, 1, &b->source);
    return true;
}

static bool mask_surface(bench *b) {
    pk_surface_mask(b->scratch, &b->target, &b->mask);
    return true;
}

static bool enlarge(bench *b) {
    pk_surface small = b->other;
    small.width = small.height = 10;
    return pk_surface_enlarge(b->scratch, &small, b->all, 10, &b->target);
}

static bool shrink(bench *b) {
    pk_surface_shrink(b->scratch, &b->other, b->all, 1, &b->target);
    return true;
}

static bool resample(bench *b) {
    return pk_resample(
        b->scratch, b->other.pixels, WIDTH, HEIGHT, 0, 0, WIDTH, HEIGHT, b->target.pixels, WIDTH, HEIGHT, false);
}

static bool mesh(bench *b) {
    const double points[] = {0, 0, WIDTH, 0, 0, HEIGHT * 16, WIDTH, HEIGHT * 16};
    const pk_stop colors[4] = {{1, 0, 0, 1, 0}, {0, 1, 0, 1, 0}, {0, 0, 1, 1, 0}, {1, 1, 1, 1, 0}};
    pk_mesh_draw(b->scratch, &b->target, 2, 2, points, colors, true);
    return true;
}

static bool fill(bench *b) {
    pk_fill(b->scratch, &b->target, b->all, b->outline, PK_NONZERO, true, &b->source);
    return true;
}

static bool clip(bench *b) {
    pk_clip *held = pk_clip_begin(b->scratch, &b->target, b->all, b->outline, PK_NONZERO, SIZE_MAX);
    for (int i = 0; held && i < WIDTH * HEIGHT; i++) b->target.pixels[i] = b->other.pixels[i];
    pk_clip_end(b->scratch, &b->target, held);
    return held;
}

/// One contour of many edges, all of which cross every row.
static void add_fan(bench *b) {
    static uint8_t verbs[FAN];
    static double points[2 * FAN];
    for (int i = 0; i < FAN; i++) {
        verbs[i] = i > 0;
        points[2 * i] = i % 37;
        points[2 * i + 1] = i % 2 ? HEIGHT : 0;
    }
    const pk_transform same = {1, 0, 0, 1, 0, 0};
    pk_outline_reset(b->outline);
    CHECK(pk_outline_add(b->scratch, b->outline, verbs, FAN, points, FAN, same));
}

static bool flatten(bench *b) {
    add_fan(b);
    return pk_outline_is_whole(b->outline);
}

/// Runs a step on a fresh copy of the target.
static bool run(step step, bench *b, const picture *original, picture *result, int end) {
    *result = copy_picture(original);
    b->target = result->surface;
    counted = (counter){0, end};
    return step(b);
}

/// - parameter rows: whether the rows below the first band stay as they were, as they do where each row is done alone.
static void test_step(step step, bench *b, const picture *original, bool rows) {
    picture alone, asked, interrupted, again;
    pk_scratch_set_interruption(b->scratch, NULL, NULL);
    CHECK(run(step, b, original, &alone, 0));
    pk_scratch_set_interruption(b->scratch, ask, NULL);
    CHECK(run(step, b, original, &asked, 0));
    CHECK(are_equal(&alone, &asked));
    int all = counted.questions;
    CHECK(all >= 2);
    (void)run(step, b, original, &interrupted, 2);
    // Some steps poll once more before they return.
    CHECK(counted.questions <= 6 && counted.questions < all + 2);
    if (rows) {
        CHECK(!are_equal(original, &interrupted));
        for (int32_t i = BAND * WIDTH; i < HEIGHT * WIDTH; i++) {
            CHECK(original->surface.pixels[i] == interrupted.surface.pixels[i]);
        }
    }
    // The scratch memory is as it was before.
    counted = (counter){0, 0};
    add_fan(b);
    CHECK(run(step, b, original, &again, 0));
    CHECK(are_equal(&alone, &again));
    free_picture(&alone);
    free_picture(&asked);
    free_picture(&interrupted);
    free_picture(&again);
}

/// The encoders know no scratch memory.
static void test_encoders(const picture *original) {
    const pk_surface *s = &original->surface;
    // More rows than a strip of the fast tier has.
    enum { TALL = 9000 };
    uint32_t *tall = malloc((size_t)WIDTH * TALL * 4);
    for (int i = 0; i < WIDTH * TALL; i++) tall[i] = s->pixels[i % (WIDTH * HEIGHT)];
    size_t bound = pk_png_fast_bound(WIDTH, TALL), filtered = (size_t)TALL * (1 + WIDTH * 4);
    uint8_t *alone = calloc(bound, 1), *asked = calloc(bound, 1);
    size_t count = pk_png_fast(tall, WIDTH, TALL, alone, NULL, NULL);
    counted = (counter){0, 0};
    CHECK(count > 0 && pk_png_fast(tall, WIDTH, TALL, asked, ask, NULL) == count && counted.questions > 2);
    CHECK(memcmp(alone, asked, count) == 0);
    counted = (counter){0, 2};
    CHECK(pk_png_fast(tall, WIDTH, TALL, asked, ask, NULL) == 0 && counted.questions == 2);
    free(alone);
    free(asked);
    alone = calloc(filtered, 1);
    asked = calloc(filtered, 1);
    CHECK(pk_png_filter(tall, WIDTH, TALL, false, alone, NULL, NULL));
    counted = (counter){0, 0};
    CHECK(pk_png_filter(tall, WIDTH, TALL, false, asked, ask, NULL) && counted.questions == (TALL + BAND - 1) / BAND);
    CHECK(memcmp(alone, asked, filtered) == 0);
    counted = (counter){0, 2};
    CHECK(!pk_png_filter(tall, WIDTH, TALL, false, asked, ask, NULL) && counted.questions == 2);
    free(alone);
    free(asked);
    free(tall);
}

void test_interruption(void) {
    start_random(7);
    picture original = make_picture(WIDTH, HEIGHT), other = make_picture(WIDTH, HEIGHT);
    original.surface.x = original.surface.y = other.surface.x = other.surface.y = 0;
    pk_rect all = {0, 0, WIDTH, HEIGHT};
    bench b = {.scratch = pk_scratch_create(), .other = other.surface, .outline = pk_outline_create(), .all = all};
    b.mask = make_mask(WIDTH, HEIGHT);
    b.mask.x = b.mask.y = 0;
    for (int i = 0; i < WIDTH * HEIGHT; i++) b.mask.alpha[i] = (uint8_t)(1 + i % 255);
    b.source = (pk_source){.kind = PK_SOURCE_COLOR, .alpha = 255, .color = 0xFF0000FF};
    add_fan(&b);
    const step by_rows[] = {composite, blend, color_matrix, recolor, vibrancy, fill_rect, fill_mask,
                            fill_nine, fill_glyph, mask_surface, enlarge, shrink, resample};
    for (size_t i = 0; i < sizeof by_rows / sizeof *by_rows; i++) test_step(by_rows[i], &b, &original, true);
    const step others[] = {mesh, fill, clip, flatten};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) test_step(others[i], &b, &original, false);
    test_encoders(&original);
    free_mask(&b.mask);
    free_picture(&original);
    free_picture(&other);
    pk_outline_destroy(b.outline);
    pk_scratch_destroy(b.scratch);
}
