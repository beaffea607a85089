#include "extended.h"

#pragma STDC FP_CONTRACT OFF

// Logarithms and the inverse hyperbolic functions.
//
// 1. x = 2ⁿ·m with m between √½ and √2. With s = (m − 1)/(m + 1), |s| < 0.172, the logarithm of m is
//    2·(s + s³/3 + s⁵/5 + …), whose first terms are extended.
// 2. Numbers near 1 arrive as the sum of 1 and the rest, so that m − 1 is exact.

static const extended reciprocal_ln2 = {0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56};
static const extended reciprocal_ln10 = {0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57};

/// Step 1 for m.
static extended logarithm_near_one(extended m) {
    static const double rest[12] = {
        1.0 / 7, 1.0 / 9, 1.0 / 11, 1.0 / 13, 1.0 / 15, 1.0 / 17, 1.0 / 19, 1.0 / 21, 1.0 / 23, 1.0 / 25, 1.0 / 27,
        1.0 / 29,
    };
    static const extended fifth = {0x1.999999999999ap-3, -0x1.999999999999ap-57};
    extended s = pm_divide(pm_add(m, pm_of(-1)), pm_add(m, pm_of(1))), square = pm_square(s);
    extended factor = pm_add_smaller(fifth, pm_times(square, pm_polynomial(rest, 12, square.hi)));
    factor = pm_add_smaller(pm_third, pm_multiply(square, factor));
    return pm_scaled(pm_add_smaller(s, pm_multiply(s, pm_multiply(square, factor))), 2);
}

/// Makes the number m and returns n.
static int split(extended *x) {
    int n = pm_exponent(x->hi);
    extended m = pm_scaled(*x, pm_power_of_two(-n / 2));
    m = pm_scaled(m, pm_power_of_two(-n - -n / 2));
    if (m.hi > 0x1.6a09e667f3bcdp+0) {
        m = pm_scaled(m, 0.5);
        n++;
    }
    *x = m;
    return n;
}

extended pm_logarithm(extended x) {
    int n = split(&x);
    extended near = logarithm_near_one(x);
    return n == 0 ? near : pm_add(pm_times(pm_ln2, n), near);
}

/// What a logarithm is of numbers that are not finite and positive.
static double special(double x) {
    if (x == 0) return -__builtin_inf();
    return x > 0 || pm_is_nan(x) ? x : (x - x) / (x - x);
}

static bool is_ordinary(double x) { return x > 0 && x < __builtin_inf(); }

static double logarithm(double x) { return is_ordinary(x) ? pm_logarithm(pm_of(x)).hi : special(x); }

static double logarithm_of_two(double x) {
    if (!is_ordinary(x)) return special(x);
    extended m = pm_of(x);
    double n = split(&m);
    return pm_add(pm_of(n), pm_multiply(logarithm_near_one(m), reciprocal_ln2)).hi;
}

static double logarithm_of_ten(double x) {
    return is_ordinary(x) ? pm_multiply(pm_logarithm(pm_of(x)), reciprocal_ln10).hi : special(x);
}

static double logarithm_beyond_one(double x) {
    if (pm_absolute(x) < 0x1p-54) return x;
    return x > -1 && x < __builtin_inf() ? pm_logarithm(pm_sum(1, x)).hi : special(1 + x);
}

/// The logarithm of 1 + x.
static extended beyond_one(extended x) {
    extended sum = pm_sum(1, x.hi);
    return pm_logarithm(pm_sum_ordered(sum.hi, sum.lo + x.lo));
}

static double inverse_sine(double x) {
    double size = pm_absolute(x);
    if (!(size < __builtin_inf()) || size < 0x1p-27) return x;
    extended result;
    if (size > 0x1p30) {
        result = pm_add(pm_logarithm(pm_of(size)), pm_ln2);
    } else {
        extended square = pm_product(size, size), root = pm_root(pm_add(pm_of(1), square));
        result = beyond_one(pm_add(pm_of(size), pm_divide(square, pm_add(pm_of(1), root))));
    }
    return pm_with_sign(result.hi, x);
}

static double inverse_cosine(double x) {
    if (!(x >= 1)) return (x - x) / (x - x);
    if (x == __builtin_inf()) return x;
    if (x > 0x1p30) return pm_add(pm_logarithm(pm_of(x)), pm_ln2).hi;
    extended t = pm_sum(x, -1);
    return beyond_one(pm_add(t, pm_root(pm_add(pm_scaled(t, 2), pm_multiply(t, t))))).hi;
}

static double inverse_tangent(double x) {
    double size = pm_absolute(x);
    if (size < 0x1p-27) return x;
    if (size == 1) return pm_with_sign(__builtin_inf(), x);
    if (!(size < 1)) return (x - x) / (x - x);
    return pm_with_sign(0.5 * beyond_one(pm_divide(pm_of(2 * size), pm_sum(1, -size))).hi, x);
}

double log(double x) { return logarithm(x); }
double log2(double x) { return logarithm_of_two(x); }
double log10(double x) { return logarithm_of_ten(x); }
double log1p(double x) { return logarithm_beyond_one(x); }
double asinh(double x) { return inverse_sine(x); }
double acosh(double x) { return inverse_cosine(x); }
double atanh(double x) { return inverse_tangent(x); }

float logf(float x) { return (float)logarithm(x); }
float log2f(float x) { return (float)logarithm_of_two(x); }
float log10f(float x) { return (float)logarithm_of_ten(x); }
float log1pf(float x) { return (float)logarithm_beyond_one(x); }
float asinhf(float x) { return (float)inverse_sine(x); }
float acoshf(float x) { return (float)inverse_cosine(x); }
float atanhf(float x) { return (float)inverse_tangent(x); }
