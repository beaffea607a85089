#include "extended.h"

#pragma STDC FP_CONTRACT OFF

// Sine, cosine and tangent.
//
// 1. The angle is reduced to |r| ≤ π/4 and a quadrant, by multiplying its 53 bits with those of 2/π, as whole numbers.
//    Words of 2/π that only add whole turns are left out; 256 bits of those that follow leave at least 66 correct bits
//    of the nearest that any double comes to a multiple of π/2, which is 2⁻⁶².
// 2. Both functions of r are Taylor series whose first terms are extended and whose others, which are less than 2⁻⁸ of
//    the result, are doubles.

/// 2/π, the highest word first.
static const uint64_t two_over_pi[20] = {
    0xA2F9836E4E441529ull, 0xFC2757D1F534DDC0ull, 0xDB6295993C439041ull, 0xFE5163ABDEBBC561ull,
    0xB7246E3A424DD2E0ull, 0x06492EEA09D1921Cull, 0xFE1DEB1CB129A73Eull, 0xE88235F52EBB4484ull,
    0xE99C7026B45F7E41ull, 0x3991D639835339F4ull, 0x9C845F8BBDF9283Bull, 0x1FF897FFDE05980Full,
    0xEF2F118B5A0A6D1Full, 0x6D367ECF27CB09B7ull, 0x4F463F669E5FEA2Dull, 0x7527BAC7EBE5F17Bull,
    0x3D0739F78A5292EAull, 0x6BFB5FB11F8D5D08ull, 0x56033046FC7B6BABull, 0xF0CFBC209AF4361Dull,
};

__extension__ typedef unsigned __int128 wide;

/// The 128 bits of a number of five words, the lowest first, from this bit on.
static wide bits_from(const uint64_t *words, int bit) {
    int word = bit / 64, shift = bit % 64;
    uint64_t part[3] = {0, 0, 0};
    for (int i = 0; i < 3 && word + i < 5; i++) part[i] = words[word + i];
    wide low = (wide)part[1] << 64 | part[0];
    return shift == 0 ? low : low >> shift | (wide)part[2] << (128 - shift);
}

/// Step 1, for a finite angle above π/4: the angle of size r in this quadrant.
static extended reduced(double angle, int *quadrant) {
    uint64_t mantissa = (pm_bits(angle) & 0xFFFFFFFFFFFFFull) | 0x10000000000000ull;
    int exponent = (int)(pm_bits(angle) >> 52) - 1075;
    int first = exponent > 2 ? (exponent - 2) / 64 : 0;
    uint64_t product[5] = {0};
    uint64_t carry = 0;
    for (int i = 0; i < 4; i++) {
        wide p = (wide)mantissa * two_over_pi[first + 3 - i] + carry;
        product[i] = (uint64_t)p;
        carry = (uint64_t)(p >> 64);
    }
    product[4] = carry;
    // Bits after the point.
    int point = 256 - (exponent - 64 * first);
    *quadrant = (int)(bits_from(product, point) & 3);
    wide fraction = bits_from(product, point - 128);
    bool beyond = fraction >> 127;
    if (beyond) {
        fraction = -fraction;
        *quadrant = (*quadrant + 1) & 3;
    }
    if (fraction == 0) return pm_of(0);
    int zeros = (uint64_t)(fraction >> 64) ? __builtin_clzll((uint64_t)(fraction >> 64))
                                           : 64 + __builtin_clzll((uint64_t)fraction);
    fraction <<= zeros;
    double high = (double)(int64_t)(fraction >> 75);
    double low = (double)(int64_t)((uint64_t)(fraction >> 22) & 0x1FFFFFFFFFFFFFull);
    extended turn = pm_sum_ordered(high * pm_power_of_two(-53 - zeros), low * pm_power_of_two(-106 - zeros));
    extended r = pm_multiply(turn, pm_half_pi);
    return beyond ? pm_negated(r) : r;
}

/// r + r³·(−1/6 + r²·(1/5! − …))
static extended sine_near(extended r) {
    static const double rest[9] = {
        1.0 / 120, -1.0 / 5040, 1.0 / 362880, -1.0 / 39916800, 1.0 / 6227020800, -1.0 / 1307674368000,
        1.0 / 355687428096000, -1.0 / 121645100408832000, 1.0 / 51090942171709440000.0,
    };
    static const extended sixth = {-0x1.5555555555555p-3, -0x1.5555555555555p-57};
    extended square = pm_square(r);
    extended factor = pm_sum_ordered(sixth.hi, sixth.lo + square.hi * pm_polynomial(rest, 9, square.hi));
    return pm_add_smaller(r, pm_multiply(r, pm_multiply(square, factor)));
}

/// 1 + r²·(−1/2 + r²·(1/24 + r²·(−1/6! + …)))
static extended cosine_near(extended r) {
    static const double rest[8] = {
        -1.0 / 720, 1.0 / 40320, -1.0 / 3628800, 1.0 / 479001600, -1.0 / 87178291200, 1.0 / 20922789888000,
        -1.0 / 6402373705728000, 1.0 / 2432902008176640000,
    };
    static const extended twenty_fourth = {0x1.5555555555555p-5, 0x1.5555555555555p-59};
    extended square = pm_square(r);
    extended factor = pm_sum_ordered(
        twenty_fourth.hi, twenty_fourth.lo + square.hi * pm_polynomial(rest, 8, square.hi));
    factor = pm_add_smaller(pm_of(-0.5), pm_multiply(square, factor));
    return pm_add_smaller(pm_of(1), pm_multiply(square, factor));
}

/// The sine of an angle that is finite and not negative, this many quarters of a turn on.
static extended sine_on(double angle, int quarters) {
    int quadrant = 0;
    extended r = angle <= 0x1.921fb54442d18p-1 ? pm_of(angle) : reduced(angle, &quadrant);
    quadrant += quarters;
    extended result = quadrant & 1 ? cosine_near(r) : sine_near(r);
    return quadrant & 2 ? pm_negated(result) : result;
}

static bool is_tiny(double v) { return pm_absolute(v) < 0x1p-27; }
static bool is_finite(double v) { return pm_absolute(v) < __builtin_inf(); }

static double sine_of(double x) {
    if (is_tiny(x)) return x;
    if (!is_finite(x)) return x - x;
    double s = sine_on(pm_absolute(x), 0).hi;
    return pm_is_negative(x) ? -s : s;
}

static double cosine_of(double x) {
    if (is_tiny(x)) return 1;
    return is_finite(x) ? sine_on(pm_absolute(x), 1).hi : x - x;
}

static double tangent_of(double x) {
    if (is_tiny(x)) return x;
    if (!is_finite(x)) return x - x;
    double size = pm_absolute(x), t = pm_divide(sine_on(size, 0), sine_on(size, 1)).hi;
    return pm_is_negative(x) ? -t : t;
}

double sin(double x) { return sine_of(x); }
double cos(double x) { return cosine_of(x); }
double tan(double x) { return tangent_of(x); }

void sincos(double x, double *sine, double *cosine) {
    *sine = sine_of(x);
    *cosine = cosine_of(x);
}

float sinf(float x) { return (float)sine_of(x); }
float cosf(float x) { return (float)cosine_of(x); }
float tanf(float x) { return (float)tangent_of(x); }

void sincosf(float x, float *sine, float *cosine) {
    *sine = (float)sine_of(x);
    *cosine = (float)cosine_of(x);
}
