#include "rows.h"
#include "simd.h"
#include "straight.h"

#include <libdeflate.h>
#include <stdlib.h>

// The fast PNG tier: filter, run lengths and Huffman coding, strip by strip.
//
// 1. A strip is as many rows as fit the second-level cache. Each row is filtered by Up or Sub, whichever repeats the
//    last filtered pixel more often in a sample.
// 2. A filtered pixel that equals the one before it belongs to a run, which deflate writes as matches of distance 4 and
//    of at most 64 pixels; any other pixel is four literals. There is no other search.
// 3. Each strip is one deflate block with its own Huffman code of at most 12 bits, so that four literals and what is
//    left of a byte fit a 64-bit word.
// 4. The lengths of that code are written with four bits each, without run lengths: some hundred bytes a strip.
// 5. An interruption ends the work between two strips.

enum { STRIP_BYTES = 320 * 1024, LITERALS = 286, END = 256, MOST_BITS = 12, MOST_RUN = 64, ROW_END = -1 };

typedef struct {
    uint16_t symbol;
    uint8_t extra_bits;
    uint16_t extra;
} run_symbol;

/// Length symbols of runs of 1…64 pixels, that is of 4…256 bytes (RFC 1951, section 3.2.5).
static void make_run_symbols(run_symbol *symbols) {
    static const uint16_t base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                      31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
    static const uint8_t extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                      2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
    for (int n = 1; n <= MOST_RUN; n++) {
        int k = 28;
        while (base[k] > 4 * n) k--;
        symbols[n] = (run_symbol){(uint16_t)(257 + k), extra[k], (uint16_t)(4 * n - base[k])};
    }
}

/// Literal pixels, then a run.
typedef struct {
    int32_t literals;
    int32_t run;
} piece;

typedef struct {
    int32_t width, strip_rows;
    uint8_t *filtered;
    piece *pieces;
    uint32_t *rows[2];
    run_symbol run_symbols[MOST_RUN + 1];
    uint32_t counts[4][LITERALS + 2];
} work;

/// a − b, byte by byte.
PK_INLINE uint32_t difference(uint32_t a, uint32_t b) {
    const uint32_t high = 0x80808080u;
    return ((a | high) - (b & ~high)) ^ ((a ^ ~b) & high);
}

/// Step 1 for one row: true when Up repeats more than Sub among every eighth pixel.
static bool up_repeats_more(const uint32_t *row, const uint32_t *above, int32_t width) {
    int32_t up = 0, sub = 0;
    for (int32_t x = 8; x < width; x += 8) {
        uint32_t here = row[x], left = row[x - 1], corner = above[x - 1];
        up += difference(here, above[x]) == difference(left, corner);
        sub += difference(here, left) == difference(left, row[x - 2]);
    }
    return up >= sub;
}

/// The pixels from x on that equal the one before, that is the length of the run.
static int32_t run_length(const uint8_t *bytes, int32_t x, int32_t width, uint32_t value) {
    int32_t end = x + 1;
    u32x8 wanted = PK_SPLAT32(value);
    while (end + 8 <= width) {
        u32x8 difference = PK_LOAD32(bytes + (ptrdiff_t)end * 4) ^ wanted;
        uint64_t halves[4];
        memcpy(halves, &difference, 32);
        if (halves[0] | halves[1] | halves[2] | halves[3]) break;
        end += 8;
    }
    for (; end < width; end++) {
        uint32_t next;
        memcpy(&next, bytes + (ptrdiff_t)end * 4, 4);
        if (next != value) break;
    }
    return end - x;
}

