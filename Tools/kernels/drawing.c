#include "digest.h"

#pragma STDC FP_CONTRACT OFF

// Outlines, sources, masks and clips.

enum { ROUNDS = 24 };

static pk_outline *random_outline(random_numbers *r, double size, double reach) {
    static const int needed[5] = {1, 1, 2, 3, 0};
    uint8_t verbs[24];
    double points[72 * 2];
    size_t used = 0;
    int32_t count = 4 + next_below(r, 20);
    for (int32_t i = 0; i < count; i++) {
        verbs[i] = i == 0 ? 0 : (uint8_t)(next_below(r, 12) == 0 ? 0 : 1 + next_below(r, 4));
        for (int k = 0; k < needed[verbs[i]]; k++) {
            bool level = used > 0 && next_below(r, 6) == 0, upright = used > 0 && next_below(r, 6) == 0;
            points[2 * used] = upright ? points[2 * used - 2] : next_in(r, -reach, size + reach);
            points[2 * used + 1] = level ? points[2 * used - 1] : next_in(r, -reach, size + reach);
            used++;
        }
    }
    double m[6];
    next_many(r, m, 6, -2, 2);
    pk_transform t = {1, 0, 0, 1, m[4], m[5]};
    if (next_below(r, 2)) t = (pk_transform){m[0], m[1], m[2], m[3], size / 2, size / 3};
    pk_outline *outline = pk_outline_create();
    if (!outline || !pk_outline_add(NULL, outline, verbs, (size_t)count, points, used, t)) abort();
    return outline;
}

static void add_rect(digest *d, pk_rect rect) {
    int32_t sides[4] = {rect.x0, rect.y0, rect.x1, rect.y1};
    for (int i = 0; i < 4; i++) add_number(d, (uint32_t)sides[i]);
}

static void build_ramp(random_numbers *r, uint32_t *ramp, bool perceptual) {
    pk_stop stops[5];
    size_t count = (size_t)next_below(r, 5) + 1;
    double at = 0;
    for (size_t i = 0; i < count; i++) {
        at = next_in(r, at, 1);
        stops[i] = some_stop(r, -0.2, 1.2, at);
    }
    pk_ramp_build(ramp, stops, count, perceptual);
}

static pk_source random_source(random_numbers *r, pk_source_kind kind, uint32_t *ramp, pk_surface picture) {
    uint32_t color = (uint32_t)next_word(r);
    pk_hold_premultiplied(&color, 1);
    build_ramp(r, ramp, next_below(r, 2));
    double map[6], place[4];
    next_many(r, map, 6, -0.05, 0.05);
    next_many(r, place, 4, 0, 1);
    pk_source source = {
        .kind = kind,
        .alpha = place[0] < 0.5 ? 255 : (uint32_t)(place[0] * 255),
        .color = color,
        .ramp = ramp,
        .ux = (float)map[0], .uy = (float)map[1], .u0 = (float)(20 * map[2]),
        .vx = (float)map[3], .vy = (float)map[4], .v0 = (float)(20 * map[5]),
        .scale = (float)(0.2 + place[1]), .offset = (float)(place[2] - 0.5), .turn = (float)place[3],
        .surface = picture,
        .tiled = (color >> 8) & 1,
        .nearest = (color >> 9) & 1,
    };
    int32_t direction = next_below(r, 3);
    if (direction == 0) source.ux = 0;
    if (direction == 1) source.uy = 0;
    if (kind == PK_SOURCE_IMAGE) {
        source.ux *= 30;
        source.vy *= 30;
        source.u0 *= 20;
    }
    return source;
}

static void fills(const char *name, pk_source_kind kind, double reach) {
    random_numbers r = {(uint64_t)kind * 31 + (uint64_t)reach};
    digest d = EMPTY_DIGEST;
    pk_scratch *scratch = pk_scratch_create();
    uint32_t *ramp = room(PK_RAMP_SIZE * 4);
    for (int round = 0; round < ROUNDS; round++) {
        int32_t left = next_below(&r, 9) - 4, top = next_below(&r, 9) - 4;
        pk_surface target = some_surface(&r, 90, 60, left, top);
        pk_surface picture = some_surface(&r, 80, 70, 2, -3);
        pk_source source = random_source(&r, kind, ramp, picture);
        pk_outline *outline = random_outline(&r, 60, reach);
        pk_rect clip = some_rect(&r, 20, 20, 80);
        pk_fill(scratch, &target, clip, outline, round & 1 ? PK_EVEN_ODD : PK_NONZERO, round % 5 != 4, &source);
        double x0 = next_in(&r, -5, 60), y0 = next_in(&r, -5, 40);
        double x1 = x0 + next_in(&r, 0, 30), y1 = y0 + next_in(&r, 0, round & 1 ? 1 : 30);
        pk_fill_rect(scratch, &target, clip, x0, y0, x1, y1, &source);
        pk_mask mask = some_mask(&r, 60, 40, next_below(&r, 20), 3);
        pk_fill_mask(scratch, &target, clip, &mask, &source);
        add_surface(&d, &target);
        add_rect(&d, pk_outline_bounds(outline));
        add_number(&d, pk_outline_count(outline));
        add_number(&d, (uint64_t)pk_outline_rows(outline));
        pk_outline_destroy(outline);
        free(mask.alpha);
        free(picture.pixels);
        free(target.pixels);
    }
    free(ramp);
    pk_scratch_destroy(scratch);
    report(name, d);
}

