#include "digest.h"

#pragma STDC FP_CONTRACT OFF

// Compositing, blurs, colors, scaling and encoding.

enum { ROUNDS = 12 };

static void blends(void) {
    for (int mode = PK_BLEND_NORMAL; mode <= PK_BLEND_PLUS_LIGHTER; mode++) {
        random_numbers r = {200 + (uint64_t)mode};
        digest d = EMPTY_DIGEST;
        pk_scratch *scratch = pk_scratch_create();
        for (int round = 0; round < ROUNDS; round++) {
            pk_surface target = some_surface(&r, 70, 50, 0, 0);
            pk_surface layer = some_surface(&r, 70, 50, next_below(&r, 9) - 4, 3);
            pk_rect clip = some_rect(&r, 16, 10, 60);
            uint32_t alpha = round & 1 ? 255 : (uint32_t)next_below(&r, 256);
            pk_composite(scratch, &target, clip, &layer, alpha, (pk_blend)mode);
            add_surface(&d, &target);
            free(layer.pixels);
            free(target.pixels);
        }
        pk_scratch_destroy(scratch);
        char name[40];
        snprintf(name, sizeof name, "blend.%d", mode);
        report(name, d);
    }
}

static void blurs(void) {
    random_numbers r = {300};
    digest d = EMPTY_DIGEST;
    static const double sigmas[10] = {0, 0.1, 0.5, 1, 1.75, 3, 7.3, 20, 61.7, 400};
    for (int k = 0; k < 10; k++) {
        add_number(&d, (uint64_t)pk_blur_reach(sigmas[k]));
        for (int round = 0; round < 3; round++) {
            pk_surface layer = some_surface(&r, 70, 50, 2, 3);
            int32_t first = next_below(&r, 30), last = 30 + next_below(&r, 50);
            pk_rect seen = {first, 0, last, 60};
            if (!pk_blur_surface(&layer, sigmas[k], round & 1)) abort();
            add_surface(&d, &layer);
            pk_mask mask = some_mask(&r, 70, 50, 2, 3);
            if (!pk_blur_mask(&mask, sigmas[k])) abort();
            add_mask(&d, &mask);
            pk_surface part = random_surface(&r, 60, 20, 0, 0);
            if (!pk_blur_surface_within(NULL, &part, sigmas[k], round & 1, seen)) abort();
            for (int32_t y = 0; y < 20; y++) {
                for (int32_t x = seen.x0; x < seen.x1 && x < 60; x++) add_number(&d, part.pixels[y * 60 + x]);
            }
            free(part.pixels);
            free(mask.alpha);
            free(layer.pixels);
        }
    }
    report("blurs", d);
}

static void colors(void) {
    random_numbers r = {400};
    digest d = EMPTY_DIGEST;
    for (int round = 0; round < ROUNDS; round++) {
        pk_surface layer = some_surface(&r, 70, 50, 0, 0);
        float matrix[20];
        for (int i = 0; i < 20; i++) matrix[i] = (float)next_in(&r, -1.5, 1.5);
        pk_surface_color_matrix(NULL, &layer, matrix);
        add_surface(&d, &layer);
        uint32_t color = (uint32_t)next_word(&r);
        pk_hold_premultiplied(&color, 1);
        pk_surface_recolor(NULL, &layer, color, (pk_recoloring)(round % 3));
        add_surface(&d, &layer);
        add_number(&d, pk_surface_luminance(&layer, (pk_rect){3, 2, 40, 30}));
        pk_surface group = random_surface(&r, layer.width, layer.height, 0, 0);
        pk_surface blurred = random_surface(&r, layer.width, layer.height, 0, 0);
        uint32_t strength = (uint32_t)next_below(&r, 256), weakest = (uint32_t)next_below(&r, 100);
        pk_vibrancy recipe = {color, strength, weakest, 180};
        pk_surface_vibrancy(NULL, &layer, (pk_rect){1, 1, 60, 40}, &group, &blurred, recipe);
        pk_premultiply(group.pixels, (size_t)group.width * (size_t)group.height);
        pk_surface_fill(&blurred, color);
        add_surface(&d, &layer);
        add_surface(&d, &group);
        add_surface(&d, &blurred);
        add_number(&d, pk_is_opaque(group.pixels, (size_t)group.width * (size_t)group.height));
        free(group.pixels);
        free(blurred.pixels);
        free(layer.pixels);
    }
    report("colors", d);
}

