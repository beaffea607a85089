#include "color.h"
#include "simd.h"

#pragma STDC FP_CONTRACT OFF

// Colour arithmetic for ramps, in doubles, with nothing but + − × ÷ and square roots, which every processor rounds
// alike.

static double absolute(double v) { return v < 0 ? -v : v; }

/// Cube root of a positive number: an estimate from the exponent, then four Newton steps.
static double cube_root(double v) {
    if (v == 0) return 0;
    if (v < 0) return -cube_root(-v);
    uint64_t bits;
    memcpy(&bits, &v, 8);
    bits = bits / 3 + 0x2A9F7893782DA1CEull;
    double r;
    memcpy(&r, &bits, 8);
    for (int i = 0; i < 4; i++) r = (2 * r + v / (r * r)) / 3;
    return r;
}

/// Fifth root of a number in 0…4, by Newton from above.
static double fifth_root(double v) {
    if (v <= 0) return 0;
    double r = 0.8 + 0.25 * v;
    for (int i = 0; i < 40; i++) {
        double r2 = r * r, next = (4 * r + v / (r2 * r2)) / 5;
        if (next >= r) break;
        r = next;
    }
    return r;
}

// The sRGB transfer function of IEC 61966-2-1, odd about zero for extended colours. 2.4 = 2 + 2/5.
static double linear_of(double v) {
    double a = absolute(v), result;
    if (a <= 0.04045) {
        result = a / 12.92;
    } else {
        double b = (a + 0.055) / 1.055, root = fifth_root(b);
        result = b * b * root * root;
    }
    return v < 0 ? -result : result;
}

// 1 / 2.4 = 5/12: the fifth power of the cube root of the fourth root.
static double encoded_of(double v) {
    double a = absolute(v), result;
    if (a <= 0.0031308) {
        result = a * 12.92;
    } else {
        double root = cube_root(__builtin_sqrt(__builtin_sqrt(a))), square = root * root;
        result = 1.055 * square * square * root - 0.055;
    }
    return v < 0 ? -result : result;
}

static double bounded(double v, double low, double high) { return v > low ? (v < high ? v : high) : low; }

// OKLab as its author published it (Björn Ottosson, "A perceptual color space for image processing", 2020).
pk_weighted pk_weigh(pk_stop stop, bool perceptual) {
    double alpha = bounded(stop.alpha, 0, 1);
    double r = bounded(stop.red, -4, 4), g = bounded(stop.green, -4, 4), b = bounded(stop.blue, -4, 4);
    pk_weighted w = {{r * alpha, g * alpha, b * alpha, alpha}};
    if (!perceptual) return w;
    r = linear_of(r);
    g = linear_of(g);
    b = linear_of(b);
    double l = cube_root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    double m = cube_root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    double s = cube_root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    w.c[0] = (0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s) * alpha;
    w.c[1] = (1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s) * alpha;
    w.c[2] = (0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s) * alpha;
    return w;
}

static pk_weighted mix_weighted(pk_weighted a, pk_weighted b, double share) {
    pk_weighted w;
    for (int i = 0; i < 4; i++) w.c[i] = a.c[i] + (b.c[i] - a.c[i]) * share;
    return w;
}

/// Premultiplied, gamma-encoded sRGB within 0…alpha, and alpha.
pk_weighted pk_encoded(pk_weighted w, bool perceptual) {
    double alpha = w.c[3];
    if (alpha <= 0) return (pk_weighted){{0, 0, 0, 0}};
    if (perceptual) {
        double lightness = w.c[0] / alpha, a = w.c[1] / alpha, b = w.c[2] / alpha;
        double l = lightness + 0.3963377774 * a + 0.2158037573 * b;
        double m = lightness - 0.1055613458 * a - 0.0638541728 * b;
        double s = lightness - 0.0894841775 * a - 1.2914855480 * b;
        l = l * l * l;
        m = m * m * m;
        s = s * s * s;
        w.c[0] = encoded_of(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) * alpha;
        w.c[1] = encoded_of(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) * alpha;
        w.c[2] = encoded_of(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s) * alpha;
    }
    for (int i = 0; i < 3; i++) w.c[i] = bounded(w.c[i], 0, alpha);
    return w;
}

uint32_t pk_packed(pk_weighted w) {
    uint32_t pixel = 0;
    for (int i = 0; i < 4; i++) pixel |= (uint32_t)(w.c[i] * 255 + 0.5) << (8 * i);
    return pixel;
}

/// Entries of a ramp between two exact ones.
enum { KNOT = 8 };

static int32_t entry_at(double location) {
    const double last = PK_RAMP_SIZE - 1;
    return (int32_t)bounded(location * last + 0.5, 0, last);
}

// 1. The entries before the first stop and after the last have their colours.
// 2. Between two stops every eighth entry is computed exactly, those in between are interpolated in premultiplied sRGB;
//    the curve is flat enough for that to stay within half a step of 255.
// 3. Stops in the same place make a hard edge: the later colour wins from that entry on.
void pk_ramp_build(uint32_t *ramp, const pk_stop *stops, size_t count, bool perceptual) {
    if (count == 0) {
        for (int32_t i = 0; i < PK_RAMP_SIZE; i++) ramp[i] = 0;
        return;
    }
    pk_weighted from = pk_weigh(stops[0], perceptual);
    uint32_t color = pk_packed(pk_encoded(from, perceptual));
    for (int32_t i = 0; i < PK_RAMP_SIZE; i++) ramp[i] = color;
    double start = bounded(stops[0].location, 0, 1);
    for (size_t k = 1; k < count; k++) {
        pk_weighted to = pk_weigh(stops[k], perceptual);
        double end = bounded(stops[k].location, start, 1);
        int32_t first = entry_at(start), last = entry_at(end);
        double length = end - start;
        pk_weighted left = pk_encoded(from, perceptual);
        for (int32_t i = first; i < last; i += KNOT) {
            int32_t next = i + KNOT < last ? i + KNOT : last;
            double share = bounded(((double)next / (PK_RAMP_SIZE - 1) - start) / length, 0, 1);
            pk_weighted right = pk_encoded(mix_weighted(from, to, share), perceptual);
            for (int32_t j = i; j < next; j++) {
                ramp[j] = pk_packed(mix_weighted(left, right, (double)(j - i) / (next - i)));
            }
            left = right;
        }
        color = pk_packed(pk_encoded(to, perceptual));
        for (int32_t i = last; i < PK_RAMP_SIZE; i++) ramp[i] = color;
        from = to;
        start = end;
    }
}

void pk_premultiply(uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t alpha = pixels[i] >> 24;
        if (alpha != 255) pixels[i] = pk_scale_one(pixels[i] | 0xFF000000u, alpha);
    }
}

void pk_hold_premultiplied(uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t alpha = pixels[i] >> 24, result = alpha << 24;
        for (int shift = 0; shift < 24; shift += 8) {
            uint32_t c = pixels[i] >> shift & 255;
            result |= (c < alpha ? c : alpha) << shift;
        }
        pixels[i] = result;
    }
}

bool pk_is_opaque(const uint32_t *pixels, size_t count) {
    size_t i = 0;
    u32x8 all = PK_SPLAT32(0xFFFFFFFFu);
    for (; i + 64 <= count; i += 64) {
        for (size_t j = i; j < i + 64; j += 8) all &= PK_LOAD32(pixels + j);
        uint32_t least = all[0] & all[1] & all[2] & all[3] & all[4] & all[5] & all[6] & all[7];
        if (least >> 24 != 255) return false;
    }
    for (; i < count; i++) {
        if (pixels[i] >> 24 != 255) return false;
    }
    return true;
}
