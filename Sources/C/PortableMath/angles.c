#include "extended.h"

#pragma STDC FP_CONTRACT OFF

// The inverse functions of angles. All are the angle of a point (x, y):
//
// 1. In the lower half of the first quadrant, 0 ≤ y ≤ x, let c be the multiple of 1/8 nearest to y/x. The angle is
//    atan(c), from a table, plus atan(t) with t = (y − c·x)/(x + c·y), |t| ≤ 1/16: a short Taylor series.
// 2. The upper half is its mirror image, and the other quadrants are mirror images of the first.

/// atan(c/8)
static const extended table[9] = {
    {0x0.0p+0, 0x0.0p+0},
    {0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59},
    {0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57},
    {0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56},
    {0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56},
    {0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58},
    {0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56},
    {0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56},
    {0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55},
};

/// t + t³·(−1/3 + t²·(1/5 − …))
static extended angle_near(extended t) {
    static const double rest[8] = {
        1.0 / 5, -1.0 / 7, 1.0 / 9, -1.0 / 11, 1.0 / 13, -1.0 / 15, 1.0 / 17, -1.0 / 19,
    };
    extended square = pm_square(t);
    extended factor = pm_add_smaller(
        pm_negated(pm_third), pm_times(square, pm_polynomial(rest, 8, square.hi)));
    return pm_add_smaller(t, pm_multiply(t, pm_multiply(square, factor)));
}

extended pm_angle(extended y, extended x) {
    bool steep = y.hi > x.hi || (y.hi == x.hi && y.lo > x.lo);
    extended small = steep ? x : y, large = steep ? y : x;
    double scale = pm_power_of_two(-pm_exponent(large.hi) / 2);
    extended angle;
    small = pm_scaled(pm_scaled(small, scale), scale);
    large = pm_scaled(pm_scaled(large, scale), scale);
    double c = pm_nearest(8 * (small.hi / large.hi));
    if (small.hi < 0x1p-80 * large.hi) {
        angle = pm_of(small.hi / large.hi);
    } else if (c == 0) {
        angle = angle_near(pm_divide(small, large));
    } else {
        extended over = pm_subtract(small, pm_times(large, c / 8)), under = pm_add(large, pm_times(small, c / 8));
        angle = pm_add(table[(int)c], angle_near(pm_divide(over, under)));
    }
    return steep ? pm_subtract(pm_half_pi, angle) : angle;
}

static double arc_tangent(double y, double x) {
    if (pm_is_nan(x) || pm_is_nan(y)) return x + y;
    bool left = pm_is_negative(x);
    double up = pm_absolute(y), out = pm_absolute(x);
    extended angle;
    if (up == 0) {
        angle = pm_of(0);
    } else if (pm_is_infinite(up) || pm_is_infinite(out)) {
        angle = pm_is_infinite(up) ? (pm_is_infinite(out) ? table[8] : pm_half_pi) : pm_of(0);
    } else if (!left && (out == 0 || pm_exponent(up) - pm_exponent(out) < -60)) {
        return pm_with_sign(out == 0 ? pm_half_pi.hi : up / out, y);
    } else if (out == 0) {
        angle = pm_half_pi;
    } else {
        angle = pm_angle(pm_of(up), pm_of(out));
    }
    if (left) angle = pm_subtract(pm_pi, angle);
    return pm_with_sign(angle.hi, y);
}

/// The leg of a right triangle with the hypotenuse 1 and the other leg x.
static extended other_leg(double x) { return pm_root(pm_multiply(pm_sum(1, -x), pm_sum(1, x))); }

static double arc_sine(double x) {
    double size = pm_absolute(x);
    if (size < 0x1p-27) return x;
    if (!(size <= 1)) return (x - x) / (x - x);
    return pm_with_sign(size == 1 ? pm_half_pi.hi : pm_angle(pm_of(size), other_leg(size)).hi, x);
}

static double arc_cosine(double x) {
    double size = pm_absolute(x);
    if (!(size <= 1)) return (x - x) / (x - x);
    if (x == 1) return 0;
    if (x == -1) return pm_pi.hi;
    if (size < 0x1p-60) return pm_half_pi.hi;
    extended angle = pm_angle(other_leg(size), pm_of(size));
    return pm_is_negative(x) ? pm_subtract(pm_pi, angle).hi : angle.hi;
}

static double arc_tangent_one(double x) { return pm_absolute(x) < 0x1p-27 ? x : arc_tangent(x, 1); }

double atan2(double y, double x) { return arc_tangent(y, x); }
double atan(double x) { return arc_tangent_one(x); }
double asin(double x) { return arc_sine(x); }
double acos(double x) { return arc_cosine(x); }

float atan2f(float y, float x) { return (float)arc_tangent(y, x); }
float atanf(float x) { return (float)arc_tangent_one(x); }
float asinf(float x) { return (float)arc_sine(x); }
float acosf(float x) { return (float)arc_cosine(x); }
