// The row loops, compiled once for each kind of processor; PK_ROW_TABLE names the table.
#include "rows.h"
#include "simd.h"

#pragma STDC FP_CONTRACT OFF

static void fill(uint32_t *to, int32_t n, uint32_t color) {
    u32x8 value = PK_SPLAT32(color);
    int32_t i = 0;
    for (; i + 8 <= n; i += 8) PK_STORE32(to + i, value);
    for (; i < n; i++) to[i] = color;
}

static void over_color(uint32_t *to, int32_t n, uint32_t color) {
    u32x8 value = PK_SPLAT32(color);
    u16x16 keep = PK_TWICE(255 - (value >> 24));
    int32_t i = 0;
    for (; i + 8 <= n; i += 8) PK_STORE32(to + i, value + PK_SCALE(PK_LOAD32(to + i), keep));
    for (; i < n; i++) to[i] = pk_over_one(color, to[i]);
}

static void over_color_covered(uint32_t *to, const uint8_t *coverage, int32_t n, uint32_t color) {
    u32x8 value = PK_SPLAT32(color);
    int32_t i = 0;
    for (; i + 8 <= n; i += 8) {
        uint64_t bits;
        memcpy(&bits, coverage + i, 8);
        if (bits == 0) continue;
        u32x8 share = __builtin_convertvector(PK_LOAD8(coverage + i), u32x8);
        u32x8 source = PK_SCALE(value, PK_TWICE(share));
        PK_STORE32(to + i, PK_OVER(source, PK_LOAD32(to + i)));
    }
    for (; i < n; i++) to[i] = pk_over_one(pk_scale_one(color, coverage[i]), to[i]);
}

static void over_row(uint32_t *to, const uint32_t *from, int32_t n) {
    int32_t i = 0;
    for (; i + 8 <= n; i += 8) PK_STORE32(to + i, PK_OVER(PK_LOAD32(from + i), PK_LOAD32(to + i)));
    for (; i < n; i++) to[i] = pk_over_one(from[i], to[i]);
}

static void over_row_alpha(uint32_t *to, const uint32_t *from, int32_t n, uint32_t alpha) {
    u16x16 share = PK_TWICE(PK_SPLAT32(alpha));
    int32_t i = 0;
    for (; i + 8 <= n; i += 8) {
        u32x8 source = PK_SCALE(PK_LOAD32(from + i), share);
        PK_STORE32(to + i, PK_OVER(source, PK_LOAD32(to + i)));
    }
    for (; i < n; i++) to[i] = pk_over_one(pk_scale_one(from[i], alpha), to[i]);
}

static void over_row_covered(uint32_t *to, const uint32_t *from, const uint8_t *coverage, int32_t n) {
    int32_t i = 0;
    for (; i + 8 <= n; i += 8) {
        u32x8 share = __builtin_convertvector(PK_LOAD8(coverage + i), u32x8);
        u32x8 source = PK_SCALE(PK_LOAD32(from + i), PK_TWICE(share));
        PK_STORE32(to + i, PK_OVER(source, PK_LOAD32(to + i)));
    }
    for (; i < n; i++) to[i] = pk_over_one(pk_scale_one(from[i], coverage[i]), to[i]);
}

static void mix(uint32_t *to, const uint32_t *saved, const uint8_t *coverage, int32_t n) {
    for (int32_t i = 0; i < n; i++) {
        uint32_t share = coverage[i];
        // Each rounded product is at most its factor, so the sum stays within a byte.
        to[i] = share == 0 ? saved[i]
            : share == 255 ? to[i]
                           : pk_scale_one(to[i], share) + pk_scale_one(saved[i], 255 - share);
    }
}

static void multiply(uint32_t *to, const uint8_t *coverage, int32_t n) {
    int32_t i = 0;
    for (; i + 8 <= n; i += 8) {
        u32x8 share = __builtin_convertvector(PK_LOAD8(coverage + i), u32x8);
        PK_STORE32(to + i, PK_SCALE(PK_LOAD32(to + i), PK_TWICE(share)));
    }
    for (; i < n; i++) to[i] = pk_scale_one(to[i], coverage[i]);
}

static void scale(uint32_t *to, int32_t n, uint32_t factor) {
    u16x16 share = PK_TWICE(PK_SPLAT32(factor));
    int32_t i = 0;
    for (; i + 8 <= n; i += 8) PK_STORE32(to + i, PK_SCALE(PK_LOAD32(to + i), share));
    for (; i < n; i++) to[i] = pk_scale_one(to[i], factor);
}

