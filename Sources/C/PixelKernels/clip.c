#include "scratch.h"

#include <stdlib.h>
#include <string.h>

// A clip that costs only its edge.
//
// A group drawn within a clip is the group's picture times the clip's coverage c, over what was there: c·G + (1 −
// c·Gα)·D, which is c·(G over D) + (1 − c)·D. So the group is drawn straight onto the target, and afterwards every
// pixel with c < 1 is mixed with a saved copy. Pixels with c = 1 need nothing.

typedef struct {
    int32_t x, y, n;
    /// Place of the levels in `coverage`, or −1 where the path covers nothing.
    ptrdiff_t coverage;
    size_t pixels;
} record;

struct pk_clip {
    record *records;
    size_t record_count, record_capacity;
    uint32_t *pixels;
    size_t pixel_count, pixel_capacity;
    uint8_t *coverage;
    size_t coverage_count, coverage_capacity;
    const pk_surface *target;
    pk_rect bounds;
    int32_t next_row;
    /// Bytes that may be saved.
    size_t most;
    bool broken;
};

static size_t bytes_of(size_t records, size_t pixels, size_t coverage) {
    return records * sizeof(record) + pixels * 4 + coverage;
}

static bool grow(void **buffer, size_t *capacity, size_t needed, size_t item) {
    if (needed <= *capacity) return true;
    size_t room = *capacity * 2 > needed ? *capacity * 2 : needed + 64;
    void *larger = realloc(*buffer, room * item);
    if (!larger) return false;
    *buffer = larger;
    *capacity = room;
    return true;
}

/// Returns the memory beyond `count` items to the system.
static void fit(void **buffer, size_t *capacity, size_t count, size_t item) {
    if (count == 0 || count == *capacity) return;
    void *smaller = realloc(*buffer, count * item);
    if (!smaller) return;
    *buffer = smaller;
    *capacity = count;
}

static void discard(pk_clip *clip) {
    free(clip->records);
    free(clip->pixels);
    free(clip->coverage);
    free(clip);
}

static void save(pk_clip *clip, int32_t y, int32_t x0, int32_t x1, const uint8_t *coverage, int32_t level) {
    if (x0 >= x1 || clip->broken) return;
    size_t n = (size_t)(x1 - x0);
    bool partly = coverage || level > 0;
    size_t all = bytes_of(clip->record_count + 1, clip->pixel_count + n, clip->coverage_count + (partly ? n : 0));
    if (all > clip->most || !grow((void **)&clip->records, &clip->record_capacity, clip->record_count + 1, sizeof(record))
        || !grow((void **)&clip->pixels, &clip->pixel_capacity, clip->pixel_count + n, 4)
        || (partly && !grow((void **)&clip->coverage, &clip->coverage_capacity, clip->coverage_count + n, 1))) {
        clip->broken = true;
        return;
    }
    record *entry = &clip->records[clip->record_count++];
    *entry = (record){x0, y, x1 - x0, -1, clip->pixel_count};
    memcpy(clip->pixels + clip->pixel_count, pk_pixel(clip->target, x0, y), n * 4);
    clip->pixel_count += n;
    if (!partly) return;
    entry->coverage = (ptrdiff_t)clip->coverage_count;
    if (coverage) {
        memcpy(clip->coverage + clip->coverage_count, coverage, n);
    } else {
        memset(clip->coverage + clip->coverage_count, level, n);
    }
    clip->coverage_count += n;
}

static void save_rows_above(pk_clip *clip, int32_t y) {
    for (; clip->next_row < y; clip->next_row++) {
        save(clip, clip->next_row, clip->bounds.x0, clip->bounds.x1, NULL, 0);
    }
}

static void save_uncovered(void *context, int32_t y, const pk_span *spans, int32_t count, const uint8_t *coverage) {
    pk_clip *clip = context;
    save_rows_above(clip, y);
    int32_t x = clip->bounds.x0;
    for (int32_t i = 0; i < count; i++) {
        save(clip, y, x, spans[i].x0, NULL, 0);
        if (spans[i].level < 0) {
            save(clip, y, spans[i].x0, spans[i].x1, coverage + spans[i].x0, 0);
        } else if (spans[i].level < 255) {
            save(clip, y, spans[i].x0, spans[i].x1, NULL, spans[i].level);
        }
        x = spans[i].x1;
    }
    save(clip, y, x, clip->bounds.x1, NULL, 0);
    clip->next_row = y + 1;
}

pk_clip *pk_clip_begin(
    pk_scratch *scratch, const pk_surface *target, pk_rect bounds, pk_outline *outline, pk_rule rule, size_t most) {
    pk_clip *clip = calloc(1, sizeof *clip);
    if (!clip) return NULL;
    bounds = pk_intersection(bounds, pk_surface_rect(target));
    clip->target = target;
    clip->bounds = bounds;
    clip->most = most;
    clip->next_row = bounds.y0;
    if (pk_is_empty(bounds)) {
        clip->next_row = bounds.y1;
        return clip;
    }
    pk_scan(scratch, bounds, outline, rule, true, save_uncovered, clip);
    if (pk_is_interrupted(scratch)) clip->broken = true;
    if (!clip->broken) save_rows_above(clip, bounds.y1);
    clip->target = NULL;
    if (clip->broken) {
        discard(clip);
        return NULL;
    }
    fit((void **)&clip->records, &clip->record_capacity, clip->record_count, sizeof(record));
    fit((void **)&clip->pixels, &clip->pixel_capacity, clip->pixel_count, 4);
    fit((void **)&clip->coverage, &clip->coverage_capacity, clip->coverage_count, 1);
    return clip;
}

size_t pk_clip_bytes(const pk_clip *clip) {
    return bytes_of(clip->record_count, clip->pixel_count, clip->coverage_count);
}

void pk_clip_end(const pk_scratch *scratch, const pk_surface *target, pk_clip *clip) {
    if (!clip) return;
    const pk_row_table *rows = pk_rows();
    for (size_t i = 0; i < clip->record_count; i++) {
        if (i % PK_BAND == 0 && pk_is_interrupted(scratch)) break;
        const record *entry = &clip->records[i];
        uint32_t *to = pk_pixel(target, entry->x, entry->y);
        if (entry->coverage < 0) {
            memcpy(to, clip->pixels + entry->pixels, (size_t)entry->n * 4);
        } else {
            rows->mix(to, clip->pixels + entry->pixels, clip->coverage + entry->coverage, entry->n);
        }
    }
    discard(clip);
}
