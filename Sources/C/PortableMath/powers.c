#include "extended.h"

#pragma STDC FP_CONTRACT OFF

// Powers and roots.
//
// 1. x^y is e to the power y·log |x|, whose logarithm is extended, so that its error stays below 2⁻⁶⁰ of the result.
// 2. For a float, doubles are precise enough. Image filters take such powers of every pixel.
// 3. A cube root is estimated from the exponent and improved by Newton's method; the last step is extended. So is the
//    square root of a hypotenuse, which is taken of numbers scaled to about 1.

typedef enum { fractional, even, odd } parity;

static parity parity_of(double y) {
    double size = pm_absolute(y);
    if (size >= 0x1p53) return even;
    if (size < 1) return size == 0 ? even : fractional;
    uint64_t whole = (uint64_t)size;
    return (double)whole != size ? fractional : whole & 1 ? odd : even;
}

/// x^y for positive, finite x and finite y.
static double positive_power(double x, double y) {
    extended l = pm_logarithm(pm_of(x));
    // The product could overflow, or its parts underflow.
    double rough = l.hi * y;
    if (rough > 710) return __builtin_inf();
    if (rough < -746) return 0;
    if (pm_absolute(rough) < 0x1p-60) return 1;
    int exponent;
    extended v = pm_exponential(pm_times(l, y), &exponent);
    return pm_shifted(pm_add(pm_of(1), v).hi, exponent);
}

/// The same with an error of less than 10⁻¹², for results in the range of floats.
static double rough_positive_power(double x, double y) {
    static const double near_one[11] = {
        1.0 / 3, 1.0 / 5, 1.0 / 7, 1.0 / 9, 1.0 / 11, 1.0 / 13, 1.0 / 15, 1.0 / 17, 1.0 / 19, 1.0 / 21, 1.0 / 23,
    };
    static const double near_zero[12] = {
        1, 1.0 / 2, 1.0 / 6, 1.0 / 24, 1.0 / 120, 1.0 / 720, 1.0 / 5040, 1.0 / 40320, 1.0 / 362880, 1.0 / 3628800,
        1.0 / 39916800, 1.0 / 479001600,
    };
    int n = pm_exponent(x);
    double m = pm_shifted(x, -n);
    if (m > 0x1.6a09e667f3bcdp+0) {
        m *= 0.5;
        n++;
    }
    double s = (m - 1) / (m + 1), square = s * s;
    double product = y * (n * pm_ln2.hi + 2 * (s + s * square * pm_polynomial(near_one, 11, square)));
    if (product > 100) return __builtin_inf();
    if (product < -120) return 0;
    double whole = pm_nearest(product * 0x1.71547652b82fep+0);
    double r = (product - whole * pm_ln2.hi) - whole * pm_ln2.lo;
    return pm_shifted(1 + r * pm_polynomial(near_zero, 12, r), (int)whole);
}

static double power(double x, double y, double positive(double, double)) {
    if (y == 0 || x == 1) return 1;
    if (pm_is_nan(x) || pm_is_nan(y)) return x + y;
    double size = pm_absolute(x);
    if (pm_is_infinite(y)) return size == 1 ? 1 : (size > 1) == (y > 0) ? __builtin_inf() : 0;
    parity kind = parity_of(y);
    double sign = kind == odd ? x : 1;
    if (size == 0) return pm_with_sign(y > 0 ? 0 : __builtin_inf(), sign);
    if (pm_is_infinite(size)) return pm_with_sign(y > 0 ? size : 0, sign);
    if (x < 0 && kind == fractional) return (x - x) / (x - x);
    return pm_with_sign(size == 1 ? 1 : positive(size, y), sign);
}

static double cube_root(double x) {
    double size = pm_absolute(x);
    if (size == 0 || !(size < __builtin_inf())) return x;
    int n = pm_exponent(size) / 3;
    size = pm_shifted(size, -3 * n);
    double r = pm_from_bits(pm_bits(size) / 3 + 0x2A9F7893782DA1CEull);
    for (int i = 0; i < 4; i++) r = (2 * r + size / (r * r)) / 3;
    extended square = pm_product(r, r);
    extended rest = pm_subtract(pm_of(size), pm_times(square, r));
    double result = pm_sum_ordered(r, rest.hi / (3 * square.hi)).hi;
    return pm_with_sign(pm_shifted(result, n), x);
}

static double hypotenuse(double x, double y) {
    if (pm_is_infinite(x) || pm_is_infinite(y)) return __builtin_inf();
    if (pm_is_nan(x) || pm_is_nan(y)) return x + y;
    double large = pm_absolute(x), small = pm_absolute(y);
    if (large < small) {
        double swap = large;
        large = small;
        small = swap;
    }
    if (small == 0) return large;
    int n = pm_exponent(large);
    large = pm_shifted(large, -n);
    small = pm_shifted(small, -n);
    return pm_shifted(pm_root(pm_add(pm_product(large, large), pm_product(small, small))).hi, n);
}

double pow(double x, double y) { return power(x, y, positive_power); }
double exp10(double x) { return power(10, x, positive_power); }
double cbrt(double x) { return cube_root(x); }
double hypot(double x, double y) { return hypotenuse(x, y); }

float powf(float x, float y) { return (float)power(x, y, rough_positive_power); }
float exp10f(float x) { return (float)power(10, x, rough_positive_power); }
float cbrtf(float x) { return (float)cube_root(x); }
float hypotf(float x, float y) { return (float)hypotenuse(x, y); }