// Looks up eight colours at t, clamped to 0…1, and stores as many as are wanted.
PK_INLINE void look_up(uint32_t *to, int32_t n, const uint32_t *ramp, f32x8 t) {
    f32x8 zero = PK_SPLATF(0), last = PK_SPLATF(PK_RAMP_SIZE - 1);
    f32x8 place = t * last + PK_SPLATF(0.5f);
    place = PK_SELECT(place > zero, place, zero);
    place = PK_SELECT(place < last, place, last);
    i32x8 index = __builtin_convertvector(place, i32x8);
    if (n >= 8) {
        for (int j = 0; j < 8; j++) to[j] = ramp[index[j]];
    } else {
        for (int j = 0; j < n; j++) to[j] = ramp[index[j]];
    }
}

static const f32x8 steps = {0, 1, 2, 3, 4, 5, 6, 7};

static void linear(uint32_t *to, int32_t n, const uint32_t *ramp, float t, float dt) {
    for (int32_t i = 0; i < n; i += 8) {
        f32x8 at = steps + PK_SPLATF((float)i);
        look_up(to + i, n - i, ramp, PK_SPLATF(t) + at * PK_SPLATF(dt));
    }
}

static void radial(
    uint32_t *to, int32_t n, const uint32_t *ramp, float u, float v, float du, float dv, float scale, float offset) {
    for (int32_t i = 0; i < n; i += 8) {
        f32x8 at = steps + PK_SPLATF((float)i);
        f32x8 x = PK_SPLATF(u) + at * PK_SPLATF(du);
        f32x8 y = PK_SPLATF(v) + at * PK_SPLATF(dv);
        f32x8 distance = __builtin_elementwise_sqrt(x * x + y * y);
        look_up(to + i, n - i, ramp, distance * PK_SPLATF(scale) + PK_SPLATF(offset));
    }
}

// Turns of (x, y) clockwise from the right, 0…1, within 3·10⁻⁷: an odd polynomial fitted to atan(q)/2π on 0…1 by least
// greatest error, then octant by octant.
PK_INLINE f32x8 turns(f32x8 x, f32x8 y) {
    f32x8 zero = PK_SPLATF(0);
    f32x8 ax = PK_SELECT(x < zero, zero - x, x), ay = PK_SELECT(y < zero, zero - y, y);
    i32x8 steep = ay > ax;
    f32x8 large = PK_SELECT(steep, ay, ax), small = PK_SELECT(steep, ax, ay);
    large = PK_SELECT(large > zero, large, PK_SPLATF(1));
    f32x8 q = small / large, s = q * q;
    f32x8 a = PK_SPLATF(-0.0018651577491f);
    a = a * s + PK_SPLATF(0.0083790851727f);
    a = a * s + PK_SPLATF(-0.0185298499941f);
    a = a * s + PK_SPLATF(0.0308029080893f);
    a = a * s + PK_SPLATF(-0.0529385675169f);
    a = a * s + PK_SPLATF(0.1591513174277f);
    a = a * q;
    a = PK_SELECT(steep, PK_SPLATF(0.25f) - a, a);
    a = PK_SELECT(x < zero, PK_SPLATF(0.5f) - a, a);
    return PK_SELECT(y < zero, PK_SPLATF(1) - a, a);
}

static void angular(
    uint32_t *to, int32_t n, const uint32_t *ramp, float u, float v, float du, float dv, float turn, float scale,
    float offset) {
    for (int32_t i = 0; i < n; i += 8) {
        f32x8 at = steps + PK_SPLATF((float)i);
        f32x8 t = turns(PK_SPLATF(u) + at * PK_SPLATF(du), PK_SPLATF(v) + at * PK_SPLATF(dv)) + PK_SPLATF(turn);
        t = PK_SELECT(t >= PK_SPLATF(1), t - PK_SPLATF(1), t);
        look_up(to + i, n - i, ramp, t * PK_SPLATF(scale) + PK_SPLATF(offset));
    }
}