/// Step 2 for one filtered row; returns the end of the pieces.
static piece *split_row(work *w, const uint8_t *filtered, piece *to) {
    w->counts[0][filtered[0]]++;
    const uint8_t *bytes = filtered + 1;
    uint32_t last = 0;
    memcpy(&last, bytes, 4);
    last = ~last;
    int32_t literals = 0;
    for (int32_t x = 0; x < w->width;) {
        uint32_t value;
        memcpy(&value, bytes + (ptrdiff_t)x * 4, 4);
        if (value == last) {
            int32_t run = run_length(bytes, x, w->width, value);
            *to++ = (piece){literals, run};
            literals = 0;
            if (run >= MOST_RUN) w->counts[0][w->run_symbols[MOST_RUN].symbol] += (uint32_t)(run / MOST_RUN);
            if (run % MOST_RUN) w->counts[0][w->run_symbols[run % MOST_RUN].symbol]++;
            x += run;
        } else {
            w->counts[0][value & 255]++;
            w->counts[1][value >> 8 & 255]++;
            w->counts[2][value >> 16 & 255]++;
            w->counts[3][value >> 24]++;
            last = value;
            literals++;
            x++;
        }
    }
    *to++ = (piece){literals, ROW_END};
    return to;
}

/// Lengths of a Huffman code for the counts, none above `MOST_BITS`.
///
/// 1. Two queues, of leaves by ascending count and of joined nodes, give the optimal tree.
/// 2. Leaves deeper than the limit are raised to it, which breaks Kraft's inequality; leaves above the limit, rarest
///    first, are lowered until it holds again.
/// 3. What room is left goes to the most frequent symbols.
static void make_lengths(const uint32_t *counts, uint8_t *lengths) {
    uint64_t keys[LITERALS];
    int n = 0;
    memset(lengths, 0, LITERALS);
    for (int s = 0; s < LITERALS; s++) {
        if (counts[s]) keys[n++] = (uint64_t)counts[s] << 16 | (uint64_t)s;
    }
    if (n == 1) {
        lengths[keys[0] & 0xFFFF] = 1;
        return;
    }
    static const int gaps[] = {132, 57, 23, 10, 4, 1};
    for (int g = 0; g < 6; g++) {
        for (int i = gaps[g]; i < n; i++) {
            uint64_t key = keys[i];
            int j = i;
            for (; j >= gaps[g] && keys[j - gaps[g]] > key; j -= gaps[g]) keys[j] = keys[j - gaps[g]];
            keys[j] = key;
        }
    }
    uint64_t weight[2 * LITERALS];
    int parent[2 * LITERALS], depth[2 * LITERALS];
    for (int i = 0; i < n; i++) weight[i] = keys[i] >> 16;
    int leaf = 0, node = n;
    for (int k = n; k < 2 * n - 1; k++) {
        weight[k] = 0;
        for (int twice = 0; twice < 2; twice++) {
            int child = leaf < n && (node >= k || weight[leaf] <= weight[node]) ? leaf++ : node++;
            weight[k] += weight[child];
            parent[child] = k;
        }
    }
    depth[2 * n - 2] = 0;
    for (int k = 2 * n - 3; k >= 0; k--) depth[k] = depth[parent[k]] + 1;
    int room = 1 << MOST_BITS;
    for (int i = 0; i < n; i++) {
        if (depth[i] > MOST_BITS) depth[i] = MOST_BITS;
        room -= 1 << (MOST_BITS - depth[i]);
    }
    for (int i = 0; room < 0; i = i + 1 < n ? i + 1 : 0) {
        while (room < 0 && depth[i] < MOST_BITS) {
            room += 1 << (MOST_BITS - depth[i] - 1);
            depth[i]++;
        }
    }
    for (int i = n - 1; i >= 0; i--) {
        while (depth[i] > 1 && room >= 1 << (MOST_BITS - depth[i])) {
            room -= 1 << (MOST_BITS - depth[i]);
            depth[i]--;
        }
    }
    for (int i = 0; i < n; i++) lengths[keys[i] & 0xFFFF] = (uint8_t)depth[i];
}

/// A code word, already reversed as deflate wants it, and its length.
typedef struct {
    uint32_t bits;
    uint32_t length;
} word;

