#include "kernels.h"

#include <math.h>
#include <zlib.h>

void test_colors(void) {
    uint32_t *ramp = malloc(PK_RAMP_SIZE * sizeof *ramp);
    for (uint32_t seed = 1; seed <= 300; seed++) {
        start_random(seed);
        enum { MOST = 6 };
        size_t count = (size_t)random_between(1, MOST);
        pk_stop *stops = malloc(count * sizeof *stops);
        float location = 0;
        for (size_t i = 0; i < count; i++) {
            location += (float)(random_bits() % 3) / 5;
            stops[i] = (pk_stop){(float)random_between(-5, 15) / 10, 0.5f, (float)random_coordinate(),
                                 (float)random_between(-2, 12) / 10, location};
        }
        pk_ramp_build(ramp, stops, count, seed & 1);
        for (int i = 0; i < PK_RAMP_SIZE; i++) {
            uint32_t alpha = ramp[i] >> 24;
            CHECK((ramp[i] & 255) <= alpha && (ramp[i] >> 8 & 255) <= alpha && (ramp[i] >> 16 & 255) <= alpha);
        }
        free(stops);

        int32_t columns = random_between(2, 4), rows = random_between(2, 4);
        size_t corners = (size_t)columns * (size_t)rows;
        double *points = malloc(corners * 2 * sizeof *points);
        pk_stop *colors = malloc(corners * sizeof *colors);
        for (size_t i = 0; i < corners; i++) {
            points[2 * i] = random_coordinate();
            points[2 * i + 1] = random_coordinate();
            colors[i] = (pk_stop){0.5f, 0.25f, (float)(random_bits() % 100) / 99, (float)(random_bits() % 100) / 99, 0};
        }
        picture layer = make_picture(random_between(1, 40), random_between(1, 40));
        memset(layer.surface.pixels, 0, layer.bytes);
        pk_mesh_draw(NULL, &layer.surface, columns, rows, points, colors, seed & 1);
        free_picture(&layer);
        free(points);
        free(colors);
    }
    free(ramp);
}

void test_images(void) {
    for (uint32_t seed = 1; seed <= 1500; seed++) {
        start_random(seed);
        picture source = make_picture(random_between(1, 40), random_between(1, 40));
        int32_t width = random_between(1, 60), height = random_between(1, 60);
        double x0 = random_coordinate(), y0 = random_coordinate(), x1 = random_coordinate(), y1 = random_coordinate();
        // The source's rectangle is near it: a far one is clipped by callers.
        if (fabs(x0) + fabs(y0) + fabs(x1) + fabs(y1) > 1000) x0 = y0 = 0, x1 = 3.5, y1 = 40;
        uint32_t *result = malloc((size_t)width * (size_t)height * 4);
        CHECK(pk_resample(
            NULL, source.surface.pixels, source.surface.width, source.surface.height, x0, y0, x1, y1, result, width,
            height, random_bits() % 3 == 0));
        for (int32_t i = 0; i < width * height; i++) CHECK((result[i] & 255) <= result[i] >> 24);
        free(result);
        free_picture(&source);
    }
    CHECK(!pk_resample(NULL, NULL, 0, 1, 0, 0, 1, 1, NULL, 1, 1, false));
    CHECK(!pk_resample(NULL, NULL, 1, 1, 0, 0, 1, 1, NULL, 0, 1, false));

    uint32_t loose[37];
    for (int i = 0; i < 37; i++) loose[i] = random_bits();
    pk_hold_premultiplied(loose, 37);
    for (int i = 0; i < 37; i++) CHECK((loose[i] & 255) <= loose[i] >> 24);
}

/// Both encoders write streams of the announced length, which zlib and the filters' inverse accept.
void test_encoding(void) {
    for (uint32_t seed = 1; seed <= 400; seed++) {
        start_random(seed);
        picture drawn = make_picture(random_between(1, 70), random_between(1, 70));
        int32_t width = drawn.surface.width, height = drawn.surface.height;
        if (seed & 1) {
            for (size_t i = 0; i < drawn.bytes / 4; i++) drawn.surface.pixels[i] = i % 7 < 5 ? 0xFF112233 : 0;
        }
        (void)pk_is_opaque(drawn.surface.pixels, drawn.bytes / 4);
        for (int opaque = 0; opaque < 2; opaque++) {
            uint8_t *rows = malloc((size_t)height * (1 + (size_t)width * (opaque ? 3 : 4)));
            CHECK(pk_png_filter(drawn.surface.pixels, width, height, opaque, rows, NULL, NULL));
            for (int32_t y = 0; y < height; y++) CHECK(rows[(size_t)y * (1 + (size_t)width * (opaque ? 3 : 4))] <= 4);
            free(rows);
        }
        for (int wide = 0; wide < 2; wide++) {
            pk_use_wide_vectors(wide);
            size_t bound = pk_png_fast_bound(width, height);
            uint8_t *stream = malloc(bound);
            size_t written = pk_png_fast(drawn.surface.pixels, width, height, stream, NULL, NULL);
            CHECK(written > 0 && written <= bound);
            uLongf length = (uLongf)height * (1 + (uLongf)width * 4), expected = length;
            uint8_t *rows = malloc(length);
            CHECK(uncompress(rows, &length, stream, written) == Z_OK && length == expected);
            free(rows);
            free(stream);
        }
        free_picture(&drawn);
    }
}