static void glyphs(void) {
    random_numbers r = {101};
    digest d = EMPTY_DIGEST;
    pk_scratch *scratch = pk_scratch_create();
    uint32_t *ramp = room(PK_RAMP_SIZE * 4);
    uint8_t *store = room(4000);
    fill_random(&r, store, 4000);
    for (int round = 0; round < ROUNDS; round++) {
        pk_surface target = random_surface(&r, 40 + next_below(&r, 60), 50, -2, 1);
        pk_source source = random_source(&r, round & 1 ? PK_SOURCE_COLOR : PK_SOURCE_LINEAR, ramp, target);
        pk_glyph many[12];
        for (int i = 0; i < 12; i++) {
            uint32_t offset = (uint32_t)next_below(&r, 3000);
            uint16_t width = (uint16_t)(1 + next_below(&r, 40)), height = (uint16_t)(1 + next_below(&r, 25));
            int32_t x = next_below(&r, 100) - 10, y = next_below(&r, 60) - 10;
            many[i] = (pk_glyph){offset, width, height, x, y};
        }
        pk_rect clip = some_rect(&r, 20, 20, 80);
        pk_fill_glyphs(scratch, &target, clip, store, many, 12, &source);
        int32_t corner = 1 + next_below(&r, 8);
        pk_mask mask = random_mask(&r, 2 * corner + 1, 2 * corner + 1, 0, 0);
        int32_t wider = next_below(&r, 30), higher = next_below(&r, 20);
        pk_rect over = {3, 4, 3 + 2 * corner + wider, 4 + 2 * corner + higher};
        pk_fill_nine_part(scratch, &target, clip, &mask, corner, over, &source);
        add_surface(&d, &target);
        free(mask.alpha);
        free(target.pixels);
    }
    free(store);
    free(ramp);
    pk_scratch_destroy(scratch);
    report("glyphs", d);
}

static void masks(void) {
    random_numbers r = {102};
    digest d = EMPTY_DIGEST;
    pk_scratch *scratch = pk_scratch_create();
    for (int round = 0; round < ROUNDS; round++) {
        pk_mask mask = some_mask(&r, 70, 50, next_below(&r, 9) - 4, -2);
        pk_mask other = some_mask(&r, 70, 50, 3, next_below(&r, 9) - 4);
        pk_outline *outline = random_outline(&r, 50, 5);
        pk_mask_draw(scratch, &mask, outline, round & 1 ? PK_EVEN_ODD : PK_NONZERO, (pk_mask_operation)(round % 3));
        pk_mask_erase(&mask, &other);
        pk_surface layer = some_surface(&r, 70, 50, 1, 1);
        pk_surface_alpha(scratch, &layer, &other);
        pk_surface_mask(scratch, &layer, &mask);
        add_rect(&d, pk_mask_ink(&mask));
        add_mask(&d, &mask);
        add_mask(&d, &other);
        add_surface(&d, &layer);
        pk_outline_destroy(outline);
        free(mask.alpha);
        free(other.alpha);
        free(layer.pixels);
    }
    pk_scratch_destroy(scratch);
    report("masks", d);
}

static void clips(void) {
    random_numbers r = {103};
    digest d = EMPTY_DIGEST;
    pk_scratch *scratch = pk_scratch_create();
    for (int round = 0; round < ROUNDS; round++) {
        pk_surface target = some_surface(&r, 70, 50, -1, 2);
        pk_outline *outline = random_outline(&r, 60, 5);
        pk_rect bounds = some_rect(&r, 16, 0, 70);
        pk_rule rule = round & 1 ? PK_EVEN_ODD : PK_NONZERO;
        pk_clip *clip = pk_clip_begin(scratch, &target, bounds, outline, rule, SIZE_MAX);
        for (size_t i = 0; i < (size_t)target.width * (size_t)target.height; i++) target.pixels[i] ^= 0x00010203u;
        pk_hold_premultiplied(target.pixels, (size_t)target.width * (size_t)target.height);
        pk_clip_end(scratch, &target, clip);
        add_surface(&d, &target);
        pk_outline_destroy(outline);
        free(target.pixels);
    }
    pk_scratch_destroy(scratch);
    report("clips", d);
}

void drawing_cases(void) {
    static const char *const names[6] = {"color", "linear", "radial", "angular", "surface", "image"};
    for (int kind = 0; kind < 6; kind++) {
        char name[40];
        snprintf(name, sizeof name, "fill.%s", names[kind]);
        fills(name, (pk_source_kind)kind, 10);
        snprintf(name, sizeof name, "fill.%s.far", names[kind]);
        fills(name, (pk_source_kind)kind, kind & 1 ? 3000 : 1e9);
    }
    glyphs();
    masks();
    clips();
}