static void make_codes(const uint8_t *lengths, word *codes) {
    uint32_t per_length[MOST_BITS + 2] = {0}, next[MOST_BITS + 2];
    for (int s = 0; s < LITERALS; s++) per_length[lengths[s]]++;
    per_length[0] = 0;
    uint32_t code = 0;
    for (int l = 1; l <= MOST_BITS; l++) {
        code = (code + per_length[l - 1]) << 1;
        next[l] = code;
    }
    for (int s = 0; s < LITERALS; s++) {
        uint32_t length = lengths[s], reversed = 0, value = length ? next[length]++ : 0;
        for (uint32_t b = 0; b < length; b++) reversed |= (value >> b & 1) << (length - 1 - b);
        codes[s] = (word){reversed, length};
    }
}

typedef struct {
    uint8_t *to;
    uint64_t bits;
    uint32_t count;
} bit_writer;

PK_INLINE void put(bit_writer *w, uint64_t bits, uint32_t count) {
    w->bits |= bits << w->count;
    w->count += count;
}

/// Writes whole bytes; at most seven bits stay.
PK_INLINE void flush(bit_writer *w) {
    memcpy(w->to, &w->bits, 8);
    w->to += w->count >> 3;
    w->bits >>= w->count & ~7u;
    w->count &= 7;
}

static void put_header(bit_writer *out, const uint8_t *lengths, bool last) {
    static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    put(out, last, 1);
    put(out, 2, 2);
    put(out, LITERALS - 257, 5);
    put(out, 3, 5);  // four distance codes; only the last, distance 4, is used
    put(out, 15, 4);
    flush(out);
    for (int i = 0; i < 19; i++) {
        put(out, order[i] < 16 ? 4 : 0, 3);
        flush(out);
    }
    for (int s = 0; s < LITERALS + 4; s++) {
        uint32_t l = s < LITERALS ? lengths[s] : s == LITERALS + 3;
        put(out, (l & 1) << 3 | (l & 2) << 1 | (l & 4) >> 1 | (l & 8) >> 3, 4);
        flush(out);
    }
}

/// Steps 3 and 4: one block of `rows` rows.
static void put_block(work *w, bit_writer *out, int32_t rows, bool last) {
    uint32_t counts[LITERALS];
    uint8_t lengths[LITERALS];
    word codes[LITERALS];
    word runs[MOST_RUN + 1];
    for (int s = 0; s < LITERALS; s++) {
        counts[s] = w->counts[0][s] + w->counts[1][s] + w->counts[2][s] + w->counts[3][s];
    }
    counts[END] = 1;
    make_lengths(counts, lengths);
    make_codes(lengths, codes);
    put_header(out, lengths, last);
    for (int n = 1; n <= MOST_RUN; n++) {
        run_symbol s = w->run_symbols[n];
        word c = codes[s.symbol];
        // The distance code that follows is a single zero bit.
        runs[n] = (word){c.bits | (uint32_t)s.extra << c.length, c.length + s.extra_bits + 1};
    }
    bit_writer o = *out;
    const piece *next = w->pieces;
    for (int32_t y = 0; y < rows; y++) {
        const uint8_t *bytes = w->filtered + (size_t)y * ((size_t)w->width * 4 + 1);
        put(&o, codes[*bytes].bits, codes[*bytes].length);
        flush(&o);
        bytes++;
        for (bool more = true; more; next++) {
            for (int32_t k = 0; k < next->literals; k++, bytes += 4) {
                word a = codes[bytes[0]], b = codes[bytes[1]], c = codes[bytes[2]], d = codes[bytes[3]];
                uint64_t front = a.bits | (uint64_t)b.bits << a.length, back = c.bits | (uint64_t)d.bits << c.length;
                uint32_t half = a.length + b.length;
                put(&o, front | back << half, half + c.length + d.length);
                flush(&o);
            }
            int32_t run = next->run;
            more = run != ROW_END;
            if (!more) continue;
            bytes += (ptrdiff_t)run * 4;
            for (; run >= MOST_RUN; run -= MOST_RUN) {
                put(&o, runs[MOST_RUN].bits, runs[MOST_RUN].length);
                flush(&o);
            }
            if (run > 0) {
                put(&o, runs[run].bits, runs[run].length);
                flush(&o);
            }
        }
    }
    put(&o, codes[END].bits, codes[END].length);
    flush(&o);
    *out = o;
}