/// The same as `level_of` of the rasteriser, with the running sum.
static void coverage(uint8_t *to, float *accumulated, int32_t n, float *carry, int even_odd) {
    f32x8 zero = PK_SPLATF(0), most = PK_SPLATF(255);
    float sum = *carry;
    for (int32_t i = 0; i < n; i += 8) {
        f32x8 x = PK_LOADF(accumulated + i);
        PK_STOREF(accumulated + i, zero);
        x += __builtin_shufflevector(zero, x, 0, 8, 9, 10, 11, 12, 13, 14);
        x += __builtin_shufflevector(zero, x, 0, 1, 8, 9, 10, 11, 12, 13);
        x += __builtin_shufflevector(zero, x, 0, 1, 2, 3, 8, 9, 10, 11);
        x += PK_SPLATF(sum);
        sum = x[7];
        f32x8 a;
        if (even_odd) {
            // Distance to the nearest even number, by rounding half the sum to a whole number.
            f32x8 magic = PK_SPLATF(12582912.0f), half = x * PK_SPLATF(0.5f);
            f32x8 rest = half - ((half + magic) - magic);
            a = PK_SELECT(rest < zero, zero - rest, rest) * PK_SPLATF(2);
        } else {
            a = PK_SELECT(x < zero, zero - x, x);
        }
        a = a * PK_SPLATF(256) + PK_SPLATF(0.0078125f);
        i32x8 level = __builtin_convertvector(PK_SELECT(a < most, a, most), i32x8);
        PK_STORE8(to + i, __builtin_convertvector(level, u8x8));
    }
    *carry = sum;
}

static void between(uint32_t *to, const uint32_t *first, const uint32_t *second, int32_t n, uint32_t share) {
    u16x16 more = PK_TWICE(PK_SPLAT32(share)), less = PK_TWICE(PK_SPLAT32(255 - share));
    uint32_t mask = 0x00FF00FFu;
    int32_t i = 0;
    for (; i + 8 <= n; i += 8) {
        u32x8 a = PK_LOAD32(first + i), b = PK_LOAD32(second + i);
        u16x16 even = PK_DIV255((u16x16)(a & mask) * less + (u16x16)(b & mask) * more);
        u16x16 odd = PK_DIV255((u16x16)(a >> 8 & mask) * less + (u16x16)(b >> 8 & mask) * more);
        PK_STORE32(to + i, (u32x8)even | ((u32x8)odd << 8));
    }
    for (; i < n; i++) {
        uint32_t even = (first[i] & mask) * (255 - share) + (second[i] & mask) * share + 0x00800080u;
        uint32_t odd = (first[i] >> 8 & mask) * (255 - share) + (second[i] >> 8 & mask) * share + 0x00800080u;
        to[i] = ((even + (even >> 8 & mask)) >> 8 & mask) | ((odd + (odd >> 8 & mask)) & ~mask);
    }
}

PK_INLINE f32x8 unit_of(f32x8 v) {
    f32x8 zero = PK_SPLATF(0), one = PK_SPLATF(1);
    v = PK_SELECT(v > zero, v, zero);
    return PK_SELECT(v < one, v, one);
}

PK_INLINE u32x8 bytes_of(f32x8 v) {
    return (u32x8)__builtin_convertvector(unit_of(v) * PK_SPLATF(255) + PK_SPLATF(0.5f), i32x8);
}

PK_INLINE u32x8 matrix_times(u32x8 pixels, const float *m) {
    f32x8 unit = PK_SPLATF(1.0f / 255), zero = PK_SPLATF(0);
    f32x8 alpha = __builtin_convertvector((i32x8)(pixels >> 24), f32x8) * unit;
    i32x8 some = alpha > zero;
    f32x8 divisor = PK_SELECT(some, alpha, PK_SPLATF(1));
    f32x8 r = __builtin_convertvector((i32x8)(pixels & 255), f32x8) * unit / divisor;
    f32x8 g = __builtin_convertvector((i32x8)(pixels >> 8 & 255), f32x8) * unit / divisor;
    f32x8 b = __builtin_convertvector((i32x8)(pixels >> 16 & 255), f32x8) * unit / divisor;
    f32x8 out[4];
    for (int i = 0; i < 4; i++) {
        const float *row = m + 5 * i;
        out[i] = unit_of(row[0] * r + row[1] * g + row[2] * b + row[3] * alpha + row[4]);
    }
    u32x8 result = bytes_of(out[3]) << 24;
    for (int i = 0; i < 3; i++) result |= bytes_of(out[i] * out[3]) << (8 * i);
    return result & (u32x8)some;
}

static void color_matrix(uint32_t *to, int32_t n, const float *matrix) {
    int32_t i = 0;
    for (; i + 8 <= n; i += 8) {
        u32x8 pixels = PK_LOAD32(to + i);
        PK_STORE32(to + i, matrix_times(pixels, matrix));
    }
    if (i < n) {
        uint32_t rest[8] = {0};
        memcpy(rest, to + i, (size_t)(n - i) * 4);
        PK_STORE32(rest, matrix_times(PK_LOAD32(rest), matrix));
        memcpy(to + i, rest, (size_t)(n - i) * 4);
    }
}

