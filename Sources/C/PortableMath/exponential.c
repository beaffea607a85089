#include "extended.h"

#pragma STDC FP_CONTRACT OFF

// Exponential functions.
//
// 1. x = n·ln 2 + r with |r| ≤ ln 2 / 2. An eighth of r is small enough for a short Taylor series of e^(r/8) − 1, whose
//    first terms are extended.
// 2. Three times (1 + v)² − 1 = 2v + v² leads back to e^r − 1. That 1 is left out keeps small results exact.
// 3. The hyperbolic functions are made of e^x − 1, so that they too are exact near zero.

/// The result would be infinite, or zero, beyond these.
static const double highest = 709.782712893384, lowest = -745.1332191019412;

/// Steps 1 and 2 for |r| ≤ 0.35: r + r²·(1/2 + r·(1/6 + r·(1/24 + …)))
static extended exponential_near(extended r) {
    static const double rest[9] = {
        1.0 / 24, 1.0 / 120, 1.0 / 720, 1.0 / 5040, 1.0 / 40320, 1.0 / 362880, 1.0 / 3628800, 1.0 / 39916800,
        1.0 / 479001600,
    };
    static const extended sixth = {0x1.5555555555555p-3, 0x1.5555555555555p-57};
    extended part = pm_scaled(r, 0.125);
    extended factor = pm_add_smaller(sixth, pm_times(part, pm_polynomial(rest, 9, part.hi)));
    factor = pm_add_smaller(pm_of(0.5), pm_multiply(part, factor));
    extended v = pm_add_smaller(part, pm_multiply(pm_square(part), factor));
    for (int i = 0; i < 3; i++) v = pm_add_smaller(pm_scaled(v, 2), pm_square(v));
    return v;
}

extended pm_exponential(extended x, int *exponent) {
    // The third part of ln 2.
    const double third = 0x1.7b57a079a1934p-111;
    double n = pm_nearest(x.hi * 0x1.71547652b82fep+0);
    *exponent = (int)n;
    extended r = pm_subtract(x, pm_product(n, pm_ln2.hi));
    r = pm_subtract(r, pm_product(n, pm_ln2.lo));
    return exponential_near(pm_subtract(r, pm_of(n * third)));
}

extended pm_exponential_of_two(double x, int *exponent) {
    double n = pm_nearest(x);
    *exponent = (int)n;
    return exponential_near(pm_times(pm_ln2, x - n));
}

static double finished(extended less_one, int exponent) {
    return pm_shifted(pm_add(pm_of(1), less_one).hi, exponent);
}

static double exponential(double x) {
    if (pm_is_nan(x)) return x;
    if (x > highest) return __builtin_inf();
    if (x < lowest) return 0;
    int exponent;
    extended v = pm_exponential(pm_of(x), &exponent);
    return finished(v, exponent);
}

static double exponential_of_two(double x) {
    if (pm_is_nan(x)) return x;
    if (x >= 1024) return __builtin_inf();
    if (x < -1075) return 0;
    int exponent;
    extended v = pm_exponential_of_two(x, &exponent);
    return finished(v, exponent);
}

/// e^x − 1 for |x| ≤ 80.
static extended less_one(extended x) {
    int exponent;
    extended v = pm_exponential(x, &exponent);
    if (exponent == 0) return v;
    double power = pm_power_of_two(exponent);
    return pm_add(pm_sum(power, -1), pm_scaled(v, power));
}

static double exponential_less_one(double x) {
    if (pm_is_nan(x) || pm_absolute(x) < 0x1p-54) return x;
    if (x > 80) return exponential(x);
    return x < -80 ? -1 : less_one(pm_of(x)).hi;
}

/// Half of e^x, for x > 40.
static double half_exponential(double x) {
    if (x > highest + 1) return __builtin_inf();
    int exponent;
    extended v = pm_exponential(pm_of(x), &exponent);
    return finished(v, exponent - 1);
}

static double hyperbolic_sine(double x) {
    double size = pm_absolute(x);
    if (pm_is_nan(x) || size < 0x1p-27) return x;
    if (size > 40) return pm_with_sign(half_exponential(size), x);
    extended v = less_one(pm_of(size));
    return pm_with_sign(0.5 * pm_add(v, pm_divide(v, pm_add(pm_of(1), v))).hi, x);
}

static double hyperbolic_cosine(double x) {
    double size = pm_absolute(x);
    if (pm_is_nan(x)) return x;
    if (size > 40) return half_exponential(size);
    extended e = pm_add(pm_of(1), less_one(pm_of(size)));
    return 0.5 * pm_add(e, pm_divide(pm_of(1), e)).hi;
}

static double hyperbolic_tangent(double x) {
    double size = pm_absolute(x);
    if (pm_is_nan(x) || size < 0x1p-27) return x;
    if (size > 22) return pm_with_sign(1, x);
    extended v = less_one(pm_of(2 * size));
    return pm_with_sign(pm_divide(v, pm_add(pm_of(2), v)).hi, x);
}

double exp(double x) { return exponential(x); }
double exp2(double x) { return exponential_of_two(x); }
double expm1(double x) { return exponential_less_one(x); }
double sinh(double x) { return hyperbolic_sine(x); }
double cosh(double x) { return hyperbolic_cosine(x); }
double tanh(double x) { return hyperbolic_tangent(x); }

float expf(float x) { return (float)exponential(x); }
float exp2f(float x) { return (float)exponential_of_two(x); }
float expm1f(float x) { return (float)exponential_less_one(x); }
float sinhf(float x) { return (float)hyperbolic_sine(x); }
float coshf(float x) { return (float)hyperbolic_cosine(x); }
float tanhf(float x) { return (float)hyperbolic_tangent(x); }