static int32_t rows_of_strip(int32_t width) {
    int32_t rows = STRIP_BYTES / (width * 4 + 1);
    return rows < 1 ? 1 : rows;
}

size_t pk_png_fast_bound(int32_t width, int32_t height) {
    size_t strips = (size_t)(height / rows_of_strip(width) + 1);
    return (size_t)height * ((size_t)width * 6 + 4) + strips * 256 + 64;
}

static bool prepare(work *w, int32_t width) {
    memset(w, 0, sizeof *w);
    w->width = width;
    w->strip_rows = rows_of_strip(width);
    size_t rows = (size_t)w->strip_rows;
    w->filtered = malloc(rows * ((size_t)width * 4 + 1) + 64);
    w->pieces = malloc(rows * ((size_t)width + 2) * sizeof(piece));
    w->rows[0] = malloc((size_t)width * 4);
    w->rows[1] = malloc((size_t)width * 4);
    make_run_symbols(w->run_symbols);
    return w->filtered && w->pieces && w->rows[0] && w->rows[1];
}

static void release(work *w) {
    free(w->filtered);
    free(w->pieces);
    free(w->rows[0]);
    free(w->rows[1]);
}

size_t pk_png_fast(
    const uint32_t *pixels, int32_t width, int32_t height, uint8_t *result, pk_interruption is_requested,
    const void *context) {
    work w;
    if (width < 1 || height < 1 || width > 65535) return 0;
    if (!prepare(&w, width)) {
        release(&w);
        return 0;
    }
    const pk_row_table *table = pk_rows();
    pk_straightener straightener;
    pk_straightener_prepare(&straightener);
    bit_writer out = {result, 0, 0};
    put(&out, 0x0178, 16);
    flush(&out);
    uint32_t adler = 1;
    const uint32_t *above = NULL;
    size_t row_bytes = (size_t)width * 4 + 1;
    for (int32_t y = 0; y < height;) {
        if (is_requested && is_requested(context)) {
            release(&w);
            return 0;
        }
        int32_t rows = height - y < w.strip_rows ? height - y : w.strip_rows;
        memset(w.counts, 0, sizeof w.counts);
        piece *end = w.pieces;
        for (int32_t k = 0; k < rows; k++, y++) {
            uint8_t *to = w.filtered + (size_t)k * row_bytes;
            const uint32_t *row = pk_straight_row(&straightener, pixels + (ptrdiff_t)y * width, width, w.rows[y & 1]);
            if (above && up_repeats_more(row, above, width)) {
                to[0] = 2;
                table->subtract(to + 1, (const uint8_t *)row, (const uint8_t *)above, (size_t)width * 4);
            } else {
                to[0] = 1;
                memcpy(to + 1, row, 4);
                table->subtract(to + 5, (const uint8_t *)(row + 1), (const uint8_t *)row, (size_t)(width - 1) * 4);
            }
            above = row;
            end = split_row(&w, to, end);
        }
        adler = libdeflate_adler32(adler, w.filtered, (size_t)rows * row_bytes);
        put_block(&w, &out, rows, y == height);
    }
    if (out.count > 0) put(&out, 0, 8 - out.count);
    flush(&out);
    for (int shift = 24; shift >= 0; shift -= 8) *out.to++ = (uint8_t)(adler >> shift);
    release(&w);
    return (size_t)(out.to - result);
}