// The three shares add up to 255, so sums stay within 16 bits and one rounding serves them all.
static void vibrancy(
    uint32_t *to, const uint32_t *group, const uint32_t *blurred, int32_t n, const pk_vibrancy *recipe) {
    uint32_t mask = 0x00FF00FFu, ink_even = recipe->ink & mask, ink_odd = recipe->ink >> 8 & mask;
    uint32_t weakest = recipe->weakest, more = recipe->strongest - recipe->weakest, strength = recipe->alpha;
    for (int32_t i = 0; i < n; i++) {
        uint32_t pixel = group[i];
        if (pixel >> 24 == 0) continue;
        if (strength < 255) pixel = pk_scale_one(pixel, strength);
        uint32_t alpha = pixel >> 24, rest = 255 - alpha;
        uint32_t ink = pk_div255(weakest * alpha + more * pk_luminance(pixel)), shown = alpha - ink;
        uint32_t even = (blurred[i] & mask) * shown + ink_even * ink + (to[i] & mask) * rest + 0x00800080u;
        uint32_t odd = (blurred[i] >> 8 & mask) * shown + ink_odd * ink + (to[i] >> 8 & mask) * rest + 0x00800080u;
        to[i] = ((even + (even >> 8 & mask)) >> 8 & mask) | ((odd + (odd >> 8 & mask)) & ~mask);
    }
}

static void mask_union(uint8_t *to, const uint8_t *add, int32_t n) {
    for (int32_t i = 0; i < n; i++) to[i] = (uint8_t)(to[i] + add[i] - pk_div255((uint32_t)to[i] * add[i]));
}

static void mask_erase(uint8_t *to, const uint8_t *cut, int32_t n) {
    for (int32_t i = 0; i < n; i++) to[i] = (uint8_t)pk_div255((uint32_t)to[i] * (255u - cut[i]));
}

static void box(
    uint8_t *to, uint32_t *sums, const uint8_t *above, const uint8_t *below, const uint8_t *leave, int32_t n,
    float edge, float unit) {
    int32_t i = 0;
    f32x8 share = PK_SPLATF(edge), scale = PK_SPLATF(unit), half = PK_SPLATF(0.5f);
    for (; i + 8 <= n; i += 8) {
        i32x8 sum = (i32x8)PK_LOAD32(sums + i);
        i32x8 enter = __builtin_convertvector(PK_LOAD8(below + i), i32x8);
        i32x8 edges = enter + __builtin_convertvector(PK_LOAD8(above + i), i32x8);
        f32x8 v = (__builtin_convertvector(sum, f32x8) + share * __builtin_convertvector(edges, f32x8)) * scale + half;
        PK_STORE8(to + i, __builtin_convertvector(__builtin_convertvector(v, i32x8), u8x8));
        PK_STORE32(sums + i, (u32x8)(sum + enter - __builtin_convertvector(PK_LOAD8(leave + i), i32x8)));
    }
    for (; i < n; i++) {
        float v = ((float)(int32_t)sums[i] + edge * (float)((int32_t)above[i] + below[i])) * unit + 0.5f;
        to[i] = (uint8_t)v;
        sums[i] += (uint32_t)below[i] - leave[i];
    }
}

static void subtract(uint8_t *to, const uint8_t *from, const uint8_t *less, size_t n) {
    size_t i = 0;
    u32x8 high = PK_SPLAT32(0x80808080u);
    for (; i + 32 <= n; i += 32) {
        u32x8 a = PK_LOAD32(from + i), b = PK_LOAD32(less + i);
        PK_STORE32(to + i, ((a | high) - (b & ~high)) ^ ((a ^ ~b) & high));
    }
    for (; i < n; i++) to[i] = (uint8_t)(from[i] - less[i]);
}

const pk_row_table PK_ROW_TABLE = {
    .fill = fill,
    .over_color = over_color,
    .over_color_covered = over_color_covered,
    .over_row = over_row,
    .over_row_alpha = over_row_alpha,
    .over_row_covered = over_row_covered,
    .mix = mix,
    .multiply = multiply,
    .scale = scale,
    .linear = linear,
    .radial = radial,
    .angular = angular,
    .coverage = coverage,
    .mask_union = mask_union,
    .mask_erase = mask_erase,
    .box = box,
    .subtract = subtract,
    .between = between,
    .color_matrix = color_matrix,
    .vibrancy = vibrancy,
};