static void gradients(void) {
    random_numbers r = {500};
    digest d = EMPTY_DIGEST;
    uint32_t *ramp = room(PK_RAMP_SIZE * 4);
    for (int round = 0; round < 4 * ROUNDS; round++) {
        pk_stop stops[6];
        size_t count = (size_t)next_below(&r, 7);
        double at = 0;
        for (size_t i = 0; i < count; i++) {
            if (next_below(&r, 4)) at = next_in(&r, at, 1);
            double most = round < 4 ? 1e30 : 1.5;
            stops[i] = some_stop(&r, -most, most, at);
            stops[i].alpha = (float)next_in(&r, -0.2, 1.2);
        }
        pk_ramp_build(ramp, stops, count, round & 1);
        for (int i = 0; i < PK_RAMP_SIZE; i++) add_number(&d, ramp[i]);
    }
    free(ramp);
    report("ramps", d);
    d = EMPTY_DIGEST;
    for (int round = 0; round < ROUNDS; round++) {
        int32_t columns = 2 + next_below(&r, 3), rows = 2 + next_below(&r, 3);
        double points[32];
        pk_stop corners[16];
        for (int32_t i = 0; i < columns * rows; i++) {
            points[2 * i] = (i % columns) * 60.0 / (columns - 1) + next_in(&r, -9, 9);
            points[2 * i + 1] = (double)(i / columns) * 50 / (rows - 1) + next_in(&r, -9, 9);
            corners[i] = some_stop(&r, 0, 1, 0);
        }
        if (round == 0) points[4] = 1e12;
        pk_surface layer = random_surface(&r, 60, 50, 0, 0);
        pk_mesh_draw(NULL, &layer, columns, rows, points, corners, round & 1);
        add_surface(&d, &layer);
        free(layer.pixels);
    }
    report("meshes", d);
}

static void scalings(void) {
    random_numbers r = {600};
    digest d = EMPTY_DIGEST;
    for (int round = 0; round < 4 * ROUNDS; round++) {
        int32_t width = 1 + next_below(&r, 90), height = 1 + next_below(&r, 70);
        pk_surface source = random_surface(&r, width, height, 0, 0);
        pk_surface result = some_surface(&r, 120, 80, 0, 0);
        double x0 = round & 1 ? 0 : next_in(&r, -3, width), y0 = round & 1 ? 0 : next_in(&r, -3, height);
        double x1 = round & 1 ? width : x0 + next_in(&r, 0.1, 60), y1 = round & 1 ? height : y0 + next_in(&r, 0.1, 60);
        if (!pk_resample(
                NULL, source.pixels, width, height, x0, y0, x1, y1, result.pixels, result.width, result.height,
                round % 3 == 2)) {
            abort();
        }
        add_surface(&d, &result);
        free(result.pixels);
        free(source.pixels);
    }
    report("resample", d);
    d = EMPTY_DIGEST;
    for (int round = 0; round < ROUNDS; round++) {
        int32_t factor = 1 + next_below(&r, 16);
        pk_surface source = some_surface(&r, 90, 70, 3, 5);
        pk_rect area = {3, 5, 3 + source.width, 5 + source.height};
        pk_surface small = random_surface(
            &r, (source.width + factor - 1) / factor, (source.height + factor - 1) / factor, 0, 0);
        pk_surface_shrink(NULL, &source, area, factor, &small);
        add_surface(&d, &small);
        if (!pk_surface_enlarge(NULL, &small, area, factor, &source)) abort();
        add_surface(&d, &source);
        free(small.pixels);
        free(source.pixels);
    }
    report("backdrop", d);
}

static void encodings(void) {
    random_numbers r = {700};
    digest fast = EMPTY_DIGEST, filtered = EMPTY_DIGEST;
    for (int round = 0; round < ROUNDS; round++) {
        int32_t width = round == 0 ? 1 : 1 + next_below(&r, 200), height = round == 1 ? 1 : 1 + next_below(&r, 500);
        pk_surface picture = random_surface(&r, width, height, 0, 0);
        // Every third picture is flat for the most part, as drawn ones are.
        for (int32_t i = 0; round % 3 == 0 && i < width * height; i++) {
            if (next_below(&r, 16)) picture.pixels[i] = 0xFF224466u;
        }
        uint8_t *bytes = room(pk_png_fast_bound(width, height));
        size_t count = pk_png_fast(picture.pixels, width, height, bytes, NULL, NULL);
        add_number(&fast, count);
        add_bytes(&fast, bytes, count);
        free(bytes);
        bool opaque = round & 1;
        size_t size = (size_t)height * (1 + (size_t)width * (opaque ? 3 : 4));
        bytes = room(size);
        if (!pk_png_filter(picture.pixels, width, height, opaque, bytes, NULL, NULL)) abort();
        add_bytes(&filtered, bytes, size);
        free(bytes);
        free(picture.pixels);
    }
    report("png.fast", fast);
    report("png.filter", filtered);
}

void pixel_cases(void) {
    blends();
    blurs();
    colors();
    gradients();
    scalings();
    encodings();
}
